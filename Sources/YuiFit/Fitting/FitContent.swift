public import YuiScreens

/// What a widget is a picture of: a pinned copy, reduced to what a layout depends on.
///
/// A pinned copy turns into one; a preview makes one from a saved screen's nodes.
///
///     let content = FitContent(agent: "coach", name: "today", nodes: saved.nodes)
public struct FitContent: Sendable, Hashable {
  /// Whether there is a screen to draw; anything but `ready` draws a notice instead.
  public var state: WidgetLayout.State
  /// The agent's id, for the link.
  public var agent: String
  /// The saved screen's name.
  public var name: String
  /// The screen's nodes in line order.
  public var nodes: [Node]
  /// The ticked items of checklists, by the list's id.
  public var ticks: [String: Set<String>]
  /// The timers that run or are paused, by id.
  public var timers: [String: TimerRun]
  /// The agent's tables that the screen's queries name.
  public var tables: AgentTables
  /// When the copy was last caught up; nil when that is not known, or does not count.
  public var caughtUp: Moment?

  /// A screen to draw.
  public init(
    state: WidgetLayout.State = .ready, agent: String = "", name: String = "",
    nodes: [Node] = [], ticks: [String: Set<String>] = [:], timers: [String: TimerRun] = [:],
    tables: AgentTables = AgentTables(), caughtUp: Moment? = nil
  ) {
    self.state = state
    self.agent = agent
    self.name = name
    self.nodes = nodes
    self.ticks = ticks
    self.timers = timers
    self.tables = tables
    self.caughtUp = caughtUp
  }

  /// A saved screen, with nothing ticked and no timer running.
  public init(agent: String = "", saved: SavedScreen) {
    self.init(agent: agent, name: saved.name, nodes: saved.nodes)
  }
}

/// A timer that was started on the phone.
public struct TimerRun: Sendable, Hashable {
  /// Work or rest.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case work, rest
  }

  /// When the phase started.
  public var start: Moment
  /// The round, from 1.
  public var round: Int
  /// The phase that ran when this was written; a layout reckons on from there.
  public var phase: Phase
  /// How long that phase is, in seconds.
  public var length: Double
  /// What is left of it while the timer is paused; nil while it runs.
  public var left: Double?

  /// A timer that runs, or, with `left`, one that is paused.
  public init(
    start: Moment, round: Int = 1, phase: Phase = .work, length: Double, left: Double? = nil
  ) {
    self.start = start
    self.round = round
    self.phase = phase
    self.length = length
    self.left = left
  }
}
