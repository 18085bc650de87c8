import YuiLines

/// Devices as numbers, each with its token. A token in hexadecimal, which is what they are, takes
/// half its digits.
struct DeviceTable: Sendable {
  private var names = NameTable()
  private var bytes = ContiguousArray<UInt8>()
  private struct Token: Sendable {
    var start: UInt32
    /// How many bytes it takes, twice, and one more when they are digits' pairs.
    var size: UInt16
  }

  private var tokens = ContiguousArray<Token>()

  func find(_ device: String) -> UInt32? { names.find(device) }

  func name(_ number: UInt32) -> String { names.name(number) }

  func token(_ number: UInt32) -> String {
    let size = Int(tokens[Int(number)].size)
    let start = Int(tokens[Int(number)].start)
    let range = start..<start + size >> 1
    return size & 1 == 0
      ? bytes.span.text(range) : String(hexadecimal: bytes.span, range)
  }

  /// The number of a device, which is added when it is not here; its token is replaced.
  /// - Returns: nil when there is no more room.
  mutating func insert(_ device: String, token: String) -> UInt32? {
    let digits = Self.pairs(of: token)
    let tokenBytes = digits ?? ContiguousArray(token.utf8)
    guard let start = UInt32(exactly: bytes.count), tokenBytes.count < 1 << 15,
      let number = names.insert(device)
    else { return nil }
    let size = UInt16(tokenBytes.count << 1 | (digits == nil ? 0 : 1))
    if Int(number) == tokens.count {
      tokens.append(Token(start: start, size: size))
    } else if self.token(number) == token {
      return number
    } else {
      tokens[Int(number)] = Token(start: start, size: size)
    }
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
