import Corpora
import Foundation
import YuiLines

/// The parser's measures over one text, and beside them what a user would pick instead.
enum ParserMeasures {
  static let sizes = [16, 256, 4096]

  static func parsing(_ text: String) -> [Measure] {
    let bytes = ContiguousArray(text.utf8)
    let ops = ReplyParser.parse(bytes.span).count
    let reused = ReusedParser()
    _ = reused.parse(bytes)
    let scanner = TouchScanner(ids: ["never": .stat], names: ["nothing"], tables: ["none"])
    let measures = [
      Measure("parse_whole", bytes: bytes.count, expected: ops) { reused.parse(bytes) },
      Measure("parse_once", bytes: bytes.count, expected: ops) {
        ReplyParser.parse(bytes.span).count
      },
      Measure("parse_and_read", bytes: bytes.count, expected: ops) { read(bytes) },
      Measure("touch", bytes: bytes.count, expected: 0) {
        scanner.touches(bytes.span) ? 1 : 0
      },
      Measure("stream_1", bytes: bytes.count, expected: ops) { streamBytes(bytes) },
    ]
    return measures
      + sizes.map { size in
        Measure("stream_\(size)", bytes: bytes.count, expected: ops) {
          stream(bytes, chunk: size)
        }
      }
  }

  /// One line as long as the text, in single bytes: growth that is not linear shows here first.
  static func line(_ text: String) -> Measure {
    let bytes = ContiguousArray("say ".utf8) + text.utf8.map { $0 == 0x0A ? 0x20 : $0 }
    return Measure("stream_line", bytes: bytes.count, expected: 1) { streamBytes(bytes) }
  }

  private static func read(_ bytes: ContiguousArray<UInt8>) -> Int {
    var read = 0
    for op in ReplyParser.parse(bytes.span) where op.line.number > 0 { read += 1 }
    return read
  }

  static func stream(_ bytes: ContiguousArray<UInt8>, chunk: Int) -> Int {
    var parser = ReplyParser()
    var ops = 0
    var start = 0
    let span = bytes.span
    while start < span.count {
      let end = min(start + chunk, span.count)
      parser.push(span.extracting(start..<end))
      if parser.opCount > 0 {
        ops += parser.opCount
        parser.removeOps()
      }
      start = end
    }
    parser.finish()
    return ops + parser.opCount
  }

  static func streamBytes(_ bytes: ContiguousArray<UInt8>) -> Int {
    var parser = ReplyParser()
    var ops = 0
    for byte in bytes {
      parser.push(byte: byte)
      if parser.opCount > 0 {
        ops += parser.opCount
        parser.removeOps()
      }
    }
    parser.finish()
    return ops + parser.opCount
  }

  /// The same ops as compact JSON through Foundation, a line split, and the bare search for line
  /// ends.
  static func baselines(_ text: String) -> [Measure] {
    let bytes = ContiguousArray(text.utf8)
    let ops = ReplyParser.parse(bytes.span).count
    var writer = JSONWriter()
    writer.write(.list(ReplyParser.parse(bytes.span).map(\.value)))
    let json = Data(writer.bytes)
    let lines = bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    return [
      Measure("json_serialization", bytes: json.count, expected: ops) {
        (try? JSONSerialization.jsonObject(with: json) as? [Any])?.count ?? 0
      },
      Measure("json_own_reader", bytes: json.count, expected: ops) {
        (try? JSONReader.read(ContiguousArray(json)).list)?.count ?? 0
      },
      Measure("naive_split", bytes: bytes.count) {
        text.split(separator: "\n").reduce(0) { $0 + $1.split(separator: " ").count }
      },
      Measure("memchr", bytes: bytes.count, expected: lines) { lineEnds(bytes) },
    ]
  }
}

extension ParserMeasures {
  /// The line ends, by the C library: the limit for any parser of lines.
  private static func lineEnds(_ bytes: ContiguousArray<UInt8>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var count = 0
      var place = 0
      while place < buffer.count,
        let found = unsafe memchr(base + place, 0x0A, buffer.count - place)
      {
        count += 1
        place = unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      }
      return count
    }
  }

  /// A screen of twenty components as an agent writes it, and the same ops as compact JSON through
  /// Foundation: what a user would pick instead.
  static func screen() -> [Measure] {
    let reply = ContiguousArray(ScreenMeasures.twentyLines.utf8)
    let ops = ReplyParser.parse(reply.span)
    var writer = JSONWriter()
    writer.write(.list(ops.map(\.value)))
    let json = Data(writer.bytes)
    let parser = ReusedParser()
    _ = parser.parse(reply)
    return [
      Measure("screen_parse", bytes: reply.count, expected: ops.count) { parser.parse(reply) },
      Measure("screen_read", bytes: reply.count, expected: ops.count) {
        read(reply)
      },
      Measure("screen_json_serialization", bytes: json.count, expected: ops.count) {
        (try? JSONSerialization.jsonObject(with: json) as? [Any])?.count ?? 0
      },
      Measure("screen_json_decoder", bytes: json.count, expected: ops.count) {
        (try? JSONDecoder().decode([Value].self, from: json))?.count ?? 0
      },
    ]
  }
}

/// One parser for all passes, as a relay has it: its memory is there from the second pass on.
final class ReusedParser {
  private var parser = ReplyParser()

  func parse(_ reply: ContiguousArray<UInt8>) -> Int {
    parser.reset()
    parser.push(reply.span)
    parser.finish()
    return parser.opCount
  }
}
