/// Where in a thread a copy stands: the newest row that it has applied (spec 5, section 1).
///
/// Cursors compare by time and then by row id. Ids compare as numbers when both are, of any length;
/// a number comes before any other text.
///
///     Cursor(at: noon, id: "9") < Cursor(at: noon, id: "10")   // true
public struct Cursor: Sendable, Hashable {
  /// When the row was written.
  public var at: Moment
  /// The row's id.
  public var id: String

  /// A place in a thread.
  public init(at: Moment, id: String) {
    self.at = at
    self.id = id
  }
}

extension Cursor: Comparable {
  /// Whether the left row comes before the right one.
  public static func < (left: Cursor, right: Cursor) -> Bool {
    left.at == right.at ? precedes(left.id.utf8, right.id.utf8) : left.at < right.at
  }

  /// Whether both stand for the same row: the same time, and ids of which none is before the other.
  public static func == (left: Cursor, right: Cursor) -> Bool {
    left.at == right.at && !precedes(left.id.utf8, right.id.utf8)
      && !precedes(right.id.utf8, left.id.utf8)
  }

  /// Feeds what equal cursors have in common to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(at) }

  private static func precedes(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool {
    switch (number(left), number(right)) {
    case (let left?, let right?):
      left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): left.lexicographicallyPrecedes(right)
    }
  }

  /// The digits of an id that is a number, without zeros in front.
  private static func number(_ id: String.UTF8View) -> Substring.UTF8View? {
    guard !id.isEmpty, id.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return id.drop { $0 == UInt8(ascii: "0") }
  }
}
