import Testing
import YuiLines

/// Ops that no line makes, and what a writer is behind one.
@Suite("An op that no line makes has no line")
struct UnwritableTests {
  static let infinity = Double.infinity

  static let unwritable: [Op.Action] = [
    .add(preset: .say, id: "n1", props: ["text": "a\nb"]),
    .add(preset: .say, id: "n1", props: [:]),
    .add(preset: .say, id: "a b", props: ["text": "x"]),
    .add(preset: .say, id: "", props: ["text": "x"]),
    .add(preset: .card, id: "n1", props: ["title": nil]),
    .add(preset: .card, id: "n1", props: ["title": ["a"]]),
    .add(preset: .card, id: "n1", props: ["x": []]),
    .add(preset: .card, id: "n1", props: ["x": ["a": 1]]),
    .add(preset: .card, id: "n1", props: ["x": .number(.nan)]),
    .add(preset: .card, id: "n1", props: ["a b": 1]),
    .add(preset: .card, id: "n1", props: ["x": [[1], [2]]]),
    .add(preset: .ask, id: "n1", props: ["options": ["one"]]),
    .add(preset: .page, id: "n1", props: ["points": ["a|b"]]),
    .add(preset: .page, id: "n1", props: ["points": "a"]),
    .add(preset: .table, id: "n1", props: ["cols": ["a"], "rows": [["5", "x"]]]),
    .add(preset: .table, id: "n1", props: ["rows": [["a", "x"]]]),
    .add(preset: .form, id: "n1", props: ["fields": [["key": "a b"]]]),
    .add(preset: .form, id: "n1", props: ["fields": [["label": "A", "key": "a"]]]),
    .add(preset: .math, id: "n1", props: ["tex": "x", "sub": "y"]),
    .add(preset: .math, id: "n1", props: ["tex": 5]),
    .add(preset: .math, id: "n1", props: ["tex": "\"x\""]),
    .add(preset: .compare, id: "n1", props: ["hl": [[1, 2, 3]]]),
    .add(preset: .game, id: "n1", props: ["x": ["a"]]),
    .add(preset: .chart, id: "n1", props: ["y": 5]),
    .add(preset: .chart, id: "n1", props: ["y": ["1+-2"]]),
    .add(preset: .step, id: "n1", props: ["time": "90"]),
    .add(preset: .calc, id: "n1", props: ["x": ["value": 1, "unit": "a b"]]),
    .add(preset: .calc, id: "n1", props: ["x": 5]),
    .add(preset: .chords, id: "n1", props: ["prog": ["a-b"]]),
    .add(preset: .custom, id: "c1", props: ["other": 1]),
    .add(preset: .page, id: "n1", props: ["title": "x"], group: "d"),
    .patch(target: "nobody", props: [:]),
    .patch(target: "c", props: [:]),
    .patch(target: "r", props: ["kind": "soon"]),
    .save(name: ""), .save(name: "a\nb"),
    .end(target: "d"),
    .theme(["x": nil]), .theme(["scope": "app", "x": ["a": 1]]),
    .doing([:]), .doing(["text": ""]), .doing(["step": 3, "of": 2]), .doing(["text": 5]),
    .visual(["look": "blob"]), .visual(["tone": 5]),
    .menu(id: "a", props: ["bucket": "plans", "label": "x"]),
    .menu(id: "a", props: ["bucket": "review"]),
    .menu(id: "a b", props: ["bucket": "review", "label": "x"]),
    .menuDone(id: "a b"),
    .table(name: "1x", columns: [TableColumn(name: "a", kind: .text)]),
    .table(name: "x", columns: []),
    .table(name: "x", columns: [TableColumn(name: "a b", kind: .text)]),
    .table(name: "x", columns: [TableColumn(name: "a", kind: .text, unit: "kg")]),
    .put(table: "x", key: nil, values: [:], delete: false),
    .put(table: "x", key: nil, values: [:], delete: true),
    .put(table: "x", key: "k", values: ["a": 1], delete: true),
    .put(table: "x y", key: "k", values: ["a": 1], delete: false),
    .error(Diagnostic(code: .badPut)),
  ]

  @Test(arguments: unwritable)
  func noLine(action: Op.Action) {
    var writer = LineWriter(known: ["c": .custom, "r": .done])
    #expect(writer.write(Op(action: action)) == nil)
    #expect(LineWriter.lines(of: [Op(action: .clear)]) == ["clear"])
    if case .error = action { return }
    #expect(LineWriter.lines(of: [Op(action: action)]) == nil)
  }

  @Test("A screen's name is one that a route can say", arguments: ["", "a b", "chat", "\u{E9}"])
  func screen(name: String) {
    var writer = LineWriter()
    #expect(writer.write(Op(screen: name, action: .clear)) == nil)
    #expect(writer.write(Op(screen: "1", action: .close)) == nil)
  }

  @Test("A writer is as it was before an op without a line")
  func unchanged() {
    var writer = LineWriter()
    let deck = Op(action: .add(preset: .deck, id: "n1", props: ["title": "D"]))
    #expect(writer.write(deck) == "deck D")
    #expect(writer.write(Op(action: .end(target: "x"))) == nil)
    #expect(writer.write(Op(action: .save(name: ""))) == nil)
    let page = Op.Action.add(preset: .page, id: "n2", props: ["title": "P"], group: "n1")
    #expect(writer.write(Op(screen: "2", action: page)) == nil)
    #expect(writer.write(Op(action: page)) == "page P")
    #expect(writer.write(Op(action: .end(target: "n1"))) == "end")
  }

  @Test("Behind a block that only the end of the reply ends nothing can be written")
  func overAfterOpenBlock() {
    let ops = WrittenReply.ops("diagram D\ngraph TD\nsubgraph s\na\nend")
    var writer = LineWriter()
    #expect(writer.write(ops[0]) == "diagram D")
    #expect(writer.write(ops[1])?.hasSuffix("a\nend") == true || writer.write(ops[1]) == nil)
    let all = WrittenReply.ops("diagram D\ngraph TD\nsubgraph s\na")
    var second = LineWriter()
    #expect(all.compactMap { second.write($0) }.count == 2)
    #expect(second.write(Op(action: .clear)) == nil)
  }

  @Test("A variant without its patch takes every line")
  func variant() {
    var writer = LineWriter()
    #expect(
      writer.write(Op(action: .add(preset: .flow, id: "n1", props: ["as": "x"]))) == "flow as=x")
    #expect(writer.write(Op(action: .clear)) == nil)
  }

  @Test("Numbers too large for a line's digits stand as ones that are")
  func infinity() {
    let add = Op.Action.add(preset: .card, id: "n1", props: ["x": .number(.infinity)])
    var writer = LineWriter()
    let line = writer.write(Op(action: add))
    #expect(line?.count == 316)
    #expect(ReplyParser.parse(line ?? "").first?.action == add)
  }
}
