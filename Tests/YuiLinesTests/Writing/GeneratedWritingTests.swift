import Testing
import YuiLines

/// The law over replies that nobody wrote.
@Suite("Generated replies written as lines read as the same ops")
struct GeneratedWritingTests {
  static let known: KnownIDs = ["a": .stat, "old": .list, "row": .next, "say": .chart]

  @Test(arguments: 0..<20)
  func generated(batch: Int) {
    for seed in batch * 40..<(batch + 1) * 40 {
      var generator = ReplyGenerator(seed: seed)
      let reply = generator.reply(lines: 12)
      WrittenReply.expectSame(reply, known: Self.known, "seed \(seed)")
    }
  }

  @Test("One op at a time is as good, but for a patch that another line could have made")
  func oneByOne() {
    for seed in 0..<200 {
      var generator = ReplyGenerator(seed: seed)
      let ops = WrittenReply.ops(generator.reply(lines: 6), known: Self.known)
      guard !ops.contains(where: WrittenReply.isBlockPatch) else { continue }
      var writer = LineWriter(known: Self.known)
      let lines = ops.map { writer.write($0) ?? "none" }
      #expect(lines == LineWriter.lines(of: ops, known: Self.known))
    }
  }

  @Test(
    "What rare seeds found",
    arguments: [
      "gallery /x|y|z items=1", "storyboard +frames /x|y|z /", "flow\n~n1 source=\"<svg/>\"",
      "diagram\nsequenceDiagram\na->>b\n  \n",
    ])
  func found(reply: String) { WrittenReply.expectSame(reply, "found") }

  @Test("A patch by a line and one by a block differ in the groups that they leave")
  func blockOrLine() {
    let block = "deck D\ndraw@a L\n<svg/>\nend\npage P"
    let line = "deck D\ndraw@a L\nnothing\n~a source=\"<svg/>\"\npage P"
    for (reply, written) in [(block, block), (line, "deck D\ndraw@a L\n~a source=<svg/>\npage P")] {
      let lines = LineWriter.lines(of: WrittenReply.ops(reply))
      #expect(lines?.joined(separator: "\n") == written)
    }
  }
}

/// A reply, read, written and read again.
enum WrittenReply {
  /// The ops of a reply that are no errors, their places aside.
  static func ops(_ reply: String, known: KnownIDs = [:]) -> [Op] {
    ReplyParser.parse(reply, known: known).compactMap { op in
      if case .error = op.action { return nil }
      return Op(screen: op.screen, action: op.action)
    }
  }

  static func isBlockPatch(_ op: Op) -> Bool {
    if case .patch(_, let props) = op.action { props.has("source") } else { false }
  }

  /// Expects that the ops of a reply can be written, read as the same, and are written as the same
  /// lines again.
  static func expectSame(
    _ reply: String, known: KnownIDs = [:], _ name: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ops = ops(reply, known: known)
    guard let lines = LineWriter.lines(of: ops, known: known) else {
      Issue.record("\(name): an op has no line", sourceLocation: sourceLocation)
      return
    }
    let again = self.ops(lines.map { $0 + "\n" }.joined(), known: known)
    #expect(again == ops, name, sourceLocation: sourceLocation)
    #expect(
      LineWriter.lines(of: again, known: known) == lines, name, sourceLocation: sourceLocation)
  }
}
