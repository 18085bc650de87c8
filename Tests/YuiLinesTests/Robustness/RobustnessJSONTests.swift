import Foundation
import Testing
import YuiLines

/// Our JSON reader beside Foundation's: the same values from the same texts, and the same texts
/// refused.
@Suite("Robustness: JSON")
struct RobustnessJSONTests {
  @Test("Generated values", arguments: 0..<8)
  func generated(seed: UInt64) throws {
    var maker = JSONMaker(seed: seed)
    for _ in 0..<150 {
      let text = maker.value(depth: 0)
      #expect(Self.areSame(try JSONReader.read(text), try Self.foundation(text)), "\(text)")
    }
  }

  @Test("Generated values with a byte changed, dropped or doubled", arguments: 0..<8)
  func mutated(seed: UInt64) throws {
    var maker = JSONMaker(seed: seed + 100)
    for _ in 0..<300 {
      let text = maker.mutated(maker.value(depth: 0))
      let ours = try? JSONReader.read(text)
      let theirs = try? Self.foundation(text)
      if Self.isKnownToDiffer(text) { continue }
      #expect((ours == nil) == (theirs == nil), "\(text)")
      if let ours, let theirs { #expect(Self.areSame(ours, theirs), "\(text)") }
    }
  }

  @Test(
    "Texts that are not JSON, and the byte at fault",
    arguments: [
      ("", 0), ("  ", 2), ("[", 1), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("{", 1), ("{\"a\"", 4),
      ("{\"a\":", 5), ("{\"a\":1", 6), ("{\"a\":1,}", 7), ("{a:1}", 1), ("tru", 0), ("nul", 0),
      ("01", 1), ("1.", 2), ("1.x", 2), ("-", 1), ("-x", 1), ("1e", 2), ("1e+", 3), (".5", 0),
      ("\"a", 2), ("\"a\u{1}\"", 2), ("\"\\x\"", 1), ("\"\\u12\"", 1), ("\"\\", 1), ("1 2", 2),
      ("[1 2]", 3), ("{\"a\" 1}", 5), ("\u{A0}1", 0), ("1\u{3000}", 1), ("'a'", 0), ("NaN", 0),
    ])
  func faults(text: String, offset: Int) {
    #expect(throws: JSONReader.Failure.self, "\(text)") { try JSONReader.read(text) }
    do {
      _ = try JSONReader.read(text)
    } catch {
      #expect(error.byteOffset == offset, "\(text): \(error.reason.rawValue)")
    }
    if !Self.isKnownToDiffer(text) {
      #expect(throws: (any Error).self, "\(text)") { try Self.foundation(text) }
    }
    // The parser names the same byte of its line.
    let ops = ReplyParser.parse("custom@a " + text)
    if case .error(let diagnostic)? = ops.first?.action, diagnostic.code == .badJSON {
      #expect(diagnostic.byteRange.lowerBound == 9 + offset, "\(text)")
    }
  }

  @Test("Escapes, pairs of them, and halves of a pair")
  func escapes() throws {
    #expect(try JSONReader.read(#""\u00e9\uD83D\uDE00\/\b\f""#) == "\u{E9}\u{1F600}/\u{8}\u{C}")
    #expect(try JSONReader.read(#""\uD83D""#) == "\u{FFFD}")
    #expect(try JSONReader.read(#""\uDE00x\uD83Dy\uD83D\u0041""#) == "\u{FFFD}x\u{FFFD}y\u{FFFD}A")
    #expect(try JSONReader.read(#"{"a":1,"b":2,"a":3}"#) == ["a": 3, "b": 2])
    #expect(try JSONReader.read("1e400") == .number(.infinity))
    #expect(try JSONReader.read("-0") == .number(-0.0))
  }

  /// Foundation takes a mark of byte order and lone surrogates in ways of its own, numbers past a
  /// double for no numbers, and a comma behind the last member for nothing.
  private static func isKnownToDiffer(_ text: String) -> Bool {
    var last: Character?
    for letter in text where !letter.isWhitespace {
      if last == ",", letter == "]" || letter == "}" { return true }
      last = letter
    }
    return text.contains("\\u") || text.unicodeScalars.contains { $0.value == 0xFEFF }
  }

  /// Whether two values are the same, numbers to fifteen digits: Foundation reads more of them than
  /// that a little off.
  private static func areSame(_ ours: Value, _ theirs: Value) -> Bool {
    switch (ours, theirs) {
    case (.number(let one), .number(let other)):
      abs(one - other) <= max(abs(one), abs(other)) * 1e-15
    case (.list(let ones), .list(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy(areSame)
    case (.object(let ones), .object(let others)):
      ones.count == others.count
        && ones.allSatisfy { one in others[one.key].map { areSame(one.value, $0) } ?? false }
    default: ours == theirs
    }
  }

  /// The value that Foundation reads.
  private static func foundation(_ text: String) throws -> Value {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return value(of: object)
  }

  private static func value(of object: Any) -> Value {
    switch object {
    case let list as [Any]: .list(list.map(value(of:)))
    case let members as [String: Any]: .object(Props(members.map { ($0.key, value(of: $0.value)) }))
    case let text as String: .text(text)
    case let number as NSNumber:
      // A boolean is a number too, of a class of its own.
      String(describing: type(of: number)).hasSuffix("Boolean")
        ? .bool(number.boolValue) : .number(number.doubleValue)
    default: .null
    }
  }
}

/// Makes JSON texts.
private struct JSONMaker {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 4 ? 6 : 9), using: &random) {
    case 0: pick(["true", "false", "null"])
    case 1, 2: number()
    case 3, 4, 5: text()
    case 6: space("[") + list { $0.value(depth: depth + 1) } + space("]")
    default:
      space("{") + list { $0.member(depth: depth) } + "}"
    }
  }

  /// The text with one of its bytes changed, dropped or doubled.
  mutating func mutated(_ text: String) -> String {
    var letters = Array(text.unicodeScalars)
    guard !letters.isEmpty else { return text }
    let place = Int.random(in: letters.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, letters.count - 1 - place)
    default: letters[place] = pick(Array("{}[]\",:0-.+e t\\\u{1}x".unicodeScalars))
    }
    return letters.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  private mutating func list(_ member: (inout JSONMaker) -> String) -> String {
    var members: [String] = []
    let count = Int.random(in: 0..<4, using: &random)
    for _ in 0..<count { members.append(member(&self)) }
    return members.joined(separator: space(","))
  }

  private mutating func member(depth: Int) -> String {
    let key = space(text())
    return key + space(":") + value(depth: depth + 1)
  }

  private mutating func space(_ text: String) -> String {
    pick(["", "", "", " ", "\t", "\r\n"]) + text + pick(["", "", " "])
  }

  private mutating func number() -> String {
    let sign = pick(["", "-"])
    let whole = pick(["0", "7", "42", "178", "9007199254740993", "123456789012345678"])
    return sign + whole + pick(["", "", ".5", ".25", ".0001", ".10"])
      + pick(["", "", "e2", "E-3", "e+1"])
  }

  private mutating func text() -> String {
    var text = "\""
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      text += pick([
        "a", "key", " ", "\\n", "\\\"", "\\\\", "\\/", "\u{E9}", "\u{4F53}", "\u{1F600}", "\\u0041",
        "\\ud83d\\ude00", "|", "{", "]", ",",
      ])
    }
    return text + "\""
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }
}
