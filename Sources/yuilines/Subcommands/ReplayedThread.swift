import Foundation
import YuiLines
import YuiScreens

/// A thread as its replies build it up, one file each.
struct ReplayedThread {
  /// The thread after the replies read so far.
  private(set) var state = ScreenState()
  /// The lines so far that failed.
  private(set) var failedLines = 0
  /// What `today` and `now` mean in a row of a table.
  private let clock: LocalTime

  /// A thread without replies, by the clock of `--now` or that of this machine.
  init(_ clock: Clock) {
    self.clock = LocalTime(clock.now, utcOffsetSeconds: clock.utcOffsetSeconds)
  }

  /// Applies the next reply, and hands out what it changed and each op with what the state refused
  /// of it.
  @discardableResult
  mutating func apply(_ reply: Reply) -> Change {
    let ops = ops(of: reply)
    for op in ops { if case .error = op.action { failedLines += 1 } }
    return state.apply(ops, at: clock)
  }

  /// Applies one op, and says why the state refused it, if it did.
  mutating func apply(_ op: Op) -> Refusal? {
    let count = state.errors.count
    state.apply(op, at: clock)
    return state.errors.count > count ? state.errors.newest.last : nil
  }

  /// The ops of the next reply: the ids that last so far are known to it.
  func ops(of reply: Reply) -> OpList { reply.ops(known: state.lastingIDs) }
}

/// The time that a run of the command takes to be now.
struct Clock {
  /// Now.
  let now: Moment
  /// How far the local clock is ahead of UTC.
  let utcOffsetSeconds: Int

  /// The option that sets it.
  static let option = Manual.Option(
    "--now", value: "TIME", "Take this time to be now, as 2026-11-29T09:40:00+01:00.")

  /// The time of `--now`, else that of this machine.
  init(_ arguments: Arguments) throws(Stop) {
    guard let text = arguments.value("--now") else {
      now = Moment(secondsSince1970: Date().timeIntervalSince1970)
      utcOffsetSeconds = TimeZone.current.secondsFromGMT()
      return
    }
    guard let read = Moment.read(text) else {
      throw arguments.usage("`--now` is a time like 2026-11-29T09:40:00Z, not `\(text)`")
    }
    (now, utcOffsetSeconds) = (read.moment, read.utcOffsetSeconds)
  }
}
