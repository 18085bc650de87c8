import Foundation
import YuiFit
import YuiLines
import YuiScreens

/// The table of all limits: what the constants' own comments say, their numbers, and the test that
/// holds each.
enum LimitTable {
  struct Limit {
    /// Its name in code: `Limits.lineBytes`.
    var name: String
    var most: Int
    /// `Suite.test`.
    var test: String
  }

  /// A file with limits, and which they are.
  struct Source {
    var file: String
    var limits: [Limit]

    init(_ file: String, _ type: String, _ limits: [(String, Int, String)]) {
      self.file = file
      self.limits = limits.map { Limit(name: "\(type).\($0.0)", most: $0.1, test: $0.2) }
    }
  }

  static let sources: [Source] = [
    Source(
      "YuiLines/Model/Limits.swift", "Limits",
      [
        ("lineBytes", Limits.lineBytes, "RobustnessLimitTests.line"),
        ("tokensPerLine", Limits.tokensPerLine, "RobustnessLimitTests.words"),
        ("partsPerLine", Limits.partsPerLine, "RobustnessLimitTests.words"),
        ("propsPerLine", Limits.propsPerLine, "RobustnessLimitTests.words"),
        ("openGroups", Limits.openGroups, "RobustnessLimitTests.groups"),
        ("idsPerReply", Limits.idsPerReply, "RobustnessLimitTests.manyIDs"),
        ("idBytesPerReply", Limits.idBytesPerReply, "RobustnessLimitTests.ids"),
        ("madeIDsPerReply", Limits.madeIDsPerReply, "RobustnessLimitTests.madeIDs"),
        ("blockBytes", Limits.blockBytes, "RobustnessLimitTests.block"),
        ("replyBytes", Limits.replyBytes, "Tests/hostile"),
        ("jsonDepth", Limits.jsonDepth, "RobustnessLimitTests.json"),
        ("jsonValues", Limits.jsonValues, "RobustnessLimitTests.json"),
        ("drawLines", Limits.drawLines, "BlocksMarkupTests.lineLimit"),
        ("drawCharacters", Limits.drawCharacters, "BlocksMarkupTests.characterLimit"),
        ("motionCharacters", Limits.motionCharacters, "BlocksMarkupTests.motionLimit"),
        ("joinedEdges", Limits.joinedEdges, "BlocksLawTests.joinLimit"),
        ("flowTests", Limits.flowTests, "RobustnessLimitTests.flow"),
        ("guessedIDs", Limits.guessedIDs, "RobustnessLimitTests.guesses"),
        ("suggestions", Limits.suggestions, "SuggestionTests.limit"),
      ]),
    Source(
      "YuiScreens/State/ScreenLimits.swift", "ScreenLimits",
      [
        ("nodesPerScreen", ScreenLimits.nodesPerScreen, "ErrorTests.nodes"),
        ("nodes", ScreenLimits.nodes, "ErrorTests.nodes"),
        ("screens", ScreenLimits.screens, "ErrorTests.screens"),
        ("savedNames", ScreenLimits.savedNames, "ShelfTests.tooManyNames"),
        ("savedNodes", ScreenLimits.savedNodes, "ErrorTests.nodes"),
        ("copiedNodes", ScreenLimits.copiedNodes, "ShelfTests.tooManyCopies"),
        ("copiedNodesPerOp", ScreenLimits.copiedNodesPerOp, "ShelfTests.manyCopies"),
        (
          "namesakesPerSavedScreen", ScreenLimits.namesakesPerSavedScreen,
          "ShelfTests.manyNamesakes"
        ),
        ("props", ScreenLimits.props, "PatchTests.tooManyProps"),
        ("menuItems", ScreenLimits.menuItems, "LookTests.drawerLimit"),
        ("menuLabel", ScreenLimits.menuLabel, "LookTests.drawerLabel"),
        ("errors", ScreenLimits.errors, "ErrorTests.bounded"),
        ("quotedText", ScreenLimits.quotedText, "ErrorTests.quotes"),
        ("treeDepth", ScreenLimits.treeDepth, "AddTests.deepTree"),
      ]),
    Source(
      "YuiScreens/Tables/TableLimits.swift", "TableLimits",
      [
        ("tables", TableLimits.tables, "TableWriteTests.limitsHold"),
        ("columns", TableLimits.columns, "TableWriteTests.limitsHold"),
        ("rows", TableLimits.rows, "TableWriteTests.aFullTableStillTakesItsOwnRows"),
        ("cellCharacters", TableLimits.cellCharacters, "TableWriteTests.limitsHold"),
        ("keyCharacters", TableLimits.keyCharacters, "TableWriteTests.limitsHold"),
        ("nameCharacters", TableLimits.nameCharacters, "TableWriteTests.limitsHold"),
        (
          "queryRows", TableLimits.queryRows,
          "TableQueryTests.fiftyRowsUnlessSaidAndFiveHundredAtMost"
        ),
        (
          "mostQueryRows", TableLimits.mostQueryRows,
          "TableQueryTests.fiftyRowsUnlessSaidAndFiveHundredAtMost"
        ),
      ]),
    Source(
      "YuiScreens/Copies/CopyLimits.swift", "CopyLimits",
      [
        ("tableRows", CopyLimits.tableRows, "PinningTests.fiveHundredRowsAndNoMore"),
        ("tableBytes", CopyLimits.tableBytes, "PinningTests.sixtyFourKilobytesAndNoMore"),
        ("fileBytes", CopyLimits.fileBytes, "CopyStoreTests.aHugeFileIsNotLoaded"),
      ]),
    Source(
      "YuiScreens/Store/Outbox.swift", "Outbox",
      [
        ("entryBytes", Outbox.entryBytes, "OutboxTests.givenIDs"),
        ("maxFallen", Outbox.maxFallen, "OutboxTests.manyFallen"),
      ]),
    Source(
      "YuiScreens/Events/WidgetLink.swift", "WidgetLink",
      [("longest", WidgetLink.longest, "WidgetLinkTests.refusesLongOnes")]),
    Source(
      "YuiScreens/Relay/PinIndex.swift", "PinIndex",
      [("longestName", PinIndex.longestName, "PinIndexTests.limits")]),
    Source(
      "YuiFit/Fitting/Fitter+Entries.swift", "Fitter",
      [("mostEntries", Fitter.mostEntries, "TimerTests.mostEntries")]),
  ]

