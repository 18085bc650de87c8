/// A text of a screen as it is drawn on one line: how wide it is in a look is found out once, and
/// counts for all families that are set in the same fonts.
final class Phrase {
  let text: String
  /// The text as the lines of a run.
  let lines: [String]
  private var fonts: Fonts?
  private var widths: [Int32] = []

  init(_ text: String) {
    self.text = text
    lines = [text]
  }

  var isEmpty: Bool { text.isEmpty }

  /// The width in pixels when the text is drawn as it is; nil when it is drawn in another way, as
  /// texts with two spaces in a row are.
  func plainWidth(_ look: Look, on page: Page) -> Int? {
    if fonts !== page.fonts {
      fonts = page.fonts
      widths = [Int32](repeating: Self.unknown, count: Look.allCases.count)
    }
    let known = widths[look.rawValue]
    if known >= 0 { return Int(known) }
    if known == Self.untidy { return nil }
    let fitted = page.tools.measurer.fit(
      text, font: page.font(look), width: Self.widest, lines: 1)
    guard !fitted.isTruncated, fitted.first == text,
      let width = Int32(exactly: fitted.width)
    else {
      widths[look.rawValue] = Self.untidy
      return nil
    }
    widths[look.rawValue] = width
    return fitted.width
  }

  private static let unknown: Int32 = -1
  private static let untidy: Int32 = -2
  /// Pixels that no canvas has.
  private static let widest = 100_000
}

extension Page {
  func width(_ phrase: Phrase, _ look: Look) -> Int {
    if phrase.isEmpty { return 0 }
    return phrase.plainWidth(look, on: self) ?? width(phrase.text, look)
  }

  /// A text as it is in a look, however wide.
  func natural(_ phrase: Phrase, _ look: Look) -> Sized {
    Sized(
      text: phrase.text, font: font(look), width: width(phrase, look), lines: phrase.lines)
  }

  /// A text in a look, cut to a width; nil when not even an ellipsis fits.
  func cut(_ phrase: Phrase, _ look: Look, width: Int) -> Sized? {
    if phrase.isEmpty { return nil }
    if let plain = phrase.plainWidth(look, on: self), plain <= width {
      return Sized(text: phrase.text, font: font(look), width: plain, lines: phrase.lines)
    }
    return cut(phrase.text, look, width: width)
  }
}

extension Pen {
  /// Text on a line of its own, over the whole width.
  mutating func line(_ phrase: Phrase, _ look: Look, isSensitive: Bool = false) {
    let height = page.height(look)
    if !isDry {
      put(
        phrase, look, in: Box(x: x, y: y, width: width, height: height),
        isSensitive: isSensitive)
    }
    y += height
  }

  /// Text on one line in a box, cut where it does not fit; nothing where not even an ellipsis
  /// would.
  mutating func put(
    _ phrase: Phrase, _ look: Look, role: Role? = nil, in box: Box,
    alignment: TextRun.Alignment = .leading, isSensitive: Bool = false, accentable: Bool = false
  ) {
    if !isDry, !phrase.isEmpty, !(isSensitive && page.isHidden),
      let plain = phrase.plainWidth(look, on: page), plain <= box.width, plain > 0
    {
      var frame = box
      frame.height = min(box.height, page.height(look))
      let sized = Sized(
        text: phrase.text, font: page.font(look), width: plain, lines: phrase.lines)
      put(
        sized, role: role ?? look.role, in: frame, alignment: alignment,
        isSensitive: isSensitive, accentable: accentable)
      return
    }
    put(
      phrase.text, look, role: role, in: box, alignment: alignment, isSensitive: isSensitive,
      accentable: accentable)
  }
}
