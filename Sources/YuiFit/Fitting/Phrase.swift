import YuiLines

/// A text of a screen as it is drawn on one line: how wide it is in a look is found out once, and
/// counts for all families that are set in the same fonts.
final class Phrase {
  let text: String
  /// The text as the lines of a run.
  let lines: [String]
  private var widths = Widths()

  /// The four widths that were found last, the newest first: a phrase is drawn in few looks.
  private struct Widths {
    /// A width each, above the eight bits that say of what it is; of none are all of these set. No
    /// vector: an object that holds one is allocated in a slower way.
    private var known: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

    static let unknown: Int32 = -1
    /// Of a text that is not drawn as it is. No canvas is so wide.
    static let untidy: Int32 = 0x7F_FFFF

    /// A width, or one of the two marks.
    @inline(__always)
    func width(_ look: Look, _ fonts: Fonts) -> Int32 {
      let name = Self.name(look, fonts)
      if known.0 & 0xFF == name { return known.0 >> 8 }
      if known.1 & 0xFF == name { return known.1 >> 8 }
      if known.2 & 0xFF == name { return known.2 >> 8 }
      if known.3 & 0xFF == name { return known.3 >> 8 }
      return Self.unknown
    }

    mutating func set(_ width: Int32, _ look: Look, _ fonts: Fonts) {
      let name = Self.name(look, fonts)
      guard 0..<0xFF ~= name else { return }
      known = (width << 8 | name, known.0, known.1, known.2)
    }

    @inline(__always)
    private static func name(_ look: Look, _ fonts: Fonts) -> Int32 {
      Int32(truncatingIfNeeded: fonts.place << 5 | look.rawValue)
    }
  }

  init(_ text: String) {
    self.text = text
    lines = text.isEmpty ? [] : [text]
  }

  var isEmpty: Bool { text.isEmpty }

  /// The width in pixels when the text is drawn as it is; nil when it is drawn in another way, as
  /// texts with two spaces in a row are.
  func plainWidth(_ look: Look, on page: Page) -> Int? {
    var width = widths.width(look, page.fonts)
    if width == Widths.unknown {
      width = measuredWidth(look, on: page)
      widths.set(width, look, page.fonts)
    }
    return width == Widths.untidy ? nil : Int(width)
  }

  private func measuredWidth(_ look: Look, on page: Page) -> Int32 {
    let (measurer, font) = (page.tools.measurer, page.font(look))
    var width = -1
    if isTidy {
      width = measurer.width(of: text, font: font)
    } else {
      let fitted = measurer.fit(text, font: font, width: Self.widest, lines: 1)
      if !fitted.isTruncated, fitted.first == text { width = fitted.width }
    }
    return 0..<Int(Widths.untidy) ~= width ? Int32(truncatingIfNeeded: width) : Widths.untidy
  }

  /// Whether the text is drawn as it is when there is room: short enough for a line, one space at
  /// a time and only between words, nothing that is not drawn. Beyond ASCII it is enough that there
  /// is no other space and no control in it.
  private lazy var isTidy: Bool = {
    guard let isASCII = isTidyASCII else { return false }
    return isASCII
      || text.unicodeScalars.allSatisfy { scalar in
        guard scalar.value >= Self.firstOfRuns else { return scalar.isASCII }
        let traits = AdvanceTable.traits(scalar)
        return traits.join != .dropped && traits.line != .space && traits.line != .breaker
      }
  }()

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
      emit(
        phrase.lines, isTruncated: false, font: page.font(look), height: page.height(look),
        role: role ?? look.role, alignment: alignment, isSensitive: isSensitive,
        accentable: accentable, live: nil, frame: frame)
      return
    }
    put(
      phrase.text, look, role: role, in: box, alignment: alignment, isSensitive: isSensitive,
      accentable: accentable)
  }
}
