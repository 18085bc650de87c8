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

  /// The end of the line that `start` stands in, and whether all of it up to there is ASCII; sixteen
  /// bytes at a time.
  @inline(__always)
  package func lineEnd(from start: Int) -> (offset: Int, isASCII: Bool) {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    var offset = start
    var seen = SIMD2<UInt64>.zero
    while offset < count {
      let words = twoWords(at: offset)
      let rest = words ^ (ones &* 0x0A)
      // The lowest high bit is right: it marks the first byte of a word that is a line end.
      let found = (rest &- ones) & ~rest & (ones &* 0x80)
      if found[0] | found[1] != 0 {
        let isFirst = found[0] != 0
        let bit = (isFirst ? found[0] : found[1]).trailingZeroBitCount
        // Only the bytes before the line's end count.
        let kept = words[isFirst ? 0 : 1] & ((1 &<< UInt64(truncatingIfNeeded: bit &- 7)) &- 1)
        let all = seen[0] | seen[1] | kept | (isFirst ? 0 : words[0])
        return (
          min(offset &+ (isFirst ? 0 : 8) &+ bit &>> 3, count), all & 0x8080_8080_8080_8080 == 0
        )
      }
      seen |= words
      offset &+= 16
    }
    return (count, (seen[0] | seen[1]) & 0x8080_8080_8080_8080 == 0)
  }

  /// Where text that stands in a JSON string as it is ends: the offset of the first quote, backslash
  /// or control character, or the span's end; eight bytes at a time.
  @inline(__always)
  package func plainTextEnd(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset < count {
      let word = word(at: offset)
      let quotes = Self.zeroBytes(word ^ ones &* 0x22)
      let slashes = Self.zeroBytes(word ^ ones &* 0x5C)
      // As for zeros, the lowest high bit is right: it marks the first byte below 0x20.
      let controls = (word &- ones &* 0x20) & ~word & (ones &* 0x80)
      let found = quotes | slashes | controls
      if found != 0 { return min(offset &+ found.trailingZeroBitCount &>> 3, count) }
      offset &+= 8
    }
    return count
  }

  /// The offset of the first byte in `range` that is not `[a-z]`, or the range's end.
  @inline(__always)
  package func lowerCaseEnd(_ range: Range<Int>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = word(at: offset)
      let low = word & (ones &* 0x7F)
      // Each sum stays within its byte: its high bit says "from a on", and "past z".
      let others = (word | ~(low &+ ones &* 0x1F) | (low &+ ones &* 0x05)) & (ones &* 0x80)
      if others != 0 {
        return min(offset &+ others.trailingZeroBitCount &>> 3, range.upperBound)
      }
      offset &+= 8
    }
    return range.upperBound
  }

  /// A word in which the lowest high bit marks the first byte that is zero.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
