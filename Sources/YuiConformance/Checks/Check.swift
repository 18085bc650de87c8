import YuiLines
import YuiScreens

/// The checks by the key of a vector that asks for them.
enum Check {
  /// What holds a key's value against what this package makes of the input.
  typealias Run = @Sendable (Trial, Value) -> [Mismatch]

  /// The keys that are inputs of a check, and none themselves.
  static let inputs: Set = [
    "name", "note", "input", "replies", "known", "error", "chunks", "style", "now",
    "saved", "family", "environment", "screen", "reply", "limit",
  ]

  /// The check of each key. What is missing here is skipped, and said so.
  static let byKey: [String: Run] = [
    "expected": ops,
    "emits": emits,
    "resolved": equal("resolved", resolved),
    "stage": equal("stage") { trial in
      .list(StageRule.stagedIDs(in: trial.ops, style: trial.style).map(Value.text))
    },
    "pages": equal("pages") { .list(Page.ofAdds($0.ops).map { .number(Double($0)) }) },
    "talk": equal("talk") { .list($0.state.talking.map { .number(Double($0)) }) },
    "doing": equal("doing") { $0.state.doing.map(Value.object) ?? .null },
    "visual": equal("visual") { $0.state.visual.map(Value.object) ?? .null },
    "menu": equal("menu") { $0.state.menu.value },
    "rows": equal("rows", rows),
    "state": state,
    "tables": tables,
    "typed": typed,
    "attach": attach,
    "route": route,
    "variant": variant,
    "layout": layout,
    "layouts": layouts,
  ]

  /// A check whose outcome is one value that must equal the key's.
  static func equal(
    _ key: String, _ outcome: @Sendable @escaping (Trial) -> Value
  ) -> Run {
    { trial, expected in
      [Mismatch(check: key, expected: expected, got: outcome(trial))].compactMap(\.self)
    }
  }
}
