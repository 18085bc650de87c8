import Testing
import YuiLines

/// Bytes that are no text, and more of them than anyone would send.
@Suite("Robustness: bytes")
struct RobustnessBytesTests {
  @Test(
    "Bytes that are not UTF-8 are repaired as the platform's decoder does",
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x28, 0xA1], [0xFE, 0xFF],
      [0x61, 0xC3, 0x28, 0x62], [0xC3, 0xA9, 0xFF, 0xC3], [0xE0, 0x80, 0xAF],
    ] as [[UInt8]])
  func repaired(bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (before, after) in [("say ", ""), ("say \"", "\""), ("card a k=", " b"), ("list a|", "|c")]
    {
      let line = Array(before.utf8) + bytes + Array(after.utf8)
      let expected = ReplyParser.parse(before + text + after)
      let found = AnyBytes.ops(of: line + [0x0A] + Array("say next".utf8))
      #expect(found.count == 2)
      #expect(found.first?.action == expected.first?.action, "\(before)\(bytes)")
      // The next line is as it would be alone.
      #expect(found.last?.props == ["text": "next"])
    }
    // In a block, in a name, in a head.
    let block = AnyBytes.ops(of: Array("draw@d\n<g>".utf8) + bytes + Array("\nend".utf8))
    #expect(block.last?.props == ["source": .text("<g>" + text)])
    let name = AnyBytes.ops(of: Array("save ".utf8) + bytes)
    #expect(name.map(\.action) == [.save(name: text)])
    #expect(AnyBytes.ops(of: bytes + Array(" x".utf8)).map { $0.code } == [.unknownPreset])
  }

  @Test("Every byte, alone, doubled, in a word, in a head, is an answer")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      for line in [[byte], [byte, byte], Array("say a".utf8) + [byte] + Array("b".utf8)] {
        let ops = AnyBytes.ops(of: line + Array("\nsay z".utf8))
        #expect(ops.last?.props == ["text": "z"], "byte \(byte)")
      }
    }
  }

  @Test("A lone carriage return parts tokens, and only the last before a line feed is dropped")
  func carriageReturns() {
    #expect(AnyBytes.ops(of: "say a\rb").first?.props == ["text": "a b"])
    #expect(AnyBytes.ops(of: "\r\r\n\r").isEmpty)
    #expect(
      AnyBytes.ops(of: "draw@d\n<a>\r\r\n\r\n<b>\r\nend\r").last?.props
        == ["source": "<a>\r\n\n<b>"])
    #expect(AnyBytes.ops(of: "say a\r").first?.line.byteRange == 0..<5)
  }

  @Test("A NUL is text, a byte order mark is white space, also in a stream of single bytes")
  func nulAndMark() {
    #expect(AnyBytes.ops(of: "say \0a\0").first?.props == ["text": "\0a\0"])
    #expect(AnyBytes.ops(of: "\0").map(\.code) == [.unknownPreset])
    #expect(
      AnyBytes.ops(of: "\u{FEFF}say a\u{FEFF}b\n\u{FEFF}\n").map(\.props) == [["text": "a b"]])
    // A mark of UTF-16 is no text of ours, and is answered.
    #expect(AnyBytes.ops(of: [0xFF, 0xFE, 0x73, 0x00]).map(\.code) == [.unknownPreset])
  }

  @Test("A line of a megabyte")
  func longLine() {
    let letters = String(repeating: "x", count: 1 << 20)
    let words = String(repeating: "xyz ", count: 1 << 18)
    #expect(
      AnyBytes.ops(of: "say " + letters, byByte: false).first?.props == ["text": .text(letters)])
    #expect(AnyBytes.ops(of: "say \"" + words + "\"").first?.props == ["text": .text(words)])
    let spaced = AnyBytes.ops(of: "say " + words, byByte: false).first?.props?["text"]?.text
    #expect(spaced?.utf8.count == words.utf8.count - 1)
    #expect(AnyBytes.ops(of: letters, byByte: false).map(\.code) == [.unknownPreset])
    let spaces = String(repeating: " ", count: 1 << 20)
    #expect(
      AnyBytes.ops(of: spaces + "say a" + spaces, byByte: false).first?.props == ["text": "a"])
    let bars = String(repeating: "|", count: Limits.partsPerLine - 1)
    let items = AnyBytes.ops(of: "list " + bars, byByte: false).first?.props?["items"]?.list
    #expect(items?.count == Limits.partsPerLine)
    let quotes = String(repeating: "\"", count: 1 << 20)
    #expect(AnyBytes.ops(of: "say " + quotes, byByte: false).first?.props == ["text": ""])
    let brackets = String(repeating: "[", count: 1 << 20)
    #expect(AnyBytes.ops(of: "custom " + brackets, byByte: false).map(\.code) == [.badJSON])
    // Without its end it is still one line, and the next one is read.
    let two = AnyBytes.ops(of: "save " + letters + "\nsay b", byByte: false)
    #expect(two.map(\.action).last == .add(preset: .say, id: "n1", props: ["text": "b"]))
  }

  @Test("A hundred thousand heads of groups in a row")
  func manyGroups() {
    let count = 100_000
    let nested =
      "narrate\ndeck\n" + String(repeating: "sketch\n", count: count) + "end\nend\nend\nend"
    let ops = AnyBytes.ops(of: nested, byByte: false)
    #expect(ops.count == count + 6)
    #expect(
      ops[2 + count - 1].action
        == .add(
          preset: .sketch, id: "n\(count + 2)", props: [:], group: "n2"))
    #expect(ops.suffix(4).map { $0.code } == [nil, nil, nil, .nothingToEnd])
    let ends = AnyBytes.ops(of: String(repeating: "end\n", count: count), byByte: false)
    #expect(ends.allSatisfy { $0.code == .nothingToEnd })
  }

  @Test("Bytes at random are an answer, the same in all ways", arguments: 0..<8)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ -> UInt8 in
        switch Int.random(in: 0..<6, using: &random) {
        case 0: UInt8.random(in: .min ... .max, using: &random)
        case 1:
          [0x0A, 0x0D, 0x20, 0x22, 0x7C, 0x3D, 0x23, 0x7E, 0x3E].randomElement(using: &random) ?? 0
        default: UInt8.random(in: 0x61...0x7A, using: &random)
        }
      }
      // A line has one op at most, but that a last line may also end a block.
      let lines = bytes.count { $0 == 0x0A } + 1
      #expect(AnyBytes.ops(of: bytes).count <= lines + 1)
    }
  }
}
