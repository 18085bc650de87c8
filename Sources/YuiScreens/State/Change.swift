/// What an op, or a run of ops, changed: what a renderer has to draw again.
///
///     let change = state.apply(ops)
///     change.added     // the keys of the nodes that are new on a screen
///     change.parts     // [.focus]
///
/// No op moves a node: it keeps its place for as long as it is there. A node that a later op of
/// the run changed as well counts once; one that came and went does not count at all.
public struct Change: Sendable, Hashable {
  /// Parts of the state other than nodes on screens.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The parts as bits.
    public var rawValue: UInt16
    /// Parts from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The screen that later lines are on by themselves.
    public static let focus = Parts(rawValue: 1)
    /// Whether the stage is open.
    public static let stage = Parts(rawValue: 2)
    /// The saved screens.
    public static let shelf = Parts(rawValue: 4)
    /// The pages with a composer.
    public static let talk = Parts(rawValue: 8)
    /// The drawer.
    public static let menu = Parts(rawValue: 16)
    /// What the agent is at.
    public static let doing = Parts(rawValue: 32)
    /// The agent's face.
    public static let visual = Parts(rawValue: 64)
    /// The thread's look.
    public static let theme = Parts(rawValue: 128)
    /// The restyle of the app that waits.
    public static let restyle = Parts(rawValue: 256)
    /// The agent's tables.
    public static let tables = Parts(rawValue: 512)
    /// The errors.
    public static let errors = Parts(rawValue: 1024)
  }

  /// Nodes that are new, in the order in which they came.
  public internal(set) var added: [NodeKey] = []
  /// Nodes whose props or kind changed, by key.
  public internal(set) var changed: [NodeKey] = []
  /// Nodes that are gone, by key.
  public internal(set) var removed: [NodeKey] = []
  /// Screens whose nodes were added, changed or removed, the one touched first before the others.
  public internal(set) var screens: [String] = []
  /// Names whose saved screens were written, patched or dropped, the one touched first before the
  /// others.
  public internal(set) var saved: [String] = []
  /// Other parts that changed.
  public internal(set) var parts: Parts = []

  /// Nothing changed.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && removed.isEmpty && saved.isEmpty && parts.isEmpty
  }
}

extension Change {
  mutating func touch(screen: String) {
    if screens.last != screen { screens.append(screen) }
  }

  mutating func touch(saved name: String) {
    if saved.last != name { saved.append(name) }
    parts.insert(.shelf)
  }

  /// Brings what a run of ops noted down, op by op, into the form that a client reads. `first` is
  /// the first key that the run gave out: what has a higher one was not there before.
  /// - Complexity: O(*n* log *n*) in what was noted.
  mutating func settle(from first: NodeKey) {
    screens.removeRepeats()
    saved.removeRepeats()
    if changed.count > 1 || (!changed.isEmpty && !(added.isEmpty && removed.isEmpty)) {
      let gone = Set(removed)
      changed = changed.filter { $0 < first && !gone.contains($0) }
      changed.sort()
      changed.removeRepeats()
    }
    if !added.isEmpty, !removed.isEmpty {
      let gone = Set(removed)
      added.removeAll { gone.contains($0) }
      removed.removeAll { $0 >= first }
    }
    if removed.count > 1 { removed.sort() }
    if added.isEmpty, changed.isEmpty, removed.isEmpty { screens = [] }
  }
}

extension Array where Element: Hashable {
  fileprivate mutating func removeRepeats() {
    guard count > 1 else { return }
    var seen = Set<Element>()
    self = filter { seen.insert($0).inserted }
  }
}
