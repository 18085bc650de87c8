import YuiLines

/// The places where two JSON values differ, by path.
///
///     Difference.all(expected: ["a": [1, 2]], got: ["a": [1, 3]])
///     // .a[1]: expected 2, got 3
public struct Difference: Sendable, Hashable, CustomStringConvertible {
  /// Where, from the root: `[2].props.title`; empty for the root itself.
  public var path: String
  /// What should stand there; nil when nothing should.
  public var expected: Value?
  /// What stands there; nil when nothing does.
  public var got: Value?

  /// The difference in one line.
  public var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return place + "expected \(Self.shown(expected)), got \(Self.shown(got))"
  }

  /// The differences of two values, in the order of the expected one.
  public static func all(expected: Value, got: Value) -> [Difference] {
    var found: [Difference] = []
    collect(expected, got, at: "", into: &found)
    return found
  }

  private static func collect(
    _ expected: Value?, _ got: Value?, at path: String, into found: inout [Difference]
  ) {
    if expected == got { return }
    switch (expected, got) {
    case (.object(let left)?, .object(let right)?):
      for prop in left {
        collect(prop.value, right[prop.key], at: path + "." + prop.key, into: &found)
      }
      for prop in right where !left.has(prop.key) {
        collect(Value?.none, prop.value, at: path + "." + prop.key, into: &found)
      }
    case (.list(let left)?, .list(let right)?):
      for place in 0..<max(left.count, right.count) {
        let here = left.indices.contains(place) ? left[place] : Value?.none
        let there = right.indices.contains(place) ? right[place] : Value?.none
        collect(here, there, at: path + "[\(place)]", into: &found)
      }
    case (.object?, .list(let list)?):
      guard let long = LongList(expected) else { fallthrough }
      let last = Array(list.suffix(long.ending.count))
      collect(
        long.count ?? .number(Double(list.count)), .number(Double(list.count)),
        at: path + ".count", into: &found)
      collect(.list(long.ending), .list(last), at: path + ".ending", into: &found)
    default: found.append(Difference(path: path, expected: expected, got: got))
    }
  }

  private static func shown(_ value: Value?) -> String {
    guard let value else { return "nothing" }
    let json = value.json
    return json.count <= 240 ? json : json.prefix(239) + "\u{2026}"
  }
}
