import Testing
import YuiLines

/// White space is exactly the set of the specification (spec 1), for every character there is.
@Suite("Robustness: white space")
struct RobustnessWhiteSpaceTests {
  static let set: Set<UInt32> = Set(
    Array(0x09...0x0D) + [0x20, 0xA0, 0x1680] + Array(0x2000...0x200A)
      + [0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF])

  @Test("Every character of the basic plane parts words, or is one", arguments: 0..<16)
  func everyCharacter(block: UInt32) {
    // A line for each character: as many ops as lines, but for the line feed's own two.
    for value in block * 0x1000..<(block + 1) * 0x1000 {
      guard let scalar = Unicode.Scalar(value), value != 0x0A else { continue }
      let ops = ReplyParser.parse("list a\(Character(scalar))b x|y")
      let expected: Props =
        Self.set.contains(value)
        ? ["title": "a", "items": ["b", "x", "y"]]
        : ["=", "|", "\""].contains(Character(scalar))
          ? ops.first?.props ?? [:]
          : ["title": .text("a\(Character(scalar))b"), "items": ["x", "y"]]
      #expect(ops.first?.props == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test("Trimming, routes, heads, comments, flags and keys part at each of them")
  func everyPlace() throws {
    for value in Self.set where value != 0x0A {
      let space = String(Character(try #require(Unicode.Scalar(value))))
      let line =
        "\(space)>2\(space)card@a\(space)\"T\"\(space)b\(space)+f\(space)k=v\(space)#\(space)c"
      let ops = AnyBytes.ops(of: line)
      #expect(
        AnyBytes.json(of: ops) == [
          #"{"op":"add","screen":"2","preset":"card","id":"a","props":{"title":"T","body":"b","f":true,"k":"v"}}"#
        ], "U+\(String(value, radix: 16))")
      #expect(AnyBytes.ops(of: "\(space)#\(space)x\n\(space)#\(space)\n\(space)\(space)").isEmpty)
      #expect(AnyBytes.ops(of: ">3\(space)# x").map(\.screen) == ["3"])
      #expect(AnyBytes.ops(of: "draw@d\n\(space)\n<g/>\n\(space)end\(space)").count == 2)
      #expect(
        AnyBytes.ops(of: "step a\(space)$\(space)b").first?.props == ["text": "a", "tex": "b"])
    }
  }

  @Test("A character of it cut by the end of the line is none")
  func halves() {
    // The first bytes of U+3000 and of U+00A0, and what they are repaired to.
    for half: [UInt8] in [[0xE3, 0x80], [0xE3], [0xC2], [0xE2, 0x80], [0xEF, 0xBB]] {
      let ops = AnyBytes.ops(of: Array("say a".utf8) + half)
      #expect(ops.first?.props == ["text": "a\u{FFFD}"])
      let between = AnyBytes.ops(of: Array("say a".utf8) + half + Array("b".utf8))
      #expect(between.first?.props == ["text": "a\u{FFFD}b"])
    }
  }
}
