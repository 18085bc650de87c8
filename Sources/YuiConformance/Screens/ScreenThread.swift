public import YuiFit
import YuiLines
public import YuiScreens

/// A thread as a folder of `Conformance/screens` holds it: after each reply, what is saved and what
/// a widget of it shows.
///
///     let thread = ScreenThread(replies: texts)
///     thread.moments[1].screens["today"]   // what a widget draws after the second reply
public struct ScreenThread: Sendable {
  /// How the thread stands after each reply.
  public let moments: [Moment]

  /// How the thread stands after a reply.
  public struct Moment: Sendable {
    /// The reply as it is written.
    public var reply: String
    /// What it is for.
    public var purpose: String
    /// The moment at which it is looked at.
    public var now: YuiScreens.Moment
    /// How far the viewer's clock is ahead of UTC, in seconds.
    public var utcOffset: Int
    /// The saved screens in the order in which they were saved; screen 1 when none was.
    public var screens: [FitContent]
  }

  /// The thread of some replies. A reply that does not say when it is looked at is looked at when
  /// the one before is, the first at `now`.
  public init(replies: [String], now: YuiScreens.Moment, utcOffset: Int = 0) {
    var state = ScreenState()
    var taps: [ScreenNotes.Tap] = []
    var moments: [Moment] = []
    var (now, utcOffset) = (now, utcOffset)
    for reply in replies {
      let notes = ScreenNotes(reply)
      if let moment = notes.now { (now, utcOffset) = (moment, notes.utcOffset) }
      state.apply(reply: Fences.lines(of: reply), at: LocalTime(now, utcOffsetSeconds: utcOffset))
      taps += notes.taps
      var screens = state.savedScreens.map { FitContent(saved: $0) }
      if screens.isEmpty { screens = [FitContent(nodes: state.nodes(on: "1"))] }
      for place in screens.indices {
        screens[place].tables = state.tables
        for tap in taps { screens[place].apply(tap) }
      }
      moments.append(
        Moment(
          reply: reply, purpose: notes.purpose, now: now, utcOffset: utcOffset, screens: screens))
    }
    self.moments = moments
  }
}

extension FitContent {
  /// Does what was done on the widget.
  mutating func apply(_ tap: ScreenNotes.Tap) {
    guard let node = nodes.last(where: { $0.id == tap.id }) else { return }
    switch tap.action {
    case .start:
      let run = timers[node.key]?.at(tap.at, in: node.resolved)
      timers[node.key] =
        run?.resumed(at: tap.at) ?? TimerRun(starting: node.resolved, at: tap.at)
    case .pause: timers[node.key] = timers[node.key]?.paused(at: tap.at, in: node.resolved)
    case .toggle:
      if ticks[node.key]?.remove(tap.item) == nil { ticks[node.key, default: []].insert(tap.item) }
    }
  }
}
