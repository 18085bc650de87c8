import YuiLines

/// What catching up did to a copy: what a widget has to draw again.
public struct CatchUp: Sendable, Hashable {
  /// How many rows were newer than the copy's cursor.
  public var rowCount = 0
  /// Whether the screen was saved anew: ticks and timers are gone then.
  public var isSavedAnew = false
  /// Nodes that are new on the saved screen, in line order.
  public var added: [NodeKey] = []
  /// Nodes that draw differently: their props, their kind, their ticks or timer, or the table that
  /// they query changed.
  public var changed: [NodeKey] = []
  /// Nodes that are gone from the saved screen.
  public var removed: [NodeKey] = []
  /// Tables that changed, in the order in which the copy holds them.
  public var tables: [String] = []
  /// Whether the agent forgot the screen, or saved a forgotten one again.
  public var isGoneChanged = false
  /// Whether the copy came to need a refresh.
  public var isRefreshNeeded = false

  /// Nothing happened.
  public init() {}

  /// Whether the widget would draw the same as before.
  public var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && removed.isEmpty && !isGoneChanged && !isRefreshNeeded
  }
}

extension CatchUp {
  /// What is different in `copy` from what it was.
  /// - Complexity: O(*n*) in the nodes, where they are not the same storage, and the tables' rows.
  init(from old: PinnedCopy, to copy: PinnedCopy) {
    for name in copy.tables.names where copy.tables[name] != old.tables[name] {
      tables.append(name)
    }
    for name in old.tables.names where copy.tables[name] == nil { tables.append(name) }
    isGoneChanged = copy.isGone != old.isGone
    isRefreshNeeded = copy.needsRefresh && !old.needsRefresh
    for node in copy.nodes {
      guard let before = old.node(node.key) else {
        added.append(node.key)
        continue
      }
      let isChanged =
        node.preset != before.preset || node.props != before.props
        || copy.ticks[node.key] != old.ticks[node.key]
        || copy.timers[node.key] != old.timers[node.key]
        || (node.preset == .query && tables.contains(node.props["table"]?.written ?? ""))
      if isChanged { changed.append(node.key) }
    }
    for node in old.nodes where copy.node(node.key) == nil { removed.append(node.key) }
  }
}
