/// What a chart of nodes and links has said so far: of a flowchart, a flow or a state diagram
/// (spec 3).
///
/// Nodes stand in the order in which they were first seen. Nothing here is nested: groups name the
/// one around them by place, so depth costs no more than a line does.
struct Graph: Sendable {
  struct Node: Sendable {
    let id: String
    var label: String?
    var shape: String?
    fileprivate(set) var isGrouped = false
  }

  struct Edge: Sendable {
    let from: Int
    let to: Int
    var label: String?
    var style = LinkStyle()
  }

  struct Group: Sendable {
    let id: String
    /// What the group says; a state's group says what its node does.
    let label: Label
    fileprivate(set) var nodes: [Int] = []
    let around: Int?

    enum Label: Sendable {
      case text(String)
      case node(Int)
    }
  }

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var groups: ContiguousArray<Group> = []
  private var places: [String: Int] = [:]
  private var openGroups: [Int] = []

  /// The innermost open group.
  var innermost: Group? { openGroups.last.map { groups[$0] } }

  /// The place of a node that a line writes: it is added when it is new, and joins the group around
  /// when it is in none.
  mutating func write(_ id: String) -> Int {
    let place: Int
    if let known = places[id] {
      place = known
    } else {
      place = nodes.count
      places[id] = place
      nodes.append(Node(id: id))
    }
    if let group = openGroups.last, !nodes[place].isGrouped {
      nodes[place].isGrouped = true
      groups[group].nodes.append(place)
    }
    return place
  }

  mutating func label(_ place: Int, _ label: String) { nodes[place].label = label }

  mutating func shape(_ place: Int, _ shape: String) { nodes[place].shape = shape }

  mutating func link(_ edge: Edge) { edges.append(edge) }

  mutating func openGroup(id: String, label: Group.Label) {
    groups.append(Group(id: id, label: label, around: openGroups.last))
    openGroups.append(groups.count - 1)
  }

  /// Closes the innermost group; false when none is open.
  mutating func closeGroup() -> Bool { openGroups.popLast() != nil }
}

/// How a link is drawn.
struct LinkStyle: Sendable {
  /// `thick`, `dash`, or nil for an ordinary line.
  var line: String?
  /// Whether it ends in something else than an arrow.
  var isPlain = false
  /// Whether it starts with an arrow, too.
  var isBoth = false
}
