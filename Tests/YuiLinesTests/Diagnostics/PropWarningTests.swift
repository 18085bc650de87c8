import Testing
import YuiLines

/// Props that nothing reads, words that are lost, values that are read otherwise.
@Suite("A warning names what a line says in vain")
struct PropWarningTests {
  /// Lines, and what is warned of: column, code, what it is about, and what was probably meant.
  static let warnings: [(String, [String])] = [
    // Nothing reads it.
    ("stat 5 Weight detla=-2", ["15 unread-prop detla=-2 > stat 5 Weight delta=-2"]),
    ("  list Today a +chek", ["16 unread-prop +chek > list Today a +check"]),
    ("card Run Delta=2 Sub=late", ["18 unread-prop Sub=late > card Run Delta=2 sub=late"]),
    ("stat 60 Tank max=90 gague=7", ["21 unread-prop gague=7 > stat 60 Tank max=90 gauge=7"]),
    ("card Word glanec=Hi", ["11 unread-prop glanec=Hi > card Word glance=Hi"]),
    ("chart line T name=A|B", ["14 unread-prop name=A|B > chart line T names=A|B"]),
    ("step Stir tmie=2m $ x tmie=3", ["11 unread-prop tmie=2m > step Stir time=2m $ x tmie=3"]),
    ("stat 5 Weight title=Other", ["15 unread-prop title=Other"]),
    ("stat 5 title=Weight", ["8 unread-prop title=Weight > stat 5 label=Weight"]),
    ("timer 5m name=Tea", ["10 unread-prop name=Tea > timer 5m label=Tea"]),
    ("form About age=1-99 name", ["12 unread-prop age=1-99 > form About age:1-99 name"]),
    ("say Mass E=mc2", ["10 unread-prop E=mc2 > say Mass \"E=mc2\""]),
    ("menu review Plan titel=x", ["18 unread-prop titel=x"]),
    ("stat 5 Weight trned=up", []), ("stat 5 Weight delta=-2 good=down when=\"\"", []),
    ("card A tint=red +wide", []), ("chart line y=1|2 y12=3|4 err12=1|1", []),
    ("calc Pace speeed=5 f=speeed", []), ("custom {\"detla\":1}", []),
    ("math detla=2", []), ("say Hi tone=warm +loud", []), ("card Sum sbu", []),
    ("stat 5 lock=\"5 done\" inline=on", []), ("menu review Plan sub=x url=y", []),
    ("query t sort=-Day cols=Day|Weight sum=Weight", []), ("ask Q? answer=Yes", []),
    // Something takes its place.
    ("stat 178lb Weight label=Other", ["12 lost-words Weight"]),
    ("stat Weight 178lb value=5", ["13 lost-words 178"]),
    ("card \"Easy run\" \"5 km\" later title=Run", ["6 lost-words Easy run"]),
    ("card Run \"5 km\" later body=x", ["10 lost-words 5 km later"]),
    ("list Today a b items=c", ["12 lost-words a|b"]),
    ("ask Ready? Yes|No options=A|B", ["12 lost-words Yes|No"]),
    ("timer 1:30 Tea work=30", ["7 lost-words 90"]), ("list Today +title", ["6 lost-words Today"]),
    ("card Run sub=a sub=b", ["10 lost-words sub=a"]),
    ("form \"Me too\" name age fields=x", ["15 lost-words name"]),
    ("card Run title=Run", []), ("card Run sub=a sub=a", []), ("stat 5 label=Weight", []),
    ("timer 40/20 rounds=8", []), ("query t as chart type=bar", []),
    // Not the way a prop is written.
    ("card Run sub = late", ["10 spaced-equals sub > card Run sub=late"]),
    ("card Run sub= \"so late\"", ["10 spaced-equals sub > card Run sub=\"so late\""]),
    ("card Run sub =late", ["10 spaced-equals sub > card Run sub=late"]),
    ("card a = b", []), ("say sub = late", []), ("card Run sub= cta=Go", []), ("card Run =", []),
    ("list Today a +check=on", ["14 stray-flag +check=on > list Today a check=on"]),
    ("list Today a --check", ["14 stray-flag --check > list Today a +check"]),
    ("list Today a +more=b --more -5", []), ("say +check=on", []),
    // Units and times.
    ("stat 178 lb Weight", ["10 loose-unit lb > stat 178lb Weight"]),
    ("stat Weight 178.9 kg +up", ["19 loose-unit kg > stat Weight 178.9kg +up"]),
    ("stat 178 delta=-2 lb Weight", ["19 loose-unit lb"]),
    ("stat 5 Nights", []), ("stat 178 lb Weight unit=lb", []), ("stat 178lb kg", []),
    ("timer 5min Tea", ["7 loose-unit 5min > timer 5m Tea"]),
    ("timer 5 Minutes Tea", ["9 loose-unit Minutes > timer 5m Tea"]),
    ("timer 1h30m Roast", ["7 loose-unit 1h30m > timer 90m Roast"]),
    ("timer 1m15s Egg", ["7 loose-unit 1m15s > timer 75s Egg"]),
    ("timer Tea", []), ("timer 5m Tea", []), ("timer 90 Rest 2", []), ("timer 25x Tea", []),
    ("timer 99999999h99999999h x", []),
    // Lists.
    (
      "list Today \"Walk 30 min\", Read",
      ["12 loose-commas > list Today \"Walk 30 min\" Read"]
    ),
    (
      "list Today Walk 30 min, Read +check",
      ["20 loose-commas > list Today \"Walk 30 min\" Read +check"]
    ),
    ("list Today Milk, +check Eggs", ["12 loose-commas"]),
    ("list Milk, Eggs, Bread", ["6 loose-commas"]),
    ("list Today \"Well, well\" , Eggs,", []), ("card Well, that body", []),
    ("stat 5 spark=1,2,3", ["8 loose-commas > stat 5 spark=1|2|3"]),
    (
      "chart bar y=\"1|2|3\" y2=\"4, 5, 6\"",
      ["11 loose-commas > chart bar y=1|2|3 y2=4|5|6"]
    ),
    ("stat 5 spark=1,5", []), ("stat 5 spark=1,5|2,5|3", []), ("chart bar y=1|2", []),
    ("project Shed next=Paint,Door", ["14 loose-commas > project Shed next=Paint|Door"]),
    ("list Today items=\"Milk|Eggs\"", ["12 loose-commas > list Today items=Milk|Eggs"]),
    ("page A points=\"Dark, cool\"", ["1 outside-group page"]),
    ("project Shed facts=\"A: b|C: d\" next=1,2", []), ("list Today items=Milk|Eggs", []),
    ("list Later Run | Walk | Sit +check", ["16 lone-bar > list Later Run|Walk|Sit +check"]),
    ("list Later Run | | Sit", ["16 lone-bar"]), ("list |", ["6 lone-bar"]), ("say a | b", []),
    ("choose \"Which?\" Push | Pull", ["22 lone-bar > choose \"Which?\" Push|Pull"]),
    // Moments.
    ("card A when=2026-13-06T09:00", ["8 bad-moment 2026-13-06T09:00"]),
    ("card A when=2026-12-06T25:00", ["8 bad-moment 2026-12-06T25:00"]),
    ("card A when=2026-12-31T23:59:60Z", []),
    (
      "card A when=\"2026-12-06 09:00\"",
      ["8 bad-moment 2026-12-06 09:00 > card A when=2026-12-06T09:00"]
    ),
    ("card A when=tomorrow", ["8 bad-moment tomorrow"]),
    (
      "stat 5 when=2026-10-29T19:00-04:00",
      [
        "8 bad-moment 2026-10-29T19:00-04:00 > stat 5 when=2026-10-29T19:00:00-04:00"
      ]
    ),
    (
      "next A from=2026-10-29T19:00:05",
      ["8 bad-moment 2026-10-29T19:00:05 > next A from=2026-10-29T19:00"]
    ),
    ("card A when=2026-10-29", ["8 bad-moment 2026-10-29"]), ("card A when=5", ["8 bad-moment 5"]),
    ("card A when=2026-10-29T19:00:00.25+01:00", []), ("card A when=\"2026-10-29 19:00:00z\"", []),
    ("card A when=2026-10-29T19:00", []), ("list A b when=soon", []),
    // Quotes.
    ("card Run \"one\\ntwo\"", ["14 lost-backslash n"]),
    ("card Run \"a\\\"b\\\\n\" c\\n", []), ("math \"\\n\"", []), ("step Do $ \"\\nu\"", []),
    (
      "card 'Easy run' soon", ["6 other-quotes ' > card \"Easy run\" soon"]
    ),
    (
      "card Run sub=\u{201C}after work\u{201D} cta=Go",
      ["14 other-quotes \u{201C} > card Run sub=\"after work\" cta=Go"]
    ),
    ("say 'Easy run'", []), ("card 'Run' it", []), ("list 'tis the season", []),
    ("card 'a sub=x b'", []), ("card '", []),
    // Patches are lines too.
    ("~stat 5 detla=-2", ["9 unread-prop detla=-2 > ~stat 5 delta=-2"]),
    ("~card sub= late", []), ("~custom x", []),
  ]

