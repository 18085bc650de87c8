public import YuiLines

extension Preset {
  /// Lays the preset's defaults under what a line said (spec 2, Defaults).
  ///
  ///     Preset.slide.resolve(["min": 1, "max": 10])
  ///     // ["label": "", "min": 1, "max": 10, "step": 1, "value": 6]
  ///
  /// - Complexity: O(*n*) in the props.
  public func resolve(_ props: Props) -> Props {
    let spec = spec
    var resolved = spec.defaults
    resolved.merge(props)
    if let derived = spec.derived { derived.fill(&resolved, said: props) }
    return resolved
  }
}

extension PresetSpec.Derived {
  /// Fills in the default that depends on the other props. `said` is what the line said itself.
  fileprivate func fill(_ resolved: inout Props, said: Props) {
    switch self {
    case .midpoint:
      guard !said.has("value") else { return }
      resolved["value"] = .number(middle(of: resolved))
    case .openButton:
      guard !said.has("cta") else { return }
      resolved["cta"] = said.has("open") ? "Open" : ""
    case .lowerCaseKind: lowerCase("kind", in: &resolved)
    case .board:
      if said.has("kind") { lowerCase("kind", in: &resolved) } else { resolved["kind"] = "" }
      let taken = cells(resolved["x"], without: [])
      resolved["x"] = .list(taken.map { .number($0) })
      resolved["o"] = .list(cells(resolved["o"], without: taken).map { .number($0) })
    case .loopRows:
      guard !said.has("rows") else { return }
      resolved["rows"] = kit(8)
    case .drumPads:
      if said.has("grid") { lowerCase("grid", in: &resolved) } else { resolved["grid"] = "2x2" }
      guard !said.has("pads") else { return }
      resolved["pads"] = kit(pads(in: resolved["grid"]?.text ?? ""))
    case .keyScale:
      guard !said.has("scale") else { return }
      resolved["scale"] = resolved["key"]?.text?.utf8.last == UInt8(ascii: "m") ? "minor" : "major"
    case .progression:
      guard !said.has("prog") else { return }
      resolved["prog"] = said.has("chords") ? [] : ["I", "V", "vi", "IV"]
    }
  }
}

private func lowerCase(_ key: String, in props: inout Props) {
  if let text = props[key]?.text { props[key] = .text(text.lowercased()) }
}

/// The midpoint of a slider, halves up. An end that is no number counts as the default's.
private func middle(of slide: Props) -> Double {
  let defaults = Preset.slide.spec.defaults
  let low = slide["min"]?.number ?? defaults["min"]?.number ?? 0
  let high = slide["max"]?.number ?? defaults["max"]?.number ?? 0
  return (low / 2 + high / 2 + 0.5).rounded(.down)
}

/// The whole cells of a board, 1 to 9, each once.
private func cells(_ value: Value?, without taken: [Double]) -> [Double] {
  var cells: [Double] = []
  for member in value?.list ?? [] {
    guard let cell = member.number, 1...9 ~= cell, cell == cell.rounded(),
      !cells.contains(cell), !taken.contains(cell)
    else { continue }
    cells.append(cell)
  }
  return cells
}

private func kit(_ count: Int) -> Value {
  .list(PresetSpec.kit.prefix(count).map { .text($0) })
}

/// How many pads a grid such as `4x2` has; a grid that is none has as many as the default one.
private func pads(in grid: String) -> Int {
  let bytes = Array(grid.utf8)
  guard bytes.count == 3, bytes[1] == UInt8(ascii: "x"), 0x31...0x34 ~= bytes[0],
    0x31...0x34 ~= bytes[2]
  else { return 4 }
  return Int(bytes[0] - 0x30) * Int(bytes[2] - 0x30)
}
