/// A text brought onto lines.
public struct FittedText: Sendable, Hashable {
  /// The first line; empty when the text is.
  public var first: String
  /// The lines after it.
  public var rest: [String]
  /// Whether the text did not fit; the last line then ends in an ellipsis.
  public var isTruncated: Bool
  /// The width of the widest line in pixels.
  public var width: Int

  package init(first: String, rest: [String] = [], isTruncated: Bool, width: Int) {
    self.first = first
    self.rest = rest
    self.isTruncated = isTruncated
    self.width = width
  }

  /// All lines.
  public var lines: [String] { [first] + rest }
  /// The number of lines, at least 1.
  public var count: Int { 1 + rest.count }
}
