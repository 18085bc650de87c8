import Foundation
import YuiLines

/// The tables of the guide, made from the tables of the module.
enum GuideTables {
  /// Each table by its name.
  static func all() throws -> [(name: String, rows: String)] {
    [
      ("presets", presets), ("groups", groups), ("errors", codes { !$0.isWarning }),
      ("warnings", codes(where: \.isWarning)),
    ]
  }

  private static var presets: String {
    var rows = table(["Preset", "By position", "For", "Example", "Defaults"])
    for preset in Preset.allCases {
      let spec = preset.spec
      let defaults = spec.defaults.map { "`\($0.key)=\($0.value.json)`" }
      rows += row([
        "`\(preset.name)`", spec.usage.isEmpty ? "" : "`\(spec.usage)`", spec.summary,
        "`\(spec.example)`", defaults.joined(separator: " "),
      ])
    }
    return rows
  }

  private static var groups: String {
    var rows = table(["Head", "Members"])
    for preset in Preset.allCases where !preset.spec.members.isEmpty {
      let members = preset.spec.members.map { "`\($0.name)`" }
      rows += row(["`\(preset.name)`", members.joined(separator: " ")])
    }
    return rows
  }

  private static func codes(where belongs: (Diagnostic.Code) -> Bool) -> String {
    var rows = table(["Code", "What it says"])
    for code in Diagnostic.Code.allCases where belongs(code) {
      rows += row(["`\(code.rawValue)`", Diagnostic(code: code, detail: "...").message])
    }
    return rows
  }

  private static func table(_ names: [String]) -> String {
    row(names) + row(names.map { _ in "---" })
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}
