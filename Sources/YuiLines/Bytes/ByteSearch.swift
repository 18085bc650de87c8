extension Span where Element == UInt8 {
  /// Where `byte` stands first in `range`, or the range's end; eight bytes at a time.
  @inline(__always)
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = UInt64(byte) &* ones
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      // A byte of `found` has its high bit set where the word has the byte; the lowest is right.
      let word = self.word(at: offset, end: range.upperBound) ^ pattern
      let found = (word &- ones) & ~word & 0x8080_8080_8080_8080
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < range.upperBound, self.byte(offset) != byte { offset &+= 1 }
    return offset
  }
}
