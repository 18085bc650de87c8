import YuiLines

/// A checksum over the bytes of a copy.
///
/// Each byte goes through a step that no two states and no two bytes leave alike, so a single byte
/// that is changed always shows, and so does one that is missing; more than that goes unseen once in
/// 2^64. It guards against a disk, not against a person.
struct CopyChecksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var value = value
    var offset = range.lowerBound
    while offset < range.upperBound {
      value = (value ^ UInt64(bytes.byte(offset))) &* 0x0000_0100_0000_01B3
      offset &+= 1
    }
    self.value = value
  }

  /// The checksum in sixteen digits.
  var digits: ContiguousArray<UInt8> {
    let letters = ContiguousArray("0123456789abcdef".utf8)
    return ContiguousArray((0..<16).map { letters[Int(value >> (60 - 4 * UInt64($0)) & 15)] })
  }
}
