import Testing
import YuiScreens

/// Runs a planner over random touches and checks after each call what must hold whatever comes in.
private struct PlannerTrial {
  struct Pinned: Hashable {
    var device: String
    var screen: String
  }

  var planner = PushPlanner()
  var generator: SeededRandom
  var now = Moment(microseconds: 1_795_941_600_000_000)
  var waiting: [Pinned: [Moment]] = [:]
  var told: [Pinned: Moment] = [:]
  var nextWake: Moment?
  let devices: Int
  let screens: Int
  let gap = PushPlanner.secondsBetweenPushes

  init(seed: Int) {
    generator = SeededRandom(seed: seed)
    devices = Int.random(in: 1...4, using: &generator)
    screens = Int.random(in: 1...5, using: &generator)
  }

  mutating func step() throws {
    // Now and then the caller comes at the wake-up time exactly, a moment before, or late.
    let wakes = nextWake != nil && !generator.once(in: 3)
    if wakes, let nextWake {
      if generator.once(in: 4) {
        now = max(now, Moment(microseconds: nextWake.microseconds - 1))
        try call([])
      }
      now = max(now, nextWake)
      if generator.once(in: 5) {
        now = now.adding(seconds: Double.random(in: 0...30, using: &generator))
      }
      try call([])
    } else {
      let most = generator.once(in: 4) ? 2000.0 : 90.0
      var then = now.adding(seconds: Double.random(in: 0...most, using: &generator))
      if let nextWake, then > nextWake { then = nextWake }
      now = then
      try call((0..<Int.random(in: 1...4, using: &generator)).map { _ in touch() })
    }
  }

  mutating func touch() -> Touch {
    let device = Int.random(in: 0..<devices, using: &generator)
    // Devices 2 and 3 are one phone.
    return Touch(
      device: "d\(device)", screen: "s\(Int.random(in: 0..<screens, using: &generator))",
      token: "t\(min(device, 2))", causes: generator.once(in: 12) ? [.patch, .timer] : .patch)
  }

  mutating func call(_ touches: [Touch]) throws {
    var twin = planner
    if generator.once(in: 6) {
      twin = try PushPlanner(json: planner.json)
      #expect(twin == planner)
    }
    let wasDue = nextWake.map { $0 <= now } ?? false
    let plan = planner.plan(touches, at: now)
    #expect(twin.plan(touches, at: now) == plan, "a planner read back plans the same")

    for touch in touches {
      waiting[Pinned(device: touch.device, screen: touch.screen), default: []].append(now)
    }
    #expect(!wasDue || !plan.pushes.isEmpty, "at the wake-up time there is something to send")
    #expect(!touches.isEmpty || wasDue || plan.pushes.isEmpty, "and not before")
    #expect(Set(plan.pushes.map(\.token)).count == plan.pushes.count, "one a token")
    for push in plan.pushes { check(push) }
    for touch in touches where touch.causes.contains(.timer) {
      let pinned = Pinned(device: touch.device, screen: touch.screen)
      #expect(waiting[pinned] == nil, "a timer goes at once")
    }
    nextWake = plan.nextWake
    checkWake()
  }

  mutating func check(_ push: Push) {
    #expect(push.subjects.contains { $0.reason != .riding }, "none rides alone")
    for subject in push.subjects {
      let pinned = Pinned(device: subject.device, screen: subject.screen)
      let waited = waiting.removeValue(forKey: pinned)
      #expect(waited?.count == subject.touches, "every touch is told of once")
      #expect(waited?.first == subject.touchedSince)
      let quiet = told[pinned].map { now.seconds(since: $0) >= gap } ?? true
      switch subject.reason {
      case .first, .coalesced:
        #expect(quiet, "one push in 15 minutes")
        #expect((subject.reason == .first) == (subject.touchedSince == now))
      case .riding: #expect(!quiet)
      case .timer: break
      }
      told[pinned] = now
    }
  }

  func checkWake() {
    #expect((nextWake == nil) == waiting.isEmpty, "who waits is woken")
    guard let nextWake else { return }
    #expect(nextWake > now)
    for touches in waiting.values {
      guard let first = touches.first else { continue }
      #expect(nextWake.seconds(since: first) <= gap, "nobody waits longer")
    }
  }
}

@Suite("Laws of the push planner")
struct PushPlannerLaws {
  @Test("hold over random touches and clocks", arguments: 0..<30)
  func random(seed: Int) throws {
    var trial = PlannerTrial(seed: seed)
    for _ in 0..<150 { try trial.step() }
  }

  @Test("Every touch is told of, whatever the clock does", arguments: 0..<40)
  func brokenClocks(seed: Int) {
    var generator = SeededRandom(seed: seed)
    var planner = PushPlanner()
    var now = Moment(microseconds: 1_795_941_600_000_000)
    var sent = 0
    var told = 0
    func count(_ plan: PushPlanner.Plan) -> Int {
      plan.pushes.reduce(0) { $0 + $1.subjects.reduce(0) { $0 + $1.touches } }
    }
    for _ in 0..<300 {
      let jump: Double =
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: -1e9
        case 1: 1e9
        case 2: -600
        default: 120
        }
      now = now.adding(seconds: Double.random(in: 0...1, using: &generator) * jump)
      let touch = Touch(device: "d", screen: "s", token: "t", causes: .patch)
      told += count(planner.plan([touch], at: now))
      sent += 1
    }
    // From here the clock behaves: the gap, and what a clock that stood still had to make up for.
    told += count(planner.plan(at: now))
    for _ in 0..<2 {
      now = now.adding(seconds: PushPlanner.secondsBetweenPushes)
      told += count(planner.plan(at: now))
    }
    #expect(told == sent)
  }
}
