import YuiLines

/// How one vector fared.
public struct VectorResult: Sendable {
  /// The vector's name.
  public var name: String
  /// The checks that do not hold.
  public var mismatches: [Mismatch]
  /// The vector's keys that have no check here.
  public var skipped: [String]

  /// Whether every check holds.
  public var passed: Bool { mismatches.isEmpty }
}

/// A check that does not hold.
public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
  /// The check: `whole`, `by byte`, `stage`.
  public var check: String
  /// Where the values differ.
  public var differences: [Difference]

  /// A check that does not hold, or nil when the values are the same.
  public init?(check: String, expected: Value, got: Value) {
    differences = Difference.all(expected: expected, got: got)
    if differences.isEmpty { return nil }
    self.check = check
  }

  /// A check that does not hold as a whole: something should be there, and is not.
  public init(check: String, missing expected: String) {
    self.check = check
    differences = [Difference(path: "", expected: .text(expected), got: Value?.none)]
  }

  /// The check and its first differences, a line each.
  public var description: String {
    var lines = differences.prefix(Self.shown).map { "\(check): \($0)" }
    if differences.count > Self.shown {
      lines.append("\(check): and \(differences.count - Self.shown) more")
    }
    return lines.joined(separator: "\n")
  }

  private static let shown = 6
}
