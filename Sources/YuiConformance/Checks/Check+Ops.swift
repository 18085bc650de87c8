import YuiLines

extension Check {
  /// `expected`: the ops of the whole input, and the same however the input is cut.
  @Sendable
  static func ops(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let whole = Mismatch(check: "whole", expected: expected, got: comparable(trial.ops))
    let hasError = expected.list?.contains { $0.object?["op"] == "error" } ?? false
    let saysError = trial.vector.fields["error"] == true
    let flag = Mismatch(check: "error", expected: .bool(hasError), got: .bool(saysError))
    let cut = Cut.all(of: trial.input, seed: trial.vector.name).lazy.compactMap { cut in
      mismatch(of: cut, trial)
    }
    return [whole, flag, cut.first].compactMap(\.self)
  }

  /// `emits`: what each pushed chunk gives, then what the end gives.
  @Sendable
  static func emits(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    var parser = ReplyParser(known: trial.known)
    var emits: [Value] = []
    for chunk in trial.vector.fields["chunks"]?.list ?? [] {
      parser.push(chunk.text ?? "")
      emits.append(comparable(Array(parser.takeOps())))
    }
    parser.finish()
    emits.append(comparable(Array(parser.takeOps())))
    return [Mismatch(check: "emits", expected: expected, got: .list(emits))].compactMap(\.self)
  }

  /// Ops as vectors write them: an error without its code and message.
  static func comparable(_ ops: [Op]) -> Value {
    .list(
      ops.map { op in
        guard case .error = op.action else { return op.value }
        return ["op": "error", "screen": .text(op.screen)]
      })
  }

  /// Where the ops of a cut input differ from those of the whole one, source lines and diagnostics
  /// included.
  private static func mismatch(of cut: Cut, _ trial: Trial) -> Mismatch? {
    let ops = cut.parse(known: trial.known)
    if ops == trial.ops { return nil }
    let described = Mismatch(
      check: cut.name, expected: comparable(trial.ops), got: comparable(ops))
    // The values may agree and the places in the reply not.
    return described
      ?? Mismatch(
        check: cut.name + ", source lines",
        expected: .list(trial.ops.map { .text("\($0.line)") }),
        got: .list(ops.map { .text("\($0.line)") }))
      ?? Mismatch(check: cut.name, expected: "the same diagnostics", got: "others")
  }
}
