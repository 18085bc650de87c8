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

  /// Up to eight bytes from `offset` on as one word, the first byte lowest; zeros past `end`.
  ///
  /// The caller owes: `0 <= offset <= end <= count`.
  @inline(__always)
  package func word(at offset: Int, end: Int) -> UInt64 {
    assert(offset >= 0 && offset <= end && end <= count)
    if offset &+ 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      let length = end &- offset
      let kept = UInt64(littleEndian: word)
      return length >= 8 ? kept : kept & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1)
    }
    var word: UInt64 = 0
    var place = min(end, offset &+ 8)
    while place > offset {
      place &-= 1
      word = word &<< 8 | UInt64(byte(place))
    }
    return word
  }

  /// The bytes in `range` as text; what is not UTF-8 becomes U+FFFD.
  ///
  /// The pointer does not leave the closure.
  package func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension ContiguousArray where Element == UInt8 {
  /// Appends the bytes in `range` of a span.
  ///
  /// The pointer does not leave the closure.
  @inline(__always)
  package mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
    unsafe span.extracting(range).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
