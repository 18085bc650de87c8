/// The white space of the language, found in UTF-8 (spec 1).
enum BlockSpace {
  /// The bytes of the white space that starts at `offset`, or 0.
  @inline(__always)
  static func length(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    let byte = bytes.byte(offset)
    if byte < 0x80 { return byte == 0x20 || byte &- 9 < 5 ? 1 : 0 }
    return byte == 0xC2 || byte & 0xF0 == 0xE0 ? wideLength(bytes, at: offset, end: end) : 0
  }

  private static func wideLength(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Int {
    guard offset + 2 <= end else { return 0 }
    let first = bytes.byte(offset)
    let second = bytes.byte(offset + 1)
    if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
    guard offset + 3 <= end else { return 0 }
    let third = bytes.byte(offset + 2)
    switch (first, second, third) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }

  /// Whether a line terminator of ECMAScript, which its `.` does not match, starts at `offset`.
  static func isTerminator(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Bool {
    switch bytes.byte(offset) {
    case 0x0A, 0x0D: true
    case 0xE2:
      offset + 3 <= end && bytes.byte(offset + 1) == 0x80
        && (bytes.byte(offset + 2) == 0xA8 || bytes.byte(offset + 2) == 0xA9)
    default: false
    }
  }

  /// The range without the white space at both ends.
  static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var cursor = LineCursor(range)
    cursor.skipSpace(bytes)
    let start = cursor.offset
    var end = range.upperBound
    while end > start {
      let width = bytes.byte(end - 1) < 0x80 ? 1 : bytes.byte(max(start, end - 2)) == 0xC2 ? 2 : 3
      guard end - width >= start, length(bytes, at: end - width, end: end) == width else { break }
      end -= width
    }
    return start..<end
  }

  /// The text without the white space at both ends, in lower case.
  static func folded(_ text: String) -> String {
    let bytes = ContiguousArray(text.utf8)
    return bytes.span.text(trimmed(bytes.span, 0..<bytes.count)).lowercased()
  }
}
