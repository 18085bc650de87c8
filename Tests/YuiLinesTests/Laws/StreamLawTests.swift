import Testing
import YuiLines

/// One parser, however it is fed and whatever it read before.
@Suite("A parser is fed in any way and used again")
struct StreamLawTests {
  @Test(arguments: EveryText.files)
  func oneParser(file: EveryText) throws {
    var parser = ReplyParser()
    for text in try file.texts(limit: 4096) {
      let whole = Array(ReplyParser.parse(text.text, known: text.known))

      // Byte by byte, in the memory of the reply before; now and then its ops are forgotten.
      parser.reset(known: text.known)
      var taken: [Op] = []
      for (place, byte) in text.text.utf8.enumerated() {
        parser.push(byte: byte)
        if place % 7 == 0 {
          taken += parser.ops
          parser.removeOps()
        }
      }
      parser.finish()
      #expect(parser.opCount + taken.count == whole.count, "\(text.name)")
      #expect(taken + parser.ops == whole, "\(text.name)")
    }
  }

  @Test("Ops are forgotten in the midst of lines", arguments: EveryText.files)
  func inPieces(file: EveryText) throws {
    for text in try file.texts(limit: 4096) {
      var parser = ReplyParser(known: text.known)
      var taken: [Op] = []
      var rest = ContiguousArray(text.text.utf8)[...]
      while !rest.isEmpty {
        parser.push(ContiguousArray(rest.prefix(11)))
        rest = rest.dropFirst(11)
        taken += parser.ops
        parser.removeOps()
      }
      parser.finish()
      #expect(
        taken + parser.takeOps() == Array(ReplyParser.parse(text.text, known: text.known)),
        "\(text.name)")
    }
  }

  @Test("The text of an op's line is the line", arguments: EveryText.files)
  func linesOfOps(file: EveryText) throws {
    for text in try file.texts() {
      let bytes = Array(text.text.utf8)
      let ops = ReplyParser.parse(text.text, known: text.known)
      for (place, op) in zip(ops.indices, ops) {
        let line = String(decoding: bytes[op.line.byteRange], as: UTF8.self)
        #expect(ops.text(ofLineAt: place) == line, "\(text.name)")
        #expect(!line.utf8.contains(UInt8(ascii: "\n")), "\(text.name)")
        let before = bytes[..<op.line.byteRange.lowerBound].count { $0 == UInt8(ascii: "\n") }
        #expect(op.line.number == before + 1, "\(text.name)")
      }
    }
  }
}
