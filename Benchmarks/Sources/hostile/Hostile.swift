import Foundation
import YuiLines

/// Streams hostile replies through one parser each and says how much memory the process had at its
/// peak; fails when that is more than 64 MB, or when a stream's last line does not read.
///
///     hostile [BYTES]          so many bytes all together, 64,000,000 when it is not said
///     hostile --held           one reply of more than `Limits.replyBytes` whose ops nobody takes
///
/// The streams are made as they go, so nothing of them is in memory but the chunk.
@main
enum Hostile {
  static let mostResident = 64 << 20

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--held" { exit(held() ? 0 : 1) }
    let bytes = words.first.flatMap { Int($0) } ?? 64_000_000
    var isFine = true
    for attack in Attack.all {
      let start = ContinuousClock().now
      let isRead = run(attack, bytes: bytes / Attack.all.count)
      let peak = peakResident()
      let fine = isRead && peak <= mostResident
      isFine = isFine && fine
      let seconds = (ContinuousClock().now - start) / .seconds(1)
      print(
        (fine ? "ok    " : "FAIL  ") + attack.name
          + String(repeating: " ", count: max(1, 26 - attack.name.count))
          + "\(bytes / Attack.all.count / 1_000_000) MB  \((seconds * 10).rounded() / 10) s  peak "
          + "\(peak / 1_000_000) MB" + (isRead ? "" : "  its last line does not read"))
    }
    exit(isFine ? 0 : 1)
  }

  /// Reads a stream in chunks, taking the ops as they come. The line behind it must read as itself.
  private static func run(_ attack: Attack, bytes: Int) -> Bool {
    var parser = ReplyParser(known: ["weight": .stat])
    var stream = attack.stream()
    var done = 0
    var opCount = 0
    while done < bytes {
      let chunk = stream.next()
      parser.push(chunk)
      done += chunk.count
      opCount += parser.opCount
      parser.removeOps()
    }
    parser.push("\nend\nend\nend note\nend\nclose\nstat@last 5kg Weight\n")
    parser.finish()
    guard case .add(.stat, "last", let props, nil)? = parser.ops.last?.action else { return false }
    return props["value"] == 5 && opCount >= 0
  }

  /// A reply that is held whole is an error past the limit, and the next one reads.
  private static func held() -> Bool {
    let line = ContiguousArray(("# " + String(repeating: "x", count: 1 << 20) + "\n").utf8)
    var parser = ReplyParser()
    for _ in 0..<Limits.replyBytes / line.count + 2 { parser.push(line) }
    parser.push("say late\n")
    let codes = parser.ops.map { op in
      if case .error(let diagnostic) = op.action { diagnostic.code.rawValue } else { "op" }
    }
    parser.reset()
    parser.push("say next\n")
    print("held: \(codes), then \(parser.opCount) op")
    return codes.last == Diagnostic.Code.replyTooLong.rawValue && parser.opCount == 1
  }

  /// The most memory that was resident so far.
  private static func peakResident() -> Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
