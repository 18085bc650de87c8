extension TextMeasurer {
  /// The text on lines, with widths asked of this measurer: once when it fits one line, else once
  /// for each character that is drawn.
  public func fit(_ text: String, font: TextFont, width: Int, lines: Int) -> FittedText {
    var builder = FittedTextBuilder(text: text, font: font)
    let gauge = AskingGauge(measurer: self, text: text, font: font, width: width)
    LineBreaker(text: text, font: font, gauge: gauge).forEachLine(limit: lines) { line in
      builder.add(line, width: 0)
    }
    var fitted = builder.fitted
    fitted.width = fitted.lines.reduce(0) { max($0, self.width(of: $1, font: font)) }
    return fitted
  }

  /// The number of lines `fit` gives.
  public func lineCount(of text: String, font: TextFont, width: Int, lines: Int)
    -> (lines: Int, isTruncated: Bool)
  {
    var (count, isTruncated) = (0, false)
    let gauge = AskingGauge(measurer: self, text: text, font: font, width: width)
    LineBreaker(text: text, font: font, gauge: gauge).forEachLine(limit: lines) { line in
      count += 1
      isTruncated = line.isTruncated
    }
    return (count, isTruncated)
  }
}

/// Asks a client's measurer whether a piece fits.
private struct AskingGauge<Measurer: TextMeasurer>: LineGauge {
  let measurer: Measurer
  let text: String
  let font: TextFont
  let width: Int

  func fits(_ extent: TextExtent, _ piece: Range<String.Index>, withEllipsis: Bool) -> Bool {
    let asked = text[piece] + (withEllipsis ? "\u{2026}" : "")
    return measurer.width(of: String(asked), font: font) <= width
  }
}
