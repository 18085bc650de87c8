/// A flow's chart up to its `end`: nodes, links, and the steps that stand in `%%` lines or labels
/// (spec 3, flow).
///
///     %% kind: choose "What are we building?" Site|Shop
///        |---  |-------------------------------------
///        node  a step, a line of YL
///     kind{Kind?} -->|Shop| products[slide "How many?" 1-500]
///     |---|------     |---- |------- |-----------------------
///     node label      when  node     a label that is a step
struct FlowBlock: Sendable {
  private var hasHeader = false
  private var chart = Flowchart()
  /// The steps of `%%` lines; of two for one node the last.
  private var steps: [String: FlowStep] = [:]
  private var kept = KeptLines()

  mutating func read(_ bytes: Span<UInt8>, line: Range<Int>) -> BlockStep {
    let trimmed = WhiteSpace.trim(bytes, line)
    if !hasHeader { return readHeader(bytes, trimmed, line: line) }
    if !chart.read(bytes, trimmed) { return .closed(patch) }
    kept.keep(bytes, line: line)
    if chart.hasTooManyEdges { return .failed(.tooManyEdges, detail: "") }
    guard let (id, text) = FlowStep.named(bytes, trimmed) else { return .taken }
    switch FlowStep.read(bytes, text) {
    case .step(let step): steps[bytes.text(id)] = step
    case .otherPreset(let word): return .failed(.badStep, detail: word)
    case .notOne: break
    }
    return .taken
  }

  private mutating func readHeader(
    _ bytes: Span<UInt8>, _ trimmed: Range<Int>, line: Range<Int>
  ) -> BlockStep {
    switch DiagramBlock.leadIn(bytes, trimmed) {
    case .skipped: return .taken
    case .comment: break
    case nil:
      var cursor = LineCursor(trimmed)
      guard Self.takeHeader(bytes, &cursor) else { return .refused }
      hasHeader = true
      chart.readHeader(bytes, cursor)
    }
    kept.keep(bytes, line: line)
    return .taken
  }

  /// Steps over the word that opens a flow's chart, if it stands here.
  private static func takeHeader(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Bool {
    (cursor.take("flowchart", bytes) || cursor.take("graph", bytes)) && cursor.isAtBreak(bytes)
  }

  /// Whether the block takes a trimmed line.
  func takes(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    if hasHeader || DiagramBlock.leadIn(bytes, trimmed) != nil { return true }
    var cursor = LineCursor(trimmed)
    return Self.takeHeader(bytes, &cursor)
  }

  /// The patch as it would be now; nil before the header. Empty nodes and edges are left out.
  /// - Complexity: O(*n*) in all that the flow holds.
  var patch: Props? {
    guard hasHeader else { return nil }
    let graph = chart.graph
    var props = Props()
    props.append(unique: "dir", .text(chart.direction))
    if let start { props.append(unique: "start", .text(graph.nodes[start].id)) }
    let nodes = graph.nodes.map(resolved)
    if !nodes.isEmpty { props.append(unique: "nodes", .list(nodes.map(\.value))) }
    if !graph.edges.isEmpty {
      let edges = graph.edges.map { edge in
        var props = graph.ends(of: edge)
        let from = nodes[edge.from].isStep ? graph.nodes[edge.from].id : nil
        if let label = edge.label, let when = FlowCondition.read(label, from: from) {
          props.append(unique: "when", when)
        }
        return Value.object(props)
      }
      props.append(unique: "edges", .list(edges))
    }
    props.append(unique: "source", .text(kept.text))
    return props
  }

  /// The first node that no edge enters, else the first.
  private var start: Int? {
    let graph = chart.graph
    if graph.nodes.isEmpty { return nil }
    var isEntered = ContiguousArray(repeating: false, count: graph.nodes.count)
    for edge in graph.edges { isEntered[edge.to] = true }
    return isEntered.firstIndex(of: false) ?? 0
  }

  /// A node with its step: that of a `%%` line, else its label when that is one.
  private func resolved(_ node: Graph.Node) -> (value: Value, isStep: Bool) {
    var props = Props(reserving: 4)
    props.append(unique: "id", .text(node.id))
    var step = steps[node.id]
    var label = node.label
    if step == nil, let text = label, FlowStep.mayStart(text) {
      let bytes = ContiguousArray(text.utf8)
      if case .step(let own) = FlowStep.read(bytes.span, 0..<bytes.count) {
        step = own
        label = nil
      }
    }
    if let label { props.append(unique: "label", .text(label)) }
    step?.append(to: &props)
    return (.object(props), step != nil)
  }
}
