extension WidgetLayout {
  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A size.
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A place in points from the canvas's top left corner, or, inside a drawing, a place in its frame
  /// from 0 to 1 on both axes with 0, 0 at the bottom left.
  public struct Point: Sendable, Hashable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top in a layout, from the bottom in a drawing.
    public var y: Double

    /// A place.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A rectangle: `x` and `y` are its corner nearest to the origin.
  public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge in a layout, the bottom edge in a drawing.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A rectangle.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge in a layout.
    public var maxY: Double { y + height }
    /// The middle of the width.
    public var midX: Double { x + width / 2 }
    /// The middle of the height.
    public var midY: Double { y + height / 2 }

    /// Whether `other` lies inside, its edges included, give or take a hundredth of a point.
    public func contains(_ other: Rect) -> Bool {
      other.x >= x - Self.tolerance && other.y >= y - Self.tolerance
        && other.maxX <= maxX + Self.tolerance && other.maxY <= maxY + Self.tolerance
    }

    /// Whether the two share more than an edge, give or take a hundredth of a point.
    public func overlaps(_ other: Rect) -> Bool {
      x < other.maxX - Self.tolerance && other.x < maxX - Self.tolerance
        && y < other.maxY - Self.tolerance && other.y < maxY - Self.tolerance
    }

    // Lengths are whole pixels, thirds of a point among them, which doubles cannot hold exactly.
    private static let tolerance = 0.01
  }
}

// Written as lists, `[x, y, width, height]`: a layout holds hundreds of them.

extension WidgetLayout.Size: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(try list.decode(Double.self), try list.decode(Double.self))
  }
  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

extension WidgetLayout.Point: Codable {
  /// Reads `[x, y]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(try list.decode(Double.self), try list.decode(Double.self))
  }
  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
  }
}

extension WidgetLayout.Rect: Codable {
  /// Reads `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      try list.decode(Double.self), try list.decode(Double.self),
      try list.decode(Double.self), try list.decode(Double.self))
  }
  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
    try list.encode(width)
    try list.encode(height)
  }
}
