/// Looks at bytes before they are text: whether they are ASCII, whether they are UTF-8.
package enum UTF8Check {
  /// Whether every byte in `range` is ASCII.
  @inline(__always)
  package static func isASCII(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var seen: UInt64 = 0
    while offset < range.upperBound {
      seen |= bytes.word(at: offset, end: range.upperBound)
      offset &+= 8
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Whether the bytes in `range` are well-formed UTF-8 (the Unicode standard, table 3-7).
  package static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    let end = range.upperBound
    while offset < end {
      let lead = bytes.byte(offset)
      if lead < 0x80 {
        offset &+= 1
        continue
      }
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { low = 0xA0 }
        if lead == 0xED { high = 0x9F }
      case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { low = 0x90 }
        if lead == 0xF4 { high = 0x8F }
      default: return false
      }
      guard offset &+ length <= end else { return false }
      let second = bytes.byte(offset &+ 1)
      guard second >= low, second <= high else { return false }
      var place = offset &+ 2
      while place < offset &+ length {
        guard bytes.byte(place) & 0xC0 == 0x80 else { return false }
        place &+= 1
      }
      offset &+= length
    }
    return true
  }
}
