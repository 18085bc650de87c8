import YuiLines

/// Where a saved node stands. The number of its save grows with every save.
struct SavedPlace: Sendable, Hashable {
  var number: Int
  var slot: Int32
  var position: Int32
}

/// The saved screens, each in a slot that keeps its number while it is there.
struct Shelf: Sendable {
  private struct Slot: Sendable {
    var screen: SavedScreen
    var number: Int
  }

  private var slots: ContiguousArray<Slot?> = []
  private var slotOf: [String: Int] = [:]
  private var free: [Int] = []
  private var lastNumber = 0
  private(set) var nodeCount = 0

  var count: Int { slotOf.count }

  /// The saved screens, the one saved last at the end.
  var all: [SavedScreen] {
    slots.lazy.compactMap { $0 }.sorted { $0.number < $1.number }.map(\.screen)
  }

  subscript(name: String) -> SavedScreen? {
    guard let slot = slotOf[name] else { return nil }
    return slots[slot]?.screen
  }

  func node(at place: SavedPlace) -> Node? {
    slots[Int(place.slot)]?.screen.nodes[Int(place.position)]
  }

  func name(of place: SavedPlace) -> String { slots[Int(place.slot)]?.screen.name ?? "" }

  /// Of these places, which stand save by save with the newest node first, the newest one of this
  /// preset in each save.
  func newestOfEachSave(
    among places: ContiguousArray<SavedPlace>, of preset: Preset
  ) -> [SavedPlace] {
    var newest: [SavedPlace] = []
    for place in places
    where place.number != newest.last?.number && node(at: place)?.preset == preset {
      newest.append(place)
    }
    return newest
  }

  /// Puts a screen on the shelf; none of its name is there.
  mutating func insert(_ screen: SavedScreen) -> (slot: Int, number: Int) {
    lastNumber += 1
    let slot = free.popLast() ?? slots.count
    if slot == slots.count { slots.append(nil) }
    slots[slot] = Slot(screen: screen, number: lastNumber)
    slotOf[screen.name] = slot
    nodeCount += screen.nodes.count
    return (slot, lastNumber)
  }

  /// Takes a screen off the shelf.
  mutating func remove(_ name: String) -> (screen: SavedScreen, number: Int)? {
    guard let slot = slotOf.removeValue(forKey: name), let old = slots[slot] else { return nil }
    slots[slot] = nil
    free.append(slot)
    nodeCount -= old.screen.nodes.count
    return (old.screen, old.number)
  }

  mutating func merge(_ merge: Merge, at place: SavedPlace) -> Bool {
    slots[Int(place.slot)]?.screen.nodes[Int(place.position)].merge(merge) ?? false
  }
}
