/// A flow's props, laid out for walking: what each node is and which edges leave it.
struct FlowGraph: Sendable {
  struct Exit: Sendable {
    let to: Int
    /// The alternatives; nil for an edge that always holds.
    let when: [[FlowClause]]?
  }

  struct Node: Sendable {
    let id: String
    let isStep: Bool
    /// Whether it asks: a step that is no page.
    let asks: Bool
    fileprivate(set) var exits: [Exit] = []
  }

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var start: Int?

  /// Reads the props that a flow's patch, or a variant's graph, has.
  /// - Complexity: O(*n*) in the size of the props.
  init(_ flow: Props) {
    var places: [String: Int] = [:]
    for node in flow["nodes"]?.list ?? [] {
      guard let props = node.object, let id = props["id"]?.text, places[id] == nil else { continue }
      let preset = props["preset"]?.text
      places[id] = nodes.count
      nodes.append(
        Node(id: id, isStep: preset != nil, asks: preset != nil && preset != Preset.page.name))
    }
    for edge in flow["edges"]?.list ?? [] {
      guard let props = edge.object, let from = props["from"]?.text.flatMap({ places[$0] }),
        let to = props["to"]?.text.flatMap({ places[$0] })
      else { continue }
      nodes[from].exits.append(Exit(to: to, when: props["when"].map(Self.alternatives)))
    }
    start = flow["start"]?.text.flatMap { places[$0] }
  }

  /// The alternatives of an edge's `when`, each a list of clauses.
  static func alternatives(_ when: Value) -> [[FlowClause]] {
    (when.list ?? []).map { ($0.list ?? []).compactMap(FlowClause.init) }
  }
}
