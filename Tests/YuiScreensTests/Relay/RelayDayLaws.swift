import Testing
import YuiLines
import YuiScreens

/// A day of an agent, its relay and a phone: rows land, the planner says when the phone is told, and
/// the phone catches up when it is, and only then.
private struct RelayDay {
  static let screens = ["today", "gym"]

  var state = ScreenState()
  var index = PinIndex()
  var planner = PushPlanner()
  var rows: [AgentRow] = []
  var copies: [PinnedCopy] = []
  var now = Moment(secondsSince1970: 1_764_028_800)
  var wake: Moment?
  /// When a push came that was not for a timer's sake.
  var pushes: [Moment] = []
  /// Since when each copy is behind the thread.
  var behind: [Moment?] = [nil, nil]
  var generator: SeededRandom

  init(seed: Int) throws {
    generator = SeededRandom(seed: seed)
    apply(
      """
      table create lifts Weight:number
      >2
      stat@weight 80kg Weight
      list@todo Today Walk Read +check
      query@q lifts
      save today
      >3
      timer@tabata 40/20x8 Tabata
      stat@sets 0 Sets
      save gym
      """)
    copies = try Self.screens.map {
      try PinnedCopy(
        of: state, saved: $0, agent: PinnedCopy.Agent(id: "coach", name: "Coach"),
        cursor: rows.last?.cursor, at: now)
    }
    for copy in copies { try index.insert(Pin(of: copy, device: "phone", token: "t")) }
  }

  mutating func apply(_ body: String) {
    rows.append(AgentRow(id: "\(rows.count)", at: now, body: body))
    state.apply(reply: body, at: LocalTime(now, utcOffsetSeconds: 0))
  }

  /// A row lands; the planner was woken before when it had asked for that.
  mutating func land(_ body: String, isTimer: Bool = false) throws {
    while let time = wake, time <= now {
      let later = now
      now = time
      take(planner.plan(at: time))
      now = later
    }
    apply(body)
    let touched = index.touches(of: body, from: "coach")
    for place in copies.indices where differs(place) && behind[place] == nil { behind[place] = now }
    let plan = planner.plan(touched.touches, at: now)
    take(plan)
    #expect(!isTimer || plan.pushes.map(\.reason) == [.timer], "a timer's start is told of at once")
  }

  /// The phone is woken by a push, and asks for what is new.
  mutating func take(_ plan: PushPlanner.Plan) {
    wake = plan.nextWake
    #expect(plan.pushes.count <= 1, "one phone, one push")
    for push in plan.pushes {
      if push.reason != .timer { pushes.append(now) }
      for place in copies.indices {
        copies[place].catchUp(rows.suffix(40), at: now)
        #expect(!differs(place), "after a push the phone has all there is")
        behind[place] = nil
      }
    }
    for since in behind.compactMap(\.self) {
      #expect(now.seconds(since: since) <= PushPlanner.secondsBetweenPushes, "nobody waits longer")
    }
  }

  /// Whether a copy is not what the thread has saved, or its tables are not the thread's.
  func differs(_ place: Int) -> Bool {
    let copy = copies[place]
    guard let saved = state.saved(Self.screens[place]) else { return !copy.isGone }
    func shape(_ nodes: [Node]) -> [String] {
      nodes.map { "\($0.preset.name)@\($0.id) " + Value.object($0.props).json }
    }
    return shape(copy.nodes) != shape(saved.nodes)
      || copy.tables.names.contains { copy.tables[$0] != state.tables[$0] }
  }

  /// The most pushes, timers apart, of any hour.
  var mostPerHour: Int {
    pushes.map { first in
      pushes.count { $0 >= first && $0.seconds(since: first) < 3600 }
    }.max() ?? 0
  }
}

@Suite("Laws of a relay's day")
struct RelayDayLaws {
  @Test("A dashboard updated each minute is four pushes an hour, and its last state arrives")
  func dashboard() throws {
    var day = try RelayDay(seed: 0)
    for minute in 1...24 * 60 {
      day.now = day.now.adding(seconds: 60)
      try day.land("~weight \(minute)kg\n~todo Today \"Walk \(minute)\" Read")
    }
    #expect(day.mostPerHour == 4)
    #expect(day.pushes.count >= 95)
    let wake = try #require(day.wake)
    day.now = wake
    day.take(day.planner.plan(at: wake))
    #expect(!day.differs(0) && !day.differs(1))
    #expect(day.copies[0].node(id: "weight")?.props["value"] == 1440)
  }

  @Test("Whatever an agent writes and whenever, the phone is told in time", arguments: 1..<6)
  func anything(seed: Int) throws {
    var day = try RelayDay(seed: seed)
    var timers = 0
    for step in 0..<400 {
      let most = day.generator.once(in: 5) ? 3000.0 : 120
      day.now = day.now.adding(seconds: Double.random(in: 0...most, using: &day.generator))
      switch day.generator.below(12) {
      case 0:
        timers += 1
        try day.land("~tabata +auto label=\(step)", isTimer: true)
      case 1:
        timers += 1
        try day.land("say Go!\n~timer@tabata \(10 + step % 50)/20x4", isTimer: true)
      case 2: try day.land("put lifts r\(step % 5) Weight=\(step)")
      case 3:
        try day.land(
          ">2 clear\n>2 stat@weight \(step)kg Weight\n>2 list@todo Today Walk +check\n"
            + ">2 query@q lifts\n>2 save today")
      case 4: try day.land("~sets \(step)\n~weight \(step)kg")
      case 5: try day.land("forget gym\n>3 save gym")
      case 6, 7: try day.land("say Well done.\n>4 stat@other \(step) Other\n~other \(step + 1)")
      default: try day.land("~weight \(step)kg")
      }
    }
    while let wake = day.wake {
      day.now = wake
      day.take(day.planner.plan(at: wake))
    }
    #expect(!day.differs(0) && !day.differs(1))
    // Two screens are on the phone: each causes four at the most.
    #expect(day.mostPerHour <= 8 && day.pushes.count > 40 && timers > 20)
  }
}
