/// A piece of text as a place in one of a reply's three buffers.
///
/// Nearly all text of a line lies in the reply as it came. What does not, since quotes were taken
/// out, words joined or an id made, lies in `made`; a line that was not UTF-8 lies repaired in
/// `repaired`.
package struct TextRef: BitwiseCopyable, Sendable, Hashable {
  /// The buffers.
  package enum Buffer: UInt32, Sendable {
    case reply = 0
    case made = 0x4000_0000
    case repaired = 0x8000_0000
  }

  private let place: UInt32
  package let length: UInt32

  @inline(__always)
  package init(_ buffer: Buffer, _ range: Range<Int>) {
    place = buffer.rawValue | UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  /// Empty text.
  package static let empty = TextRef(.made, 0..<0)

  @inline(__always)
  package var isEmpty: Bool { length == 0 }

  @inline(__always)
  package var isMade: Bool { place & Buffer.made.rawValue != 0 }

  @inline(__always)
  package var isRepaired: Bool { place & Buffer.repaired.rawValue != 0 }

  @inline(__always)
  package var start: Int { Int(place & 0x3FFF_FFFF) }

  @inline(__always)
  package var range: Range<Int> { start..<start &+ Int(length) }

  /// The text in `range` of the same buffer.
  @inline(__always)
  package func piece(_ range: Range<Int>) -> TextRef {
    TextRef(
      payload: UInt64(place & 0xC000_0000 | UInt32(truncatingIfNeeded: range.lowerBound)) &<< 32
        | UInt64(truncatingIfNeeded: range.count))
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
