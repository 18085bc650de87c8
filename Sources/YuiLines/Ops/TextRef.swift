/// A piece of text as a place in one of a reply's three buffers.
///
/// Nearly all text of a line lies in the reply as it came. What does not, since quotes were taken
/// out, words joined or an id made, lies in `made`; a line that was not UTF-8 lies repaired in
/// `repaired`. An id that the parser made is not written down at all: it is its letter and its number.
package struct TextRef: BitwiseCopyable, Sendable, Hashable {
  /// The buffers.
  package enum Buffer: UInt32, Sendable {
    case reply = 0
    case made = 0x4000_0000
    case repaired = 0x8000_0000
    case numbered = 0xC000_0000
  }

  private let place: UInt32
  package let length: UInt32

  @inline(__always)
  package init(_ buffer: Buffer, _ range: Range<Int>) {
    self.init(buffer, range.lowerBound, range.upperBound)
  }

  @inline(__always)
  package init(_ buffer: Buffer, _ start: Int, _ end: Int) {
    place = buffer.rawValue | UInt32(truncatingIfNeeded: start)
    length = UInt32(truncatingIfNeeded: end &- start)
  }

  /// A made id, as `n12`: its letter, and its number below 2^30.
  @inline(__always)
  package init(letter: UInt8, number: Int) {
    place = Buffer.numbered.rawValue | UInt32(truncatingIfNeeded: number)
    length = UInt32(letter)
  }

  /// Empty text.
  package static let empty = TextRef(.made, 0..<0)

  @inline(__always)
  package var isEmpty: Bool { length == 0 }

  @inline(__always)
  package var isMade: Bool { place & 0xC000_0000 == Buffer.made.rawValue }

  @inline(__always)
  package var isRepaired: Bool { place & 0xC000_0000 == Buffer.repaired.rawValue }

  /// Whether it is a made id, which lies in no buffer.
  @inline(__always)
  package var isNumbered: Bool { place & 0xC000_0000 == Buffer.numbered.rawValue }

  /// The letter and the number of a made id.
  package var letterAndNumber: (letter: UInt8, number: Int) {
    (UInt8(truncatingIfNeeded: length), start)
  }

  @inline(__always)
  package var start: Int { Int(place & 0x3FFF_FFFF) }

  @inline(__always)
  package var range: Range<Int> { Range(ordered: start, start &+ Int(length)) }

  /// The text in `range` of the same buffer.
  @inline(__always)
  package func piece(_ range: Range<Int>) -> TextRef {
    TextRef(
      payload: UInt64(place & 0xC000_0000 | UInt32(truncatingIfNeeded: range.lowerBound)) &<< 32
        | UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound))
  }

  /// The two numbers as one, for a cell of the tape.
  @inline(__always)
  package var payload: UInt64 { UInt64(place) &<< 32 | UInt64(length) }

  @inline(__always)
  package init(payload: UInt64) {
    place = UInt32(truncatingIfNeeded: payload &>> 32)
    length = UInt32(truncatingIfNeeded: payload)
  }
}

extension TextRef {
  /// The text, which lies in one of these buffers or is a made id.
  func text(
    made: ContiguousArray<UInt8>, reply: ContiguousArray<UInt8>, repaired: ContiguousArray<UInt8>
  ) -> String {
    if isMade { return made.span.text(range) }
    if isNumbered {
      let (letter, number) = letterAndNumber
      return String(UnicodeScalar(letter)) + String(number)
    }
    return isRepaired ? repaired.span.text(range) : reply.span.text(range)
  }
}
