import Testing

@testable import YuiLines

@Suite("Blocks: flow")
struct BlocksFlowTests {
  private func flow(_ text: String) -> Props {
    BlockReading(.flow, "flowchart TD\n" + text).patch ?? [:]
  }

  private func when(_ label: String, step: Bool = true) -> Value? {
    FlowCondition.read(label, from: step ? "s" : nil)
  }

  @Test(
    "A line that is no header leaves a flow by name",
    arguments: [
      "flowcharts TD", "flowchart;", "graph;", "sequenceDiagram", "say hi", "end", "Graph",
    ])
  func refused(_ line: String) {
    #expect(BlockReading(.flow, line).steps == [.refused])
    #expect(BlockReading(.flow, "%% a: timer 5m\n\n# x\n" + line).steps.last == .refused)
    #expect(BlockReading(.flow, "%% only").patch == nil)
  }

  @Test("Lines before the header are kept, %% ones, and not read")
  func leadIn() {
    let reading = BlockReading(.flow, "\n%% a: ask X? Y|N\n%% b: timer 5m\n# c\n\ngraph\na\nend")
    #expect(
      reading.patch == [
        "dir": "TD", "start": "a", "nodes": [["id": "a"]],
        "source": "%% a: ask X? Y|N\n%% b: timer 5m\ngraph\na",
      ])
  }

  @Test("Nodes and edges have no shape, line, plain or both; there are no groups")
  func bare() {
    let props = flow("subgraph g\na([x]) <-.-> b((y))\nend\na --- c")
    #expect(
      props["nodes"] == [["id": "a", "label": "x"], ["id": "b", "label": "y"], ["id": "c"]])
    #expect(props["edges"] == [["from": "a", "to": "b"], ["from": "a", "to": "c"]])
    #expect(props["groups"] == nil)
  }

  @Test("The start is the first node that no edge enters, else the first")
  func start() {
    #expect(flow("b --> a\nc --> b")["start"] == "c")
    #expect(flow("a --> a\nb")["start"] == "b")
    #expect(flow("a --> b --> a")["start"] == "a")
    #expect(flow("")["start"] == nil)
  }

  @Test("Steps: the last %% line counts, it wins over a label, and that then stays")
  func steps() {
    let props = flow("%% a: ask One? Y|N\n%% a: mic Two\na[page Three]\nb[page Four]\nc[Five]")
    #expect(
      props["nodes"] == [
        ["id": "a", "label": "page Three", "preset": "mic", "props": ["prompt": "Two"]],
        ["id": "b", "preset": "page", "props": ["title": "Four"]], ["id": "c", "label": "Five"],
      ])
  }

  @Test("A step without props has empty ones")
  func emptyStep() {
    #expect(flow("a[camera]")["nodes"] == [["id": "a", "preset": "camera", "props": [:]]])
  }

  @Test(
    "Which %% lines are errors",
    arguments: [
      ("%% a: timer 5m", true), ("%%a:done", true), ("%% zz: deck x", true),
      ("%% a: say hi", false),
      ("%% a: custom {}", false), ("%% a: dance", false), ("%% a: timer@t 5m", false),
      ("%% a: ask@t X?", false), ("%% timer 5m", false), ("%% a b: timer 5m", false),
      ("%%{ a: timer }%%", false), ("%% a: Timer 5m", false), ("%% a:", false),
      ("%% a-b: timer 5m", false), ("a[timer 5m]", false),
    ])
  func errors(_ line: String, _ fails: Bool) {
    let reading = BlockReading(.flow, "graph\n\(line)\nend")
    let step = reading.steps[1]
    if fails {
      guard case .failed(.badStep, _) = step else {
        Issue.record("\(line): \(step)")
        return
      }
    } else {
      #expect(step == .taken)
    }
    #expect(reading.patch?["source"] == .text("graph\n" + line))
  }

  @Test(
    "Clauses",
    arguments: [
      ("a>=5", ["path": "a", "op": ">=", "value": 5]),
      ("a<=-5.5", ["path": "a", "op": "<=", "value": -5.5]),
      ("a != b c", ["path": "a", "op": "!=", "value": "b c"]),
      ("a.b-c.d ~ x", ["path": "a.b-c.d", "op": "~", "value": "x"]),
      ("a=\"5\"", ["path": "a", "op": "=", "value": "5"]),
      ("a=", ["path": "a", "op": "=", "value": ""]),
      ("a==b", ["path": "a", "op": "=", "value": "=b"]),
      ("_a1<2", ["path": "_a1", "op": "<", "value": 2]),
      ("Yes", ["path": "s", "op": "=", "value": "Yes"]),
      ("5", ["path": "s", "op": "=", "value": 5]),
      ("\"5\"", ["path": "s", "op": "=", "value": "5"]),
      ("1a=2", ["path": "s", "op": "=", "value": "1a=2"]),
      ("a.=2", ["path": "s", "op": "=", "value": "a.=2"]),
      ("a b=2", ["path": "s", "op": "=", "value": "a b=2"]),
      ("or", ["path": "s", "op": "=", "value": "or"]),
      ("a=1.", ["path": "a", "op": "=", "value": "1."]),
    ] as [(String, Props)])
  func clauses(_ label: String, _ clause: Props) {
    #expect(when(label) == [[.object(clause)]])
  }

  @Test("Alternatives and clauses, any case, outside quotes, with white space around the word")
  func split() {
    func value(_ text: String) -> Value { ["path": "s", "op": "=", "value": .text(text)] }
    #expect(when("x or y") == [[value("x")], [value("y")]])
    #expect(when("x  OR\ty And z") == [[value("x")], [value("y"), value("z")]])
    #expect(when("x or\u{A0}y") == [[value("x")], [value("y")]])
    #expect(when("\"x or y\" or z") == [[value("x or y")], [value("z")]])
    #expect(when("xor y") == [[value("xor y")]])
    #expect(when("x orb y") == [[value("x orb y")]])
    #expect(when("x or or y") == [[value("x")], [value("or y")]])
    #expect(when("a and b", step: false)?.list?.first?.list?.first == ["op": "=", "value": "a"])
  }

  @Test("What always holds has no when", arguments: ["else", "Default", "OTHERWISE", " else "])
  func always(_ label: String) {
    #expect(when(label) == nil)
    #expect(when(label + " x") != nil)
  }

  @Test("A bare label tests the node it leaves, when that has a step")
  func bareLabel() {
    let props = flow("a[ask X?] -->|Y| b\nb -->|Y| c\na -->|else| d")
    #expect(
      props["edges"] == [
        [
          "from": "a", "to": "b", "label": "Y", "when": [[["path": "a", "op": "=", "value": "Y"]]],
        ],
        ["from": "b", "to": "c", "label": "Y", "when": [[["op": "=", "value": "Y"]]]],
        ["from": "a", "to": "d", "label": "else"],
      ])
  }
}
