/// Values typed as the language types them (spec 1, section 5).
enum TypedValue {
  case text
  case number(Double)
  case bool(Bool)

  /// What an unquoted value is: a number, a boolean, or text.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else {
      self = .text
      return
    }
    let first = bytes.byte(range.lowerBound)
    if first.isDigit || first == UInt8(ascii: "-") {
      self = Numbers.number(bytes, range).map(TypedValue.number) ?? .text
    } else if range.count <= 5,
      first == UInt8(ascii: "o") || first == UInt8(ascii: "t")
        || first == UInt8(ascii: "f")
    {
      self = Self.word(bytes, range)
    } else {
      self = .text
    }
  }

  private static func word(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TypedValue {
    switch bytes.word(at: range.lowerBound, end: range.upperBound) {
    case 0x6E6F, 0x6575_7274: .bool(true)  // "on", "true", the first letter lowest
    case 0x66_666F, 0x65_736C_6166: .bool(false)  // "off", "false"
    default: .text
    }
  }
}

extension LineParser {
  /// Writes a value, typed unless it is quoted, under a key's number.
  mutating func appendTyped(
    _ bytes: Span<UInt8>, _ text: TextRef, isQuoted: Bool, key: UInt8 = Cell.noKey
  ) {
    // Unquoted text always lies in the line itself; only then is it typed.
    if isQuoted {
      tape.cells.append(Cell(.text, key: key, payload: text.payload))
      return
    }
    switch TypedValue(bytes, text.range) {
    case .text: tape.cells.append(Cell(.text, key: key, payload: text.payload))
    case .number(let number):
      tape.cells.append(Cell(.number, key: key, payload: number.bitPattern))
    case .bool(let bool): tape.cells.append(Cell(bool ? .yes : .no, key: key))
    }
  }

  /// The text of a value that was typed and is written back: `01` comes back as `1`.
  mutating func rewritten(_ bytes: Span<UInt8>, _ part: Part) -> TextRef {
    guard !part.isQuoted else { return part.text }
    switch TypedValue(bytes, part.text.range) {
    case .text: return part.text
    case .bool(let bool): return tape.make(bool ? "true" : "false")
    case .number(let number):
      return isCanonical(bytes, part.text.range) ? part.text : tape.make(NumberText.string(number))
    }
  }

  /// Whether a number's text is how it would be written: no zero too many, few digits.
  private func isCanonical(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var first = range.lowerBound
    if bytes.byte(first) == UInt8(ascii: "-") { first &+= 1 }
    guard range.upperBound &- first <= 15 else { return false }
    if bytes.byte(first) == UInt8(ascii: "0") {
      // 0 itself; -0, 00 and 0.0000001 are written another way.
      return range.count == 1
    }
    var offset = first
    while offset < range.upperBound, bytes.byte(offset) != UInt8(ascii: ".") { offset &+= 1 }
    return offset == range.upperBound
      || bytes.byte(range.upperBound &- 1) != UInt8(ascii: "0")
  }
}
