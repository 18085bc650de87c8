public import YuiLines

/// A timer that runs on the phone, or is paused there (spec 5, section 1).
///
/// A timer without rounds is one phase of work. Time passing changes nothing here: `at` says where
/// the timer stands at a given moment.
public struct TimerRun: Sendable, Hashable {
  /// The two phases of a round.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case work, rest
  }

  /// When the phase began; a pause moves it on.
  public var start: Moment
  /// The round, from 1.
  public var round: Int
  /// The phase.
  public var phase: Phase
  /// How long the phase is, in seconds.
  public var seconds: Double
  /// The seconds that were left when it was paused; nil while it runs. Below zero for a timer that
  /// counts up past its phase.
  public var left: Double?

  /// A timer's state.
  public init(
    start: Moment, round: Int = 1, phase: Phase = .work, seconds: Double, left: Double? = nil
  ) {
    self.start = start
    self.round = round
    self.phase = phase
    self.seconds = seconds
    self.left = left
  }

  /// Whether it is paused.
  public var isPaused: Bool { left != nil }

  /// When the phase ends; nil while it is paused.
  public var end: Moment? { isPaused ? nil : start.adding(seconds: seconds) }
}

extension TimerRun {
  /// A timer that starts now: the first round's work.
  /// - Parameters:
  ///   - timer: The timer's props over its defaults.
  ///   - now: The time.
  public init(starting timer: Props, at now: Moment) {
    self.init(start: now, seconds: Plan(timer).work)
  }

  /// Where the timer stands at a moment, or nil when its last round is over by then.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - timer: The timer's props over its defaults: `work`, `rest`, `rounds`, `up`.
  /// - Complexity: O(1), however many rounds have passed.
  public func at(_ now: Moment, in timer: Props) -> TimerRun? {
    let plan = Plan(timer)
    if isPaused || plan.isUp { return self }
    var elapsed = now.seconds(since: start) - seconds
    if elapsed < 0 { return self }
    var round = Double(self.round)
    if round >= plan.rounds { return nil }
    if phase == .work, plan.rest > 0 {
      if elapsed < plan.rest { return run(.rest, round, since: elapsed, now, plan) }
      elapsed -= plan.rest
    }
    // The next round's work began `elapsed` seconds ago; whole rounds since then are skipped.
    let cycle = plan.work + plan.rest
    guard cycle > 0 else { return nil }
    let skipped = (elapsed / cycle).rounded(.down)
    round += 1 + skipped
    elapsed -= skipped * cycle
    if round > plan.rounds { return nil }
    if elapsed < plan.work { return run(.work, round, since: elapsed, now, plan) }
    return round < plan.rounds ? run(.rest, round, since: elapsed - plan.work, now, plan) : nil
  }

  /// The timer paused at a moment, or nil when it is over by then.
  public func paused(at now: Moment, in timer: Props) -> TimerRun? {
    guard var run = at(now, in: timer) else { return nil }
    run.left = run.left ?? run.seconds - now.seconds(since: run.start)
    return run
  }

  /// The timer going on from a pause.
  public func resumed(at now: Moment) -> TimerRun {
    guard let left else { return self }
    var run = self
    run.start = now.adding(seconds: left - seconds)
    run.left = nil
    return run
  }

  /// The timer after a patch that makes the phase it is in longer or shorter: its end is its start
  /// plus the new length.
  func patched(_ timer: Props) -> TimerRun {
    let length = phase == .work ? Plan(timer).work : Plan(timer).rest
    var run = self
    if let left { run.left = max(min(left, 0), left + length - seconds) }
    run.seconds = length
    return run
  }

  private func run(
    _ phase: Phase, _ round: Double, since elapsed: Double, _ now: Moment, _ plan: Plan
  ) -> TimerRun {
    TimerRun(
      start: now.adding(seconds: -elapsed), round: Int(round), phase: phase,
      seconds: phase == .work ? plan.work : plan.rest)
  }

  /// What a timer's props ask for, as numbers that can be counted with.
  private struct Plan {
    let work: Double
    let rest: Double
    let rounds: Double
    let isUp: Bool

    init(_ timer: Props) {
      work = Self.seconds(timer["work"])
      rest = Self.seconds(timer["rest"])
      let rounds = timer["rounds"]?.number ?? 1
      self.rounds = rounds >= 1 ? min(rounds.rounded(.down), 1e6) : 1
      isUp = timer["up"]?.bool ?? false
    }

    private static func seconds(_ value: Value?) -> Double {
      let seconds = value?.number ?? 0
      return seconds > 0 ? min(seconds, 1e9) : 0
    }
  }
}
