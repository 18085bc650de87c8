extension WidgetLayout {
  /// A spark, a chart or a ring: marks in the frame's own coordinates, from 0 to 1 on both axes, with
  /// 0, 0 at the bottom left. In a layout from right to left they are already mirrored.
  public struct Drawing: Sendable, Hashable, Codable {
    /// What it is.
    public var kind: Kind
    /// What is drawn, the lowest first.
    public var marks: [Mark]
    /// What 0 and 1 of the x axis stand for: places in the series, or the data's own numbers.
    public var xRange: DataRange?
    /// What 0 and 1 of the y axis stand for in the data.
    public var yRange: DataRange?
    /// Whether the system may redact it.
    public var sensitive: Bool

    /// A drawing.
    public init(
      kind: Kind, marks: [Mark], xRange: DataRange? = nil, yRange: DataRange? = nil,
      sensitive: Bool = true
    ) {
      self.kind = kind
      self.marks = marks
      self.xRange = xRange
      self.yRange = yRange
      self.sensitive = sensitive
    }

    /// What a drawing is.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      case spark, line, bar, area, scatter, pie, donut, ring
      /// A bar of discrete parts, or of one that fills.
      case strip
    }
  }

  /// The ends of an axis in the data's own numbers.
  public struct DataRange: Sendable, Hashable, Codable {
    /// What 0 stands for.
    public var low: Double
    /// What 1 stands for.
    public var high: Double

    /// A range.
    public init(_ low: Double, _ high: Double) {
      self.low = low
      self.high = high
    }
  }

  /// A shape of a drawing with its colour.
  public struct Mark: Sendable, Hashable, Codable {
    /// The shape.
    public var shape: Shape
    /// The colour's role.
    public var role: Role
    /// How strong the colour is, from 0 to 1: what tells series apart without colours.
    public var opacity: Double
    /// Whether it takes the accent colour in accented mode.
    public var accentable: Bool
    /// The time over which an arc runs from full to empty by itself; nil for one that stands.
    public var live: LiveText?

    /// A mark.
    public init(
      _ shape: Shape, role: Role = .accent, opacity: Double = 1, accentable: Bool = true,
      live: LiveText? = nil
    ) {
      self.shape = shape
      self.role = role
      self.opacity = opacity
      self.accentable = accentable
      self.live = live
    }

    /// The shapes that drawings are made of.
    public enum Shape: Sendable, Hashable {
      /// A line through points, `width` points thick, round at its joins and ends.
      case line(points: [Point], width: Double)
      /// A filled polygon.
      case area(points: [Point])
      /// Filled bars with slightly rounded tops.
      case bars([Rect])
      /// Dots of `radius` points.
      case dots(points: [Point], radius: Double)
      /// A part of a circle in the frame's middle, `from` and `to` in turns, clockwise from the top.
      /// `thickness` is in diameters; a half fills the circle to its middle.
      case arc(from: Double, to: Double, thickness: Double)
    }
  }
}

extension WidgetLayout.Mark.Shape: Codable {
  private enum CodingKeys: String, CodingKey {
    case line, area, bars, dots, width, radius, arc, thickness
  }

  /// Reads `{"line": [[x, y], ...], "width": 2}` and the like.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    if let points = try object.decodeIfPresent([Point].self, forKey: .line) {
      self = .line(points: points, width: try object.decode(Double.self, forKey: .width))
    } else if let points = try object.decodeIfPresent([Point].self, forKey: .area) {
      self = .area(points: points)
    } else if let bars = try object.decodeIfPresent([Rect].self, forKey: .bars) {
      self = .bars(bars)
    } else if let points = try object.decodeIfPresent([Point].self, forKey: .dots) {
      self = .dots(points: points, radius: try object.decode(Double.self, forKey: .radius))
    } else {
      let ends = try object.decode(Point.self, forKey: .arc)
      self = .arc(
        from: ends.x, to: ends.y, thickness: try object.decode(Double.self, forKey: .thickness))
    }
  }

  /// Writes `{"line": [[x, y], ...], "width": 2}` and the like.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .line(let points, let width):
      try object.encode(points, forKey: .line)
      try object.encode(width, forKey: .width)
    case .area(let points): try object.encode(points, forKey: .area)
    case .bars(let bars): try object.encode(bars, forKey: .bars)
    case .dots(let points, let radius):
      try object.encode(points, forKey: .dots)
      try object.encode(radius, forKey: .radius)
    case .arc(let from, let to, let thickness):
      try object.encode(Point(from, to), forKey: .arc)
      try object.encode(thickness, forKey: .thickness)
    }
  }
}
