import Testing

@testable import YuiLines

@Suite("Blocks: running a flow and its variants")
struct BlocksRunTests {
  private func flow(_ text: String) -> Props {
    BlockReading(.flow, "flowchart TD\n" + text).patch ?? [:]
  }

  private func holds(_ clause: String, _ answer: Value?) -> Bool {
    let when = FlowCondition.read(clause, from: "q") ?? .null
    return FlowRun.holds(when, answers: answer.map { ["q": $0] } ?? [:], last: nil)
  }

  @Test(
    "A clause and an answer",
    arguments: [
      ("q=Yes", " yes ", true), ("q=Yes", "no", false), ("q!=Yes", "no", true),
      ("q=yes", true, true), ("q=no", false, true), ("q=true", true, false),
      ("q!=yes", false, true),
      ("q=5", 5, true), ("q=5", "5", true), ("q=5", "5.0", false), ("q=\"5\"", 5, true),
      ("q=5.0", 5, true), ("q>4", 5, true), ("q>4", "5", false), ("q>\"4\"", 5, false),
      ("q<=5", 5, true), ("q<5", 5, false), ("q>=5", 4.9, false), ("q>4", true, false),
      ("q~ell", "Hello", true), ("q~ELL", "hello", true), ("q~x", "hello", false),
      ("q~1", 210, true), ("q~", "x", true), ("q=a", ["A ", "b"], true), ("q=c", ["a"], false),
      ("q~a", ["abc"], false), ("q~abc", ["abc"], true), ("q!=c", ["a"], true),
      ("q!=a", ["a", "b"], false), ("q>1", ["a", "b"], true), ("q<2", ["a", "b"], false),
      ("q=2", ["a", "b"], false), ("q=2", [1, 2], true), ("q=", "", true), ("q=x", [], false),
      ("q.f=x", ["f": "X"], true), ("q.f>3", ["f": 4], true), ("q.g=x", ["f": "X"], false),
      ("q.g!=x", ["f": "X"], true), ("q.f=x", "x", false), ("q.f.g=1", ["f": ["g": 1]], true),
    ] as [(String, Value, Bool)])
  func clause(_ clause: String, _ answer: Value, _ holds: Bool) {
    #expect(self.holds(clause, answer) == holds, "\(clause) \(answer)")
  }

  @Test("A missing answer holds only for !=", arguments: ["=", "!=", ">", "<", ">=", "<=", "~"])
  func missing(_ mark: String) {
    #expect(holds("q\(mark)1", nil) == (mark == "!="))
    #expect(holds("q\(mark)1", .null) == (mark == "!="))
    #expect(holds("other\(mark)1", 1) == (mark == "!="))
  }

  @Test("All clauses of one alternative must hold")
  func alternatives() {
    #expect(holds("q>1 and q<3", 2))
    #expect(!holds("q>1 and q<3", 3))
    #expect(holds("q>5 or q<3", 2))
  }

  @Test("The first edge that holds is taken, else the first without a condition")
  func exits() {
    let props = flow(
      """
      %% a: ask X? Y|N
      %% b: page B
      %% c: page C
      %% d: page D
      a --> b
      a --> c
      a -->|Y| c
      a -->|Y| d
      """)
    #expect(FlowRun(props, answers: ["a": "Y"]).path == ["a", "c"])
    #expect(FlowRun(props, answers: ["a": "N"]).path == ["a", "b"])
    #expect(FlowRun(props, answers: [:]).path == [])
    #expect(FlowRun(props, answers: [:]).open == "a")
    #expect(FlowRun(props, answers: ["a": .null]).open == "a")
  }

  @Test("Nodes without a step are passed; their bare labels test the last question")
  func passing() {
    let props = flow(
      """
      start --> q
      %% q: ask X? Y|N
      q --> p
      %% p: page P
      p --> r{fork}
      r -->|Y| yes[page Yes]
      r --> s
      s --> t
      t --> s
      """)
    #expect(FlowRun(props, answers: [:]) == FlowRun(props, answers: ["p": "x"]))
    #expect(FlowRun(props, answers: [:]).open == "q")
    #expect(FlowRun(props, answers: ["q": "Y"]).path == ["q", "p", "yes"])
    let looped = FlowRun(props, answers: ["q": "N", "p": true])
    #expect(looped.path == ["q", "p"])
    #expect(looped.open == nil)
    #expect(looped.event == ["flow": ["q": "N"], "path": ["q", "p"]])
  }

  @Test("A flow of nodes without steps, of nothing, or of broken props has an empty path")
  func empty() {
    for props in [
      flow("a --> b"), flow("a --> a"), [:],
      ["start": "x", "nodes": [1, ["id": 2]], "edges": "e"],
      ["start": "a", "nodes": [["id": "a"]], "edges": [["from": "a", "to": "zz", "when": 1]]],
    ] as [Props] {
      let run = FlowRun(props, answers: ["a": 1])
      #expect(run.path == [])
      #expect(run.open == nil)
      #expect(run.event == ["flow": [:], "path": []])
    }
  }

