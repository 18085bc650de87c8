import Corpora
import Foundation
import YuiLines

/// The parser's measures over one text, each beside what a user would pick instead.
enum ParserMeasures {
  static func all(_ text: String) -> [Measure] {
    let bytes = ContiguousArray(text.utf8)
    let ops = ReplyParser.parse(bytes.span).count
    let reused = ReusedParser()
    _ = reused.parse(bytes)
    var measures = [
      Measure("parse_whole", bytes: bytes.count, expected: ops) { reused.parse(bytes) },
      Measure("parse_once", bytes: bytes.count, expected: ops) {
        ReplyParser.parse(bytes.span).count
      },
      Measure("parse_and_read", bytes: bytes.count, expected: ops) {
        var read = 0
        for op in ReplyParser.parse(bytes.span) where op.line.number > 0 { read += 1 }
        return read
      },
      Measure("stream_1", bytes: bytes.count, expected: ops) { streamBytes(bytes) },
    ]
    for size in [16, 256, 4096] {
      measures.append(
        Measure("stream_\(size)", bytes: bytes.count, expected: ops) {
          stream(bytes, chunk: size)
        })
    }
    let scanner = TouchScanner(ids: ["never": .stat], names: ["nothing"], tables: ["none"])
    measures.append(
      Measure("touch", bytes: bytes.count, expected: 0) {
        scanner.touches(bytes.span) ? 1 : 0
      })
    return measures + baselines(bytes, ops: ops)
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
  private static func baselines(_ bytes: ContiguousArray<UInt8>, ops: Int) -> [Measure] {
    var writer = JSONWriter()
    writer.write(.list(ReplyParser.parse(bytes.span).map(\.value)))
    let json = Data(writer.bytes)
    let lines = bytes.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let text = String(decoding: bytes, as: UTF8.self)
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
      Measure("line_ends", bytes: bytes.count, expected: lines) {
        var count = 0
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
          count += 1
          rest = rest[(end + 1)...]
        }
        return count
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
