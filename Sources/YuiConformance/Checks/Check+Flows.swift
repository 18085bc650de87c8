import YuiLines

extension Check {
  /// `route`: the way through the input's flow with these answers.
  @Sendable
  static func route(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    guard let flow = flow(in: trial.ops) else {
      return [Mismatch(check: "route", missing: "a flow's patch")]
    }
    return route("route", flow, expected)
  }

  /// `variant`: the base flow after the input's changes, and the way through it.
  @Sendable
  static func variant(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let fields = expected.object ?? [:]
    guard let base = flow(in: ReplyParser.parse(fields["base"]?.text ?? "")),
      let changes = flow(in: trial.ops)
    else { return [Mismatch(check: "variant", missing: "a base and a variant's patch")] }
    let graph = FlowVariant.apply(changes["changes"]?.list ?? [], to: base)
    var mismatches: [Mismatch?] = []
    if let expected = fields["graph"] {
      mismatches.append(
        Mismatch(check: "variant.graph", expected: expected, got: .object(graph)))
    }
    if let expected = fields["route"] {
      mismatches += route("variant.route", graph, expected)
    }
    return mismatches.compactMap(\.self)
  }

  /// The props of the first patch: the first flow of a vector's input.
  private static func flow(in ops: OpList) -> Props? {
    for op in ops {
      if case .patch(_, let props) = op.action { return props }
    }
    return nil
  }

  private static func route(_ check: String, _ flow: Props, _ expected: Value) -> [Mismatch] {
    var expected = expected.object ?? [:]
    var answers: [String: Value] = [:]
    for answer in expected["answers"]?.object ?? [:] { answers[answer.key] = answer.value }
    expected["answers"] = nil
    let run = FlowRun(flow, answers: answers)
    let got: Value = [
      "path": .list(run.path.map(Value.text)),
      "open": run.open.map(Value.text) ?? .null,
      "event": .object(run.event),
    ]
    return [Mismatch(check: check, expected: .object(expected), got: got)].compactMap(\.self)
  }
}
