import Testing

@testable import YuiLines

@Suite("Blocks: a diagram's header and end")
struct BlocksDiagramTests {
  @Test(
    "Headers that are read",
    arguments: [
      ("flowchart", "flow"), ("graph LR", "flow"), ("graph;", "flow"), ("flowchart LR;", "flow"),
      ("sequenceDiagram", "sequence"), ("sequenceDiagram;", "sequence"),
      ("stateDiagram", "state"), ("stateDiagram-v2", "state"), ("  stateDiagram-v2\t", "state"),
      ("classDiagram", "other"), ("classDiagram-v2 x", "other"), ("C4Context", "other"),
      ("block-beta", "other"), ("timeline title x", "other"), ("pie", "other"),
    ])
  func headers(_ header: String, _ type: String) {
    let reading = BlockReading(.diagram, header)
    #expect(reading.patch?["type"] == .text(type))
    #expect(reading.patch?["source"] == .text(header))
  }

  @Test(
    "Lines that are no header leave the diagram alone",
    arguments: [
      "Flowchart LR", "flowcharts", "graph-x", "C4", "C4-x", "pie;", "pie-beta", "stateDiagram-v3",
      "classDiagram-v2x", "say hi", "end", "---", "sankey", "#flowchart",
    ])
  func refused(_ line: String) {
    #expect(BlockReading(.diagram, line).steps == [.refused])
  }

  @Test("Before the header blanks and # comments go, %% lines stay")
  func leadIn() {
    let reading = BlockReading(.diagram, "\n# a note\n%% kept\n\n#\ngraph\n\n# inside\nend\nx")
    #expect(reading.patch == ["type": "flow", "dir": "TD", "source": "%% kept\ngraph\n\n# inside"])
  }

  @Test("end right after the head, or after a %% line, is YL's own")
  func endIsYL() {
    #expect(BlockReading(.diagram, "end").steps == [.refused])
    #expect(BlockReading(.flow, "\nend").steps == [.taken, .refused])
    #expect(BlockReading(.diagram, "%% x\nend").steps == [.taken, .refused])
    #expect(BlockReading(.diagram, "%% only").patch == nil)
  }

  @Test(
    "The direction is the second word",
    arguments: [
      ("graph", "TD"), ("graph lr", "LR"), ("graph LR;", "LR"), ("flowchart  BT x", "BT"),
      ("graph;", "TD"), ("graph ;", "TD"), ("graph RL; a", "RL"),
    ])
  func direction(_ header: String, _ direction: String) {
    #expect(BlockReading(.diagram, header).patch?["dir"] == .text(direction))
  }

  @Test("Statements behind the header's semicolon are read")
  func headerStatements() {
    #expect(BlockReading(.diagram, "graph LR; a --> b; b --> c").patch?.links == ["a>b", "b>c"])
  }

  @Test("end with a semicolon ends it; other words do not", arguments: ["end", "end;", " end ; "])
  func end(_ line: String) {
    let reading = BlockReading(.diagram, "pie\nended\nend x\n\(line)\nlater")
    #expect(reading.patch == ["type": "other", "source": "pie\nended\nend x"])
  }

  @Test("A nested block's own end closes that first")
  func nested() {
    let flow = "graph\nsubgraph a\nsubgraph b\nend\nend;\nx\nend"
    #expect(BlockReading(.diagram, flow).steps.count == 7)
    let sequence = "sequenceDiagram\nloop x\nalt y\nend\nend\nbox z\nend\nend"
    #expect(BlockReading(.diagram, sequence).steps.count == 8)
    #expect(BlockReading(.diagram, "stateDiagram\nstate a {\nend").steps.count == 3)
    #expect(BlockReading(.diagram, "pie\nloop\nend").steps.count == 3)
  }
}