  @Test("A walk that goes through the same nodes again and again ends")
  func testsLimit() {
    // Each step leads through the same fork, which tests an edge for every step.
    let count = 3_000
    let steps = (0..<count).map { "s\($0)[page x] --> f" }
    let forks = (1..<count).map { "f -->|s\($0 - 1)=\($0)| s\($0)" }
    let props = flow((steps + forks).joined(separator: "\n"))
    var answers: [String: Value] = [:]
    for place in 0..<count { answers["s\(place)"] = .number(Double(place + 1)) }
    #expect(FlowRun(props, answers: answers).path.count < count)
  }

  // MARK: Variants

  private func apply(_ changes: String, to text: String) -> Props {
    let patch = BlockReading(.flow, ["as": ""], changes).patch
    return FlowVariant.apply(patch?["changes"]?.list ?? [], to: flow(text))
  }

  private static let base = """
    a[page A] --> b[ask B?]
    b -->|x| c[page C]
    b --> d[page D]
    c --> d
    """

  @Test("A drop sends the edges into it on")
  func drop() {
    let graph = apply("drop c", to: Self.base)
    #expect(graph.links == ["a>b", "b>d:x", "b>d"])
    #expect(graph.ids("nodes") == ["a", "b", "d"])
    #expect(apply("drop b", to: Self.base).links == ["a>d", "c>d"])
    #expect(apply("drop d", to: Self.base).links == ["a>b", "b>c:x"])
    #expect(apply("drop a", to: Self.base)["start"] == "b")
    #expect(apply("drop d c b a", to: Self.base) == ["nodes": [], "edges": []])
  }

  @Test("A dropped start without a way on hands over to the first node left")
  func dropStart() {
    #expect(apply("drop a", to: "a[page A]\nb[page B]\nb --> c")["start"] == "b")
    #expect(apply("drop a", to: "a[page A] --> a\nb[page B]")["start"] == "b")
  }

  @Test("An edge from a step to itself goes only when a drop makes it")
  func selfEdges() {
    #expect(apply("drop b", to: "a --> a\na --> b\nb --> a\nc --> b").links == ["a>a", "c>a"])
    #expect(apply("drop b c", to: "a --> b\nb --> c\nc --> a\nx --> b").links == ["x>a"])
  }

  @Test("An edge that a drop took away does not come back for a step that is added")
  func goneStaysGone() {
    let graph = apply("drop b\nadd n after a: mic Hm", to: "a[page A] --> b\nb --> a\na --> c")
    #expect(graph.links == ["n>c", "a>n"])
  }

  @Test("An add takes over the edges out and stands right behind")
  func add() {
    let graph = apply("add n after b: mic Hm", to: Self.base)
    #expect(graph.links == ["a>b", "n>c:x", "n>d", "c>d", "b>n"])
    #expect(graph.ids("nodes") == ["a", "b", "n", "c", "d"])
    #expect(graph.object("nodes", "n") == ["id": "n", "preset": "mic", "props": ["prompt": "Hm"]])
    let last = apply("add n after d: mic Hm\nadd m after d: mic Ha", to: Self.base)
    #expect(last.ids("nodes") == ["a", "b", "c", "d", "m", "n"])
    #expect(last.links.suffix(2) == ["m>n", "d>m"])
  }

  @Test("A step replaces preset and props and keeps the label")
  func step() {
    let graph = apply("%% a: mic Hm", to: "a[Words] --> b\n%% a: page A")
    #expect(
      graph.object("nodes", "a") == [
        "id": "a", "label": "Words", "preset": "mic", "props": ["prompt": "Hm"],
      ])
  }

  @Test(
    "Changes that cannot be made are skipped",
    arguments: [
      "drop z", "%% z: mic Hm", "add a after b: mic Hm", "add n after z: mic Hm",
      "add n after r: mic Hm", "drop z\n%% z: mic x",
    ])
  func skipped(_ change: String) {
    let text = Self.base + "\nd --> r"
    var props = flow(text)
    props["dir"] = nil
    props["source"] = nil
    #expect(apply(change, to: text) == props)
  }

  @Test("A dropped id may be added again")
  func addAgain() {
    let graph = apply("drop b\nadd b after a: mic Hm", to: "a[page A] --> b[page B] --> c")
    #expect(graph.links == ["b>c", "a>b"])
  }

  @Test("Changes by hand on edges without their nodes, or of no kind, do no harm")
  func broken() {
    let flow: Props = [
      "nodes": [["id": "a"], ["id": "a"], 5], "edges": [["from": "a", "to": "q"]],
    ]
    let graph = FlowVariant.apply([5, ["op": "drop"], ["op": "x", "id": "a"]], to: flow)
    #expect(graph == ["nodes": [["id": "a"]], "edges": []])
  }
}
