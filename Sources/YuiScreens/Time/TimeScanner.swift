/// Reads the digits and marks of a date or a time, byte by byte.
struct TimeScanner {
  private(set) var bytes: [UInt8]
  private var place = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var isAtEnd: Bool { place == bytes.count }

  mutating func digit() -> Int? {
    guard place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] else {
      return nil
    }
    place += 1
    return Int(bytes[place - 1] - UInt8(ascii: "0"))
  }

  mutating func number(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  mutating func skip(_ oneOf: String) -> Bool {
    guard place < bytes.count, oneOf.utf8.contains(bytes[place]) else { return false }
    place += 1
    return true
  }

  /// Microseconds after a point, 0 without one; nil for a point without digits.
  mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    guard var fraction = digit() else { return nil }
    var digits = 1
    while let digit = digit() {
      if digits < 6 { fraction = fraction * 10 + digit }
      digits += 1
    }
    while digits < 6 {
      fraction *= 10
      digits += 1
    }
    return fraction
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Zz") { return 0 }
    let isWest = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    guard skip("+-"), let hours = number(digits: 2), hours < 24, skip(":"),
      let minutes = number(digits: 2), minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}

/// A number with zeros in front up to a width.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
