import YuiLines

/// The checks by the key of a vector that asks for them.
enum Check {
  /// What holds a key's value against what this package makes of the input.
  typealias Run = @Sendable (Trial, Value) -> [Mismatch]

  /// The keys that are inputs of a check, and none themselves.
  static let inputs: Set = ["name", "input", "known", "error", "chunks", "style", "note"]

  /// The check of each key. What is missing here is skipped, and said so.
  static let byKey: [String: Run] = [
    "expected": ops,
    "emits": emits,
  ]

  /// A check whose outcome is one value that must equal the key's.
  static func equal(
    _ key: String, _ outcome: @escaping @Sendable (Trial) -> Value
  ) -> Run {
    { trial, expected in
      [Mismatch(check: key, expected: expected, got: outcome(trial))].compactMap(\.self)
    }
  }
}
