import YuiLines
import YuiScreens

extension Trial {
  /// The thread after the input.
  var state: ScreenState {
    var state = ScreenState()
    state.apply(ops, at: clock)
    return state
  }

  /// The thread after `replies`, each with the ids that last from the ones before it, or after
  /// `input` when there are none.
  var thread: ScreenState {
    var state = ScreenState(style: style)
    for reply in vector.fields["replies"]?.list ?? [.text(input)] {
      state.apply(reply: Fences.lines(of: reply.text ?? ""), at: clock)
    }
    return state
  }

  /// What the phone's clock shows: the vector's `now`, else the epoch.
  var clock: LocalTime {
    let tables = vector.fields["tables"]?.object
    let now = (tables?["now"] ?? vector.fields["now"])?.text
    return now.flatMap(LocalTime.init(text:)) ?? LocalTime(secondsSince1970: 0)
  }

  /// The stored style profile.
  var style: Props { vector.fields["style"]?.object ?? [:] }
}

extension Check {
  /// `resolved`: each add's props over its defaults.
  static func resolved(_ trial: Trial) -> Value {
    .list(
      trial.ops.compactMap { op in
        guard case .add(let preset, _, let props, _) = op.action else { return nil }
        return .object(preset.resolve(props))
      })
  }

  /// `rows`: all rows by sequence number, and where the now marker sits.
  static func rows(_ trial: Trial) -> Value {
    let rows = trial.state.timelineRows
    return [
      "rows": .list(
        rows.rows.map { ["id": .text($0.id), "kind": .text($0.preset.name)] }),
      "mark": .number(Double(rows.mark)),
    ]
  }

  /// `state`: the thread after `replies`, or after `input`; the keys that the vector names.
  @Sendable
  static func state(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let value = trial.thread.value.object ?? [:]
    return (expected.object ?? [:]).compactMap { field in
      Mismatch(
        check: "state.\(field.key)", expected: field.value, got: value[field.key] ?? .null)
    }
  }

  /// `tables`: the writes that were refused, by line, and what each query answers.
  @Sendable
  static func tables(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    var state = ScreenState()
    let bytes = Array(trial.input.utf8)
    var failed: [Value] = []
    for op in trial.ops {
      switch op.action {
      case .table, .put:
        if state.apply(op, at: trial.clock).parts.contains(.errors) {
          let line = bytes[op.line.byteRange.clamped(to: bytes.indices)]
          failed.append(.text(String(decoding: line, as: UTF8.self)))
        }
      default: break
      }
    }
    let answers = trial.ops.compactMap { op -> Value? in
      guard case .add(.query, _, let props, _) = op.action else { return nil }
      return state.tables.answer(to: props, at: trial.clock).value
    }
    let expected = expected.object ?? [:]
    return [
      Mismatch(
        check: "tables.failed", expected: expected["failed"] ?? [], got: .list(failed)),
      Mismatch(
        check: "tables.results", expected: expected["results"] ?? [], got: .list(answers)),
    ].compactMap(\.self)
  }
}
