/// Where a flow stands with the answers so far: the way it took, the question it waits at, and what
/// it would send (spec 3, Running a flow).
///
///     let flow: Props = [...]   // the props of a flow: `start`, `nodes`, `edges`
///     let run = FlowRun(flow, answers: ["kind": "Shop"])
///     run.path    // ["kind", "products"] once both are answered
///     run.open    // "products" while it is not
///     run.event   // ["flow": ["kind": "Shop"], "path": ["kind"]]
///
/// A run is a pure function of the flow and the answers.
public struct FlowRun: Sendable, Hashable {
  /// The steps from the first up to the first open question, or to the end.
  public private(set) var path: [String] = []
  /// The first question on the way without an answer. It is not on the path; nil at the end.
  public private(set) var open: String?
  /// What the flow sends: `flow`, the answers of the questions on the path, and `path`.
  public private(set) var event: Props

  /// Walks a flow with the answers so far, by the id of the node that asked.
  ///
  /// Where the flow branches the first edge whose condition holds is taken, else the first without
  /// one. Nodes without a step are passed through. A step that is already on the path ends it.
  /// - Complexity: O(*n*) in the size of the flow, as long as nodes without a step are not walked
  ///   through again and again; past `Limits.flowTests` tests the path ends.
  public init(_ flow: Props, answers: [String: Value]) {
    var walk = FlowWalk(FlowGraph(flow), answers: answers)
    var sent: [(String, Value)] = []
    while let node = walk.next() {
      if node.asks {
        guard let answer = answers[node.id], answer != .null else {
          open = node.id
          break
        }
        sent.append((node.id, answer))
      }
      path.append(node.id)
    }
    event = ["flow": .object(Props(sent)), "path": .list(path.map { .text($0) })]
  }

  /// Whether an edge's `when` holds with the answers so far.
  ///
  ///     FlowRun.holds([[["path": "size", "op": ">", "value": 3]]], answers: ["size": 4])   // true
  ///
  /// - Parameters:
  ///   - when: alternatives, of which one must hold; each a list of clauses, which must all hold.
  ///   - answers: the answers, by the id of the node that asked.
  ///   - last: the last question, which a clause without a `path` tests.
  public static func holds(
    _ when: Value, answers: [String: Value], last: String? = nil
  ) -> Bool {
    FlowGraph.alternatives(when).contains { clauses in
      clauses.allSatisfy { $0.holds(answers, last: last) }
    }
  }
}

/// The steps of a flow one after the other, as the answers lead.
private struct FlowWalk {
  private let graph: FlowGraph
  private let answers: [String: Value]
  private var place: Int?
  private var isOnPath: ContiguousArray<Bool>
  /// For each node the number of steps taken when it was last passed through.
  private var passed: ContiguousArray<Int>
  private var steps = 0
  private var lastQuestion: String?
  private var tests = 0

  init(_ graph: FlowGraph, answers: [String: Value]) {
    self.graph = graph
    self.answers = answers
    isOnPath = ContiguousArray(repeating: false, count: graph.nodes.count)
    passed = ContiguousArray(repeating: -1, count: graph.nodes.count)
  }

  /// The next step; nil at the end, in a loop, and at a step that was there before.
  mutating func next() -> FlowGraph.Node? {
    var next = steps == 0 ? graph.start : place.flatMap { exit(of: $0) }
    steps += 1
    while let node = next, !graph.nodes[node].isStep {
      if passed[node] == steps { return nil }
      passed[node] = steps
      next = exit(of: node)
    }
    guard let node = next, !isOnPath[node] else { return nil }
    isOnPath[node] = true
    place = node
    if graph.nodes[node].asks { lastQuestion = graph.nodes[node].id }
    return graph.nodes[node]
  }

  /// Where the first edge whose condition holds leads, else the first without one.
  private mutating func exit(of node: Int) -> Int? {
    var fallback: Int?
    for exit in graph.nodes[node].exits {
      tests += 1 + (exit.when?.count ?? 0)
      if tests > Limits.flowTests { return nil }
      guard let when = exit.when else {
        if fallback == nil { fallback = exit.to }
        continue
      }
      for clauses in when {
        tests += clauses.count
        if clauses.allSatisfy({ $0.holds(answers, last: lastQuestion) }) { return exit.to }
      }
    }
    return fallback
  }
}
