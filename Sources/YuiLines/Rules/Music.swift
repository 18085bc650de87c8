/// The music presets. A token fills the first of its preset's specials that is still empty and
/// fits, in the order listed; the rest is the title.
extension LineParser {
  mutating func readBeat(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasBeat = false
    forEachPositional { parser, token in
      if !hasBeat, token.isBare, let bpm = parser.read(token.text, bytes, MusicText.bpm) {
        hasBeat = true
        parser.write(.bpm, bpm)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.title, rest)
  }

  mutating func readDrums(_ bytes: Span<UInt8>) {
    readSpecials(bytes, [(.grid, { MusicText.isGrid($0, $1) })])
  }

  mutating func readKeys(_ bytes: Span<UInt8>) {
    readSpecials(
      bytes,
      [
        (.key, { MusicText.isKey($0, $1) }),
        (.scale, { WordList.scales.contains(Word16($0, $1)) }),
      ])
  }

  mutating func readTuner(_ bytes: Span<UInt8>) {
    readSpecials(bytes, [(.instrument, { WordList.instruments.contains(Word16($0, $1)) })])
  }

  /// Gives each bare token to the first special that is empty and that it fits.
  private mutating func readSpecials(
    _ bytes: Span<UInt8>, _ specials: [(key: Key, fits: (Span<UInt8>, Range<Int>) -> Bool)]
  ) {
    var rest = TextJoiner()
    var filled = KeySet()
    forEachPositional { parser, token in
      if token.isBare,
        let special = specials.first(where: {
          !filled.contains($0.key) && parser.read(token.text, bytes, $0.fits)
        })
      {
        filled.insert(special.key)
        parser.write(special.key, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.title, rest)
  }

  mutating func readChords(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var filled = KeySet()
    forEachPositional { parser, token in
      if token.isBare, !filled.contains(.key), parser.read(token.text, bytes, MusicText.isKey) {
        filled.insert(.key)
        parser.write(.key, token.text)
      } else if token.isBare, !filled.contains(.prog),
        parser.read(token.text, bytes, MusicText.isProgression)
      {
        filled.insert(.prog)
        let head = parser.openList(.prog)
        var count = 0
        parser.forEachPiece(bytes, of: token.text, UInt8(ascii: "-")) { parser, piece in
          parser.appendText(piece)
          count += 1
        }
        parser.closeList(head, count: count)
      } else if token.hasParts, !filled.contains(.chords) {
        filled.insert(.chords)
        parser.writeTexts(.chords, token.parts.map { parser.tokenizer.parts[$0].text })
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.title, rest)
  }
}

/// What the music presets know by its look (spec 2, Positionals).
enum MusicText {
  /// `^(\d+(?:\.\d+)?)(?:bpm)?$`, case ignored: the number.
  static func bpm(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard
      let (value, end) = Numbers.scan(
        bytes, from: range.lowerBound, end: range.upperBound, sign: false)
    else { return nil }
    if end == range.upperBound { return value }
    guard range.upperBound - end == 3,
      bytes.byte(end) | 0x20 == UInt8(ascii: "b"), bytes.byte(end + 1) | 0x20 == UInt8(ascii: "p"),
      bytes.byte(end + 2) | 0x20 == UInt8(ascii: "m")
    else { return nil }
    return value
  }

  /// `^[1-4]x[1-4]$`, case ignored.
  static func isGrid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count == 3 && bytes.byte(range.lowerBound) &- 0x31 < 4
      && bytes.byte(range.lowerBound + 1) | 0x20 == UInt8(ascii: "x")
      && bytes.byte(range.lowerBound + 2) &- 0x31 < 4
  }

  /// `^[A-G][#b]?m?$`
  static func isKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, bytes.byte(range.lowerBound) &- UInt8(ascii: "A") < 7 else {
      return false
    }
    var offset = range.lowerBound + 1
    if offset < range.upperBound,
      bytes.byte(offset) == UInt8(ascii: "#") || bytes.byte(offset) == UInt8(ascii: "b")
    {
      offset += 1
    }
    if offset < range.upperBound, bytes.byte(offset) == UInt8(ascii: "m") { offset += 1 }
    return offset == range.upperBound
  }

  /// `^[b#]?[ivIV]+[a-z0-9+]*(?:-[b#]?[ivIV]+[a-z0-9+]*)+$`
  static func isProgression(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var degrees = 0
    while true {
      if offset < range.upperBound,
        bytes.byte(offset) == UInt8(ascii: "#") || bytes.byte(offset) == UInt8(ascii: "b")
      {
        offset += 1
      }
      let numeral = offset
      while offset < range.upperBound, isNumeral(bytes.byte(offset)) { offset += 1 }
      guard offset > numeral else { return false }
      while offset < range.upperBound, isSuffix(bytes.byte(offset)) { offset += 1 }
      degrees += 1
      if offset == range.upperBound { return degrees >= 2 }
      guard bytes.byte(offset) == UInt8(ascii: "-") else { return false }
      offset += 1
    }
  }

  private static func isNumeral(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "i") || byte | 0x20 == UInt8(ascii: "v")
  }

  private static func isSuffix(_ byte: UInt8) -> Bool {
    byte.isLowerCase || byte.isDigit || byte == UInt8(ascii: "+")
  }
}
