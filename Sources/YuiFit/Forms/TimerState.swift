import YuiLines
import YuiScreens

/// Where a timer stands at a moment.
enum TimerState: Hashable {
  case ready
  case running(round: Int, start: Moment, end: Moment)
  /// Counting up since a moment.
  case counting(since: Moment)
  case paused(round: Int, left: Double, length: Double)
}

/// What a timer's props say.
struct TimerPlan: Hashable {
  let work: Double
  let rest: Double
  let rounds: Int
  let isUp: Bool

  init(_ node: Node) {
    work = Self.seconds(node.prop(.work))
    rest = Self.seconds(node.prop(.rest))
    rounds = Int(min(max(node.prop(.rounds)?.finite ?? 1, 1), 1_000_000))
    isUp = node.prop(.up) == .bool(true)
  }

  /// Ten years: longer ones come from nobody and would only overflow the reckoning.
  private static let longest = 315_360_000.0

  private static func seconds(_ value: Value?) -> Double {
    min(max(value?.finite ?? 0, 0), longest)
  }

  /// Where the timer stands at `now`; one that is over is ready to start again.
  func state(_ run: TimerRun?, of node: Node, at now: Moment) -> TimerState {
    guard let run = run?.at(now, in: node.resolved) else { return .ready }
    let length = min(max(run.seconds.isFinite ? run.seconds : 0, 0), Self.longest)
    if let left = run.left {
      // A timer that counts up shows what has passed.
      let shown = isUp ? length - left : left
      return .paused(
        round: run.round, left: min(max(shown, 0), Self.longest), length: length)
    }
    if isUp { return .counting(since: run.start) }
    return .running(
      round: run.round, start: run.start, end: run.start.adding(seconds: length))
  }
}
