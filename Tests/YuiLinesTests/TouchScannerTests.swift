import Testing
import YuiLines

@Suite("Does a reply touch a pin")
struct TouchScannerTests {
  private let scanner = TouchScanner(
    ids: ["weight": .stat, "today": .list], names: ["today", "morning plan"],
    tables: ["meals"])

  @Test(
    "Touches",
    arguments: [
      "~weight 178lb", "say hi\n~weight 178lb", ">2 ~weight 178lb", "  ~weight", "\u{A0}~weight",
      "~stat@weight 178lb", "save today", "forget today", "save \"today\"", "save  morning   plan",
      "save \"morning plan\" # now", "put meals r1 Cal=90", ">3 put meals Cal=90",
      "put Cal=90 meals", "put +delete meals r1", "put a=\"b c\" meals",
      "\r\n~weight\r\n", "table create meals Cal:number", ">2 table  create meals a:text",
      "```yui\n~weight 178lb\n```", "say a\n\n\tsave today",
      "stat@weight 3kg\n~weight 4kg",
    ])
  func touch(_ reply: String) { #expect(scanner.touches(reply)) }

  @Test(
    "Does not touch",
    arguments: [
      "", "say ~weight", "~height 3", "save tomorrow", "save todays", "put lifts a=1",
      "put a=1 lifts", "put +delete", "put a=meals",
      "# ~weight 178lb", ">2", ">2 >3 ~weight", "stat@weight 3kg", "draw\n<svg>\n~weight 3\nend",
      "~weight 178lb\n```yui\nsay hi\n```", "show today", "~card@weight 3", "~stat 3",
      "saved today", "put", "forget", "table meals a|b", "table create lifts a:text",
      "table create",
      "table \"create\" meals a:text",
    ])
  func noTouch(_ reply: String) { #expect(!scanner.touches(reply)) }

  @Test("Agrees with the ops on generated replies")
  func agreesWithOps() {
    let pieces = [
      "~weight 1", "~n4 x", "say a", "save today", "save x", "put meals a=1", "put x a=1",
      "put a=1 meals", ">2",
      "draw", "<svg>", "end", "timeline@today T", "now x", "~today kind=done", "\u{3000}~weight 2",
      "card a", "card b", "~n1 c", "forget \"morning plan\"", "custom {\"a\":1}", "~c3 x", "```yui",
      "```", " ", "flow", "flowchart TD", "a --> b", "~list@today x", "~now kind=later",
    ]
    var state: UInt64 = 7
    for _ in 0..<4000 {
      var reply = ""
      for _ in 0..<Int(state >> 33) % 9 + 1 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        reply += pieces[Int(state >> 33) % pieces.count] + "\n"
      }
      let known: KnownIDs = ["weight": .stat, "today": .list]
      let expected = ReplyParser.parse(Fences.lines(of: reply), known: known).contains { op in
        switch op.action {
        case .patch(let target, _): Preset(name: target) == nil && known[target] != nil
        case .save(let name), .forget(let name): ["today", "morning plan"].contains(name)
        case .put(let table, _, _, _): table == "meals"
        default: false
        }
      }
      #expect(scanner.touches(reply) == expected, "\(reply)")
    }
  }
}
