import YuiLines

/// `yuilines presets`: the language at a glance.
enum Presets: Subcommand {
  static let manual = Manual(
    name: "presets", operands: "[NAME...]",
    summary: "Show the presets: what a line of each takes, its props, defaults and an example.",
    details: """
      Without a NAME, a line a preset: its name and what stands behind it, by position.
      """,
    options: [])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    if arguments.operands.isEmpty {
      let rows = Preset.allCases.map { ("\($0.name) \($0.spec.usage)", $0.spec.summary) }
      let width = rows.map(\.0.count).max() ?? 0
      for (usage, summary) in rows {
        let space = String(repeating: " ", count: width - usage.count)
        try output.write("\(usage)\(space)  \(summary)\n")
      }
      return .fine
    }
    for (place, name) in arguments.operands.enumerated() {
      guard let preset = Preset(name: name) else {
        throw .unknown("preset", name, among: Preset.allCases.map(\.name), of: manual)
      }
      try output.write((place > 0 ? "\n" : "") + page(of: preset.spec))
    }
    return .fine
  }

  /// All that the table knows about one preset.
  private static func page(of spec: PresetSpec) -> String {
    var rows: [(String, String)] = [("example", spec.example)]
    if !spec.keys.isEmpty { rows.append(("props", spec.keys.joined(separator: " "))) }
    if !spec.defaults.isEmpty {
      let defaults = spec.defaults.map { "\($0.key)=\($0.value.json)" }
      rows.append(("defaults", defaults.joined(separator: " ")))
    }
    if let derived = spec.derived { rows.append(("unless said", derived.summary)) }
    if !spec.lists.isEmpty { rows.append(("always lists", spec.lists.joined(separator: " "))) }
    if !spec.members.isEmpty {
      rows.append(("members", spec.members.map(\.name).joined(separator: " ")))
    }
    let heads = Preset.allCases.filter { $0.spec.members.contains(spec.preset) }
    if !heads.isEmpty { rows.append(("joins", heads.map(\.name).joined(separator: " "))) }
    if spec.opensBlock { rows.append(("block", "reads the lines after it, up to `end`")) }
    if spec.takesStage { rows.append(("stage", "takes the stage, unless `inline` is set")) }
    rows.append(("widget", spec.widget == .title ? "its title and Open" : "\(spec.widget)"))
    return """
      \(spec.preset.name) \(spec.usage)
        \(spec.summary)

      \(Manual.table(rows))

      """
  }
}
