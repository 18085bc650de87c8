/// Draws a run of text: one text element a line, its baseline where the font's is.
struct SVGText {
  private let run: TextRun
  private let paint: SVGPaint
  private let isMirrored: Bool
  private let direction: TextDirection

  init(_ run: TextRun, layout: WidgetLayout, paint: SVGPaint) {
    self.run = run
    self.paint = paint
    isMirrored = layout.rightToLeft
    let own = run.lines.lazy.compactMap { TextDirection(of: $0) }.first
    direction = own ?? (layout.rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The system's font, and what is near to it where there is none: narrower ones last, as a
  /// wider one would leave its frame.
  static let families =
    "-apple-system, BlinkMacSystemFont, Inter, 'SF Pro Text', 'Helvetica Neue', Roboto, Arimo, "
    + "'Liberation Sans', 'Noto Sans', system-ui, sans-serif"

  func draw(_ frame: Rect, into svg: inout SVGWriter) {
    let color = paint.color(run.role, accentable: run.accentable)
    let font = run.font
    // The font's own height stands in the middle of the line; 0.952 of an em of it is above the
    // baseline.
    let free = font.lineHeight - font.size * 1.19336
    let (x, anchor) = place(frame)
    for (line, text) in run.lines.enumerated() {
      let y = frame.y + Double(line) * font.lineHeight + free / 2 + font.size * 0.952
      svg.add(
        "text",
        [
          "x": SVGWriter.number(x), "y": SVGWriter.number(y),
          "font-size": SVGWriter.number(font.size),
          "font-weight": font.weight == .regular ? nil : "\(weight)",
          "letter-spacing": tracking,
          "text-anchor": anchor == "start" ? nil : anchor,
          "direction": direction == .rightToLeft ? "rtl" : nil,
          "style": font.monospacedDigits ? "font-variant-numeric: tabular-nums" : nil,
          "fill": color.hex,
          "fill-opacity": color.alpha < 1 ? SVGWriter.number(color.alpha) : nil,
        ], text: text)
    }
  }

  private var weight: Int {
    switch run.font.weight {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }

  /// Letters of Inter stand closer as they grow, as the system's do; other scripts have no tracking,
  /// and joined ones would fall apart. An ellipsis or a triangle is no other script.
  private var tracking: String? {
    guard run.font.size > 12, run.lines.allSatisfy({ $0.unicodeScalars.allSatisfy(Self.isTracked) })
    else { return nil }
    let em = max(-0.026, -0.0034 * (run.font.size - 12))
    return SVGWriter.number(em * run.font.size)
  }

  private static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x530 || 0x2000..<0x2C00 ~= scalar.value
  }

  /// Where the lines start or end: an anchor goes by the direction of the text, an edge by that of
  /// the layout.
  private func place(_ frame: Rect) -> (x: Double, anchor: String) {
    let isAtLeft: Bool
    switch run.alignment {
    case .center: return (frame.midX, "middle")
    case .leading: isAtLeft = !isMirrored
    case .trailing: isAtLeft = isMirrored
    }
    let isStart = isAtLeft == (direction == .leftToRight)
    return (isAtLeft ? frame.x : frame.maxX, isStart ? "start" : "end")
  }
}
