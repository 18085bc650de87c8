import YuiLines

/// The screens that hold nodes, each in a slot that keeps its number while it does. A screen's nodes
/// are its own storage: keeping an old state costs a copy of the screens that change later, once.
struct ScreenTable: Sendable {
  struct Screen: Sendable, Hashable {
    var name: String
    var nodes: [Node]
  }

  private var slots: ContiguousArray<Screen> = []
  private var slotOf: [String: Int] = [:]
  private var free: [Int] = []
  private(set) var nodeCount = 0

  /// How many screens hold nodes.
  var count: Int { slotOf.count }

  /// The screens that hold nodes, in no order.
  var all: some Sequence<Screen> { slots.lazy.filter { !$0.nodes.isEmpty } }

  /// The slots that hold nodes, in no order.
  var usedSlots: some Sequence<Int> { slotOf.values }

  func slot(of name: String) -> Int? { slotOf[name] }

  func nodes(on name: String) -> [Node] {
    guard let slot = slotOf[name] else { return [] }
    return slots[slot].nodes
  }

  func nodes(in slot: Int) -> [Node] { slots[slot].nodes }

  func name(of slot: Int) -> String { slots[slot].name }

  func name(of place: Place) -> String { slots[Int(place.slot)].name }

  func node(at place: Place) -> Node { slots[Int(place.slot)].nodes[Int(place.position)] }

  func preset(at place: Place) -> Preset {
    slots[Int(place.slot)].nodes[Int(place.position)].preset
  }

  func isOverfull(at place: Place, after merge: Merge) -> Bool {
    merge.isOverfull(on: slots[Int(place.slot)].nodes[Int(place.position)].props)
  }

  /// Whether the node that a place was made for still stands there.
  func holds(_ place: Place) -> Bool {
    let nodes = slots[Int(place.slot)].nodes
    return Int(place.position) < nodes.count
      && nodes[Int(place.position)].sequence == place.sequence
  }

  /// The slot of a screen, a fresh one when it holds no nodes; a node must follow at once.
  mutating func openSlot(for name: String) -> Int {
    if let slot = slotOf[name] { return slot }
    let slot: Int
    if let last = free.popLast() {
      slot = last
      slots[slot].name = name
    } else {
      slot = slots.count
      slots.append(Screen(name: name, nodes: []))
    }
    slotOf[name] = slot
    return slot
  }

  mutating func append(_ node: Node, in slot: Int) -> Place {
    let position = slots[slot].nodes.count
    slots[slot].nodes.append(node)
    nodeCount += 1
    return Place(sequence: node.sequence, slot: Int32(slot), position: Int32(position))
  }

  /// Takes all nodes off a screen and hands them over.
  mutating func empty(_ name: String) -> [Node] {
    guard let slot = slotOf.removeValue(forKey: name) else { return [] }
    let nodes = slots[slot].nodes
    slots[slot].nodes = []
    free.append(slot)
    nodeCount -= nodes.count
    return nodes
  }

  /// Patches a node in place, and says whether that changed it.
  mutating func merge(_ merge: Merge, at place: Place) -> Bool {
    slots[Int(place.slot)].nodes[Int(place.position)].merge(merge)
  }
}

extension ScreenTable: Equatable {
  /// Whether both hold the same nodes on screens of the same names, whatever the slots.
  static func == (left: ScreenTable, right: ScreenTable) -> Bool {
    left.count == right.count && left.nodeCount == right.nodeCount
      && left.all.allSatisfy { $0.nodes == right.nodes(on: $0.name) }
  }
}
