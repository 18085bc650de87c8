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
  /// The ticked items of checklists.
  public var ticks: [NodeKey: Set<String>]
  /// The timers that run or are paused.
  public var timers: [NodeKey: TimerRun]
  /// The agent's tables that the screen's queries name.
  public var tables: AgentTables
  /// When the copy was last caught up; nil when that is not known, or does not count.
  public var caughtUp: Moment?

  /// A screen to draw.
  public init(
    state: WidgetLayout.State = .ready, agent: String = "", name: String = "",
    nodes: [Node] = [], ticks: [NodeKey: Set<String>] = [:], timers: [NodeKey: TimerRun] = [:],
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

  /// What a widget draws of a pinned copy.
  public init(_ copy: PinnedCopy) {
    self.init(
      state: copy.isGone ? .gone : copy.needsRefresh ? .needsRefresh : .ready,
      agent: copy.agent.id, name: copy.name, nodes: copy.nodes, ticks: copy.ticks,
      timers: copy.timers, tables: copy.tables, caughtUp: copy.caughtUpAt)
  }
}
