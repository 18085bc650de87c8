//  The one file of this package that is unsafe. Each function says what its caller owes it.

extension Span where Element == UInt8 {
  /// The byte at `offset`, without a bounds check in release.
  ///
  /// The caller owes: `0 <= offset < count`. Every loop that calls it compares its offset with an
  /// end that is at most `count` first; debug builds check.
  @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return unsafe self[unchecked: offset]
  }

  /// The bytes in `range` as text; what is not UTF-8 becomes U+FFFD.
  ///
  /// The pointer does not leave the closure.
  package func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Where `byte` stands first in `range`, or the range's end.
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    precondition(offset >= 0 && range.upperBound <= count)
    while offset < range.upperBound {
      if self.byte(offset) == byte { return offset }
      offset &+= 1
    }
    return range.upperBound
  }
}
