/// The bytes at which the tokenizer stops: white space and controls, quotes, bars, equals signs, and
/// whatever is not ASCII, since white space may start with it. Sixteen bytes are looked at once, and
/// what is known of them is kept while the tokenizer acts on its stops one by one.
struct Stops {
  private var base: Int
  private let end: Int
  /// A high bit for each byte of the word at `base` that is a stop and has not been passed.
  private var bits: UInt64 = 0
  /// The same for the word behind it, if it has been looked at: up to `blockEnd`.
  private var later: UInt64 = 0
  private var blockEnd: Int

  /// The stops in `start..<end`.
  @inline(__always)
  init(_ bytes: Span<UInt8>, from start: Int, end: Int) {
    base = start
    blockEnd = start
    self.end = end
    look(bytes, at: start)
  }

  /// The offset of the next stop, or the end.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>) -> Int {
    while bits == 0 {
      base &+= 8
      if base >= end { return end }
      if base < blockEnd { bits = later } else { look(bytes, at: base) }
    }
    let stop = base &+ bits.trailingZeroBitCount &>> 3
    bits &= bits &- 1
    return min(stop, end)
  }

  /// Passes all before `offset`, which is not before what was passed.
  @inline(__always)
  mutating func pass(_ bytes: Span<UInt8>, to offset: Int) {
    if offset &- base < 8 {
      bits &= ~0 &<< UInt64(truncatingIfNeeded: (offset &- base) &* 8)
    } else {
      look(bytes, at: offset)
    }
  }

  @inline(__always)
  private mutating func look(_ bytes: Span<UInt8>, at offset: Int) {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    let words = bytes.twoWords(at: offset)
    // Each sum stays within its byte, so that no high bit is false.
    let low = words & (ones &* 0x7F)
    let others =
      (low &+ ones &* 0x5F)  // above 0x20
      & ((low ^ (ones &* 0x22)) &+ ones &* 0x7F)
      & ((low ^ (ones &* 0x3D)) &+ ones &* 0x7F)
      & ((low ^ (ones &* 0x7C)) &+ ones &* 0x7F)
    let stops = (words | ~others) & (ones &* 0x80)
    base = offset
    blockEnd = offset &+ 16
    bits = stops[0]
    later = stops[1]
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The offset of the first quote or backslash in `start..<end`, or `end`.
  @inline(__always)
  static func nextQuote(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end {
      let word = bytes.word(at: offset)
      // The lowest high bit is right.
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let found = ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & (ones &* 0x80)
      if found != 0 { return min(offset &+ found.trailingZeroBitCount &>> 3, end) }
      offset &+= 8
    }
    return end
  }
}
