import YuiLines

extension ScreenState {
  /// Puts a screen on the shelf as it stands.
  mutating func save(
    _ name: String, screen: String, noting change: inout Change
  ) throws(Refusal.Reason) {
    let nodes = nodes(on: screen)
    let old = shelf[name]
    if old == nil, shelf.count == ScreenLimits.savedNames { throw .limit(.savedNames) }
    let held = shelf.nodeCount - (old?.nodes.count ?? 0)
    if held + nodes.count > ScreenLimits.savedNodes { throw .limit(.savedNodes) }
    try payCopies(of: nodes.count)
    forget(name, noting: &change)
    // A storage of its own, here and now, so that the next patch does not pay for it.
    let copy = nodes.map { $0 }
    shelve(SavedScreen(name: name, screen: screen, isStage: screen == Self.stage, nodes: copy))
    change.touch(saved: name)
  }

  /// Takes the copies of a save or a show from what may be copied now.
  private mutating func payCopies(of count: Int) throws(Refusal.Reason) {
    if count > copyCredit { throw .limit(.copies) }
    copyCredit -= count
  }

  /// Puts a screen on the shelf under a name that is not there.
  mutating func shelve(_ screen: SavedScreen) {
    let save = shelf.insert(screen)
    for (position, node) in screen.nodes.enumerated().reversed() where node.canLast {
      index.insert(
        node.id,
        at: SavedPlace(
          number: save.number, slot: Int32(save.slot), position: Int32(position)))
    }
    for node in screen.nodes where node.canLast { refreshLasting(node.id) }
  }

  /// Takes a screen off the shelf, when it is there.
  mutating func forget(_ name: String, noting change: inout Change) {
    guard let old = shelf.remove(name) else { return }
    for node in old.screen.nodes where node.canLast { index.remove(node.id, ofSave: old.number) }
    for node in old.screen.nodes where node.canLast { refreshLasting(node.id) }
    change.touch(saved: name)
  }

  /// Brings a saved screen back, fresh: new keys, new sequence numbers, tagged with its name.
  mutating func show(
    _ name: String, screen: String, noting change: inout Change
  ) throws(Refusal.Reason) {
    guard let saved = shelf[name] else { throw .nothingSaved(name: name.quoted) }
    let target = saved.isStage ? Self.stage : screen
    try checkRoom(
      for: saved.nodes.count, on: target, holding: 0, freeing: nodes(on: target).count)
    try payCopies(of: saved.nodes.count)
    empty(target, noting: &change)
    putBack(saved, on: target, noting: &change)
    move(focus: target, noting: &change)
    if target == Self.stage || saved.nodes.contains(where: \.isStaged) {
      set(stageOpen: true, noting: &change)
    }
  }

  /// Puts the nodes of a saved screen on a screen that holds none.
  private mutating func putBack(
    _ saved: SavedScreen, on screen: String, noting change: inout Change
  ) {
    if saved.nodes.isEmpty { return }
    let slot = screens.openSlot(for: screen)
    let first = nextKey.rawValue
    for node in saved.nodes {
      var node = node
      // Keys rise within a screen, so the head's place there tells its new key.
      node.parent = node.parent.flatMap { saved.nodes.place(of: $0) }
        .map { NodeKey(rawValue: first + $0) }
      node.key = nextKey
      node.sequence = nextKey.rawValue
      node.shownFrom = saved.name
      node.isStaged = node.isStaged || screen == Self.stage
      append(node, in: slot, on: screen, noting: &change)
    }
    change.touch(screen: screen)
  }
}
