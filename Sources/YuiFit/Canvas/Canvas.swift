/// The area a widget draws on: its size in whole pixels, the pixels of a point, and its margins.
///
/// A layout is reckoned in pixels, so that it is exact and the same everywhere; points are what a
/// client reads.
///
///     let canvas = Canvas(width: 164 + 1 / 3, height: 164 + 1 / 3, scale: 3, margin: 16)
///     canvas.pixelWidth   // 493
///     canvas.content      // 397 x 397 pixels
public struct Canvas: Sendable, Hashable {
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// The pixels of a point, 1 to 4.
  public let scale: Int
  /// What stays free at each edge.
  public var margins: Margins

  /// What stays free at each edge, in points.
  public struct Margins: Sendable, Hashable {
    /// Points at the top.
    public var top: Double
    /// Points at the edge where reading starts.
    public var leading: Double
    /// Points at the bottom.
    public var bottom: Double
    /// Points at the edge where reading ends.
    public var trailing: Double

    /// Margins that differ.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// The same margin all round.
    public init(_ margin: Double) {
      self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
  }

  /// A canvas of a size in points, cut down to whole pixels. Sizes are kept between 0 and
  /// `largestSide`, the scale between 1 and 4; a size that is no number is 0.
  public init(width: Double, height: Double, scale: Int, margins: Margins) {
    self.scale = min(max(scale, 1), 4)
    pixelWidth = Self.pixels(width, scale: self.scale)
    pixelHeight = Self.pixels(height, scale: self.scale)
    self.margins = margins
  }

  /// A canvas with the same margin all round.
  public init(width: Double, height: Double, scale: Int, margin: Double) {
    self.init(width: width, height: height, scale: scale, margins: Margins(margin))
  }

  package init(pixelWidth: Int, pixelHeight: Int, scale: Int, margin: Double) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    margins = Margins(margin)
  }

  /// The width in points.
  public var width: Double { Double(pixelWidth) / Double(scale) }
  /// The height in points.
  public var height: Double { Double(pixelHeight) / Double(scale) }

  /// The box inside the margins, in pixels from the leading top corner; empty when the margins
  /// leave nothing.
  public var content: (x: Int, y: Int, width: Int, height: Int) {
    let (left, top) = (pixels(margins.leading), pixels(margins.top))
    return (
      left, top, max(0, pixelWidth - left - pixels(margins.trailing)),
      max(0, pixelHeight - top - pixels(margins.bottom))
    )
  }

  /// A length in points as pixels, rounded to the nearest.
  public func pixels(_ points: Double) -> Int {
    guard points.isFinite else { return 0 }
    let limit = Self.largestSide * Double(scale)
    return Int(min(max(points * Double(scale), -limit), limit).rounded())
  }

  /// A length in pixels as points.
  public func points(_ pixels: Int) -> Double { Double(pixels) / Double(scale) }

  /// The margin of a system family's canvas, in points; accessories have none.
  public static let standardMargin = 16.0

  /// The longest side there is, in points: sizes come from files and arguments, and a larger one
  /// would only be there to overflow the reckoning.
  public static let largestSide = 10_000.0

  /// Points as whole pixels, rounded down, but for what is a rounding error short of a pixel
  /// (164.3333 is 493 pixels of a third).
  private static func pixels(_ points: Double, scale: Int) -> Int {
    guard points.isFinite else { return 0 }
    let pixels = min(max(points, 0), largestSide) * Double(scale)
    return Int((pixels + 0.01).rounded(.down))
  }
}
