/// How wide characters are and how they join, for any text, without a font engine.
///
/// Latin, Greek and Cyrillic stand in dense tables, one a weight; all other characters in runs that
/// are searched. The tables are this module's own: what the standard library or the system knows of
/// Unicode differs between versions, and a layout must not.
enum AdvanceTable {
  /// The dense table of a font.
  static func letters(of font: TextFont) -> [UInt16] {
    switch (font.weight, font.hasTabularDigits) {
    case (.regular, false): regularLetters
    case (.regular, true): regularTabular
    case (.medium, false): mediumLetters
    case (.medium, true): mediumTabular
    case (.semibold, false): semiboldLetters
    case (.semibold, true): semiboldTabular
    case (.bold, false): boldLetters
    case (.bold, true): boldTabular
    }
  }

  /// What a character from U+0530 on is. O(log runs).
  static func traits(_ scalar: Unicode.Scalar) -> CharacterTraits {
    var (low, high) = (0, runStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    return CharacterTraits(bits: runTraits[low])
  }

  /// An advance at a weight, from those at regular and semibold.
  static func advance(_ regular: Int, _ semibold: Int, _ weight: TextWeight) -> Int {
    switch weight {
    case .regular: regular
    case .medium: (regular + semibold + 1) / 2
    case .semibold: semibold
    case .bold: semibold + (semibold - regular + (semibold > regular ? 1 : 0)) / 2
    }
  }

  private static let mediumLetters = letters(.medium)
  private static let boldLetters = letters(.bold)
  private static let regularTabular = tabular(regularLetters, digit: 648)
  private static let mediumTabular = tabular(mediumLetters, digit: 659)
  private static let semiboldTabular = tabular(semiboldLetters, digit: 670)
  private static let boldTabular = tabular(boldLetters, digit: 681)

  private static func letters(_ weight: TextWeight) -> [UInt16] {
    zip(regularLetters, semiboldLetters).map { UInt16(advance(Int($0), Int($1), weight)) }
  }

  private static func tabular(_ letters: [UInt16], digit: UInt16) -> [UInt16] {
    var letters = letters
    for place in 0x30...0x39 { letters[place] = digit }
    return letters
  }
}

/// What is known of a character: its advances and how it joins its neighbours.
struct CharacterTraits {
  let bits: UInt32

  /// The advance at regular weight, in thousandths of an em.
  var regular: Int { Int(bits & 0x7FF) }
  /// The advance at semibold weight.
  var semibold: Int { Int(bits >> 11 & 0x7FF) }
  /// What the advance is measured by.
  var width: Width { Width(rawValue: UInt8(bits >> 22 & 0x7)) ?? .fallback }
  /// How it joins the characters before it.
  var join: Join { Join(rawValue: UInt8(bits >> 25 & 0xF)) ?? .other }
  /// How it behaves at the end of a line.
  var line: LineClass { LineClass(rawValue: UInt8(bits >> 29)) ?? .letter }

  /// What an advance is measured by.
  enum Width: UInt8 {
    /// The system's font, which narrows as it grows and has tracking.
    case system
    /// Another font that the system falls back on, which does neither.
    case fallback
    /// An Arabic letter; one of Persian's or Urdu's own says that the text is in that language,
    /// whose letters are wider on the whole.
    case arabic, persian, urdu
    /// A picture, whose advance depends on the size alone.
    case emoji
  }

  /// How a character joins the cluster before it, near to Unicode's grapheme clusters (UAX 29) and
  /// never finer.
  enum Join: UInt8 {
    case other
    /// A mark, a variation selector, a skin tone.
    case extend
    /// The zero width joiner.
    case joiner
    /// A mark with a width of its own.
    case spacing
    /// A mark that binds the next letter of its script.
    case virama
    /// Binds whatever comes next.
    case prepend
    /// Parts of Korean syllables, and whole ones.
    case leading, vowel, trailing, syllable
    /// Half of a flag.
    case flag
    /// A picture, which a joiner binds to another.
    case pictograph
    /// Controls, which are never drawn.
    case dropped
  }
}

/// How a character behaves at the end of a line.
enum LineClass: UInt8 {
  /// Part of a word.
  case letter
  /// A digit: part of a word, and nothing parts it from its neighbours.
  case digit
  /// A line may break on either side.
  case ideograph
  /// No line starts with it.
  case closer
  /// No line ends with it.
  case opener
  /// A line may break after it, and it is not drawn there.
  case space
  /// A break without a width.
  case breaker
  /// A line may break after it between letters.
  case hyphen
}
