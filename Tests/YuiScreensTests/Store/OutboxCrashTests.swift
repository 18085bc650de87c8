import Foundation
import Testing

@Suite("The outbox under SIGKILL", .serialized)
struct OutboxCrashTests {
  static let kills = 300

  /// A process that is killed, and what it said before.
  private final class Worker {
    private let process = Process()
    private let pipe = Pipe()
    private var output = Data()

    init(_ arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: try OutboxCrashTests.worker)
      process.arguments = arguments
      process.standardOutput = pipe
      try process.run()
    }

    /// Waits until it has said something.
    func waitForNews() { output += pipe.fileHandleForReading.availableData }

    func kill() -> [Substring] {
      Foundation.kill(process.processIdentifier, SIGKILL)
      return end()
    }

    func end() -> [Substring] {
      output += pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      // The last line may be cut short; it is whole when its end is there.
      return String(decoding: output, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    var status: Int32 { process.terminationStatus }
  }

  /// A process that appends, over all its lives.
  private struct Appender {
    let name: String
    var worker: Worker
    /// What it said it would append, and what it said it had.
    var tried = 0
    var done: Set<Int> = []

    init(_ name: String, in folder: String) throws {
      self.name = name
      worker = try Worker(["append", folder, name, "1"])
    }

    mutating func die() {
      for line in worker.kill() {
        let words = line.split(separator: " ")
        guard words.count == 2, let number = Int(words[1]) else { continue }
        if words[0] == "try" { tried = max(tried, number) } else { done.insert(number) }
      }
    }

    mutating func rise(in folder: String) throws {
      worker = try Worker(["append", folder, name, "\(tried + 1)"])
    }
  }

  /// The worker, which stands beside the tests' own bundle.
  static var worker: String {
    get throws {
      var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let path = folder.appendingPathComponent("OutboxWorker").path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  @Test(
    "loses nothing, keeps each process's order, and repeats only under the same id",
    .timeLimit(.minutes(5)))
  func kills() throws {
    let folder = try TemporaryFolder()
    let sink = folder.path + "/sink"
    var random = SeededRandom(seed: 11)
    var appenders = [
      try Appender("a", in: folder.path), try Appender("b", in: folder.path),
    ]
    var sender = try Worker(["send", folder.path, sink])
    var senderNews = 0
    for _ in 0..<Self.kills {
      let victim = random.below(3)
      let worker = victim < 2 ? appenders[victim].worker : sender
      // Some are killed while they start, most while they work.
      if !random.once(in: 4) { worker.waitForNews() }
      usleep(UInt32(random.below(12_000)))
      if victim < 2 {
        appenders[victim].die()
        try appenders[victim].rise(in: folder.path)
      } else {
        senderNews += sender.kill().count
        sender = try Worker(["send", folder.path, sink])
      }
    }
    for place in appenders.indices { appenders[place].die() }
    try folder.write("", to: "stop")
    _ = sender.end()
    #expect(sender.status == 0)

    let deliveries = try String(contentsOfFile: sink, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    #expect(deliveries.allSatisfy { $0.count == 2 })
    var itemOfID: [String: String] = [:]
    var first: [String] = []
    for delivery in deliveries where delivery.count == 2 {
      if let item = itemOfID[delivery[0]] {
        #expect(item == delivery[1], "a repeat is the same event")
      } else {
        itemOfID[delivery[0]] = delivery[1]
        first.append(delivery[1])
      }
    }
    #expect(Set(first).count == first.count, "no event has two ids")
    for appender in appenders {
      let numbers = first.filter { $0.hasPrefix(appender.name + "-") }
        .compactMap { Int($0.dropFirst(2)) }
      #expect(numbers == numbers.sorted(), "in order")
      let all = deliveries.compactMap { $0.last }.filter { $0.hasPrefix(appender.name + "-") }
        .compactMap { Int($0.dropFirst(2)) }
      #expect(all == all.sorted(), "a repeat comes before what is behind it")
      #expect(appender.done.isSubset(of: numbers), "nothing is lost")
      #expect(numbers.allSatisfy { $0 <= appender.tried }, "and nothing made up")
      // Had they hardly come to work, nothing would have been tried.
      #expect(appender.done.count > Self.kills / 3)
    }
    #expect(senderNews > Self.kills / 6, "the sender was killed at work, not before it")
    #expect(deliveries.count > first.count, "some died between a delivery and its note")
    // Nothing waits, and no crash left more than one file behind that was being written.
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path + "/box"))
        .isSubset(of: ["lock", "event.tmp", "sender.tmp"]))
  }
}
