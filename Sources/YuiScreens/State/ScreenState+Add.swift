import YuiLines

extension ScreenState {
  mutating func add(
    _ preset: Preset, _ id: String, _ props: Props, _ group: String?, on screen: String,
    noting change: inout Change
  ) throws(Refusal.Reason) {
    try checkRoom(for: 1, on: screen, holding: nodes(on: screen).count)
    let head: Place? = group.flatMap { self.head($0, of: preset) }
    let isStaged =
      head.map { screens.node(at: $0).isStaged }
      ?? StageRule.stages(preset, props, onScreen: screen, style: style)
    let slot = screens.openSlot(for: screen)
    let node = Node(
      key: nextKey, id: id, preset: preset, props: props, group: group,
      parent: head.flatMap { Int($0.slot) == slot ? screens.node(at: $0).key : nil },
      isStaged: isStaged)
    append(node, in: slot, on: screen, noting: &change)
    change.touch(screen: screen)
    move(focus: screen, noting: &change)
    if isStaged { set(stageOpen: true, noting: &change) }
  }

  /// Puts a node at the end of a screen. Its key must be the next one.
  mutating func append(
    _ node: Node, in slot: Int, on screen: String, noting change: inout Change
  ) {
    nextKey.rawValue += 1
    let place = screens.append(node, in: slot)
    let lasts = node.lasts(on: screen)
    index.insert(node, at: place, lasts: lasts)
    if lasts { lastingIDs[node.id] = node.preset }
    change.added.append(node.key)
  }

  /// The head that a member joins: the newest node of the group's id. When that is a member itself
  /// that bears its head's id, the head is looked for above it.
  private func head(_ group: String, of preset: Preset) -> Place? {
    guard let newest = index[group]?.live.newest else { return nil }
    var place = newest
    for _ in 0..<ScreenLimits.treeDepth {
      let node = screens.node(at: place)
      if node.preset.spec.members.contains(preset) { return place }
      guard node.group == group, let parent = node.parent,
        let above = screens.nodes(in: Int(place.slot)).place(of: parent)
      else { break }
      place = Place(sequence: parent.rawValue, slot: place.slot, position: Int32(above))
    }
    return newest
  }

  /// Makes sure that so many nodes still fit on a screen that holds `held`, and in the state.
  func checkRoom(
    for count: Int, on screen: String, holding held: Int, freeing freed: Int = 0
  ) throws(Refusal.Reason) {
    if held + count > ScreenLimits.nodesPerScreen { throw .limit(.nodesPerScreen) }
    if screens.nodeCount - freed + count > ScreenLimits.nodes { throw .limit(.nodes) }
    if screens.count == ScreenLimits.screens, screens.slot(of: screen) == nil {
      throw .limit(.screens)
    }
  }
}
