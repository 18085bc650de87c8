import Testing
import YuiLines

/// The line that was probably meant, where one is clear.
@Suite("A suggestion is the line that was meant")
struct SuggestionTests {
  static let known: KnownIDs = ["weight": .stat, "plan": .card, "row-1": .done]

  @Test(
    arguments: [
      // Heads.
      ("tmer 40/20", "timer 40/20"), ("tiemr 40/20", "timer 40/20"),
      ("stt 5", "stat 5"), ("galery /a /b", "gallery /a /b"),
      (">2  tiemr 5", ">2  timer 5"),
      ("  Stat 5 Weight", "stat 5 Weight"), ("SAY hi", "say hi"),
      ("stat: 5 Weight", "stat 5 Weight"), ("say:Hello there", "say Hello there"),
      ("> 2 stat 5", ">2 stat 5"), (">\t2", ">2"),
      ("- say hi", "say hi"), ("* say hi", "say hi"), ("\u{2022} say hi", "say hi"),
      ("1. say hi", "say hi"), ("12) stat 5", "stat 5"), ("\"say hi\"", "say hi"),
      (">2 `timer 90`", ">2 timer 90"), ("`stat 5", "stat 5"),
      ("stat@my.id 5", "stat@my-id 5"), ("stat@ 5", "stat 5"), ("Stat@A 5", "stat@A 5"),
      ("save@today", "save today"), ("save@a today", "save today"),
      ("menu@plan review Plan", "menu review@plan Plan"),
      ("Menu Revew Plan", "menu review Plan"), ("clera", "clear"),
      // Targets.
      ("~wieght 5", "~weight 5"), ("~Weight 5", "~weight 5"), ("~ weight 5", "~weight 5"),
      ("~satt 5", "~stat 5"), ("~card@weight 5", "~weight 5"), ("~stta@weight 5", "~stat@weight 5"),
      ("~Stat@weight 5", "~stat@weight 5"), ("~crad@new 5", "~card@new 5"),
      ("~row-1 kind=nex", "~row-1 kind=next"), ("~row-1 kind:now x", ""),
      // Core words.
      ("close it", "close"), ("talk onn", "talk on"), ("talk Off", "talk off"),
      ("menu revew Plan", "menu review Plan"), ("menu Backlog@x Plan", "menu backlog@x Plan"),
      ("menu shortcuts: Week", "menu shortcut Week"),
      ("visual orbb", "visual orb"), ("visual orb tone:teal", "visual orb tone=teal"),
      ("visual tone=teel", "visual tone=teal"), ("visual raect=mic", "visual react=mic"),
      ("theme app ocaen", "theme app ocean"), ("theme app acent=teel", "theme app accent=teal"),
      ("theme app radius=Round", "theme app radius=round"),
      ("table create t Day:dat W:num:lb D:boolean", "table create t Day:date W:number:lb D:bool"),
      ("table create t Day=date", "table create t Day:date"),
      ("put t r1 Weight:80 Day:today", "put t r1 Weight=80 Day=today"),
      // Nothing is clear.
      ("Here is your week.", ""), ("xyzzy 5", ""), ("~nothing 5", ""), ("custom {", ""),
      ("save", ""), ("end", ""), ("doing", ""), ("doing Packing 7/5", ""), ("a", ""), ("~", ""),
      ("menu plans Week", ""), ("theme app size=3", ""), ("put", ""), ("talk a b", ""),
      ("ma x", ""), ("menu@x", ""), (">2 >3 say x", ""),
    ])
  func suggestion(line: String, meant: String) {
    let found = Checker.check(line, known: Self.known).filter { !$0.code.isWarning }
    #expect(found.map { $0.suggestion ?? "" } == [meant].filter { _ in !found.isEmpty })
    // The one row that is no error: a warning's own test has it.
    #expect(!found.isEmpty || line.contains("kind:now"))
  }

  @Test("An id that the reply made is near enough to be meant")
  func madeIDs() {
    let found = Checker.check("stat@steps 4 Steps\n~setps 5\n~seteps 6")
    #expect(found.map(\.suggestion) == ["~steps 5", "~steps 6"])
  }

  @Test("A suggestion is a line without an error")
  func suggestionsRead() {
    for (reply, _) in WarningTests.warnings {
      for suggestion in Checker.check(reply, known: Self.known).compactMap(\.suggestion) {
        let actions = ReplyParser.parse(suggestion, known: Self.allKnown).map(\.action)
        #expect(!actions.isEmpty)
        for case .error(let diagnostic) in actions { Issue.record("\(diagnostic)") }
      }
    }
  }
  static let allKnown = known.merging(["a": .stat, "b": .stat]) { $1 }

  @Test("Past the limit there are errors without suggestions")
  func limit() {
    let count = Limits.suggestions + 10
    let found = Checker.check(String(repeating: "tmer 5\n", count: count))
    #expect(found.count == count)
    #expect(found.count { $0.suggestion != nil } == Limits.suggestions)
  }

  @Test("A huge line, huge words and many ids cost nothing much")
  func huge() {
    let word = String(repeating: "stat", count: 500_000)
    #expect(Checker.check(word + " 5").first?.suggestion == nil)
    #expect(Checker.check("~" + word).first?.suggestion == nil)
    let ids = KnownIDs(uniqueKeysWithValues: (0..<20_000).map { ("id\($0)", Preset.stat) })
    let lines = String(repeating: "~ix5 3\n", count: 2_000)
    #expect(Checker.check(lines, known: ids).count == 2_000)
  }
}
