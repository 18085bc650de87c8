import YuiLines
import YuiScreens

/// Where a timer stands at a moment, reckoned on from what was written down when its phase began.
enum TimerState: Hashable {
  case ready
  case running(phase: TimerRun.Phase, round: Int, start: Moment, end: Moment)
  /// Counting up since a moment.
  case counting(since: Moment)
  case paused(phase: TimerRun.Phase, round: Int, left: Double, length: Double)
  case finished
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

  /// Where a timer stands at `now`. Phases follow one another by themselves; after the last round's
  /// work it is finished.
  func state(_ run: TimerRun?, at now: Moment) -> TimerState {
    guard let run else { return .ready }
    let length = min(max(run.length.isFinite ? run.length : 0, 0), Self.longest)
    if let left = run.left {
      return .paused(
        phase: run.phase, round: run.round, left: min(max(left, 0), Self.longest),
        length: length)
    }
    if isUp { return .counting(since: run.start) }
    // Whole microseconds, so that a phase's end is a moment and nothing is lost between the two.
    let passed = now.microseconds - run.start.microseconds
    let first = Self.microseconds(length)
    if passed < first {
      return .running(
        phase: run.phase, round: run.round, start: run.start,
        end: Moment(microseconds: run.start.microseconds + first))
    }
    let (work, rest) = (Self.microseconds(work), Self.microseconds(rest))
    guard work > 0, run.round < rounds || run.phase == .rest else { return .finished }
    // From here on the phases are rest, work, rest, work, the first rest being this round's.
    let begun = run.start.microseconds + first - (run.phase == .rest ? rest : 0)
    let turns = (now.microseconds - begun) / (work + rest)
    let offset = (now.microseconds - begun) % (work + rest)
    let turnStart = begun + turns * (work + rest)
    let (round, overflow) = run.round.addingReportingOverflow(Int(turns))
    guard !overflow, round < rounds else { return .finished }
    if offset < rest {
      return .running(
        phase: .rest, round: round, start: Moment(microseconds: turnStart),
        end: Moment(microseconds: turnStart + rest))
    }
    return .running(
      phase: .work, round: round + 1, start: Moment(microseconds: turnStart + rest),
      end: Moment(microseconds: turnStart + rest + work))
  }

  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((seconds * 1_000_000).rounded())
  }
}