  /// The table, and the limits of a file that are not in it.
  static func rows() throws -> (rows: String, missing: [String]) {
    var rows = "| Limit | Most | Of what | Held by |\n| --- | --- | --- | --- |\n"
    var missing: [String] = []
    for source in sources {
      var left = source.limits
      for (name, comment) in try constants(source.file) {
        guard let place = left.firstIndex(where: { $0.name.hasSuffix(".\(name)") }) else {
          // Only in a file of nothing else are all whole numbers limits.
          if source.file.hasSuffix("Limits.swift") { missing.append("\(source.file): \(name)") }
          continue
        }
        let limit = left.remove(at: place)
        // Links lead to the symbols of the module that the article is of.
        let link =
          source.file.hasPrefix("YuiLines/")
          ? "``\(limit.name.replacing(".", with: "/"))``" : "`\(limit.name)`"
        rows += "| \(link) | \(grouped(limit.most)) | \(comment.replacing("|", with: "\\|")) "
        rows += "| `\(limit.test)` |\n"
      }
      missing += left.map { "\(source.file): no \($0.name)" }
    }
    return (rows, missing)
  }

  /// The constants of a file, with what is said of them.
  private static func constants(_ file: String) throws -> [(name: String, comment: String)] {
    let path = GuideTextTests.root.appendingPathComponent("Sources/\(file)")
    var constants: [(String, String)] = []
    var comment: [String] = []
    for line in try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      if line.hasPrefix("public static let ") {
        let name = line.dropFirst("public static let ".count).prefix { $0 != " " && $0 != ":" }
        constants.append((String(name), comment.joined(separator: " ")))
      }
      comment = []
    }
    return constants
  }

  /// A number with a comma between each three digits.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.insert(",", at: text.startIndex) }
      text.insert(digit, at: text.startIndex)
    }
    return text
  }
}
