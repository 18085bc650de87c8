import Testing
import YuiLines
import YuiScreens

@Suite("Running timers") struct TimerRunTests {
  static let start = Moment(secondsSince1970: 1_764_000_000)
  /// Three rounds of 40 and 20 seconds, without a rest behind the last: 160 seconds.
  static let timer: Props = ["work": 40, "rest": 20, "rounds": 3]

  static func at(_ seconds: Double, _ timer: Props = timer, from run: TimerRun? = nil) -> TimerRun?
  {
    (run ?? TimerRun(starting: timer, at: start)).at(start.adding(seconds: seconds), in: timer)
  }

  @Test(arguments: [
    (0.0, 1, "work", 0.0), (39.5, 1, "work", 0), (40, 1, "rest", 40), (59, 1, "rest", 40),
    (60, 2, "work", 60), (99, 2, "work", 60), (100, 2, "rest", 100), (120, 3, "work", 120),
    (159, 3, "work", 120),
  ])
  func phasesFollowEachOther(seconds: Double, round: Int, phase: String, began: Double) throws {
    let run = try #require(Self.at(seconds))
    #expect(run.round == round && run.phase.rawValue == phase)
    #expect(run.start == Self.start.adding(seconds: began))
    #expect(run.seconds == (phase == "work" ? 40 : 20))
    #expect(run.end == run.start.adding(seconds: run.seconds))
    // Asking in between makes no difference.
    let between = try #require(Self.at(seconds / 2))
    #expect(Self.at(seconds, from: between) == run)
  }

  @Test func itIsOverAfterTheLastRound() {
    #expect(Self.at(160) == nil)
    #expect(Self.at(1e9) == nil)
    #expect(Self.at(60, ["work": 60, "rest": 0, "rounds": 1]) == nil)
    #expect(Self.at(60, ["work": 60]) == nil)
    #expect(Self.at(0, ["work": 0]) == nil)
  }

  @Test func roundsWithoutRestFollowAtOnce() {
    let timer: Props = ["work": 10, "rest": 0, "rounds": 4]
    #expect(Self.at(10, timer)?.round == 2)
    #expect(Self.at(39.9, timer)?.round == 4)
    #expect(Self.at(40, timer) == nil)
  }

  @Test func aMillionRoundsCostAsMuchAsOne() {
    let timer: Props = ["work": 1, "rest": 1, "rounds": 1e300]
    let run = Self.at(1_234_567, timer)
    #expect(run?.round == 617_284 && run?.phase == .rest)
    #expect(Self.at(3e6, timer) == nil)
  }

  @Test(
    arguments: [
      ["work": "soon"], ["work": -5], ["work": 1e300], ["rounds": 0, "work": 5],
      ["work": 5, "rest": -1],
      ["work": 5, "rounds": "many"], [:],
    ] as [Props])
  func oddPropsAreNoTrap(timer: Props) {
    for seconds in [-1e300, -1, 0, 1, 4.9, 5, 1e300] {
      let run = Self.at(seconds, timer)
      if let run { #expect(run.round >= 1 && run.seconds >= 0) }
    }
  }

  @Test func aTimerThatCountsUpRunsOn() {
    let timer: Props = ["work": 60, "up": true]
    #expect(Self.at(1e6, timer) == TimerRun(starting: timer, at: Self.start))
    let paused = TimerRun(starting: timer, at: Self.start).paused(
      at: Self.start.adding(seconds: 90), in: timer)
    #expect(paused?.left == -30)
    let later = Self.start.adding(seconds: 500)
    #expect(paused?.resumed(at: later).start == later.adding(seconds: -90))
  }

  @Test func aPauseKeepsWhatIsLeft() throws {
    let run = TimerRun(starting: Self.timer, at: Self.start)
    let paused = try #require(run.paused(at: Self.start.adding(seconds: 70), in: Self.timer))
    #expect(paused.round == 2 && paused.phase == .work && paused.left == 30 && paused.isPaused)
    #expect(paused.end == nil)
    #expect(paused.at(Self.start.adding(seconds: 1e6), in: Self.timer) == paused)
    let again = Self.start.adding(seconds: 1000)
    let resumed = paused.resumed(at: again)
    #expect(resumed.end == again.adding(seconds: 30) && !resumed.isPaused)
    #expect(run.paused(at: Self.start.adding(seconds: 161), in: Self.timer) == nil)
    #expect(run.resumed(at: again) == run)
  }
}

@Suite("The phone's own state") struct PhoneStateTests {
  static let now = CatchUpLaws.now

