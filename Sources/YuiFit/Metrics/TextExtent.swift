/// What a piece of text is wide, before a size is known: sums of advances that add up.
struct TextExtent {
  /// Advances in the system's font, thousandths of an em, and the clusters they are of.
  var letters: Int32 = 0
  var letterCount: Int32 = 0
  /// Advances in fonts fallen back on.
  var others: Int32 = 0
  var otherCount: Int32 = 0
  /// Arabic letters, and the widest of the languages they are of: 0, 1 for Persian, 2 for Urdu.
  var arabicCount: Int32 = 0
  var arabicLanguage: Int32 = 0
  /// Pictures.
  var emojiCount: Int32 = 0

  /// The clusters that have a width.
  var count: Int32 { letterCount &+ otherCount &+ arabicCount &+ emojiCount }

  // Sums are of the clusters of a line, which are limited: they stay far below 31 bits.
  @inline(__always)
  mutating func add(_ other: TextExtent) {
    letters &+= other.letters
    letterCount &+= other.letterCount
    guard other.count > other.letterCount || other.others > 0 else { return }
    others &+= other.others
    otherCount &+= other.otherCount
    arabicCount &+= other.arabicCount
    arabicLanguage = max(arabicLanguage, other.arabicLanguage)
    emojiCount &+= other.emojiCount
  }

  /// Adds a character of the system's font.
  @inline(__always)
  mutating func add(letter advance: Int) {
    letters &+= Int32(truncatingIfNeeded: advance)
    letterCount &+= advance > 0 ? 1 : 0
  }

  /// Adds a character by its traits.
  mutating func add(_ traits: CharacterTraits, weight: TextWeight) {
    let advance = AdvanceTable.advance(traits.regular, traits.semibold, weight)
    switch traits.width {
    case .system: add(letter: advance)
    case .fallback:
      others &+= Int32(truncatingIfNeeded: advance)
      otherCount &+= advance > 0 ? 1 : 0
    case .arabic: add(arabic: 0)
    case .persian: add(arabic: 1)
    case .urdu: add(arabic: 2)
    case .emoji: emojiCount += 1
    }
  }

  private mutating func add(arabic language: Int32) {
    arabicCount += 1
    arabicLanguage = max(arabicLanguage, language)
  }
}

/// A font's factors: what turns an extent into a width. All whole numbers, so that a width is the
/// same on every machine; 64 bits also where an `Int` has 32.
///
/// width = size * (weight * k(size) * advances / 1000 + clusters * tracking / 1000), then 2 percent
/// more, at least half a point for 8 clusters or fewer, rounded up to the pixel.
///
/// The narrowing k and tracking below zero are the system font's own; text it has no letters for is
/// drawn in fonts that know neither.
struct ExtentUnits {
  private let scale: Int64
  private let letter: Int64
  private let letterTracking: Int64
  private let other: Int64
  private let otherTracking: Int64
  private let emoji: Int64

  init(_ font: TextFont) {
    let half = Int64(font.halfPoints)
    let weight: Int64 =
      switch font.weight {
      case .regular: 100
      case .medium: 102
      case .semibold, .bold: 103
      }
    scale = Int64(font.scale)
    letter = half * weight * (half <= 34 ? 20_000 : max(18_400, 20_000 - 75 * (half - 34)))
    letterTracking = half * Int64(TypeTable.tracking(halfPoints: font.halfPoints)) * 2_000_000
    other = half * weight * 20_000
    otherTracking = max(letterTracking, 0)
    emoji = Self.emojiSixteenths(half) * (Self.point / 16)
  }

  /// The width in pixels, rounded up.
  func pixels(_ extent: TextExtent) -> Int {
    Int((scaled(extent) + Self.grownPoint - 1) / Self.grownPoint)
  }

  /// Whether the width is at most that many pixels.
  @inline(__always)
  func fits(_ extent: TextExtent, width: Int) -> Bool {
    scaled(extent) <= Int64(width) * Self.grownPoint
  }

  @inline(__always)
  private func scaled(_ extent: TextExtent) -> Int64 {
    var width = letter * Int64(extent.letters) + letterTracking * Int64(extent.letterCount)
    if extent.count > extent.letterCount {
      let arabic = Int64(extent.arabicCount) * Self.arabicAdvance(extent.arabicLanguage)
      width += other * (Int64(extent.others) + arabic)
      width += otherTracking * Int64(extent.otherCount + extent.arabicCount)
      width += emoji * Int64(extent.emojiCount)
    }
    let spare = extent.count <= 8 ? max(2 * width, Self.grownPoint / 2) : 2 * width
    return width <= 0 ? 0 : (100 * width + spare) * scale
  }

  /// A point in the units of a width: what half points, hundredths of a weight, twenty thousandths
  /// of k and thousandths of an em are over, together.
  private static let point: Int64 = 4_000_000_000
  /// The same once a width is in hundredths, so as to grow by 2 percent.
  private static let grownPoint = 100 * point

  private static func arabicAdvance(_ language: Int32) -> Int64 {
    language == 0 ? 490 : language == 1 ? 532 : 545
  }

  /// The advance of a picture in sixteenths of a point: 13 points at size 10, 19 at 14, 21 at 16,
  /// 22 at 18, 25 at 24, its size from 32 up, straight between them.
  private static func emojiSixteenths(_ half: Int64) -> Int64 {
    switch half {
    case ..<20: half * 32 / 3
    case ..<28: 208 + (half - 20) * 12
    case ..<32: 304 + (half - 28) * 8
    case ..<48: 336 + (half - 32) * 4
    case ..<64: 400 + (half - 48) * 7
    default: half * 8
    }
  }
}
