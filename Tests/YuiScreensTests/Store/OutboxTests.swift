import Foundation
import Testing
import YuiLines
import YuiScreens

@Suite("The outbox")
struct OutboxTests {
  let noon = Moment(microseconds: 1_795_953_600_000_000)
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func outbox(
    maxCount: Int = 1000, maxAge: Double = 1e6, leaseSeconds: Double = 60
  ) throws -> Outbox {
    try Outbox(
      folder: folder.path + "/box", maxCount: maxCount, maxAge: maxAge, leaseSeconds: leaseSeconds)
  }

  func event(_ item: String) throws -> WidgetEvent {
    try WidgetEvent([
      "id": "l", "preset": "list", "item": .text(item), "checked": true, "saved": "today",
      "via": "widget",
    ])
  }

  func append(_ items: String..., to outbox: Outbox, at now: Moment? = nil) throws {
    for item in items { try outbox.append(event(item), agent: "coach", at: now ?? noon) }
  }

  func items(_ entries: [OutboxEntry]) -> [String] {
    entries.map { if case .toggle(let item, _) = $0.event.action { item } else { "" } }
  }

  func items(_ outbox: Outbox) throws -> [String] { items(try outbox.waiting()) }

  /// Sends with verdicts in turn, the last one for all the rest, and gives what was sent.
  func send(
    _ outbox: Outbox, _ verdicts: Outbox.Verdict..., at now: Moment? = nil
  ) async throws -> (sent: [OutboxEntry], report: Outbox.SendReport) {
    var sent: [OutboxEntry] = []
    let report = try await outbox.send(clock: { now ?? noon }) { entry in
      sent.append(entry)
      return verdicts[min(sent.count, verdicts.count) - 1]
    }
    return (sent, report)
  }

  @Test("keeps what is appended until the relay has taken it, oldest first")
  func sends() async throws {
    let outbox = try outbox()
    try append("a", "b", "c", to: outbox)
    #expect(try items(outbox) == ["a", "b", "c"])
    let (sent, report) = try await send(outbox, .taken)
    #expect(items(sent) == ["a", "b", "c"])
    #expect(report.takenCount == 3 && report.end == .empty && report.refused.isEmpty)
    #expect(Set(sent.map(\.id)).count == 3)
    #expect(try outbox.waiting().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outbox.folder) == ["lock"])
    let again = try await send(outbox, .taken)
    #expect(again.sent.isEmpty && again.report.end == .empty)
  }

  @Test("drops what is refused and goes on, and stops where nobody is reached")
  func verdicts() async throws {
    let outbox = try outbox()
    try append("a", "b", "c", "d", to: outbox)
    var (sent, report) = try await send(outbox, .taken, .refused, .unreachable)
    #expect(items(sent) == ["a", "b", "c"])
    #expect(report.takenCount == 1 && items(report.refused) == ["b"])
    #expect(report.end == .unreachable)
    let id = sent[2].id
    #expect(try items(outbox) == ["c", "d"])
    (sent, report) = try await send(outbox, .taken)
    #expect(items(sent) == ["c", "d"])
    #expect(sent[0].id == id, "a repeat has the same id")
  }

  @Test("gives back an entry as it was appended, with what takes it back")
  func entries() throws {
    let outbox = try outbox()
    var state = ScreenState()
    state.apply(reply: "timer@t 60\nlist@l L a +check\nsave s", at: LocalTime(noon))
    var copy = try PinnedCopy(
      of: state, saved: "s", agent: PinnedCopy.Agent(id: "coach", name: "Coach"), at: noon)
    var expected: [OutboxEntry] = []
    for event in [
      try WidgetEvent(.start, of: "t", on: copy), try WidgetEvent(.pause, of: "t", on: copy),
      try WidgetEvent(.start, of: "t", on: copy), try WidgetEvent.toggle("a", of: "l", on: copy),
    ] {
      let now = noon.adding(seconds: Double(expected.count) + 0.25)
      let undo = copy.apply(event, at: now)
      #expect(undo != nil)
      expected.append(try outbox.append(event, agent: "coach", undo: undo, at: now))
    }
    #expect(try outbox.waiting() == expected)
    for entry in expected.reversed() {
      let undo = try #require(entry.undo)
      let isUndone = copy.undo(undo)
      #expect(isUndone)
    }
    #expect(copy.timers.isEmpty && copy.ticks.isEmpty)
  }

