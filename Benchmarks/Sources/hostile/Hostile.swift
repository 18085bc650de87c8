import Foundation
import YuiLines

/// Streams hostile replies through one parser each and says how much memory the process had at its
/// peak; fails when that is more than 64 MB, or when a stream's last line does not read.
///
///     hostile [BYTES [NAME]]   so many bytes all together, 64,000,000 when it is not said; or of one
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
    let name = words.dropFirst().first
    var isFine = true
    for attack in Attack.all where name == nil || attack.name == name {
      let start = ContinuousClock().now
      // Linux forgets the peak so far when it is told to, so that each stream has its own.
      try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
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
    // The end of the reply ends what is open; what is pushed behind it is read on.
    parser.finish()
    parser.removeOps()
    // A patch needs no id that a reply of too many ids could not have.
    parser.push("close\n~weight 5kg\n")
    guard case .patch("weight", let props)? = parser.ops.last?.action else { return false }
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

  /// The most memory that was resident so far, as the system counts it; 0 where it does not.
  private static func peakResident() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let kilobytes = line.split { !$0.isNumber }.first.flatMap { Int($0) }
      return (kilobytes ?? 0) * 1024
    }
    return 0
  }
}
