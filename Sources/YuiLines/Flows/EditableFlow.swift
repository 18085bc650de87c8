/// A flow whose steps are dropped and added.
///
/// Edges do not name nodes. They end at a place that a dropped node may have handed on, and they
/// start at a bundle that an added node may have taken over. So a drop hands on all edges into a
/// node in one move, an add takes over all edges out of one, and neither depends on how many there
/// are.
struct EditableFlow {
  private struct Node {
    var props: Props
    var isDropped = false
    /// The node that took over the edges into this one; itself while it is there.
    var heir: Int
    /// The edges out of it.
    var bundle: Int
    /// The edges into it, as a chain.
    var first: Int?
    var last: Int?
    var entries = 0
    /// The next node in order.
    var next: Int?
  }

  private struct Edge {
    let props: Props
    let from: Int
    let to: Int
    var isGone = false
    /// The next edge into the same node.
    var next: Int?
  }

  /// Edges that leave one node, and which node that is.
  private struct Bundle {
    var node: Int
    var edges: [Int] = []
  }

  private var nodes: ContiguousArray<Node> = []
  private var edges: ContiguousArray<Edge> = []
  private var bundles: ContiguousArray<Bundle> = []
  private var places: [String: Int] = [:]
  private var start: Int?

  init(_ flow: Props) {
    for value in flow["nodes"]?.list ?? [] {
      guard let props = value.object, let id = props["id"]?.text, places[id] == nil
      else { continue }
      let place = append(id, props)
      if place > 0 { nodes[place - 1].next = place }
    }
    for value in flow["edges"]?.list ?? [] {
      guard let props = value.object, let from = props["from"]?.text.flatMap({ places[$0] }),
        let to = props["to"]?.text.flatMap({ places[$0] })
      else { continue }
      link(props, from: from, to: to)
    }
    start = flow["start"]?.text.flatMap { places[$0] }
  }

  private mutating func append(_ id: String, _ props: Props) -> Int {
    let place = nodes.count
    places[id] = place
    bundles.append(Bundle(node: place))
    nodes.append(Node(props: props, heir: place, bundle: bundles.count - 1))
    return place
  }

  private mutating func link(_ props: Props, from: Int, to: Int) {
    let bundle = nodes[from].bundle
    bundles[bundle].edges.append(edges.count)
    edges.append(Edge(props: props, from: bundle, to: to))
    chain(edges.count - 1, through: edges.count - 1, count: 1, into: to)
  }

  /// Lays a chain of edges behind those that already lead into a node.
  private mutating func chain(_ first: Int, through last: Int, count: Int, into node: Int) {
    if let end = nodes[node].last { edges[end].next = first } else { nodes[node].first = first }
    nodes[node].last = last
    nodes[node].entries += count
  }

  /// The node that an edge to `place` now leads to. Hands the way there on, so that a long line of
  /// drops is walked once.
  private mutating func heir(of place: Int) -> Int {
    var node = place
    while nodes[node].heir != node {
      nodes[node].heir = nodes[nodes[node].heir].heir
      node = nodes[node].heir
    }
    return node
  }
}

// MARK: - Changes

extension EditableFlow {
  /// Gives a node another step. Nothing happens when it is not there.
  mutating func replace(_ id: String, with step: Props) {
    guard let place = places[id] else { return }
    nodes[place].props["preset"] = step["preset"]
    nodes[place].props["props"] = step["props"]
  }

  /// Puts a step right behind another, whose edges it takes over. Nothing happens when the id is
  /// taken, or there is no such step.
  mutating func add(_ id: String, after: String, step: Props) {
    guard places[id] == nil, let before = places[after], nodes[before].props.has("preset")
    else { return }
    var props: Props = ["id": .text(id)]
    props["preset"] = step["preset"]
    props["props"] = step["props"]
    let place = append(id, props)
    nodes[place].next = nodes[before].next
    nodes[before].next = place
    // The two change bundles: the edges stay in theirs.
    let taken = nodes[before].bundle
    nodes[before].bundle = nodes[place].bundle
    nodes[place].bundle = taken
    bundles[taken].node = place
    bundles[nodes[before].bundle].node = before
    link(["from": .text(after), "to": .text(id)], from: before, to: place)
  }

  /// Takes a node out and sends the edges into it to where it led.
  mutating func drop(_ id: String) {
    guard let place = places.removeValue(forKey: id) else { return }
    nodes[place].isDropped = true
    let exits = bundles[nodes[place].bundle].edges.filter { !edges[$0].isGone }
    let exit = exits.first { !edges[$0].props.has("when") } ?? exits.first
    var target = exit.map { heir(of: edges[$0].to) }
    if target == place { target = nil }
    for edge in exits { edges[edge].isGone = true }
    if let target {
      removeLoops(from: target, into: place)
      if let first = nodes[place].first, let last = nodes[place].last {
        chain(first, through: last, count: nodes[place].entries, into: target)
      }
      nodes[place].heir = target
    } else {
      forEachEntry(of: place) { $0.isGone = true }
    }
    if start == place { start = target ?? firstNode }
  }

  /// Removes the edges that would lead from `target` to itself once `place` hands its edges on. It
  /// looks at the edges on the side that has fewer of them.
  private mutating func removeLoops(from target: Int, into place: Int) {
    let bundle = nodes[target].bundle
    if nodes[place].entries <= bundles[bundle].edges.count {
      forEachEntry(of: place) { if $0.from == bundle { $0.isGone = true } }
    } else {
      for edge in bundles[bundle].edges where heir(of: edges[edge].to) == place {
        edges[edge].isGone = true
      }
    }
  }

  private mutating func forEachEntry(of place: Int, _ body: (inout Edge) -> Void) {
    var edge = nodes[place].first
    while let current = edge {
      body(&edges[current])
      edge = edges[current].next
    }
  }

  /// The first node in order that is still there.
  private var firstNode: Int? {
    var node = nodes.isEmpty ? nil : 0
    while let current = node, nodes[current].isDropped { node = nodes[current].next }
    return node
  }

  /// The graph as it now is.
  var props: Props {
    mutating get {
      var kept: [Value] = []
      var node = nodes.isEmpty ? nil : 0
      while let current = node {
        if !nodes[current].isDropped { kept.append(.object(nodes[current].props)) }
        node = nodes[current].next
      }
      var links: [Value] = []
      for place in edges.indices where !edges[place].isGone {
        var props = edges[place].props
        props["from"] = nodes[bundles[edges[place].from].node].props["id"]
        props["to"] = nodes[heir(of: edges[place].to)].props["id"]
        links.append(.object(props))
      }
      var graph = Props()
      if let start { graph.append(unique: "start", nodes[start].props["id"] ?? .null) }
      graph.append(unique: "nodes", .list(kept))
      graph.append(unique: "edges", .list(links))
      return graph
    }
  }
}
