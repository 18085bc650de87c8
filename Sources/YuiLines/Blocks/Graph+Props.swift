extension Graph {
  /// Nodes, edges and groups as a diagram's patch has them; empty ones are left out.
  /// - Complexity: O(*n*) in all that the graph holds.
  func append(to props: inout Props) {
    if !nodes.isEmpty { props.append(unique: "nodes", .list(nodes.map(value))) }
    if !edges.isEmpty { props.append(unique: "edges", .list(edges.map(value))) }
    if !groups.isEmpty { props.append(unique: "groups", .list(groups.map(value))) }
  }

  private func value(_ node: Node) -> Value {
    var props = Props(reserving: 3)
    props.append(unique: "id", .text(node.id))
    if let label = node.label { props.append(unique: "label", .text(label)) }
    if let shape = node.shape { props.append(unique: "shape", .text(shape)) }
    return .object(props)
  }

  private func value(_ edge: Edge) -> Value {
    var props = ends(of: edge)
    if let line = edge.style.line { props.append(unique: "line", .text(line)) }
    if edge.style.isPlain { props.append(unique: "plain", true) }
    if edge.style.isBoth { props.append(unique: "both", true) }
    return .object(props)
  }

  /// `from`, `to` and `label`: all that an edge of a flow has beside its condition.
  func ends(of edge: Edge) -> Props {
    var props = Props(reserving: 4)
    props.append(unique: "from", .text(nodes[edge.from].id))
    props.append(unique: "to", .text(nodes[edge.to].id))
    if let label = edge.label { props.append(unique: "label", .text(label)) }
    return props
  }

  private func value(_ group: Group) -> Value {
    var props = Props(reserving: 4)
    props.append(unique: "id", .text(group.id))
    switch group.label {
    case .text(let label):
      if !label.isEmpty { props.append(unique: "label", .text(label)) }
    case .node(let place):
      if let label = nodes[place].label { props.append(unique: "label", .text(label)) }
    }
    props.append(unique: "nodes", .list(group.nodes.map { .text(nodes[$0].id) }))
    if let around = group.around { props.append(unique: "in", .text(groups[around].id)) }
    return .object(props)
  }
}
