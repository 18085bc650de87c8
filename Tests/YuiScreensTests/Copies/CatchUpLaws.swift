import Testing
import YuiLines

@testable import YuiScreens

@Suite("Catching up: laws") struct CatchUpLaws {
  static let agent = PinnedCopy.Agent(id: "coach", name: "Coach")
  static let now = Moment(secondsSince1970: 1_764_900_000)

  /// A saved screen without what only its own state can know: keys as places.
  struct Shape: Equatable, CustomStringConvertible {
    var nodes: [String] = []
    init(_ nodes: [Node]) {
      for node in nodes {
        let parent = node.parent.flatMap { nodes.place(of: $0) }.map { "\($0)" } ?? "-"
        self.nodes.append(
          "\(node.preset.name)@\(node.id) in \(node.group ?? "-") under \(parent) "
            + Value.object(node.props).json)
      }
    }
    var description: String { nodes.joined(separator: "\n") }
  }

  static func apply(_ row: AgentRow, to state: inout ScreenState) {
    state.apply(
      reply: Fences.lines(of: row.body), at: LocalTime(row.at, utcOffsetSeconds: 3600))
  }

  static func pin(_ state: ScreenState, after row: AgentRow) throws -> PinnedCopy {
    try PinnedCopy(
      of: state, saved: "today", agent: agent, cursor: row.cursor, utcOffsetSeconds: 3600, at: now)
  }

  @Test(arguments: 0..<8)
  func aCopyIsTheSavedScreenOfTheThread(part: Int) throws {
    var compared = 0
    for seed in part * 12..<part * 12 + 12 {
      let thread = GeneratedThread(
        seed: seed, replies: 14, hasShows: seed % 2 == 1, savesFromChat: seed % 2 == 0)
      var state = ScreenState()
      var copies: [PinnedCopy] = []
      for row in thread.rows {
        Self.apply(row, to: &state)
        for place in copies.indices {
          copies[place].catchUp([row], at: Self.now)
          compared += try Self.compare(copies[place], with: state, "\(seed): \(row)")
        }
        copies.removeAll { $0.needsRefresh }
        if copies.count < 3, let saved = state.saved("today"), Self.isPage(saved.screen) {
          copies.append(try Self.pin(state, after: row))
        }
      }
    }
    // A copy that always asks for a refresh would hold the law too.
    #expect(compared > 150)
  }

  /// Holds a copy against the thread, and says whether there was anything to hold it against.
  static func compare(
    _ copy: PinnedCopy, with state: ScreenState, _ place: String
  ) throws -> Int {
    if copy.needsRefresh { return 0 }
    guard let saved = state.saved("today") else {
      #expect(copy.isGone, "\(place)")
      return 0
    }
    guard isPage(saved.screen) else { return 0 }
    #expect(!copy.isGone && copy.saved.screen == saved.screen, "\(place)")
    #expect(Shape(copy.nodes) == Shape(saved.nodes), "\(place)")
    if !copy.isPageUnknown {
      let page = copy.livePage ?? copy.saved.nodes
      #expect(Shape(page) == Shape(state.nodes(on: saved.screen)), "\(place)")
    }
    return 1
  }

  static func isPage(_ screen: String) -> Bool { Page.number(ofScreen: screen) > 1 }

  @Test(arguments: 0..<25)
  func batchesAndRepeatsGiveTheSameCopy(seed: Int) throws {
    var dice = Dice(seed)
    let thread = GeneratedThread(seed: seed + 1000, replies: 20, hasShows: true)
    var state = ScreenState()
    Self.apply(thread.rows[0], to: &state)
    let start = try Self.pin(state, after: thread.rows[0])
    var whole = start
    whole.catchUp(thread.rows, at: Self.now)

    var twice = whole
    #expect(twice.catchUp(thread.rows, at: Self.now) == CatchUp())
    #expect(twice == whole)

    var cut = start
    var row = 0
    while row < thread.rows.count {
      // A batch may begin before the cursor: what came in the middle of a crash comes again.
      let first = max(0, row - dice.roll(3))
      row = min(thread.rows.count, row + 1 + dice.roll(4))
      cut.catchUp(Array(thread.rows[first..<row]), at: Self.now)
    }
    #expect(cut == whole)

    var shuffled = start
    shuffled.catchUp(thread.rows.shuffled(using: &dice), at: Self.now)
    #expect(shuffled == whole)
  }

  @Test(arguments: 0..<25)
  func ticksNeverOutliveTheirItem(seed: Int) throws {
    var dice = Dice(seed)
    let thread = GeneratedThread(seed: seed + 5000, replies: 25, hasShows: true)
    var state = ScreenState()
    Self.apply(thread.rows[0], to: &state)
    var copy = try Self.pin(state, after: thread.rows[0])
    for row in thread.rows {
      for node in copy.nodes where dice.chance(60) {
        copy.setTick(dice.chance(80), on: dice.pick(["A", "B", "C", "D", "E"]), of: node.key)
        copy.startTimer(node.key, at: row.at)
      }
      copy.catchUp([row], at: Self.now)
      for (key, ticked) in copy.ticks {
        let node = try #require(copy.node(key))
        #expect(!ticked.isEmpty && ticked.isSubset(of: node.items))
      }
      for (key, run) in copy.timers {
        let node = try #require(copy.node(key))
        #expect(node.preset == .timer && run.seconds == node.resolved["work"]?.number)
      }
    }
  }

  @Test func ticksWereThereToOutliveSomething() throws {
    var kept = 0
    var dropped = 0
    for seed in 0..<10 {
      let thread = GeneratedThread(seed: seed + 9000, replies: 25, savesFromChat: false)
      var state = ScreenState()
      Self.apply(thread.rows[0], to: &state)
      var copy = try Self.pin(state, after: thread.rows[0])
      for row in thread.rows {
        for node in copy.nodes { copy.setTick(true, on: "A", of: node.key) }
        let before = copy.ticks
        copy.catchUp([row], at: Self.now)
        kept += copy.ticks.count
        dropped += before.keys.filter { copy.ticks[$0] == nil }.count
      }
    }
    #expect(kept > 20)
    #expect(dropped > 10)
  }
}
