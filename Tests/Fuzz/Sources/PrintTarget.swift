import YuiLines

/// Ops written as lines read as the same ops, and are written as the same lines again.
enum PrintTarget {
  @Sendable static func run(_ input: FuzzInput) {
    let known = ParseTarget.known
    let ops = ops(of: input.text, known: known)
    guard let lines = LineWriter.lines(of: ops, known: known) else {
      expect(false, "an op has no line: \(ops)")
      return
    }
    let again = self.ops(of: lines.map { $0 + "\n" }.joined(), known: known)
    expect(again == ops, "other ops from \(lines)\n\(again)\n\(ops)")
    let written = LineWriter.lines(of: again, known: known)
    expect(written == lines, "other lines: \(written ?? []), not \(lines)")
    for op in ops.prefix(20) {
      let json = op.value.json
      expect((try? JSONReader.read(json)) == op.value, "other JSON: \(json)")
    }
  }

  private static func ops(of text: String, known: KnownIDs) -> [Op] {
    ReplyParser.parse(text, known: known).compactMap { op in
      if case .error = op.action { return nil }
      return Op(screen: op.screen, action: op.action)
    }
  }
}