  @Test(arguments: warnings)
  func warning(line: String, expected: [String]) {
    let found = Checker.check(line).filter(\.code.isWarning).map { diagnostic in
      (["\(diagnostic.column) \(diagnostic.code.rawValue)"]
        + [diagnostic.detail].filter { !$0.isEmpty }
        + (diagnostic.suggestion.map { [">", $0] } ?? [])).joined(separator: " ")
    }
    #expect(found == expected)
  }

  /// Replies, and what is warned of: line, column, code, what it is about.
  static let replies: [(String, [String])] = [
    ("deck D\npage A\nlist L a\npage B", ["4:1 outside-group page"]),
    ("map M\npin 1,2 A\npin 3,4 B", []), ("pin 1,2 A", ["1:1 outside-group pin"]),
    ("map M\n>2  pin 1,2 A", ["2:5 outside-group pin"]), ("now A\nstat 5\nstep B", []),
    ("mock M\nshape box\nend\nshape box", ["4:1 outside-group shape"]),
    (">2 stat@a 5\nsave load", ["2:1 empty-save load"]),
    (">2\nstat@a 5\nsave load", []), (">2 stat@a 5\n>2 save load\nsave rest", []),
    (">2 stat@a 5\n>2 clear\nsave rest", []), ("save rest", []),
    ("stat@a 5\n>2 stat@b 5\nclear\nsave rest", ["4:1 empty-save rest"]),
    ("show x\n>2 stat@a 5\nsave rest", []),
    ("stat@km 30km Far\n~stat@mk 3", ["2:1 other-target mk"]),
    ("stat@weight 5\n~stat@wieght 3", ["2:1 other-target wieght"]),
    ("stat@km 30km Far\n~stat@km 3", []), ("say@stat hi\n~say@stat ho", []),
    ("stat@w 5 Weight\n~w 6 detla=-1", ["2:6 unread-prop detla=-1"]),
  ]

