import Testing

@testable import YuiLines

@Suite("Blocks: flowchart")
struct BlocksFlowchartTests {
  @Test(
    "A bracket says label and shape",
    arguments: [
      ("a[x]", nil), ("a(x)", "round"), ("a([x])", "stadium"), ("a[[x]]", "subroutine"),
      ("a[(x)]", "cylinder"), ("a((x))", "circle"), ("a(((x)))", "double"), ("a{x}", "diamond"),
      ("a{{x}}", "hexagon"), ("a[/x/]", "slant"), ("a[/x\\]", "slant"), ("a[\\x\\]", "slant"),
      ("a[\\x/]", "slant"), ("a>x]", "flag"),
    ] as [(String, String?)])
  func shapes(_ node: String, _ shape: String?) {
    var expected: Props = ["id": "a", "label": "x"]
    if let shape { expected["shape"] = .text(shape) }
    #expect(BlockReading.flowchart(node)["nodes"] == [.object(expected)])
  }

  @Test(
    "A node whose bracket does not close is not read, nor anything after it",
    arguments: ["a[x --> b", "a[/x] --> b", "a((x) --> b", "a>x --> b", "a{{x} --> b", "a[[x] & b"])
  func unclosed(_ line: String) {
    #expect(BlockReading.flowchart(line)["nodes"] == nil)
    #expect(BlockReading.flowchart("c --> " + line).ids("nodes") == ["c"])
  }

  @Test("A quoted label may hold what closes it")
  func quotedLabel() {
    let props = BlockReading.flowchart("a[\"x ] y\"] --> b[ \"z ]\" ] --> c[\"open]")
    #expect(props.object("nodes", "a")?["label"] == "x ] y")
    #expect(props.object("nodes", "b")?["label"] == "z ]")
    #expect(props.object("nodes", "c")?["label"] == "\"open")
  }

  @Test("The nearest closer ends a label")
  func nearest() {
    let props = BlockReading.flowchart("a(x (y)) --> b")
    #expect(props["nodes"] == [["id": "a", "label": "x (y", "shape": "round"]])
  }

