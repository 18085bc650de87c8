import YuiLines

/// A text of a screen as it is drawn on one line: how wide it is in a look is found out once, and
/// counts for all families that are set in the same fonts.
final class Phrase {
  let text: String
  /// The text as the lines of a run.
  let lines: [String]
  private var widths = Widths()

  /// What is known of the widths in the looks of some fonts.
  private struct Widths {
    private var fonts: ObjectIdentifier?
    private var widths = SIMD32<Int32>(repeating: unknown)

    static let unknown: Int32 = -1
    static let untidy: Int32 = -2

    /// A width, or one of the two marks.
    @inline(__always)
    func width(_ look: Look, _ fonts: Fonts) -> Int32 {
      self.fonts == ObjectIdentifier(fonts) ? widths[look.rawValue] : Self.unknown
    }

    mutating func set(_ width: Int32, _ look: Look, _ fonts: Fonts) {
      if self.fonts != ObjectIdentifier(fonts) {
        self.fonts = ObjectIdentifier(fonts)
        widths = SIMD32(repeating: Self.unknown)
      }
      widths[look.rawValue] = width
    }
  }

  init(_ text: String) {
    self.text = text
    lines = text.isEmpty ? [] : [text]
  }

  var isEmpty: Bool { text.isEmpty }

  /// The width in pixels when the text is drawn as it is; nil when it is drawn in another way, as
  /// texts with two spaces in a row are. Fonts are told apart by where they are: a reading keeps
  /// its fonts as long as its phrases.
  func plainWidth(_ look: Look, on page: Page) -> Int? {
    let known = widths.width(look, page.fonts)
    if known >= 0 { return Int(known) }
    if known == Widths.untidy { return nil }
    let measured = measuredWidth(look, on: page)
    widths.set(measured, look, page.fonts)
    return measured >= 0 ? Int(measured) : nil
  }

  private func measuredWidth(_ look: Look, on page: Page) -> Int32 {
    let (measurer, font) = (page.tools.measurer, page.font(look))
    if isTidy {
      return Int32(exactly: measurer.width(of: text, font: font)) ?? Widths.untidy
    }
    let fitted = measurer.fit(text, font: font, width: Self.widest, lines: 1)
    guard !fitted.isTruncated, fitted.first == text else { return Widths.untidy }
    return Int32(exactly: fitted.width) ?? Widths.untidy
  }

  /// Whether the text is drawn as it is when there is room: short enough for a line, one space at
  /// a time and only between words, nothing that is not drawn. Beyond ASCII it is enough that there
  /// is no other space and no control in it.
  private var isTidy: Bool {
    guard let isASCII = isTidyASCII else { return false }
    return isASCII
      || text.unicodeScalars.allSatisfy { scalar in
        guard scalar.value >= Self.firstOfRuns else { return scalar.isASCII }
        let traits = AdvanceTable.traits(scalar)
        return traits.join != .dropped && traits.line != .space && traits.line != .breaker
      }
  }

  /// Whether all is ASCII; nil when the ASCII in it is not tidy.
  private var isTidyASCII: Bool? {
    text.withBytes { bytes in
      guard bytes.count <= Self.longest else { return nil }
      var (place, previous, all) = (0, UInt8(ascii: " "), UInt8(0))
      while place < bytes.count {
        let byte = bytes.byte(place)
        if byte < 0x20 || byte == 0x7F || byte == 0x20 && previous == 0x20 { return nil }
        all |= byte
        previous = byte
        place &+= 1
      }
      return previous == 0x20 ? nil : all < 0x80
    }
  }

  /// Where the table of characters in runs begins.
  private static let firstOfRuns: UInt32 = 0x530
  /// Bytes of a text that a canvas may be wide enough for.
  private static let longest = 400
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
      text: phrase.text, font: font(look), width: width(phrase, look), height: height(look),
      lines: phrase.lines)
  }

  /// A text in a look, cut to a width; nil when not even an ellipsis fits.
  func cut(_ phrase: Phrase, _ look: Look, width: Int) -> Sized? {
    if phrase.isEmpty { return nil }
    if let plain = phrase.plainWidth(look, on: self), plain <= width {
      return Sized(
        text: phrase.text, font: font(look), width: plain, height: height(look),
        lines: phrase.lines)
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
        text: phrase.text, font: page.font(look), width: plain, height: page.height(look),
        lines: phrase.lines)
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
