import Foundation
import YuiLines

/// The tables of the guide, made from the tables of the module.
enum GuideTables {
  /// Each table by its name.
  static func all() throws -> [(name: String, rows: String)] {
    [
      ("presets", presets), ("groups", groups), ("errors", codes { !$0.isWarning }),
      ("warnings", codes(where: \.isWarning)), ("limits", try limits()),
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

  /// What the source says of each limit, and its number.
  private static func limits() throws -> String {
    let source = try TextFile.read(
      GuideArticle.sources.appendingPathComponent("Model/Limits.swift").path)
    var rows = table(["Limit", "Most", "Of what"])
    var comment: [String] = []
    for line in source.components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("public static let ") {
        let name = String(line.dropFirst("public static let ".count).prefix { $0 != " " })
        rows += row([
          "``Limits/\(name)``", limitValues[name].map(grouped) ?? "?",
          comment.joined(separator: " "),
        ])
        comment = []
      } else {
        comment = []
      }
    }
    return rows
  }

  static let limitValues: [String: Int] = [
    "lineBytes": Limits.lineBytes, "tokensPerLine": Limits.tokensPerLine,
    "partsPerLine": Limits.partsPerLine, "propsPerLine": Limits.propsPerLine,
    "idsPerReply": Limits.idsPerReply, "idBytesPerReply": Limits.idBytesPerReply,
    "madeIDsPerReply": Limits.madeIDsPerReply, "blockBytes": Limits.blockBytes,
    "replyBytes": Limits.replyBytes, "jsonDepth": Limits.jsonDepth,
    "drawLines": Limits.drawLines, "drawCharacters": Limits.drawCharacters,
    "motionCharacters": Limits.motionCharacters, "joinedEdges": Limits.joinedEdges,
    "flowTests": Limits.flowTests, "guessedIDs": Limits.guessedIDs,
    "suggestions": Limits.suggestions,
  ]

  /// A number with a comma between each three digits.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.insert(",", at: text.startIndex) }
      text.insert(digit, at: text.startIndex)
    }
    return text
  }

  private static func table(_ names: [String]) -> String {
    row(names) + row(names.map { _ in "---" })
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}
