import Foundation
import YuiConformance
import YuiFit
import YuiLines
import YuiScreens

/// The table of all limits: what the constants' own comments say, their numbers, and what holds
/// each: vectors, a test, or both.
enum LimitTable {
  struct Limit {
    /// Its name in code: `Limits.lineBytes`.
    var name: String
    var most: Int
    /// `Suite.test`, where vectors alone do not hold it.
    var test: String?
  }

  /// A file with limits, and which they are.
  struct Source {
    var file: String
    var limits: [Limit]

    init(_ file: String, _ type: String, _ limits: [(String, Int, String?)]) {
      self.file = file
      self.limits = limits.map { Limit(name: "\(type).\($0.0)", most: $0.1, test: $0.2) }
    }
  }

  static let sources: [Source] = [
    Source(
      "YuiLines/Model/Limits.swift", "Limits",
      [
        ("lineBytes", Limits.lineBytes, "RobustnessLimitTests.line"),
        ("tokensPerLine", Limits.tokensPerLine, nil),
        ("partsPerLine", Limits.partsPerLine, nil),
        ("propsPerLine", Limits.propsPerLine, "RobustnessLimitTests.repeatedKeys"),
        ("openGroups", Limits.openGroups, "RobustnessLimitTests.groups"),
        ("idsPerReply", Limits.idsPerReply, nil),
        ("idBytesPerReply", Limits.idBytesPerReply, nil),
        ("madeIDsPerReply", Limits.madeIDsPerReply, "RobustnessLimitTests.madeIDs"),
        ("blockBytes", Limits.blockBytes, nil),
        ("replyBytes", Limits.replyBytes, "Tests/hostile"),
        ("jsonDepth", Limits.jsonDepth, nil),
        ("jsonValues", Limits.jsonValues, nil),
        ("drawLines", Limits.drawLines, nil),
        ("drawCharacters", Limits.drawCharacters, nil),
        ("motionCharacters", Limits.motionCharacters, nil),
        ("joinedEdges", Limits.joinedEdges, nil),
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
          nil
        ),
        ("props", ScreenLimits.props, "PatchTests.tooManyProps"),
        ("menuItems", ScreenLimits.menuItems, nil),
        ("menuLabel", ScreenLimits.menuLabel, nil),
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
          nil
        ),
        (
          "mostQueryRows", TableLimits.mostQueryRows,
          nil
        ),
      ]),
    Source(
      "YuiScreens/Copies/CopyLimits.swift", "CopyLimits",
      [
        ("tableRows", CopyLimits.tableRows, nil),
        ("tableBytes", CopyLimits.tableBytes, nil),
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
    let vectors = try vectors()
    let names = Set(sources.flatMap(\.limits).map(\.name))
    missing += vectors.keys.filter { !names.contains($0) }.map {
      "no limit \($0), which vectors hold"
    }
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
        let held = vectors[limit.name, default: []].sorted() + [limit.test].compactMap(\.self)
        if held.isEmpty { missing.append("\(limit.name): nothing holds it") }
        rows += "| \(held.map { "`\($0)`" }.joined(separator: " ")) |\n"
      }
      missing += left.map { "\(source.file): no \($0.name)" }
    }
    return (rows, missing)
  }

  /// The files of `Conformance/limits` by the limit that their vectors name.
  private static func vectors() throws -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for path in Corpus().vectorFiles(in: "limits") {
      let file = "Conformance/limits/" + (path.split(separator: "/").last ?? "")
      for vector in try VectorFile.read(path: path).vectors {
        files[vector.fields["limit"]?.text ?? "none in \(file)", default: []].insert(file)
      }
    }
    return files
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