  @Test("A later label or shape wins; a plain box changes the label only")
  func again() {
    let props = BlockReading.flowchart("a(one)\na[two]\nb{x}\nb((y))\nc\nc[z]\nd[w]\nd[ ]")
    #expect(
      props["nodes"] == [
        ["id": "a", "label": "two", "shape": "round"],
        ["id": "b", "label": "y", "shape": "circle"],
        ["id": "c", "label": "z"], ["id": "d", "label": "w"],
      ])
  }

  @Test(
    "Links and what they say",
    arguments: [
      ("-->", ["": nil]), ("---->", ["": nil]), ("---", ["plain": true]),
      ("==>", ["line": "thick"]), ("===", ["line": "thick", "plain": true]),
      ("-.->", ["line": "dash"]), ("-..->", ["line": "dash"]),
      ("-.-", ["line": "dash", "plain": true]), ("--o", ["plain": true]),
      ("--x", ["plain": true]), ("==o", ["line": "thick", "plain": true]),
      ("<-->", ["both": true]), ("<==>", ["line": "thick", "both": true]),
      ("<---", ["plain": true, "both": true]), ("-- t -->", ["label": "t"]),
      ("-- t ---", ["label": "t", "plain": true]),
      ("== t ==>", ["label": "t", "line": "thick"]),
      ("-. t .->", ["label": "t", "line": "dash"]),
      ("-. t .-", ["label": "t", "line": "dash", "plain": true]),
      ("<-- t -->", ["label": "t", "both": true]), ("-- t ==>", ["label": "t", "line": "thick"]),
      ("-. t -->", ["label": "t", "line": "dash"]), ("-- a --b -->", ["label": "a --b"]),
      ("-- a -->|x -->", ["label": "a -->|x"]), ("-->|t|", ["label": "t"]),
      ("--> | t | ", ["label": "t"]), ("==>|t|", ["label": "t", "line": "thick"]),
      ("-->||", ["": nil]), ("-->|\"t\"|", ["label": "t"]),
    ] as [(String, [String: Value?])])
  func links(_ link: String, _ says: [String: Value?]) {
    var expected: Props = ["from": "a", "to": "b"]
    for case let (key, value?) in says { expected[key] = value }
    #expect(BlockReading.flowchart("a \(link) b")["edges"] == [.object(expected)], "\(link)")
    if !link.contains(" ") {
      #expect(BlockReading.flowchart("a\(link)b")["edges"] == [.object(expected)], "\(link)")
    }
  }

  @Test(
    "What is no link ends the statement",
    arguments: [
      "->", "--", "=>", "==", "~~", "-", "-.", "-->|t", "--> &", "o--o", "-- t", "<", "<~~~",
    ])
  func noLink(_ link: String) {
    let props = BlockReading.flowchart("a \(link) b")
    #expect(props["edges"] == nil, "\(link)")
    #expect(props.ids("nodes").first == "a")
  }

  @Test("A worded link's marks are its first two characters and its last run of non-space")
  func wordedMarks() {
    #expect(
      BlockReading.flowchart("a --x=y--> b")["edges"] == [
        ["from": "a", "to": "b", "label": "x=y", "line": "thick"]
      ])
    #expect(
      BlockReading.flowchart("a -- v1.2 --> b")["edges"] == [
        ["from": "a", "to": "b", "label": "v1.2"]
      ])
    #expect(
      BlockReading.flowchart("a --v1.2--> b")["edges"] == [
        ["from": "a", "to": "b", "label": "v1.2", "line": "dash"]
      ])
  }

  @Test("A chain, joins on both sides, a hidden link")
  func chains() {
    #expect(BlockReading.flowchart("a --> b --- c").links == ["a>b", "b>c"])
    let joined = BlockReading.flowchart("a & b -->|x| c&d --> e")
    #expect(joined.links == ["a>c:x", "a>d:x", "b>c:x", "b>d:x", "c>e", "d>e"])
    let hidden = BlockReading.flowchart("a ~~~ b --> c")
    #expect(hidden.links == ["b>c"])
    #expect(hidden.ids("nodes") == ["a", "b", "c"])
  }

  @Test("A line splits on semicolons outside quotes and brackets")
  func semicolons() {
    let props = BlockReading.flowchart("a[x;y] --> b[\"p;]q\"]; b-->c;;d;")
    #expect(props.links == ["a>b", "b>c"])
    #expect(props.object("nodes", "b")?["label"] == "p;]q")
    #expect(props.ids("nodes") == ["a", "b", "c", "d"])
    #expect(BlockReading.flowchart("a>x]; b").ids("nodes") == ["a", "b"])
  }

  @Test("A class behind a node is skipped")
  func classes() {
    #expect(BlockReading.flowchart("a:::hot --> b[x]:::cold & c").links == ["a>b", "a>c"])
  }

  @Test(
    "Looks, clicks and repeated headers are kept in the source only",
    arguments: [
      "%% a --> b", "%%{init: {}}%%", "classDef a fill:#fff", "class a b", "style a fill:#fff;x",
      "linkStyle 0 stroke:#000", "click a \"https://example.com\"", "direction TB",
      "accTitle: words", "accDescr: words", "flowchart TD", "graph", "graph;",
    ])
  func keptOnly(_ line: String) {
    let props = BlockReading.flowchart(line)
    #expect(props["nodes"] == nil)
    #expect(props["source"] == .text("flowchart LR\n" + line))
  }

  @Test("Words that only start like those are nodes")
  func notKeptOnly() {
    let props = BlockReading.flowchart("classes --> styled\ngraph[x]\nsubgraphs\nending")
    #expect(props.ids("nodes") == ["classes", "styled", "graph", "subgraphs", "ending"])
  }

  @Test("Groups: id, label, nesting, and whose node is whose")
  func groups() {
    let props = BlockReading.flowchart(
      """
      a --> b
      subgraph one [First <br/> group]
        b --> c
        subgraph Two words
          c --> d
        end
        subgraph "Quoted"
        end
      end
      subgraph one
        b --> e
      end
      subgraph x-y [Label]
      end
      """)
    #expect(
      props["groups"] == [
        ["id": "one", "label": "First   group", "nodes": ["b", "c"]],
        ["id": "g2", "label": "Two words", "nodes": ["d"], "in": "one"],
        ["id": "g3", "label": "Quoted", "nodes": [], "in": "one"],
        ["id": "one", "label": "one", "nodes": ["e"]],
        ["id": "g5", "label": "Label", "nodes": []],
      ])
    #expect(props.ids("nodes") == ["a", "b", "c", "d", "e"])
  }

  @Test("A group in one line")
  func groupInLine() {
    let props = BlockReading.flowchart("subgraph s; a; end; b\nend\nlater")
    #expect(props["groups"] == [["id": "s", "label": "s", "nodes": ["a"]]])
    #expect(props["source"] == "flowchart LR\nsubgraph s; a; end; b")
  }
}
