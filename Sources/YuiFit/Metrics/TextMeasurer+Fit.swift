extension TextMeasurer {
  /// The text on lines, with widths asked of this measurer.
  public func fit(_ text: String, font: TextFont, width: Int, lines: Int) -> FittedText {
    FittedText(first: text, isTruncated: false, width: self.width(of: text, font: font))
  }

  /// The number of lines `fit` gives.
  public func lineCount(of text: String, font: TextFont, width: Int, lines: Int)
    -> (lines: Int, isTruncated: Bool)
  {
    let fitted = fit(text, font: font, width: width, lines: lines)
    return (fitted.count, fitted.isTruncated)
  }
}
