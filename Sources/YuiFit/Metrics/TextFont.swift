/// A font as a run is drawn in it: a style at the person's text size, a weight, and how digits
/// stand. Fonts come from `Typography`; a client's view maps style and weight back to its own.
///
///     let type = Typography(platform: .phone, textSize: .large, scale: 3)
///     let value = type.font(.largeTitle, weight: .bold)
///     value.size         // 34
///     value.lineHeight   // 123 pixels: 41 points
public struct TextFont: Sendable, Hashable {
  /// The style it was made from.
  public let style: TextStyle
  /// The weight.
  public let weight: TextWeight
  /// Whether all digits are as wide as the widest: for clocks and for columns of numbers.
  public let hasTabularDigits: Bool
  /// The pixels of a point.
  public let scale: Int
  /// Twice the size in points: sizes are whole or half points.
  package let halfPoints: Int
  /// Twice the leading in points.
  package let halfLeading: Int

  package init(
    style: TextStyle, weight: TextWeight, hasTabularDigits: Bool, scale: Int, halfPoints: Int,
    halfLeading: Int
  ) {
    self.style = style
    self.weight = weight
    self.hasTabularDigits = hasTabularDigits
    self.scale = scale
    self.halfPoints = halfPoints
    self.halfLeading = halfLeading
  }

  /// The smallest size a text is drawn in (spec 5, section 2).
  public static let smallestSize = 11.0

  /// The size in points.
  public var size: Double { Double(halfPoints) / 2 }
  /// The leading of the style in points.
  public var leading: Double { Double(halfLeading) / 2 }

  /// The height of a line in pixels: the leading, or the font's natural height where that is more.
  public var lineHeight: Int {
    max((halfLeading * scale + 1) / 2, (naturalHeight + Self.perEm - 1) / Self.perEm)
  }

  /// Where the baseline stands in a line, in pixels from its top.
  public var baseline: Int {
    let free = lineHeight * Self.perEm - naturalHeight
    return (free / 2 + halfPoints * scale * 95_215 + Self.perEm / 2) / Self.perEm
  }

  /// How high small letters are, in pixels: what a glyph beside the first line is centred on.
  public var xHeight: Int { (halfPoints * scale * 52_637 + Self.perEm / 2) / Self.perEm }

  /// How high capitals and digits are, in pixels.
  public var capHeight: Int { (halfPoints * scale * 70_459 + Self.perEm / 2) / Self.perEm }

  /// The same font a point smaller, or nil when that would be under 11 points. Numbers step down
  /// this way instead of being cut.
  public var smaller: TextFont? { halfPoints >= 24 ? sized(halfPoints: halfPoints - 2) : nil }

  /// The same font at another size, its leading in proportion.
  package func sized(halfPoints: Int) -> TextFont {
    let leading = (halfLeading * halfPoints + self.halfPoints - 1) / max(self.halfPoints, 1)
    return TextFont(
      style: style, weight: weight, hasTabularDigits: hasTabularDigits, scale: scale,
      halfPoints: halfPoints, halfLeading: leading)
  }

  /// A length in points as pixels of this font's device, rounded up: how a measurer of a client's
  /// own turns a width into what the fitter takes.
  public func pixels(roundingUp points: Double) -> Int {
    guard points.isFinite else { return 0 }
    let pixels = min(max(points, 0), Canvas.largestSide) * Double(scale)
    return Int((pixels - 0.000_001).rounded(.up))
  }

  /// What lengths made of half points and hundred thousandths of an em are over.
  private static let perEm = 200_000
  /// The font's own height, in pixels times `perEm`.
  private var naturalHeight: Int { halfPoints * scale * 119_336 }
}
