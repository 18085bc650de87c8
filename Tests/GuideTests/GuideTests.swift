import Foundation
import Testing
import YuiFit
import YuiLines
import YuiScreens

@testable import Guide

@Suite("The guide: its text")
struct GuideTextTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The regions between `// guide:` and `// guide: end`, without the indentation that all of their
  /// lines have.
  static func regions() throws -> [String] {
    let folder = root.appendingPathComponent("Tests/Support/Guide")
    var regions: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      var region: [String]?
      for line in text.components(separatedBy: "\n") {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "// guide:": region = []
        case "// guide: end":
          regions.append(flushLeft(try #require(region)))
          region = nil
        default: region?.append(line)
        }
      }
      #expect(region == nil, "a region of \(name) has no end")
    }
    return regions
  }

  static func flushLeft(_ lines: [String]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  /// The Swift in the article, a text a block.
  static func blocks() throws -> [String] {
    let article = root.appendingPathComponent(
      "Sources/YuiScreens/YuiScreens.docc/WidgetsAndRelay.md")
    var blocks: [String] = []
    var block: [String]?
    for line in try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n") {
      if line == "```swift" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test("is what is compiled, all of it and nothing else")
  func blocksAreRegions() throws {
    let blocks = try Self.blocks()
    let regions = try Self.regions()
    #expect(blocks.count >= 9 && Set(blocks).count == blocks.count)
    for block in blocks {
      #expect(regions.contains(block), "the article has what nothing compiles:\n\(block)")
    }
    for region in regions {
      #expect(blocks.contains(region), "the article lacks what is compiled:\n\(region)")
    }
  }
}

/// A relay that keeps an agent's thread and takes or refuses events.
private actor TestRelay: RelayClient {
  var rows: [AgentRow] = []
  var pins: [Pin] = []
  var posted: [OutboxEntry] = []
  var verdict = Outbox.Verdict.taken

  func add(_ row: AgentRow) { rows.append(row) }
  func answer(with verdict: Outbox.Verdict) { self.verdict = verdict }

  func rows(of agent: String, after cursor: Cursor?) async throws -> [AgentRow] {
    if verdict == .unreachable { throw CancellationError() }
    return rows.filter { row in cursor.map { row.cursor > $0 } ?? true }
  }

  func register(_ pin: Pin) async throws { pins.append(pin) }

  func post(_ entry: OutboxEntry) async -> Outbox.Verdict {
    posted.append(entry)
    return verdict
  }
}

@Suite("The guide: its code")
struct GuideCodeTests {
  /// The outbox asks the system's clock, and an event of long ago would fall off.
  let start = Moment(secondsSince1970: Moment.now.secondsSince1970.rounded(.down))
  private let relay = TestRelay()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("guide-\(UUID().uuidString)").path

  /// A phone with the screen `today` of the coach.
  private func phone() throws -> Phone {
    let phone = try Phone(sharedFolder: folder, relay: relay)
    var state = ScreenState()
    state.apply(
      reply: """
        >2
        stat@weight 178.9lb Weight cta="Log today"
        list@todo Today Walk Read +check
        timer@focus 25m Focus
        save today
        """, at: LocalTime(start))
    try phone.store.write(
      PinnedCopy(
        of: state, saved: "today", agent: PinnedCopy.Agent(id: "coach", name: "Coach"),
        cursor: Cursor(at: start, id: "1"), at: start))
    return phone
  }

  private func row(_ id: String, _ body: String, after seconds: Double) -> AgentRow {
    AgentRow(id: id, at: start.adding(seconds: seconds), body: body)
  }

  @Test("brings a patch from the agent to the widget")
  func aChange() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let phone = try phone()
    var hook = RelayHook()
    let copy = try phone.store.read(agent: "coach", name: "today")
    try await phone.register(copy, unless: nil, device: "phone-1", token: "aa")
    let pin = try #require(await relay.pins.first)
    try await phone.register(copy, unless: pin, device: "phone-1", token: "aa")
    #expect(await relay.pins.count == 1)
    try hook.register(pin)

    let patch = row("2", "~weight 178.4lb", after: 60)
    await relay.add(patch)
    let plan = try hook.land(patch, of: "coach")
    #expect(plan.pushes.map(\.reason) == [.first])
    let request = request(for: try #require(plan.pushes.first), bundle: "com.example.yui")
    #expect(request.path == "/3/device/aa")
    #expect(request.headers["apns-topic"] == "com.example.yui.push-type.widgets")
    #expect(try hook.land(row("3", "~weight 178lb", after: 120), of: "coach").pushes.isEmpty)
    #expect(hook.wake("coach", at: start.adding(seconds: 960)).pushes.map(\.reason) == [.coalesced])

    let environment = FitEnvironment(now: start.adding(seconds: 61))
    let entries = await phone.entries(
      agent: "coach", screen: "today", family: .systemSmall, environment: environment)
    #expect(entries.first?.layout.accessibilityLabel.contains("178.4") == true)
    let none = await phone.entries(
      agent: "coach", screen: "night", family: .systemSmall, environment: environment)
    #expect(none.map(\.layout.state) == [.gone])
    hook.unpin(device: "phone-1", agent: "coach", screen: "today")
    #expect(try hook.land(row("4", "~weight 1lb", after: 4000), of: "coach").pushes.isEmpty)
  }

  @Test("draws what is there when the relay cannot be reached")
  func unreachable() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let phone = try phone()
    await relay.answer(with: .unreachable)
    let entries = await phone.entries(
      agent: "coach", screen: "today", family: .systemMedium,
      environment: FitEnvironment(now: start.adding(seconds: 4 * 3600)))
    #expect(entries.first?.layout.state == .ready)
    #expect(entries.first?.layout.accessibilityLabel.contains("178.9") == true)
  }

  @Test("brings a tap to the relay, once, and takes back what it refuses")
  func aTap() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let phone = try phone()
    func layout() async -> WidgetLayout? {
      await phone.entries(
        agent: "coach", screen: "today", family: .systemLarge,
        environment: FitEnvironment(now: start.adding(seconds: 10))
      ).first?.layout
    }
    func buttons() async -> [WidgetLayout.Intent] {
      guard let data = try? JSONEncoder().encode(await layout()) else { return [] }
      return Self.intents(in: try? JSONSerialization.jsonObject(with: data))
    }
    func isTicked() throws -> Bool {
      let copy = try phone.store.read(agent: "coach", name: "today")
      return !copy.ticks.isEmpty
    }
    let toggle = try #require(await buttons().first { $0.action == .toggle })
    let now = start.adding(seconds: 10)
    let entry = try phone.tap(toggle, agent: "coach", screen: "today", at: now)
    #expect(entry?.event.json.contains(#""item":"Walk","checked":true"#) == true)
    #expect(try isTicked())
    await relay.answer(with: .unreachable)
    #expect(try await phone.send().end == .unreachable)
    #expect(try isTicked() && phone.outbox.waiting().count == 1)
    await relay.answer(with: .refused)
    #expect(try await phone.send().refused.count == 1)
    #expect(try !isTicked() && phone.outbox.waiting().isEmpty)

    await relay.answer(with: .taken)
    let timer = try #require(await buttons().first { $0.action == .start })
    let started = try #require(
      try phone.tap(timer, agent: "coach", screen: "today", at: now))
    #expect(try await phone.send().takenCount == 1)
    var hook = RelayHook()
    let copy = try phone.store.read(agent: "coach", name: "today")
    try hook.register(Pin(of: copy, device: "pad-1", token: "bb"))
    #expect(hook.land(started, at: now)?.pushes.map(\.reason) == [.timer])
    #expect(hook.land(started, at: now) == nil, "a repeat is dropped")

    // A button that is not what it was when it was drawn does nothing.
    await relay.add(row("2", ">2 clear\n>2 say@words Hi\n>2 save today", after: 20))
    _ = await layout()
    #expect(try phone.tap(toggle, agent: "coach", screen: "today", at: now) == nil)
    #expect(try phone.takeBackFallen().isEmpty)
  }

  /// All intents in a layout's JSON.
  static func intents(in json: Any?) -> [WidgetLayout.Intent] {
    if let list = json as? [Any] { return list.flatMap { intents(in: $0) } }
    guard let object = json as? [String: Any] else { return [] }
    if object["action"] is String,
      let data = try? JSONSerialization.data(withJSONObject: object),
      let intent = try? JSONDecoder().decode(WidgetLayout.Intent.self, from: data)
    {
      return [intent]
    }
    return object.keys.sorted().flatMap { intents(in: object[$0]) }
  }

  @Test("follows links to what is pinned and no others")
  func links() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let phone = try phone()
    let link = WidgetLink(agent: "coach", screen: "today")
    #expect(try phone.screen(openedBy: link.url) == link)
    #expect(try phone.screen(openedBy: WidgetLink(agent: "coach", screen: "night").url) == nil)
    #expect(try phone.screen(openedBy: WidgetLink(agent: "cook", screen: "today").url) == nil)
  }
}
