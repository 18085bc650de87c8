import Testing
import YuiLines

/// What reads well and will disappoint.
@Suite("A warning names what will disappoint")
struct WarningTests {
  /// Replies, and what is warned of: line, column, code, and what was probably meant.
  static let warnings: [(String, [String])] = [
    // Options as loose words.
    ("choose Split? Push Pull Legs", ["1:15 loose-options choose Split? Push|Pull|Legs"]),
    ("pick Gear? Rope, Bands, Mat +other", ["1:12 loose-options pick Gear? Rope|Bands|Mat +other"]),
    ("ask Ready? Yes/No", ["1:12 loose-options ask Ready? Yes|No"]),
    ("choose \"Which one?\" A or B", ["1:21 loose-options choose \"Which one?\" A|B"]),
    ("pick Gear Rope Bands", ["1:6 loose-options"]),
    ("choose Split? Push|Pull", []), ("ask Ready?", []), ("ask Ready? options=Yes|No", []),
    ("choose options=A|B", []), ("choose Which? \"A a\" \"B b\"", []), ("choose", []),
    ("slide Split? Push Pull", []),
    // Quotes.
    ("say \"Hello there", ["1:5 unclosed-quote say \"Hello there\""]),
    ("card Run sub=\"after work", ["1:14 unclosed-quote card Run sub=\"after work\""]),
    (
      "list Gear \"Pull-up bar\"|\"Bands",
      ["1:25 unclosed-quote list Gear \"Pull-up bar\"|\"Bands\""]
    ),
    ("stat 27\" Monitor", ["1:8 unclosed-quote stat \"27\\\"\" Monitor"]),
    ("say \"a\\\"b\" \"\"", []), ("math \"x", []), ("custom \"x\"", []),
    ("doing \"x y", ["1:7 unclosed-quote doing \"x y\""]),
    ("save \"x", ["1:6 unclosed-quote save \"x\""]),
    // Colons.
    ("stat 5 Weight delta:-2", ["1:15 colon-for-equals stat 5 Weight delta=-2"]),
    ("  card Run sub:late", ["1:12 colon-for-equals card Run sub=late"]),
    ("theme accent:teal", ["1:7 colon-for-equals theme accent=teal"]),
    ("loop 96 p:x", ["1:9 colon-for-equals loop 96 p=x"]),
    ("say sub:x", []), ("form name:text", []), ("card Ratio x:y", []), ("card At 10:30", []),
    ("image https://example.com/a.png", []), ("card Note sub: x", []), ("card A \"sub:x\"", []),
    // Screens.
    ("stat 5 Weight\nsave today", ["2:1 no-lasting-id"]),
    ("stat@n5 5 Weight\nsave today", ["2:1 no-lasting-id"]),
    ("stat@w 5 Weight\nsave today", []), ("say Hello\nsave note", []), ("save today", []),
    ("stat 5\nlist@l a b\nsave today", []),
    (">2 stat 5\n>2 save today\nsave today", ["2:4 no-lasting-id"]),
    ("stat@w 5\nclear\nstat 6\nsave today", ["4:1 no-lasting-id"]),
    ("show week\nstat 6\nsave today", []),
    ("stat 5 A\nstat 6 B\n~stat 7", ["3:1 ambiguous-patch"]),
    ("stat@a 5 A\n>2 stat@b 6 B\n  ~stat 7", ["3:3 ambiguous-patch ~b 7"]),
    ("stat@a 5 A\nclear\nstat@b 6 B\n~stat 7", []), ("stat@a 5 A\ncard B\n~stat 7", []),
    ("stat@a 5\nstat@b 6\n~a 7", []), ("say@stat x\nsay@stat y\n~say@stat z", ["2:1 repeated-id"]),
    ("list@a x y\nlist@a z", ["2:1 repeated-id"]), ("list@a x\n>2 list@a z", []),
    ("list@a x\nclear\nlist@a z", []), ("say x\nsay y", []),
    // Blocks.
    ("draw Logo\nsay hi", ["1:1 empty-block"]), ("motion Intro", ["1:1 empty-block"]),
    (">2  diagram D\nflow F\nsay hi", ["1:5 empty-block"]),
    ("draw Logo\n<svg/>", ["1:1 unclosed-block"]), ("draw Logo\n<svg/>\nend", []),
    ("diagram D\ngraph\na-->b\nend;", []), ("diagram D\ngraph\na-->b", ["1:1 unclosed-block"]),
    ("diagram D\ngraph\nsubgraph s\na\nend", ["1:1 unclosed-block"]),
    ("diagram D\ngraph\nsubgraph s\na\nend\nend", []),
    ("flow by name", []), ("flow F as=x\nend", []), ("flow F as=x\ndrop a", ["1:1 unclosed-block"]),
    ("draw@a L\nnothing\n~a source=\"<svg/>\"", ["1:1 empty-block"]),
  ]

  @Test(arguments: warnings)
  func warning(reply: String, expected: [String]) {
    let found = Checker.check(reply).filter(\.code.isWarning).map { diagnostic in
      "\(diagnostic.lineNumber):\(diagnostic.column) \(diagnostic.code.rawValue)"
        + (diagnostic.suggestion.map { " " + $0 } ?? "")
    }
    #expect(found == expected)
  }

  @Test("Ids that last make a patch to a preset ambiguous too")
  func known() {
    let known: KnownIDs = ["a": .stat, "b": .stat]
    #expect(Checker.check("~stat 5", known: known).map(\.code) == [.ambiguousPatch])
    #expect(Checker.check("~a 5", known: known).isEmpty)
    #expect(Checker.check("stat 5\nsave today", known: known).isEmpty)
  }

  @Test("A row that was moved is patched as what it has become")
  func movedRow() {
    #expect(Checker.check("done@r x\n~r kind=next sub:Mon").map(\.code) == [.colonForEquals])
  }

  @Test("Ranges are of the reply, and problems come in the order of lines")
  func ranges() throws {
    let reply = "choose A? B C\ntmer 5\nsay \"x"
    let found = Checker.check(reply)
    #expect(found.map(\.code) == [.looseOptions, .unknownPreset, .unclosedQuote])
    let bytes = Array(reply.utf8)
    #expect(
      found.map { String(decoding: bytes[$0.byteRange], as: UTF8.self) } == ["B C", "tmer", "\"x"])
  }

  @Test("A warning is never the code of an error op")
  func codes() {
    #expect(Diagnostic.Code.allCases.count(where: \.isWarning) == 21)
    for (reply, _) in Self.warnings {
      for case .error(let diagnostic) in ReplyParser.parse(reply).map(\.action) {
        #expect(!diagnostic.code.isWarning)
      }
    }
  }
}

@Suite("Messages")
struct MessageTests {
  @Test(
    "An unknown preset is named without its id; where the preset is known, the id is at fault",
    arguments: [
      ("progress@tank 60%", "There is no preset or word `progress`."),
      (
        "stat@a.b 1",
        "There is no preset or word `stat@a.b`; an id behind `@` has letters, digits, `-` and `_`."
      ), ("@x 1", "There is no preset or word `@x`."),
    ])
  func unknownPreset(_ line: String, _ message: String) {
    #expect(Checker.check(line).first?.message == message)
  }
}
