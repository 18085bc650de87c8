/// Reads fixed runs of ASCII digits, for dates and times.
struct DigitReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte, when there is one.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads a number of exactly `count` digits; `count` is at most 9.
  mutating func number(of count: Int) -> Int? {
    guard bytes.count - offset >= count else { return nil }
    var number = 0
    for place in offset..<offset + count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    offset += count
    return number
  }

  /// Steps over one byte when it is this one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }
}
