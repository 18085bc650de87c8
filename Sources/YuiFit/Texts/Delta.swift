/// A change, ready to be drawn.
public struct Delta: Sendable, Hashable {
  /// The triangle and the size; or the prop's own text when it is no number.
  public var text: String
  /// The size alone.
  public var size: String
  /// Which way it went.
  public var direction: Direction
  /// Whether that is welcome; nil when nothing changed or nobody knows.
  public var isGood: Bool?

  /// Which way a value went.
  public enum Direction: String, Sendable, Hashable, Codable {
    case up, down
    /// Nothing changed.
    case none
  }

  /// A change.
  public init(text: String, size: String, direction: Direction, isGood: Bool?) {
    self.text = text
    self.size = size
    self.direction = direction
    self.isGood = isGood
  }
}