  @Test("appends an event of a given id once")
  func givenIDs() throws {
    let outbox = try outbox()
    let first = try outbox.append(event("a"), agent: "x", id: "one", at: noon)
    let second = try outbox.append(event("b"), agent: "x", id: "one", at: noon)
    #expect(first == second)
    #expect(try items(outbox) == ["a"])
    for id in ["", "a-b", "a/b", "\u{E9}", String(repeating: "a", count: 65)] {
      #expect(throws: OutboxFailure.badID) {
        try outbox.append(event("a"), agent: "x", id: id, at: noon)
      }
    }
    #expect(throws: OutboxFailure.tooLarge) {
      try outbox.append(
        event(String(repeating: "a", count: Outbox.entryBytes)), agent: "x", at: noon)
    }
  }

  @Test("lets the oldest fall off when too many wait, and says so until it is heard")
  func bounds() throws {
    let outbox = try outbox(maxCount: 3)
    try append("a", "b", "c", to: outbox)
    #expect(try outbox.fallen().events.isEmpty)
    try append("d", "e", to: outbox)
    #expect(try items(outbox) == ["c", "d", "e"])
    let report = try outbox.fallen()
    #expect(report.events.map(\.reason) == [.tooMany, .tooMany])
    #expect(items(report.events.compactMap(\.entry)) == ["a", "b"])
    #expect(try outbox.fallen() == report)
    try append("f", to: outbox)
    try outbox.forget(report)
    #expect(items(try outbox.fallen().events.compactMap(\.entry)) == ["c"])
    #expect(try items(outbox) == ["d", "e", "f"])
  }

  @Test("lets what is too old fall off, when appending and when sending")
  func ages() async throws {
    let outbox = try outbox(maxAge: 100)
    try append("a", to: outbox)
    try append("b", to: outbox, at: noon.adding(seconds: 60))
    try append("c", to: outbox, at: noon.adding(seconds: 101))
    #expect(try items(outbox) == ["b", "c"])
    let (sent, _) = try await send(outbox, .taken, at: noon.adding(seconds: 170))
    #expect(items(sent) == ["c"])
    let report = try outbox.fallen()
    #expect(report.events.map(\.reason) == [.tooOld, .tooOld])
    #expect(report.events.map(\.at) == [noon, noon.adding(seconds: 60)])
  }

  @Test("keeps only so many of what fell off, and counts the rest")
  func manyFallen() throws {
    let outbox = try outbox(maxCount: 1)
    for number in 0..<Outbox.maxFallen + 6 { try append("\(number)", to: outbox) }
    let report = try outbox.fallen()
    #expect(report.events.count == Outbox.maxFallen)
    #expect(report.olderCount == 5)
    #expect(items([try #require(report.events.first?.entry)]) == ["5"])
    try outbox.forget(report)
    let rest = try outbox.fallen()
    #expect(rest.events.isEmpty && rest.olderCount == 0)
  }

  @Test(
    "counts on where the number of what fell off is none",
    arguments: [
      ("", 0), ("x", 0), ("-9", 0), ("5", 5), ("99999999999999999999", 0),
      (String(repeating: "1", count: 65), 0), ("9223372036854775807", 1_000_000_000_000_000),
    ])
  func damagedCount(text: String, count: Int) throws {
    let outbox = try outbox(maxCount: 1)
    try folder.write(text, to: "box/older")
    #expect(try outbox.fallen().olderCount == count)
    try append("a", "b", to: outbox)
    try outbox.forget(try outbox.fallen())
    #expect(try outbox.fallen().olderCount == 0)
  }

  @Test("counts no further than it can")
  func fullCount() throws {
    let outbox = try outbox(maxCount: 1)
    try folder.write("\(Int.max)", to: "box/older")
    for number in 0..<Outbox.maxFallen + 2 { try append("\(number)", to: outbox) }
    #expect(try outbox.fallen().olderCount == 1_000_000_000_000_000)
  }

  @Test("has appended an event even where what is too old cannot fall off")
  func appendedAllTheSame() throws {
    let outbox = try outbox(maxCount: 1)
    try append("a", to: outbox)
    // A folder in the place of the lease can be read by nobody.
    try FileManager.default.createDirectory(
      atPath: outbox.folder + "/sender", withIntermediateDirectories: false)
    try append("b", to: outbox)
    #expect(try items(outbox) == ["a", "b"])
    try FileManager.default.removeItem(atPath: outbox.folder + "/sender")
    try append("c", to: outbox)
    #expect(try items(outbox) == ["c"])
  }

  @Test("passes over what is damaged, and says so")
  func damaged() async throws {
    let outbox = try outbox()
    try append("a", "b", "c", to: outbox)
    let names = try FileManager.default.contentsOfDirectory(atPath: outbox.folder)
      .filter { $0.hasPrefix("e-") }.sorted()
    try folder.write("{", to: "box/" + names[1])
    try folder.write("", to: "box/e-1-1-x.json")
    try folder.write("", to: "box/e-0000000000000000-1-x.json")
    try folder.write("half", to: "box/" + names[1] + ".tmp")
    let (sent, report) = try await send(outbox, .taken)
    #expect(items(sent) == ["a", "c"])
    #expect(report.end == .empty)
    #expect(try outbox.fallen().events.map(\.reason) == [.damaged])
  }

  @Test("tells a second sender that one is busy, and lets others append meanwhile")
  func busy() async throws {
    let outbox = try outbox(maxCount: 2)
    try append("a", "b", to: outbox)
    var sent: [OutboxEntry] = []
    let report = try await outbox.send(clock: { noon }) { entry in
      do {
        let other = try await send(outbox, .taken)
        #expect(other.sent.isEmpty && other.report.end == .busy)
        // Too many wait now, but what is being sent does not fall off.
        if sent.isEmpty { try append("c", "d", to: outbox) }
      } catch {
        Issue.record(error)
      }
      sent.append(entry)
      return .taken
    }
    #expect(items(sent) == ["a", "d"])
    #expect(report.end == .empty)
    #expect(items(try outbox.fallen().events.compactMap(\.entry)) == ["b", "c"])
  }

  @Test("lets another sender take over when one has slept past its lease")
  func leases() async throws {
    let outbox = try outbox(leaseSeconds: 10)
    try append("a", "b", to: outbox)
    var now = noon
    var sent: [String] = []
    let report = try await outbox.send(clock: { now }) { entry in
      sent.append("first")
      now = now.adding(seconds: 9)
      do {
        let early = try await send(outbox, .taken, at: now)
        #expect(early.report.end == .busy)
        now = now.adding(seconds: 2)
        let other = try await send(outbox, .taken, at: now)
        #expect(items(other.sent) == ["a", "b"])
        #expect(other.sent.first?.id == entry.id)
      } catch {
        Issue.record(error)
      }
      return .taken
    }
    #expect(sent == ["first"])
    #expect(report.end == .empty)
    #expect(try outbox.waiting().isEmpty)
  }

  @Test(
    "is not held up by the lease of a process that is gone, or by one that makes no sense",
    arguments: [
      #"{"nonce":"1","process":PID,"run":"1","until":"2026-11-29T12:00:30Z","number":1}"#,
      #"{"nonce":"1","process":1,"run":"1","until":"2026-11-29T11:59:00Z"}"#,
      #"{"nonce":"1","process":1,"run":"1","until":"2036-11-29T12:00:00Z"}"#,
      #"{"nonce":"1","process":-1,"run":"1","until":"2026-11-29T12:00:30Z"}"#,
      "{", "", "[]",
    ])
  func staleLeases(lease: String) async throws {
    let outbox = try outbox()
    try append("a", to: outbox)
    // A process that had this one's number before it, and one that has died.
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/true")
    try child.run()
    child.waitUntilExit()
    for process in [getpid(), child.processIdentifier] {
      try folder.write(
        lease.replacingOccurrences(of: "PID", with: "\(process)"), to: "box/sender")
      let (sent, report) = try await send(outbox, .unreachable)
      #expect(sent.count == 1 && report.end == .unreachable)
    }
  }

  @Test("waits for the lease of a process that lives")
  func livingLease() async throws {
    let outbox = try outbox()
    try append("a", to: outbox)
    try folder.write(
      #"{"nonce":"1","process":1,"run":"1","until":"2026-11-29T12:00:30Z"}"#, to: "box/sender")
    let busy = try await send(outbox, .taken)
    #expect(busy.sent.isEmpty && busy.report.end == .busy)
    let free = try await send(outbox, .taken, at: noon.adding(seconds: 31))
    #expect(free.sent.count == 1)
  }

  @Test("says what is wrong with its folder")
  func folders() throws {
    try folder.write("", to: "file")
    #expect(throws: OutboxFailure.self) { try Outbox(folder: folder.path + "/file/box") }
    let outbox = try Outbox(folder: folder.path + "/a/b/c")
    try append("a", to: outbox)
    #expect(try items(outbox) == ["a"])
    try FileManager.default.removeItem(atPath: outbox.folder)
    #expect(throws: OutboxFailure.self) { try outbox.waiting() }
  }
}
