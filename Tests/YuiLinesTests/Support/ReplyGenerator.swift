import YuiLines

/// Makes replies that mean well, replies that do not, and all between: heads, ids, routes, groups
/// and blocks that hang together often enough, and tokens of the nastiest kind.
///
/// The same seed makes the same replies on every machine.
struct ReplyGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A reply of up to `lines` lines.
  mutating func reply(lines: Int) -> String {
    var reply = ""
    for _ in 0..<below(lines) + 1 {
      reply += line() + (chance(12) ? "\r\n" : "\n")
    }
    return chance(4) ? String(reply.dropLast()) : reply
  }

  // MARK: - Lines

  private mutating func line() -> String {
    let route = chance(5) ? ">\(pick(["1", "2", "3", "full", "chat", "a-b", "x"])) " : ""
    switch below(24) {
    case 0...9: return route + add() + " " + arguments()
    case 10...13: return route + patch() + " " + arguments()
    case 14: return block()
    case 15: return route + pick(["end", "end", "clear", "close", "talk", "talk off"])
    case 16: return ">" + pick(["2", "1", "full", "chat", "x"])
    case 17: return pick(["", "  ", "# note", "#", "\u{3000}", "say", ">2  # on"])
    case 18: return route + pick(["save", "show", "forget"]) + " " + words(3)
    case 19: return route + theme()
    case 20: return route + menu()
    case 21: return route + table()
    case 22: return route + pick(["doing ", "visual "]) + look()
    default: return route + member()
    }
  }

  private mutating func add() -> String {
    let preset = pick(Preset.allCases).name
    if preset == "custom" { return "custom" + id() + " " + json() }
    return preset + id()
  }

  /// Heads and members, so that groups are met often.
  private mutating func member() -> String {
    let heads = Preset.allCases.filter { !$0.spec.members.isEmpty }
    let head = pick(heads)
    return (chance(2) ? head.name : pick(head.spec.members).name) + id() + " " + words(2)
  }

  private mutating func id() -> String { chance(2) ? "@" + pick(Self.ids) : "" }

  private static let ids = ["a", "b", "n1", "n2", "n3", "c1", "timer", "say", "x-1", "_", "9"]

  private mutating func patch() -> String {
    switch below(3) {
    case 0: "~" + pick(Preset.allCases).name
    case 1: "~" + pick(Self.ids)
    default: "~" + pick(Preset.allCases).name + "@" + pick(Self.ids)
    }
  }

  private mutating func theme() -> String {
    chance(2)
      ? "theme " + pick(["ocean ", "", "app ", "My look "]) + arguments()
      : "theme app "
        + pick(["teal", "reset", "accent=teal", "accent=#00ff88 radius=soft", "bg=mist pace=slow"])
  }

  private mutating func menu() -> String {
    "menu " + pick(["review", "backlog", "shortcut", "done", "review@a", "done@a"]) + " "
      + words(3) + pick(["", " sub=on", " say=\"a b\"", " url=/x +flag", " show=a|b sub="])
  }

  private mutating func table() -> String {
    if chance(2) { return "put lifts " + pick(["", "r1 ", "\"\" ", "+delete "]) + arguments() }
    return "table create " + pick(["lifts", "x-1", "1", "\"a\""]) + " "
      + pick(["Day:date", "W:number:lb", "W:number:\"", "a:text b:bool", "key:number:l=b", "a:b"])
  }

  private mutating func look() -> String {
    pick([
      "off", "orb", "orb tone=teal", "tone=#00ff88 react=mic", "", "Reading 2/5", "2/5",
      "\"off\"", "a \"1/2\"", "\"a  b\" 10/10", "x  y \"\" z", "+a", "\"+a\" \"k=v\"", "|",
    ])
  }

  private mutating func block() -> String {
    let head = pick(["draw", "motion", "diagram", "flow", "flow F as=x"]) + id()
    let lines = [
      "<svg>", "</svg>", "=== a", "flowchart LR", "graph TD", "sequenceDiagram", "a --> b",
      "subgraph s", "end", "", "  x ", "%% a: ask Ready? Yes|No", "a[slide 1-5] -->|no| b",
      "drop a", "pie", "%% b: card X", "A->>B: hi", "timeline Week", "stateDiagram", "a\r",
    ]
    var block = head
    for _ in 0..<below(6) { block += "\n" + pick(lines) }
    return block + pick(["\nend", "\nend", "", "\n  end ", "\n" + patch() + " source=\"<svg/>\""])
  }

  private mutating func json() -> String {
    pick([
      "{}", "[]", "null", "\"a\"", "1e400", "-0", "1e-9", "[1,\"\\u2028\\n\",true]",
      "{\"a\":{\"b\":[null]},\"c\":\"\\\"\"}", "{\"\":1e21}", "{", "\"\u{2028}\"", "  [ 1 , 2 ]  ",
    ])
  }

  // MARK: - Tokens

  private mutating func arguments() -> String {
    var tokens: [String] = []
    for _ in 0..<below(6) { tokens.append(token()) }
    return tokens.joined(separator: chance(9) ? "  " : " ")
  }

  private mutating func words(_ count: Int) -> String {
    var tokens: [String] = []
    for _ in 0..<below(count + 1) { tokens.append(chance(3) ? piece() : pick(Self.plain)) }
    return tokens.joined(separator: " ")
  }

  private mutating func token() -> String {
    switch below(12) {
    case 0...3: return pick(Self.plain)
    case 4: return piece()
    case 5: return "+" + pick(Self.keys)
    case 6...8: return pick(Self.keys) + "=" + value()
    case 9: return value() + "|" + value()
    case 10: return pick(Self.special)
    default: return "\"" + pick(Self.plain) + " " + piece() + "\""
    }
  }

  private mutating func value() -> String {
    switch below(7) {
    case 0: ""
    case 1: pick(Self.special)
    case 2: piece()
    case 3: "\"" + pick(Self.special) + "\""
    case 4: pick(Self.plain) + "|" + pick(Self.special) + "|" + pick(Self.plain)
    default: pick(Self.plain)
    }
  }

  /// A few characters from the ones that mean something.
  private mutating func piece() -> String {
    var piece = ""
    for _ in 0..<below(7) {
      let letters = [
        "a", "b", "\"", "\\", "|", "=", "+", "#", "$", " ", "-", "@", ":", "/", "!", "1", ".",
        ",", "\u{A0}", "\u{2028}", "\u{E9}", "\t", "\r", "e", "on", "\u{1F600}", "\u{301}", "~",
      ]
      piece += pick(letters)
    }
    return piece
  }

  private static let plain = [
    "Week", "of", "\"Two words\"", "front", "chart", "as", "line", "on", "true", "off", "PT", "x",
    "now", "create", "app", "C", "major", "$", "\"$\"", "\"a  b\"", "\"\"", "\"+x\"", "\"k=v\"",
    "#",
    "\u{5468}", "\u{5E9}\u{5DC}",
  ]

  private static let special = [
    "40/20x8", "1:30", "90", "1.5m", "1h", "1-10", "-5--1", "a|b", "A|B|C", "\"a b\"|c", "|", "||",
    "/a.png", "https://example.com/x", "\"/a b|cap tion\"", "/x|y|z", "178.9lb", "$40", "12e3",
    "40e5x",
    "1e21", "0.0000001", "123456789012345678901234567890", "01", "-0", "38.7,-9.1",
    "38.7,-9.1|41.1,-8.6", "PT|ES", "96bpm", "4x2", "I-V-vi", "Am", "name!", "age:1-99",
    "\"Your goal\":Run|Lift!", "a:\"x y\"|b", "a:\"b|c", "q:range", "k:a!!",
    "181\u{B1}0.4|180|179+-1",
    "5-10@7km", "5 km", "1,2,3,4", "1,2,3,4|x", "done", "next", "tictactoe", "data:x", "$",
    "$ a $ b",
  ]

  private static let keys = [
    "title", "q", "options", "items", "x", "y", "y2", "err", "err2", "kind", "answer", "value",
    "unit",
    "time", "spark", "hl", "o", "prog", "chords", "caps", "notes", "codes", "pts", "as", "type",
    "tex",
    "label", "text", "name", "cols", "rows", "min", "max", "work", "rest", "rounds", "sub", "_k",
    "delete", "scope", "source", "bpm", "key", "src", "img", "fields", "table", "A", "caption",
    "size",
  ]

  // MARK: - Chance

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  /// A number from 0 up, below `limit`.
  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state &>> 33) % UInt64(max(1, limit)))
  }
}
