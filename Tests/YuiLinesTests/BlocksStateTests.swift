import Testing

@testable import YuiLines

@Suite("Blocks: state")
struct BlocksStateTests {
  @Test("Transitions, with and without label")
  func transitions() {
    let props = BlockReading.state(
      "a --> b\nb-->c : go: now\nc <--> a\nd --> e x\nf -> g\nh ---> i")
    #expect(props.links == ["a>b", "b>c:go: now", "c>a"])
    #expect(props.ids("nodes") == ["a", "b", "c"])
    #expect(props["dir"] == "TD")
  }

  @Test("Start and end, one each for a composite")
  func startAndEnd() {
    let props = BlockReading.state("[*] --> a\na --> [*]\nstate a {\n[*] --> [*]\n}\n[*] --> b")
    #expect(props.links == ["_start>a", "a>_end", "_start_a>_end_a", "_start>b"])
    #expect(props.object("nodes", "_start") == ["id": "_start", "shape": "start"])
    #expect(props.object("nodes", "_end_a") == ["id": "_end_a", "shape": "end"])
    #expect(props["groups"] == [["id": "a", "nodes": ["_start_a", "_end_a"]]])
  }

  @Test("Composites nest; each is a node in the one around it, whose label it takes")
  func composites() {
    let props = BlockReading.state(
      """
      state "Long one" as a {
        state b {
          x --> y
        }
        z --> x
      }
      b : Later words
      z --> w
      """)
    #expect(
      props["groups"] == [
        ["id": "a", "label": "Long one", "nodes": ["b", "z"]],
        ["id": "b", "label": "Later words", "nodes": ["x", "y"], "in": "a"],
      ])
    #expect(props.ids("nodes") == ["a", "b", "x", "y", "z", "w"])
  }

  @Test("Declarations")
  func declarations() {
    let props = BlockReading.state(
      """
      state "One `two`" as a
      state b <<choice>>
      state c<<fork>>
      state d  <<join>>
      state e <<end>>
      state f
      state "Lost"
      state "Lost" as
      g
      """)
    #expect(
      props["nodes"] == [
        ["id": "a", "label": "One `two`"], ["id": "b", "shape": "choice"],
        ["id": "c", "shape": "fork"], ["id": "d", "shape": "join"],
      ])
  }

  @Test("A description sets a label that is not set yet")
  func descriptions() {
    let props = BlockReading.state("a : one\na : two\nstate \"three\" as a\nb:\nc: x: y\nd\n")
    #expect(props["nodes"] == [["id": "a", "label": "three"], ["id": "c", "label": "x: y"]])
    #expect(BlockReading.state("a : one\na : two")["nodes"] == [["id": "a", "label": "one"]])
  }

  @Test("Inside a note only end note is read")
  func notes() {
    let reading = BlockReading(
      .diagram,
      "stateDiagram\nnote right of a\nx --> y\nend\n}\nend  note\nnote left of b : c\nd --> e\nend\nf"
    )
    #expect(reading.patch?.links == ["d>e"])
    #expect(reading.steps.count == 9)
    #expect(BlockReading.state("note\nend\nend note x\na --> b")["edges"] == nil)
    #expect(BlockReading.state("notes --> b").links == ["notes>b"])
  }

  @Test("A direction line changes the direction")
  func direction() {
    #expect(BlockReading.state("direction lr")["dir"] == "LR")
    #expect(BlockReading.state("state a {\ndirection RL\n}")["dir"] == "RL")
    #expect(BlockReading.state("direction")["dir"] == "TD")
    #expect(BlockReading(.diagram, "stateDiagram BT;").patch?["dir"] == "BT")
  }

  @Test(
    "Ignored words",
    arguments: [
      "classDef a fill:#fff", "class a b", "style a x", "click a x", "accTitle: x", "accDescr: x",
      "hide empty description", "%% a --> b", "--", "}",
    ])
  func ignored(_ line: String) {
    #expect(BlockReading.state(line)["nodes"] == nil)
  }
}
