import Foundation
import Testing
import YuiLines
import YuiScreens

@Suite("Copies under SIGKILL", .serialized) struct CopyStoreCrashTests {
  /// How many writers are killed.
  static let kills = 300

  /// A writer that is killed, and what it said before that it had written.
  private final class Writer {
    let id: String
    private let process = Process()
    private let pipe = Pipe()
    private var output = Data()

    init(_ id: String, in folder: String) throws {
      self.id = id
      process.executableURL = URL(fileURLWithPath: try worker)
      process.arguments = ["write", folder, id]
      process.standardOutput = pipe
      try process.run()
    }

    /// Waits until it has printed something.
    func waitForNews() { output += pipe.fileHandleForReading.availableData }

    /// Kills it and hands out the numbers that it had printed.
    func kill() -> [Int] {
      Foundation.kill(process.processIdentifier, SIGKILL)
      output += pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      // The last line may be cut short; it is whole when its end is there.
      let lines = String(decoding: output, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.dropLast().compactMap { Int($0) }
    }
  }

  /// The worker, which stands beside the tests' own bundle.
  static var worker: String {
    get throws {
      var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let path = folder.appendingPathComponent("CopyWorker").path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func nothingIsHalfStuckOrLost() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copies-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = CopyStore(folder: folder)
    try store.write(Self.copy())

    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: try Self.worker)
    reader.arguments = ["read", folder]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()

    var dice = Dice(7)
    var written = ["a": 0, "b": 0]
    var progress = 0
    var writers = [try Writer("a", in: folder), try Writer("b", in: folder)]
    for _ in 0..<Self.kills {
      let place = dice.roll(2)
      // Some are killed while they start, most while they work.
      if dice.chance(75) { writers[place].waitForNews() }
      usleep(UInt32(dice.roll(20_000)))
      let numbers = writers[place].kill()
      let id = writers[place].id
      // A writer goes on where the one before it had got to: one further when that was killed after
      // it wrote and before it said so.
      if let first = numbers.first {
        let expected = (written[id] ?? 0) + 1
        #expect(first == expected || first == expected + 1)
        #expect(numbers == Array(first..<first + numbers.count))
        progress += 1
      }
      written[id] = numbers.last ?? written[id]
      // What was killed without a word may have written one number all the same.
      let found = try Self.number(of: id, in: store)
      #expect(found >= written[id] ?? 0 && found <= (written[id] ?? 0) + 1)
      written[id] = found
      writers[place] = try Writer(id, in: folder)
    }
    for writer in writers { written[writer.id] = writer.kill().last ?? written[writer.id] }

    try Data().write(to: URL(fileURLWithPath: folder + "/stop"))
    reader.waitUntilExit()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(reader.terminationStatus == 0, "\(said)")
    #expect(Int(said) ?? 0 > 100)
    // Had no writer ever got to write, nothing would have been tried.
    #expect(progress > Self.kills / 2)
    for (id, number) in written { #expect(try Self.number(of: id, in: store) >= number) }

    // No lock is left behind, and no file but the copy, its lock and at most one begun copy.
    try store.update(agent: "coach", name: "crash") { $0.setTick(true, on: "x", of: 1) }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(
      Set(left).isSubset(of: [
        "copies.lock", "coach.crash.copy", "coach.crash.copy.tmp", "stop",
      ]))
  }

  private static func copy() throws -> PinnedCopy {
    var state = ScreenState()
    state.apply(
      reply: ">2\nstat@a 0 First\nstat@b 0 Second\nsave crash",
      at: LocalTime(secondsSince1970: 0))
    return try PinnedCopy(
      of: state, saved: "crash", agent: CatchUpLaws.agent,
      cursor: Cursor(at: Moment(microseconds: 0), id: "0"), at: Moment(microseconds: 0))
  }

  private static func number(of id: String, in store: CopyStore) throws -> Int {
    let copy = try store.read(agent: "coach", name: "crash")
    return try #require(copy.node(id: id)?.props["value"]?.number.flatMap { Int(exactly: $0) })
  }
}
