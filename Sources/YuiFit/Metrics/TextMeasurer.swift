/// What says how wide a text is and how high a line. The fitter asks nothing else about fonts.
///
/// `TableMeasurer` is the default and gives the same answers on every machine. A client may pass
/// one backed by its platform: `width` and `lineHeight` are all it has to write.
///
///     struct PlatformMeasurer: TextMeasurer {
///       func width(of text: String, font: TextFont) -> Int {
///         font.pixels(roundingUp: attributed(text, font).size().width)
///       }
///     }
///
/// A measurer must be pure: the same text and font, the same width; and a longer text, or a larger
/// font, must never be narrower.
public protocol TextMeasurer: Sendable {
  /// The width of the text on one line, in pixels, rounded up.
  func width(of text: String, font: TextFont) -> Int

  /// The height of one line, in pixels, rounded up.
  func lineHeight(of font: TextFont) -> Int

  /// The text on at most `lines` lines no wider than `width` pixels, broken at words, ending in
  /// an ellipsis when it does not fit.
  func fit(_ text: String, font: TextFont, width: Int, lines: Int) -> FittedText

  /// How many lines `fit` would give, 1 to `lines`, without making them; and whether the text
  /// would be cut.
  func lineCount(of text: String, font: TextFont, width: Int, lines: Int)
    -> (lines: Int, isTruncated: Bool)
}

extension TextMeasurer {
  /// The font's own line height.
  public func lineHeight(of font: TextFont) -> Int { font.lineHeight }

  /// The font, or the largest smaller one down to 11 points, in which the text is no wider than
  /// `width` pixels; nil when it is too wide at 11. For numbers and clocks, which are never cut.
  public func font(fitting text: String, font: TextFont, width: Int) -> TextFont? {
    var font = font
    while self.width(of: text, font: font) > width {
      guard let smaller = font.smaller else { return nil }
      font = smaller
    }
    return font
  }
}
