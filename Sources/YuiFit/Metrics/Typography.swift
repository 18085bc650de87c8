/// The fonts of one widget: a platform, the person's text size, and the pixels of a point.
///
///     let type = Typography(platform: .phone, textSize: .ax1, scale: 3)
///     type.font(.footnote).size                              // 23
///     type.font(.caption2, growingTo: .xxxLarge).size        // 17, as the more-row stops there
///     type.font(.largeTitle, weight: .bold, tabularDigits: true)   // a clock
public struct Typography: Sendable, Hashable {
  /// The kind of device.
  public let platform: Platform
  /// The person's text size.
  public let textSize: TextSize
  /// The pixels of a point, 1 to 4.
  public let scale: Int

  /// The fonts of a platform at a text size.
  public init(platform: Platform, textSize: TextSize, scale: Int) {
    self.platform = platform
    self.textSize = textSize
    self.scale = min(max(scale, 1), 4)
  }

  /// The font of a style. `growingTo` is the text size at which it stops growing. No font is
  /// under 11 points (spec 5, section 2).
  public func font(
    _ style: TextStyle, weight: TextWeight = .regular, tabularDigits: Bool = false,
    growingTo limit: TextSize = .ax5
  ) -> TextFont {
    let entry = TypeTable.entry(style, textSize: min(textSize, limit), platform: platform)
    let half = max(entry.halfPoints, Int(TextFont.smallestSize * 2))
    return TextFont(
      style: style, weight: weight, hasTabularDigits: tabularDigits, scale: scale,
      halfPoints: half, halfLeading: max(entry.halfLeading, half))
  }
}