  @Test(arguments: replies)
  func reply(reply: String, expected: [String]) {
    let found = Checker.check(reply).filter(\.code.isWarning).map {
      "\($0.lineNumber):\($0.column) \($0.code.rawValue) \($0.detail)"
    }
    #expect(found == expected)
  }

  @Test("A line that was meant has no warning of its own")
  func meant() {
    for (line, _) in Self.warnings {
      let found = Checker.check(line)
      guard found.count == 1, let meant = found.first?.suggestion else { continue }
      #expect(Checker.check(meant).isEmpty, "\(line)")
    }
  }

  @Test("A widget's copy of a screen may be patched by props that are known from before")
  func known() {
    #expect(Checker.check("~w detla=-2", known: ["w": .stat]).map(\.code) == [.unreadProp])
    #expect(Checker.check("~w delta=-2", known: ["w": .stat]).isEmpty)
    let other = Checker.check("~stat@wieght 3", known: ["weight": .stat])
    #expect(other.map(\.code) == [.otherTarget] && other.first?.suggestion == "~weight 3")
  }

  @Test("What is unread is said of a few words of a line, and looked for among a few of a reply")
  func limits() {
    let many = "stat 5" + String(repeating: " title=x", count: 200)
    let repeats = "card A" + (0..<200).map { " sub=\($0)" }.joined()
    for line in [many, repeats] {
      #expect(1...16 ~= Checker.check(line).count)
    }
    // Each word is another one, so each has to be looked for.
    let letters = "abcdefghijklmnopq"
    let words = letters.flatMap { left in letters.map { "stat 5 d\(left)\($0)elta=1" } }
    let slip = "\nstat 5 detla=1"
    #expect(Checker.check(words.prefix(20).joined(separator: "\n") + slip).last?.suggestion != nil)
    #expect(Checker.check(words.joined(separator: "\n") + slip).count == Limits.suggestions)
    let long = "stat 5 " + String(repeating: "d", count: 1000) + "=1"
    #expect(Checker.check(long).isEmpty)
  }
}

@Suite("The props that a preset is read for")
struct ReadKeyTests {
  /// Tokens of which each rule finds its own.
  private static let tokens = [
    "5kg", "Word", "\"two words\"", "A|B", "https://example.com/a.png", "/b.png", "/c.png|Late",
    "40/20x8", "1-10", "38.7,-9.1", "1,2|3,4", "PT", "line", "guitar", "Am", "major", "I-V-vi",
    "2x2", "96bpm", "as", "chart", "list", "front", "name:text", "end",
  ]

  @Test(
    "Positionals become the props that their rule names, all of them", arguments: Preset.allCases)
  func positionals(preset: Preset) {
    var found: Set<String> = []
    for first in Self.tokens {
      for second in Self.tokens {
        for third in ["x", "chart bar", "$ x"] {
          let line = "\(preset.name) \(first) \(second) \(third)"
          guard case .add(_, _, let props, _) = ReplyParser.parse(line).first?.action else {
            continue
          }
          found.formUnion(props.map(\.key))
        }
      }
    }
    if preset == .math { found.formUnion(["caption", "size"]) }
    if preset == .custom { found = [] }
    #expect(found == Set(preset.spec.positionals.keys.map(\.name)))
  }

  @Test("All that the table says of a preset is read", arguments: Preset.allCases)
  func table(preset: Preset) {
    let spec = preset.spec
    if preset == .custom {
      #expect(spec.keys.isEmpty)
      return
    }
    let keys = Set(spec.keys)
    #expect(keys.isSuperset(of: spec.lists + spec.titleKeys + spec.widget.keys))
    #expect(keys.isSuperset(of: spec.defaults.map(\.key)))
    #expect(spec.keys == spec.keys.sorted())
  }
}
