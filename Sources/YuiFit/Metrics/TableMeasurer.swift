import YuiLines

/// The default measurer: widths from a table of advances by character, the same on every machine,
/// within a few percent of the system's font and hardly ever short of it.
///
///     let font = Typography(platform: .phone, textSize: .large, scale: 3).font(.footnote)
///     TableMeasurer().width(of: "Walk 30 min", font: font)   // pixels
///
/// Complexity: linear in the bytes of the text that are looked at; plain ASCII allocates nothing.
public struct TableMeasurer: TextMeasurer, Hashable {
  /// The measurer.
  public init() {}

  /// The width of the text on one line, in pixels, rounded up. Of a text longer than any canvas is
  /// wide only the start is measured.
  public func width(of text: String, font: TextFont) -> Int {
    let units = ExtentUnits(font)
    if let run = asciiRun(text, font: font) { return units.pixels(run.extent) }
    var scanner = ClusterScanner(text, font: font)
    var extent = TextExtent()
    var count = 0
    while count < Self.widest, let cluster = scanner.next() {
      extent.add(cluster.extent)
      count += 1
    }
    return units.pixels(extent)
  }

  /// The text on at most `lines` lines no wider than `width` pixels. When it is cut, the last line
  /// ends in an ellipsis; where not even that fits, the ellipsis stands alone.
  public func fit(_ text: String, font: TextFont, width: Int, lines: Int) -> FittedText {
    let units = ExtentUnits(font)
    if let run = asciiRun(text, font: font), run.isTidy, units.fits(run.extent, width: width) {
      return FittedText(first: text, isTruncated: false, width: units.pixels(run.extent))
    }
    var builder = FittedTextBuilder(text: text, font: font)
    breaker(text, units, font, width).forEachLine(limit: lines) { line in
      var extent = line.extent
      if line.isTruncated { extent.add(Self.ellipsis(font)) }
      builder.add(line, width: units.pixels(extent))
    }
    return builder.fitted
  }

  /// How many lines `fit` would give.
  public func lineCount(of text: String, font: TextFont, width: Int, lines: Int)
    -> (lines: Int, isTruncated: Bool)
  {
    let units = ExtentUnits(font)
    if let run = asciiRun(text, font: font), units.fits(run.extent, width: width) {
      return (1, false)
    }
    var (count, isTruncated) = (0, false)
    breaker(text, units, font, width).forEachLine(limit: lines) { line in
      count += 1
      isTruncated = line.isTruncated
    }
    return (count, isTruncated)
  }

  private func breaker(
    _ text: String, _ units: ExtentUnits, _ font: TextFont, _ width: Int
  ) -> LineBreaker<TableGauge> {
    LineBreaker(
      text: text, font: font,
      gauge: TableGauge(units: units, width: width, ellipsis: Self.ellipsis(font)))
  }

  /// The extent of a text that is all ASCII, and whether it is drawn as it is; nil for others, and
  /// for one so long that no line can hold it.
  private func asciiRun(_ text: String, font: TextFont) -> (extent: TextExtent, isTidy: Bool)? {
    guard text.utf8.count <= Self.longestRun else { return nil }
    let letters = AdvanceTable.letters(of: font)
    return text.withBytes { Self.asciiRun($0, letters) }
  }

  /// The table has more than 127 places, and a byte from 127 on ends the run.
  @inline(__always)
  private static func asciiRun(
    _ bytes: Span<UInt8>, _ letters: [UInt16]
  ) -> (extent: TextExtent, isTidy: Bool)? {
    var (sum, count, previous) = (0, 0, UInt8(0x20))
    var isTidy = true
    var place = 0
    while place < bytes.count {
      let byte = bytes.byte(place)
      if byte >= 0x7F { return nil }
      if byte <= 0x20, byte < 0x20 || previous == 0x20 { isTidy = false }
      let advance = Int(letters[Int(byte)])
      sum &+= advance
      count &+= advance == 0 ? 0 : 1
      previous = byte
      place &+= 1
    }
    return (
      TextExtent(
        letters: Int32(truncatingIfNeeded: sum), letterCount: Int32(truncatingIfNeeded: count)),
      isTidy && (previous != 0x20 || bytes.count == 0)
    )
  }

  private static func ellipsis(_ font: TextFont) -> TextExtent {
    var extent = TextExtent()
    extent.add(AdvanceTable.traits("\u{2026}"), weight: font.weight)
    return extent
  }

  /// Bytes of a text whose width is asked for at once. Longer ones are only cut or broken, and are
  /// not worth reading to the end.
  private static let longestRun = 1_000
  /// Clusters that are measured: the narrowest letters in the smallest font are by then wider than
  /// the largest canvas. A megabyte of text is sent to be measured to its end.
  private static let widest = 5_000
}

/// Asks the table whether a piece fits.
private struct TableGauge: LineGauge {
  let units: ExtentUnits
  let width: Int
  let ellipsis: TextExtent

  func fits(_ extent: TextExtent, _ piece: Range<String.Index>, withEllipsis: Bool) -> Bool {
    guard withEllipsis else { return units.fits(extent, width: width) }
    var extent = extent
    extent.add(ellipsis)
    return units.fits(extent, width: width)
  }
}
