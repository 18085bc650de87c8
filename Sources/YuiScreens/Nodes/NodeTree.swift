/// A node with its members: what a head and the lines that joined it look like to a renderer
/// (spec 4: in the tree, members are children of their head, nested groups included).
public struct NodeTree: Sendable, Hashable {
  /// The node.
  public var node: Node
  /// Its members in line order, each with its own.
  public var members: [NodeTree]

  /// A node with its members.
  public init(_ node: Node, members: [NodeTree] = []) {
    self.node = node
    self.members = members
  }

  /// The trees of a screen's nodes, in line order.
  ///
  ///     // deck, page, sketch, row, page
  ///     NodeTree.trees(of: state.nodes(on: "1"))   // one deck of a page, a sketch (of a row), a page
  ///
  /// A node whose head is not among them stands by itself, and so does one nested deeper than
  /// `ScreenLimits.treeDepth`.
  /// - Complexity: O(*n*).
  public static func trees(of nodes: [Node]) -> [NodeTree] {
    var places: [NodeKey: Int] = [:]
    var heads: [Int?] = []
    var depths: [Int] = []
    for (place, node) in nodes.enumerated() {
      var head = node.parent.flatMap { places[$0] }
      if let above = head, depths[above] == ScreenLimits.treeDepth { head = nil }
      heads.append(head)
      depths.append(head.map { depths[$0] + 1 } ?? 0)
      // Only what has a head or may be one is looked for.
      places[node.key] = place
    }
    // From the back, so that a node's members are complete when it is handed to its own head.
    var members = [[NodeTree]](repeating: [], count: nodes.count)
    var roots: [NodeTree] = []
    for place in nodes.indices.reversed() {
      let tree = NodeTree(nodes[place], members: members[place].reversed())
      members[place] = []
      if let head = heads[place] { members[head].append(tree) } else { roots.append(tree) }
    }
    return roots.reversed()
  }
}

extension ScreenState {
  /// A screen's nodes in line order, members inside their heads.
  /// - Complexity: O(*n*) in the screen's nodes.
  public func trees(on screen: String) -> [NodeTree] { NodeTree.trees(of: nodes(on: screen)) }
}