  static func copy() throws -> PinnedCopy {
    var state = ScreenState()
    state.apply(
      reply: """
        >2
        list@todo Today Walk|Read +check
        timer@focus 40/20x3 Focus
        timer@stopwatch 60 Watch +up
        stat@weight 80kg Weight
        save today
        """, at: LocalTime(secondsSince1970: 0))
    return try PinnedCopy(of: state, saved: "today", agent: CatchUpLaws.agent, at: now)
  }

  static func key(_ id: String, in copy: PinnedCopy) throws -> NodeKey {
    try #require(copy.node(id: id)).key
  }

  @Test func itemsAreTickedAndUnticked() throws {
    var copy = try Self.copy()
    let before = copy
    let todo = try Self.key("todo", in: copy)
    do {
      let isDone = copy.setTick(true, on: "Walk", of: todo)
      #expect(isDone)
    }
    #expect(copy.isTicked("Walk", of: todo) && !copy.isTicked("Read", of: todo))
    do {
      let isDone = copy.setTick(true, on: "Walk", of: todo)
      #expect(!isDone)
    }
    do {
      let isDone = copy.setTick(false, on: "Walk", of: todo)
      #expect(isDone)
    }
    do {
      let isDone = copy.setTick(false, on: "Walk", of: todo)
      #expect(!isDone)
    }
    #expect(copy == before)
  }

  @Test func whatIsNoItemIsNotTicked() throws {
    var copy = try Self.copy()
    let before = copy
    do {
      let isDone = copy.setTick(true, on: "Swim", of: try Self.key("todo", in: copy))
      #expect(!isDone)
    }
    do {
      let isDone = copy.setTick(true, on: "Walk", of: try Self.key("weight", in: copy))
      #expect(!isDone)
    }
    do {
      let isDone = copy.setTick(true, on: "Walk", of: 99)
      #expect(!isDone)
    }
    #expect(copy == before)
  }

  @Test func aTimerStartsPausesAndGoesOn() throws {
    var copy = try Self.copy()
    let focus = try Self.key("focus", in: copy)
    do {
      let isDone = copy.pauseTimer(focus, at: Self.now)
      #expect(!isDone)
    }
    do {
      let isDone = copy.startTimer(focus, at: Self.now)
      #expect(isDone)
    }
    #expect(copy.timers[focus]?.end == Self.now.adding(seconds: 40))
    do {
      let isDone = copy.startTimer(focus, at: Self.now.adding(seconds: 1))
      #expect(!isDone)
    }
    do {
      let isDone = copy.pauseTimer(focus, at: Self.now.adding(seconds: 70))
      #expect(isDone)
    }
    #expect(copy.timers[focus]?.left == 30 && copy.timers[focus]?.round == 2)
    do {
      let isDone = copy.pauseTimer(focus, at: Self.now.adding(seconds: 71))
      #expect(!isDone)
    }
    do {
      let isDone = copy.startTimer(focus, at: Self.now.adding(seconds: 100))
      #expect(isDone)
    }
    #expect(copy.timers[focus]?.end == Self.now.adding(seconds: 130))
  }

  @Test func aTimerThatIsOverStartsAnew() throws {
    var copy = try Self.copy()
    let focus = try Self.key("focus", in: copy)
    copy.startTimer(focus, at: Self.now)
    do {
      let isDone = copy.pauseTimer(focus, at: Self.now.adding(seconds: 1000))
      #expect(!isDone)
    }
    do {
      let isDone = copy.startTimer(focus, at: Self.now.adding(seconds: 1000))
      #expect(isDone)
    }
    #expect(copy.timers[focus]?.round == 1)
    #expect(copy.setTimer(nil, of: focus) && copy.timers.isEmpty)
  }

  @Test func whatIsNoTimerDoesNotStart() throws {
    var copy = try Self.copy()
    let before = copy
    let weight = try Self.key("weight", in: copy)
    do {
      let isDone = copy.startTimer(weight, at: Self.now) && !copy.startTimer(99, at: Self.now)
      #expect(!isDone)
    }
    do {
      let isDone = copy.setTimer(TimerRun(start: Self.now, seconds: 5), of: weight)
      #expect(!isDone)
    }
    #expect(copy == before)
  }
}
