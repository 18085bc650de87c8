import Foundation
import Testing

/// What each subcommand prints.
@Suite("The command: subcommands")
struct SubcommandTests {
  @Test
  func parsePrintsOneOpALine() throws {
    let parsed = try Command("parse", "-", input: "say Hi.\nwaltz\n>2\n")
    #expect(parsed.status == 0)
    #expect(parsed.lines.count == 3)
    let first = #"{"op":"add","screen":"1","preset":"say","id":"n1","props":{"text":"Hi."}}"#
    #expect(parsed.lines.first == first)
    #expect(parsed.lines[1].hasPrefix(#"{"op":"error","screen":"1","code":"unknown-preset""#))
    #expect(try Command("parse", "--stream", "-", input: "say Hi.\n").lines == [first])
  }

  @Test
  func checkSaysThatALaterSaveEmptiesAScreen() throws {
    let folder = try Folder()
    let first = try folder.file("1.yui", ">2\nstat@a 1 A\nsave plan\n")
    let second = try folder.file("2.yui", "~a 2\nsave plan\n")
    let checked = try Command("check", first, second)
    #expect(checked.status == 1 && checked.lines.count == 1)
    #expect(checked.lines.first?.contains("2.yui:2:1: empty-save: `plan`") == true)
    #expect(try Command("check", "-", input: "save plan\n").output.contains("empty-save"))
  }

  @Test
  func fitSaysThatLinesFailed() throws {
    let fitted = try Command("fit", "-", input: "stat 1 One\nwaltz\n")
    #expect(fitted.status == 0 && fitted.output.contains("One"))
    #expect(fitted.errors == "yuilines: 1 line failed; `yuilines check FILE...` says why\n")
    #expect(try Command("fit", "-", input: "stat 1 One\n").errors.isEmpty)
  }

  @Test
  func parseReadsFencesAndCountsTheirLinesInTheFile() throws {
    let reply = "Prose.\n```yui\nsay a\n```\nsay not this\n```yui\n\nsay b"
    let parsed = try Command("parse", "--lines", "-", input: reply)
    #expect(
      parsed.lines.map { $0.suffix(10) }
        == [#"},"line":3}"#, #"},"line":8}"#].map { $0.suffix(10) })
    #expect(try Command("parse", "--stream", "-", input: reply).lines.count == 7)
  }

  @Test
  func parsePrintsLinesThatParseToTheSame() throws {
    let reply = "say  \"Hi\"  there\nwaltz\n>2 stat@kg 80kg   Load\n~kg 82kg\ndraw@d\n<a>\nend\n"
    let lines = try Command("parse", "--print", "-", input: reply)
    #expect(lines.output == "say Hi there\n>2 stat@kg 80kg Load\n~kg 82kg\ndraw@d\n<a>\nend\n")
    let again = try Command("parse", "-", input: lines.output)
    let once = try Command("parse", "-", input: reply)
    #expect(again.lines == once.lines.filter { !$0.contains(#""op":"error""#) })
  }

  @Test(
    "Whole replies are printed whole: a patch by a line ends the groups, one by a block does not")
  func parsePrintsPatchesOfBlocks() throws {
    let line = "deck D\ndraw@a L\nnothing\n~a source=\"<svg/>\"\npage P\n"
    let block = "deck D\ndraw@a L\n<svg/>\nend\npage P\n"
    for (reply, printed) in [
      (line, "deck D\ndraw@a L\n~a source=<svg/>\npage P\n"), (block, block),
      ("say a\nnonsense\n\(line)", "say a\ndeck D\ndraw@a L\n~a source=<svg/>\npage P\n"),
    ] {
      #expect(try Command("parse", "--print", "-", input: reply).output == printed)
    }
  }

  @Test
  func repliesOfAThreadKnowTheIDsOfEarlierOnes() throws {
    let folder = try Folder()
    let first = try folder.file("1", ">2\nstat@kg 80kg Load\nsave load\n")
    let second = try folder.file("2", "~kg 82kg\n")
    #expect(try Command("check", first, second).status == 0)
    #expect(try Command("check", second).status == 1)
    #expect(try Command("parse", first, second).lines.last?.contains(#""target":"kg""#) == true)
    #expect(try Command("apply", first, second).output.contains(#""value":82"#))
    let changes = try Command("apply", "--changes", first, second).lines
    #expect(changes.count == 2)
    #expect(changes.last?.contains(#""changed":["kg"]"#) == true)
  }

  @Test
  func checkSaysWhereAndWhat() throws {
    let folder = try Folder()
    let file = try folder.file("reply.yui", "say fine\n  tmer 25m\nshow nowhere\n")
    let checked = try Command("check", file)
    #expect(checked.status == 1)
    #expect(checked.output.contains("\(file):2:3: unknown-preset: "))
    #expect(checked.output.contains("\(file):3:1: nothing-saved: "))
    #expect(try Command("check", "-", input: "say fine\n").output.isEmpty)
  }

  @Test
  func checkSaysWhatALineSaysInVain() throws {
    let folder = try Folder()
    let file = try folder.file("reply.yui", "stat@w 178 lb Weight detla=-2\nsave weight\n")
    #expect(
      try Command("check", file).lines == [
        "\(file):1:12: loose-unit: `lb` is read as words; a unit stands right behind its number, "
          + "a time's is s, m or h.",
        "    try: stat@w 178lb Weight detla=-2",
        "\(file):1:22: unread-prop: `detla=-2` is read as a prop, and nothing reads it on this "
          + "line.",
        "    try: stat@w 178 lb Weight delta=-2",
      ])
    #expect(try Command("check", "--errors", file).output.isEmpty)
    #expect(try Command("presets", "list").output.contains("props     check glance inline items"))
  }

  @Test
  func fitDrawsTheScreenSavedLast() throws {
    let reply = ">2\nstat@kg 80kg Load\nsave one\n>3\nstat@km 7km Run\nsave two\n"
    let drawn = try Command("fit", "-", input: reply)
    #expect(drawn.status == 0)
    #expect(drawn.output.contains("systemMedium"))
    #expect(drawn.output.contains("7 km"))
    #expect(try Command("fit", "--saved", "one", "-", input: reply).output.contains("80 kg"))
    #expect(try Command("fit", "--saved", "none", "-", input: reply).status == 2)
    let json = try Command("fit", "--format", "json", "--family=systemSmall", "-", input: reply)
    let data = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(data?["family"] as? String == "systemSmall")
  }

  @Test
  func presetsAreShownAndDescribed() throws {
    #expect(try Command("presets").lines.count > 50)
    #expect(try Command("presets", "slide").output.contains("min=1"))
    let page = try Command("presets", "game", "draw", "page").output
    #expect(page.contains("unless said   kind in lower case"))
    #expect(page.contains("reads the lines after it, up to `end`"))
    #expect(page.contains("joins         deck plan narrate"))
  }
}
