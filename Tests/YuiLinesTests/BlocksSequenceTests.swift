import Testing

@testable import YuiLines

@Suite("Blocks: sequence")
struct BlocksSequenceTests {
  @Test(
    "Arrows and what they say",
    arguments: [
      ("->>", ["line": nil]), ("-->>", ["line": "dash"]), ("->", ["head": "none"]),
      ("-->", ["head": "none", "line": "dash"]), ("-)", ["head": "async"]),
      ("--)", ["head": "async", "line": "dash"]), ("-x", ["head": "cross"]),
      ("--x", ["head": "cross", "line": "dash"]), ("<<->>", ["both": true]),
      ("<<-->>", ["both": true, "line": "dash"]), ("->>+", ["line": nil]),
      ("-->>-", ["line": "dash"]), ("->> + ", ["line": nil]),
    ] as [(String, [String: Value?])])
  func arrows(_ arrow: String, _ says: [String: Value?]) {
    var expected: Props = ["type": "msg", "from": "A", "to": "B", "text": "hi: there"]
    for case let (key, value?) in says { expected[key] = value }
    #expect(BlockReading.sequence("A\(arrow)B: hi: there")["steps"] == [.object(expected)])
    #expect(BlockReading.sequence("A \(arrow) B:hi: there  ")["steps"] == [.object(expected)])
  }

  @Test("A message without text has empty text")
  func noText() {
    let expected: Value = [["type": "msg", "from": "a.b", "to": "a.b", "text": ""]]
    #expect(BlockReading.sequence("a.b->>a.b")["steps"] == expected)
    #expect(BlockReading.sequence("a.b->>a.b :  ")["steps"] == expected)
  }

  @Test(
    "Lines that are no message are kept and skipped",
    arguments: ["A->>: x", "A B: x", "->>B: x", "A-->>>B: x", "A->>B x", "A-B: x", "A->>++B: x"])
  func noMessage(_ line: String) {
    let props = BlockReading.sequence(line)
    #expect(props["steps"] == nil)
    #expect(props["actors"] == nil)
  }

  @Test("Actors: declared, spoken, declared again")
  func actors() {
    let props = BlockReading.sequence(
      """
      participant Z
      A->>B: x
      actor U as "The <br> user"
      participant A as Phone
      participant Two words
      actor B
      """)
    #expect(
      props["actors"] == [
        ["id": "Z"], ["id": "A", "label": "Phone"], ["id": "B", "actor": true],
        ["id": "U", "label": "The   user", "actor": true],
      ])
  }

  @Test("A note does not bring an actor in")
  func noteActors() {
    let props = BlockReading.sequence("Note over A , B :  x\nNOTE Left Of C: y\nnote right of D:")
    #expect(props["actors"] == nil)
    #expect(
      props["steps"] == [
        ["type": "note", "side": "over", "on": ["A", "B"], "text": "x"],
        ["type": "note", "side": "left", "on": ["C"], "text": "y"],
        ["type": "note", "side": "right", "on": ["D"], "text": ""],
      ])
  }

  @Test(
    "Notes that are none",
    arguments: ["Note A: x", "Note over A", "Note over: x", "Note overA: x", "Note right A: x"])
  func noNote(_ line: String) {
    #expect(BlockReading.sequence(line)["steps"] == nil)
  }

  @Test("Blocks open, divide and close")
  func blocks() {
    let props = BlockReading.sequence(
      "loop every day\nalt\nelse  other \nend\npar x\nand y\nend\ncritical a\noption b\nend;\nend")
    #expect(
      props["steps"] == [
        ["type": "open", "block": "loop", "text": "every day"], ["type": "open", "block": "alt"],
        ["type": "else", "text": "other"], ["type": "close"],
        ["type": "open", "block": "par", "text": "x"], ["type": "else", "text": "y"],
        ["type": "close"], ["type": "open", "block": "critical", "text": "a"],
        ["type": "else", "text": "b"], ["type": "close"], ["type": "close"],
      ])
  }

  @Test("A box is ignored, its end too")
  func box() {
    let reading = BlockReading(
      .diagram, "sequenceDiagram\nbox Blue Ours\nA->>B: x\nend\nB->>A: y\nend\nlater")
    #expect(reading.patch?["steps"]?.list?.count == 2)
    #expect(reading.steps.count == 6)
  }

  @Test(
    "Ignored words",
    arguments: [
      "activate A", "deactivate A", "title Words", "title: x", "create participant C", "destroy C",
      "link A: x @ y", "links A: {}", "properties A: {}", "details A: {}", "%% A->>B: x",
    ])
  func ignored(_ line: String) {
    let props = BlockReading.sequence(line)
    #expect(props == ["type": "sequence", "source": .text("sequenceDiagram\n" + line)])
  }

  @Test("autonumber numbers it")
  func numbered() {
    #expect(BlockReading.sequence("autonumber 10")["numbered"] == true)
    #expect(BlockReading.sequence("autonumbers")["numbered"] == nil)
  }
}
