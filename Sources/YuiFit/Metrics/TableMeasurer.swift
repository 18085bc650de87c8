/// The default measurer: widths from a table of advances by character, the same on every machine.
public struct TableMeasurer: TextMeasurer, Hashable {
  /// The measurer.
  public init() {}

  /// The width of the text on one line, in pixels, rounded up.
  public func width(of text: String, font: TextFont) -> Int {
    (text.utf8.count * font.halfPoints * font.scale * 6 + 19) / 20
  }
}
