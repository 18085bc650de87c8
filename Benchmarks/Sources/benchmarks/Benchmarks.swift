import Corpora
import Foundation
import YuiLines

/// Passes of one measure until its best time settles.
func best(_ passes: Int = 40, _ body: () -> Int) -> (seconds: Double, result: Int) {
  var best = Double.infinity
  var result = 0
  for _ in 0..<passes {
    let start = DispatchTime.now().uptimeNanoseconds
    result = body()
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
  return (best, result)
}

@main
enum Benchmarks {
  static func main() {
    let text = Typical.text(bytes: 2_000_000)
    let bytes = ContiguousArray(text.utf8)
    let lines = bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    print("bytes \(bytes.count) lines \(lines) mean \(Double(bytes.count) / Double(lines))")
    let args = CommandLine.arguments
    if args.count > 1, args[1] == "once" {
      print(ReplyParser.parse(bytes.span).count)
      return
    }
    report("parse_whole", bytes.count) { ReplyParser.parse(bytes.span).count }
    for size in [1, 16, 256, 4096] {
      report("stream_\(size)", bytes.count) {
        var parser = ReplyParser()
        var ops = 0
        var start = 0
        let span = bytes.span
        while start < span.count {
          let end = min(start + size, span.count)
          if size == 1 {
            parser.push(byte: span[start])
          } else {
            parser.push(span.extracting(start..<end))
          }
          if parser.opCount > 0 {
            ops += parser.opCount
            parser.removeOps()
          }
          start = end
        }
        parser.finish()
        return ops + parser.opCount
      }
    }
    report("read_ops", bytes.count) {
      var count = 0
      for op in ReplyParser.parse(bytes.span) {
        if case .error = op.action {} else { count += 1 }
      }
      return count
    }
  }

  static func report(_ name: String, _ bytes: Int, _ body: () -> Int) {
    let (seconds, ops) = best(20, body)
    print(
      name, "ops", ops, "MB/s", Int(Double(bytes) / seconds / 1e6), "ns/op",
      Int(seconds * 1e9 / Double(max(ops, 1))))
  }
}
