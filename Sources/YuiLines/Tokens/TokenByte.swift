/// The bytes at which the tokenizer stops: white space, quotes, bars, equals signs, and whatever is
/// not ASCII, since white space may start with it.
enum TokenByte {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first byte in `start..<end` that the tokenizer stops at, or `end`; eight
  /// bytes at a time.
  @inline(__always)
  static func nextStop(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end {
      let word = bytes.word(at: offset)
      // In each of these a byte's high bit says that it matches; the lowest such bit is right.
      let control = (word &- ones &* 0x21) & ~word
      let stops =
        control | matches(word, 0x22) | matches(word, 0x3D) | matches(word, 0x7C) | word
      let found = stops & highBits
      if found != 0 {
        let stop = offset &+ found.trailingZeroBitCount &>> 3
        return stop < end ? stop : end
      }
      offset &+= 8
    }
    return end
  }

  /// The offset of the first quote or backslash in `start..<end`, or `end`.
  @inline(__always)
  static func nextQuote(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end {
      let word = bytes.word(at: offset)
      let found = (matches(word, 0x22) | matches(word, 0x5C)) & highBits
      if found != 0 {
        let stop = offset &+ found.trailingZeroBitCount &>> 3
        return stop < end ? stop : end
      }
      offset &+= 8
    }
    return end
  }

  @inline(__always)
  private static func matches(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let rest = word ^ (ones &* byte)
    return (rest &- ones) & ~rest
  }
}
