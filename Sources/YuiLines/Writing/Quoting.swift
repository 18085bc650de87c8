/// How a piece of text stands in a line: bare, or between quotes (spec 1, section 4).
struct Quoting: Sendable {
  /// Whether a lone `$` in quotes is escaped: in a step it would start the TeX.
  var escapesDollars = false

  // MARK: - Bare

  /// Whether a piece between bars, or behind `key=`, reads as itself without quotes.
  static func isBarePart(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    isBare(bytes, range, bars: false)
  }

  /// Whether a token reads as itself, by position, without quotes.
  /// - Parameter bars: whether bars outside quotes do it no harm.
  static func isBareWord(_ bytes: Span<UInt8>, _ range: Range<Int>, bars: Bool) -> Bool {
    isBareText(bytes, range, bars: bars) && !isFlag(bytes, range) && !startsAsKey(bytes, range)
  }

  /// As `isBareWord`, where flags and keys are words as well.
  static func isBareText(_ bytes: Span<UInt8>, _ range: Range<Int>, bars: Bool) -> Bool {
    !range.isEmpty && isBare(bytes, range, bars: bars)
      && !(range.count == 1 && bytes.byte(range.lowerBound) == UInt8(ascii: "#"))
  }

  private static func isBare(_ bytes: Span<UInt8>, _ range: Range<Int>, bars: Bool) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes.byte(offset)
      if byte == UInt8(ascii: "\"") || !bars && byte == UInt8(ascii: "|")
        || WhiteSpace.length(bytes, at: offset, end: range.upperBound) > 0
      {
        return false
      }
      offset += 1
    }
    return true
  }

  private static func isFlag(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.byte(range.lowerBound) == UInt8(ascii: "+")
      && Names.isWord(bytes, range.lowerBound + 1..<range.upperBound)
  }

  /// Whether the text starts with a key and `=`.
  static func startsAsKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes.byte(offset).isNameByte { offset += 1 }
    return offset < range.upperBound && bytes.byte(offset) == UInt8(ascii: "=")
      && Names.isKey(bytes, range.lowerBound..<offset)
  }

  // MARK: - Quoted

  /// How many bytes the text takes between quotes.
  /// - Parameter isBehindSpace: whether white space stands before it inside the quotes.
  func length(_ bytes: Span<UInt8>, _ range: Range<Int>, isBehindSpace: Bool = false) -> Int {
    var length = range.count
    for offset in range where isEscaped(bytes, offset, in: range, isBehindSpace) { length += 1 }
    return length
  }

  /// Writes the text as it stands between quotes.
  func append(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isBehindSpace: Bool = false,
    to line: inout ContiguousArray<UInt8>
  ) {
    for offset in range {
      if isEscaped(bytes, offset, in: range, isBehindSpace) { line.append(UInt8(ascii: "\\")) }
      line.append(bytes.byte(offset))
    }
  }

  private func isEscaped(
    _ bytes: Span<UInt8>, _ offset: Int, in range: Range<Int>, _ isBehindSpace: Bool
  ) -> Bool {
    switch bytes.byte(offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return true
    case UInt8(ascii: "$") where escapesDollars:
      let next = offset + 1
      let isAfterSpace =
        offset == range.lowerBound
        ? isBehindSpace : WhiteSpace.trim(bytes, range.lowerBound..<offset).upperBound < offset
      return isAfterSpace
        && (next == range.upperBound
          || WhiteSpace.length(bytes, at: next, end: range.upperBound) > 0)
    default: return false
    }
  }

  // MARK: - Pieces

  /// The text between quotes.
  func quoted(_ text: String) -> String {
    let bytes = ContiguousArray(text.utf8)
    var line: ContiguousArray<UInt8> = [UInt8(ascii: "\"")]
    append(bytes.span, 0..<bytes.count, to: &line)
    line.append(UInt8(ascii: "\""))
    return line.span.text(0..<line.count)
  }

  /// The text as a piece between bars or behind `key=`, which stays text whatever it looks like.
  func part(_ text: String, isTyped: Bool = false) -> String {
    let bytes = ContiguousArray(text.utf8)
    let isBare = Self.isBarePart(bytes.span, 0..<bytes.count)
    return isBare && !(isTyped && text.isTyped) ? text : quoted(text)
  }

  /// The text as one token by position.
  func word(_ text: String, bars: Bool = true) -> String {
    let bytes = ContiguousArray(text.utf8)
    return Self.isBareWord(bytes.span, 0..<bytes.count, bars: bars) ? text : quoted(text)
  }

  /// Two texts or more as one token by position, bars between them.
  func parts(_ texts: [String]) -> String {
    var token = ""
    for (place, text) in texts.enumerated() {
      if place > 0 { token += "|" }
      let bytes = ContiguousArray(text.utf8)
      let isKey = place == 0 && Self.startsAsKey(bytes.span, 0..<bytes.count)
      token += isKey ? quoted(text) : part(text)
    }
    return token
  }
}

extension String {
  /// Whether an unquoted value of these letters is a number or a boolean (spec 1, section 5).
  var isTyped: Bool {
    switch self {
    case "on", "true", "off", "false": return true
    default:
      let bytes = ContiguousArray(utf8)
      return Numbers.number(bytes.span, 0..<bytes.count) != nil
    }
  }

  /// Whether a rule of the grammar holds of all of the text.
  func matches(_ rule: (Span<UInt8>, Range<Int>) -> Bool) -> Bool {
    let bytes = ContiguousArray(utf8)
    return rule(bytes.span, 0..<bytes.count)
  }
}
