import YuiLines

/// Devices as numbers, each with its token. A token in hexadecimal, which is what they are, takes
/// half its digits.
struct DeviceTable: Sendable {
  /// A device's note says where its token is: the start, and above it the size.
  private var names = NameTable(hasNotes: true)
  private var bytes = ContiguousArray<UInt8>()

  func find(_ device: String) -> UInt32? { names.find(device) }

  func name(_ number: UInt32) -> String { names.name(number) }

  func token(_ number: UInt32) -> String {
    let note = names.note(number)
    let start = Int(note & 0xFFFF_FFFF)
    // How many bytes it takes, twice, and one more when they are digits' pairs.
    let size = Int(note >> 32)
    let range = start..<start + size >> 1
    return size & 1 == 0
      ? bytes.span.text(range) : String(hexadecimal: bytes.span, range)
  }

  /// The number of a device, which is added when it is not here; its token is replaced.
  /// - Returns: nil when there is no more room.
  mutating func insert(_ device: String, token: String) -> UInt32? {
    let digits = Self.pairs(of: token)
    let tokenBytes = digits ?? ContiguousArray(token.utf8)
    let count = names.count
    guard let start = UInt32(exactly: bytes.count), let number = names.insert(device) else {
      return nil
    }
    if names.count == count, self.token(number) == token { return number }
    let size = UInt64(tokenBytes.count) << 1 | (digits == nil ? 0 : 1)
    names.setNote(number, to: UInt64(start) | size << 32)
    bytes.append(contentsOf: tokenBytes)
    return number
  }

  /// A token's digits as bytes; nil when it is anything but pairs of small hexadecimal digits.
  private static func pairs(of token: String) -> ContiguousArray<UInt8>? {
    var pairs = ContiguousArray<UInt8>()
    pairs.reserveCapacity(token.utf8.count / 2)
    var high: UInt8?
    for byte in token.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high {
        pairs.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? pairs : nil
  }
}
