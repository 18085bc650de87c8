extension Span where Element == UInt8 {
  /// Where `byte` stands first in `range`, or the range's end; eight bytes at a time.
  @inline(__always)
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset < range.upperBound {
      let found = Self.zeroBytes(word(at: offset) ^ pattern)
      if found != 0 { return min(offset &+ found.trailingZeroBitCount &>> 3, range.upperBound) }
      offset &+= 8
    }
    return range.upperBound
  }

  /// The end of the line that `start` stands in, and whether all of it up to there is ASCII.
  @inline(__always)
  package func lineEnd(from start: Int) -> (offset: Int, isASCII: Bool) {
    var offset = start
    var seen: UInt64 = 0
    while offset < count {
      let word = word(at: offset)
      let found = Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
      if found != 0 {
        // Only the bytes before the line's end count.
        let bits = UInt64(truncatingIfNeeded: found.trailingZeroBitCount &- 7)
        seen |= word & ((1 &<< bits) &- 1)
        return (
          min(offset &+ found.trailingZeroBitCount &>> 3, count), seen & 0x8080_8080_8080_8080 == 0
        )
      }
      seen |= word
      offset &+= 8
    }
    return (count, seen & 0x8080_8080_8080_8080 == 0)
  }

  /// A word in which the lowest high bit marks the first byte that is zero.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
