import YuiLines

extension ScreenState {
  /// The part of a thread's state that a copy knows: one page and one saved screen.
  init(
    page: String, nodes: [Node], saved: SavedScreen?, tables: AgentTables, nextKey: NodeKey
  ) {
    self.init()
    var change = Change()
    if !nodes.isEmpty {
      let slot = screens.openSlot(for: page)
      for node in nodes {
        self.nextKey = node.key
        append(node, in: slot, on: page, noting: &change)
      }
    }
    if let saved { shelve(saved) }
    self.nextKey = nextKey
    self.tables = tables
  }

  /// Takes every screen but one off, with all that stands there.
  mutating func keepOnly(_ screen: String?) {
    let others = screens.all.map(\.name).filter { $0 != screen }
    var change = Change()
    for name in others { empty(name, noting: &change) }
  }
}
