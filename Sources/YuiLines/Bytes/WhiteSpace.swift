/// The white space of the language: `\s` of the specification, which is ECMAScript's set
/// (spec 1, introduction).
package enum WhiteSpace {
  /// How many bytes of white space stand at `offset`: 0 when none, else the length of one
  /// character of it.
  @inline(__always)
  package static func length(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Int {
    let byte = bytes.byte(offset)
    if byte < 0x80 { return byte == 0x20 || byte &- 0x09 <= 4 ? 1 : 0 }
    return wideLength(bytes, at: offset, end: end)
  }

  /// As `length`, for a byte that is not ASCII.
  @inline(never)
  package static func wideLength(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Int {
    guard offset + 1 < end else { return 0 }
    let second = bytes.byte(offset + 1)
    switch bytes.byte(offset) {
    case 0xC2:
      return second == 0xA0 ? 2 : 0
    case 0xE1:
      return offset + 2 < end && second == 0x9A && bytes.byte(offset + 2) == 0x80 ? 3 : 0
    case 0xE2:
      guard offset + 2 < end else { return 0 }
      let third = bytes.byte(offset + 2)
      if second == 0x80 {
        return third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF ? 3 : 0
      }
      return second == 0x81 && third == 0x9F ? 3 : 0
    case 0xE3:
      return offset + 2 < end && second == 0x80 && bytes.byte(offset + 2) == 0x80 ? 3 : 0
    case 0xEF:
      return offset + 2 < end && second == 0xBB && bytes.byte(offset + 2) == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// The offset of the first byte in `range` that is no white space, or the range's end.
  package static func skip(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = length(bytes, at: offset, end: range.upperBound)
      if length == 0 { break }
      offset &+= length
    }
    return offset
  }

  /// The range without the white space at its ends.
  package static func trim(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let start = skip(bytes, range)
    var end = range.upperBound
    while end > start {
      let byte = bytes.byte(end &- 1)
      if byte == 0x20 || byte &- 0x09 <= 4 {
        end &-= 1
      } else if byte >= 0x80, end &- start >= 2,
        wideLength(bytes, at: end &- 2, end: end) == 2
      {
        end &-= 2
      } else if byte >= 0x80, end &- start >= 3,
        wideLength(bytes, at: end &- 3, end: end) == 3
      {
        end &-= 3
      } else {
        break
      }
    }
    return start..<end
  }

  /// The offset of the first white space in `range`, or the range's end.
  package static func find(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, length(bytes, at: offset, end: range.upperBound) == 0 {
      offset &+= 1
    }
    return offset
  }
}
