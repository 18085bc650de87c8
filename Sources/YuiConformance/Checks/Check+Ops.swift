import YuiLines

extension Check {
  /// `expected`: the ops of the whole input, and the same however the input is cut.
  @Sendable
  static func ops(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let cuts = Cut.all(of: trial.input, seed: trial.vector.name).lazy
    var mismatches: [Mismatch?] = emit("whole", trial.ops, expected) + [flag(trial, expected)]
    if let long = LongList(expected) {
      let last = Array(trial.ops.suffix(long.ending.count))
      mismatches.append(
        cuts.compactMap { cut in
          let (count, ops) = cut.ending(long.ending.count, known: trial.known)
          return Mismatch(
            check: cut.name + ".count", expected: .number(Double(trial.ops.count)),
            got: .number(Double(count)))
            ?? mismatch(cut.name, whole: last, cut: ops)
        }.first)
    } else {
      let whole = Array(trial.ops)
      mismatches.append(
        cuts.compactMap { cut in
          mismatch(cut.name, whole: whole, cut: cut.parse(known: trial.known))
        }.first)
    }
    return mismatches.compactMap(\.self)
  }

  /// `error` is true exactly when an op is an error.
  private static func flag(_ trial: Trial, _ expected: Value) -> Mismatch? {
    let hasError =
      expected.list?.contains { $0.object?["op"] == "error" } ?? !trial.ops.tape.faults.isEmpty
    let saysError = trial.vector.fields["error"] == true
    return Mismatch(check: "error", expected: .bool(hasError), got: .bool(saysError))
  }

  /// `emits`: what each pushed chunk gives, then what the end gives.
  @Sendable
  static func emits(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let told = expected.list ?? []
    var parser = ReplyParser(known: trial.known)
    var mismatches: [Mismatch] = []
    var count = 0
    func take() {
      let ops = parser.takeOps()
      mismatches += emit("emits[\(count)]", ops, count < told.count ? told[count] : .null)
      count += 1
    }
    for chunk in trial.vector.fields["chunks"]?.list ?? [] {
      parser.push(chunk.text ?? "")
      take()
    }
    parser.finish()
    take()
    if told.count > count {
      mismatches.append(Mismatch(check: "emits", missing: "\(told.count) lists"))
    }
    return mismatches
  }

  /// Where ops differ from those that a vector tells. Of a long list only those that it tells are
  /// made.
  private static func emit(_ check: String, _ ops: OpList, _ expected: Value) -> [Mismatch] {
    if let long = LongList(expected) {
      let last = Array(ops.suffix(long.ending.count))
      return long.mismatches(check, count: ops.count, ending: comparable(last, as: long.ending))
    }
    let got = comparable(Array(ops), as: expected.list ?? [])
    return [Mismatch(check: check, expected: expected, got: .list(got))].compactMap(\.self)
  }

  /// Ops as vectors write them: an error without its message, and with its code where the one in
  /// its place among those expected has a code.
  static func comparable(_ ops: [Op], as expected: [Value] = []) -> [Value] {
    ops.enumerated().map { place, op in
      guard case .error(let diagnostic) = op.action else { return op.value }
      var value: Props = ["op": "error", "screen": .text(op.screen)]
      if place < expected.count, expected[place].object?.has("code") == true {
        value["code"] = .text(diagnostic.code.rawValue)
      }
      return .object(value)
    }
  }

  /// Where the ops of a cut input differ from those of the whole one, source lines and diagnostics
  /// included.
  private static func mismatch(_ name: String, whole: [Op], cut ops: [Op]) -> Mismatch? {
    if ops == whole { return nil }
    let described = Mismatch(
      check: name, expected: .list(comparable(whole)), got: .list(comparable(ops)))
    // The values may agree and the places in the reply not.
    return described
      ?? Mismatch(
        check: name + ", source lines", expected: .list(whole.map { .text("\($0.line)") }),
        got: .list(ops.map { .text("\($0.line)") }))
      ?? Mismatch(check: name, expected: "the same diagnostics", got: "others")
  }
}
