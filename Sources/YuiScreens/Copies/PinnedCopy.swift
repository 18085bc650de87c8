import YuiLines

/// The phone's own copy of one saved screen, which the widget draws and keeps current
/// (spec 5, section 1).
///
///     var copy = try PinnedCopy(of: state, saved: "today", agent: agent, at: now)
///     copy.catchUp([AgentRow(id: "42", at: later, body: "~weight 178.4lb")], at: later)
///     copy.nodes[0].props["value"]   // 178.4
///
/// A copy holds what it takes to go on without the thread: the saved nodes and the page that they
/// were saved from, the tables that its queries name, what was ticked and which timers run, and how
/// far it has read. It holds nothing else of the thread. A copy is a value; `CopyStore` keeps it.
public struct PinnedCopy: Sendable, Hashable {
  /// Whose thread it is.
  public struct Agent: Sendable, Hashable {
    /// The agent's id.
    public var id: String
    /// The agent's name, for people.
    public var name: String

    /// An agent.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Whose thread it is.
  public let agent: Agent
  /// The saved screen as it stands: what the widget draws.
  public internal(set) var saved: SavedScreen
  /// The nodes of the page that the screen was saved from, where that is not what was saved; nil
  /// when it is, and for a screen saved from no page.
  public internal(set) var livePage: [Node]?
  /// The agent's tables that queries on the screen or its page name.
  public internal(set) var tables: AgentTables
  /// The ticked items of each checklist.
  public internal(set) var ticks: [NodeKey: Set<String>] = [:]
  /// The timers that run or are paused.
  public internal(set) var timers: [NodeKey: TimerRun] = [:]
  /// When the agent last changed what the widget draws.
  public internal(set) var changedAt: Moment
  /// When the copy last was level with the relay.
  public internal(set) var caughtUpAt: Moment
  /// The newest row that is applied, when there has been one.
  public internal(set) var cursor: Cursor?
  /// How far the phone's clock is ahead of UTC: what `today` means in its tables.
  public var utcOffsetSeconds: Int
  /// Whether the agent has forgotten the screen.
  public internal(set) var isGone = false
  /// Whether something happened that only the app can know the outcome of. It stays until the app
  /// makes the copy anew.
  public internal(set) var needsRefresh = false

  /// Whether what stands on the live page is unknown: another saved screen was shown there.
  var isPageUnknown = false
  /// Ids of the copy's that a later row gave to another preset elsewhere.
  var takenIDs: KnownIDs = [:]
  /// Tables that queries name and that the agent had not made when the copy was.
  var absentTables: Set<String> = []
  /// The key that the next node gets.
  var nextKey: NodeKey
  /// Fields that a newer version has written, by the object that they stand in.
  var extras: [String: Props] = [:]

  init(
    agent: Agent, saved: SavedScreen, livePage: [Node]?, tables: AgentTables, changedAt: Moment,
    caughtUpAt: Moment, cursor: Cursor?, utcOffsetSeconds: Int, nextKey: NodeKey
  ) {
    self.agent = agent
    self.saved = saved
    self.livePage = livePage
    self.tables = tables
    self.changedAt = changedAt
    self.caughtUpAt = caughtUpAt
    self.cursor = cursor
    self.utcOffsetSeconds = utcOffsetSeconds
    self.nextKey = nextKey
  }
}

extension PinnedCopy {
  /// The saved screen's name.
  public var name: String { saved.name }

  /// What the widget draws, in line order.
  public var nodes: [Node] { saved.nodes }

  /// Whether the screen was saved from a page of its own, 2 to 12.
  public var isFromPage: Bool { Page.number(ofScreen: saved.screen) > 1 }

  /// The node of a key, among those that the widget draws.
  /// - Complexity: O(log *n*).
  public func node(_ key: NodeKey) -> Node? { nodes.place(of: key).map { nodes[$0] } }

  /// The newest node of an id, among those that the widget draws.
  /// - Complexity: O(*n*).
  public func node(id: String) -> Node? { nodes.last { $0.id == id } }
}
