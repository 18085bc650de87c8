import YuiLines

/// Who answers to a patch: id -> newest node, preset -> newest node, id -> saved nodes.
///
/// Adds push places on stacks in rising order. A clear leaves dead places behind; each stack's top
/// is kept alive at once, what is dead below waits until it comes up or until there is so much of
/// it that all is built anew. So a question costs one look, and each dead place is paid for once.
struct NodeIndex: Sendable {
  /// What is known under one id.
  struct Entry: Sendable {
    /// All nodes of the id that stand on screens.
    var live = PlaceStack.none
    /// Those of them that let the id last.
    var lasting = PlaceStack.none
    /// Saved nodes, the oldest save first; of one save the newest node first.
    var saved: ContiguousArray<SavedPlace> = []

    var isEmpty: Bool { live.isEmpty && lasting.isEmpty && saved.isEmpty }
  }

  /// Nodes of one preset: those added as it, and rows that became it later.
  private struct Newest: Sendable {
    var added = PlaceStack.none
    var rekinded = PlaceHeap()

    var place: Place? {
      guard let late = rekinded.newest else { return added.newest }
      guard let early = added.newest else { return late }
      return late.sequence > early.sequence ? late : early
    }
  }

  private var entries: [String: Entry] = [:]
  private var presets = [Newest](repeating: Newest(), count: Preset.allCases.count)
  /// Places in the stacks and heaps, dead ones included.
  private var placeCount = 0

  subscript(id: String) -> Entry? { entries[id] }

  func newest(of preset: Preset) -> Place? { presets[Int(preset.rawValue)].place }

  mutating func insert(_ node: Node, at place: Place, lasts: Bool) {
    entries[node.id, default: Entry()].insert(place, lasts: lasts)
    presets[Int(node.preset.rawValue)].added.push(place)
    placeCount += lasts ? 3 : 2
  }

  /// Notes that a row became another kind.
  mutating func rekind(at place: Place, from old: Preset, to new: Preset, on screens: ScreenTable) {
    presets[Int(new.rawValue)].rekinded.push(place)
    placeCount += 1
    dropDead(of: old, on: screens)
    settle(screens)
  }

  /// Notes that these nodes are no longer on `screens`.
  mutating func remove(_ nodes: [Node], from screens: ScreenTable) {
    var presets = PresetSet()
    let holds = { (place: Place) in screens.holds(place) }
    for node in nodes {
      if !presets.contains(node.preset) {
        presets.insert(node.preset)
        dropDead(of: node.preset, on: screens)
      }
      guard let found = entries.index(forKey: node.id) else { continue }
      placeCount -= entries.values[found].live.dropDead(holds)
      placeCount -= entries.values[found].lasting.dropDead(holds)
      if entries.values[found].isEmpty { entries.remove(at: found) }
    }
    settle(screens)
  }

  private mutating func dropDead(of preset: Preset, on screens: ScreenTable) {
    let isAlive = { (place: Place) in
      screens.holds(place) && screens.node(at: place).preset == preset
    }
    placeCount -= presets[Int(preset.rawValue)].added.dropDead(isAlive)
    placeCount -= presets[Int(preset.rawValue)].rekinded.dropDead(isAlive)
  }

  /// Builds all anew when most places are dead. A node has three places at the most, so that is
  /// paid for by the ops that left the dead ones.
  private mutating func settle(_ screens: ScreenTable) {
    guard placeCount > 4 * screens.nodeCount + 256 else { return }
    var saved: [String: Entry] = [:]
    for (id, entry) in entries where !entry.saved.isEmpty {
      saved[id] = Entry(saved: entry.saved)
    }
    entries = saved
    presets = [Newest](repeating: Newest(), count: Preset.allCases.count)
    placeCount = 0
    var places: [Place] = []
    places.reserveCapacity(screens.nodeCount)
    for slot in screens.usedSlots {
      for (position, node) in screens.nodes(in: slot).enumerated() {
        places.append(
          Place(sequence: node.sequence, slot: Int32(slot), position: Int32(position)))
      }
    }
    places.sort { $0.sequence < $1.sequence }
    for place in places {
      let node = screens.node(at: place)
      insert(node, at: place, lasts: node.lasts(on: screens.name(of: place)))
    }
  }
}

// MARK: - The shelf

extension NodeIndex {
  /// Notes a node of the newest save. A screen's nodes come newest first.
  mutating func insert(_ id: String, at place: SavedPlace) {
    entries[id, default: Entry()].insert(place)
  }

  /// Notes that a save, which held this id, is no longer on the shelf.
  mutating func remove(_ id: String, ofSave number: Int) {
    guard let found = entries.index(forKey: id) else { return }
    entries.values[found].remove(save: number)
    if entries.values[found].isEmpty { entries.remove(at: found) }
  }
}

extension NodeIndex.Entry {
  /// The newest saved node of the newest save.
  var newestSaved: SavedPlace? {
    guard let last = saved.last else { return nil }
    return saved[firstPlace(ofSave: last.number)]
  }

  fileprivate mutating func insert(_ place: SavedPlace) {
    let oldest = saved.count - ScreenLimits.namesakesPerSavedScreen
    if oldest >= 0, saved[oldest].number == place.number { return }
    saved.append(place)
  }

  fileprivate mutating func remove(save number: Int) {
    let first = firstPlace(ofSave: number)
    let next = firstPlace(ofSave: number + 1)
    saved.removeSubrange(first..<next)
  }

  /// Where the places of a save begin, or would.
  private func firstPlace(ofSave number: Int) -> Int {
    var low = 0
    var high = saved.count
    while low < high {
      let middle = (low + high) / 2
      if saved[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate mutating func insert(_ place: Place, lasts: Bool) {
    live.push(place)
    if lasts { lasting.push(place) }
  }
}
