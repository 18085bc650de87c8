/// The number forms of the language, read in the pass that finds their end (spec 1, section 5).
package enum Numbers {
  /// `NUM` from `offset` on, as far as it goes: `-?\d+(\.\d+)?`.
  package static func scan(
    _ bytes: Span<UInt8>, from start: Int, end: Int, sign: Bool = true
  ) -> (value: Double, end: Int)? {
    var offset = start
    var negative = false
    if sign, offset < end, bytes.byte(offset) == UInt8(ascii: "-") {
      negative = true
      offset &+= 1
    }
    let digits = offset
    var mantissa: UInt64 = 0
    while offset < end {
      let digit = bytes.byte(offset) &- 0x30
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      offset &+= 1
    }
    var count = offset &- digits
    if count == 0 { return nil }
    var places = 0
    if offset &+ 1 < end, bytes.byte(offset) == UInt8(ascii: "."),
      bytes.byte(offset &+ 1).isDigit
    {
      let point = offset
      offset &+= 1
      while offset < end {
        let digit = bytes.byte(offset) &- 0x30
        if digit > 9 { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        offset &+= 1
      }
      places = offset &- point &- 1
      count &+= places
    }
    // Up to 15 digits the mantissa is exact and so is the power of ten: one rounding, the right one.
    if count <= 15 {
      let value = places == 0 ? Double(mantissa) : Double(mantissa) / powers[places]
      return (negative ? -value : value, offset)
    }
    return (Double(bytes.text(start..<offset)) ?? 0, offset)
  }

  private static let powers: ContiguousArray<Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// `^NUM$`
  package static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard !range.isEmpty else { return nil }
    let first = bytes.byte(range.lowerBound)
    guard first.isDigit || first == UInt8(ascii: "-") else { return nil }
    guard let (value, end) = scan(bytes, from: range.lowerBound, end: range.upperBound),
      end == range.upperBound
    else { return nil }
    return value
  }

  /// `DUR` in seconds, from `offset` on as far as it goes:
  /// `(\d+)(?::(\d{1,2}))?(\.\d+)?([smh]?)`. With a colon it is minutes and seconds, and any
  /// fraction or unit is ignored.
  package static func scanDuration(
    _ bytes: Span<UInt8>, from start: Int, end: Int
  ) -> (seconds: Double, end: Int)? {
    var offset = start
    while offset < end, bytes.byte(offset).isDigit { offset &+= 1 }
    guard offset > start else { return nil }
    let whole = offset
    var clock: Double?
    if offset &+ 1 < end, bytes.byte(offset) == UInt8(ascii: ":"),
      bytes.byte(offset &+ 1).isDigit
    {
      var seconds = Double(bytes.byte(offset &+ 1) &- 0x30)
      offset &+= 2
      if offset < end, bytes.byte(offset).isDigit {
        seconds = seconds * 10 + Double(bytes.byte(offset) &- 0x30)
        offset &+= 1
      }
      clock = seconds
    }
    if offset &+ 1 < end, bytes.byte(offset) == UInt8(ascii: "."),
      bytes.byte(offset &+ 1).isDigit
    {
      offset &+= 1
      while offset < end, bytes.byte(offset).isDigit { offset &+= 1 }
    }
    let digits = start..<(clock == nil ? offset : whole)
    var seconds = number(bytes, digits) ?? 0
    var factor = 1.0
    if offset < end {
      switch bytes.byte(offset) {
      case UInt8(ascii: "s"): offset &+= 1
      case UInt8(ascii: "m"):
        factor = 60
        offset &+= 1
      case UInt8(ascii: "h"):
        factor = 3600
        offset &+= 1
      default: break
      }
    }
    if let clock { seconds = seconds * 60 + clock } else { seconds *= factor }
    return (seconds, offset)
  }

  /// `^DUR$` in seconds.
  package static func duration(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard let (seconds, end) = scanDuration(bytes, from: range.lowerBound, end: range.upperBound),
      end == range.upperBound
    else { return nil }
    return seconds
  }

  /// `TIMESPEC`: `^DUR(?:/DUR)?(?:x(\d+))?$`.
  package static func timeSpec(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (work: Double, rest: Double?, rounds: Double?)? {
    let end = range.upperBound
    guard !range.isEmpty, bytes.byte(range.lowerBound).isDigit,
      let (work, afterWork) = scanDuration(bytes, from: range.lowerBound, end: end)
    else { return nil }
    var offset = afterWork
    var rest: Double?
    if offset < end, bytes.byte(offset) == UInt8(ascii: "/") {
      guard let (seconds, afterRest) = scanDuration(bytes, from: offset &+ 1, end: end)
      else { return nil }
      rest = seconds
      offset = afterRest
    }
    var rounds: Double?
    if offset < end, bytes.byte(offset) == UInt8(ascii: "x") {
      let digits = offset &+ 1..<end
      guard !digits.isEmpty, bytes.byte(digits.lowerBound).isDigit,
        let (count, afterCount) = scan(bytes, from: digits.lowerBound, end: end, sign: false),
        afterCount == end, Self.isDigits(bytes, digits)
      else { return nil }
      rounds = count
      offset = end
    }
    return offset == end ? (work, rest, rounds) : nil
  }

  /// `^\d+$`
  package static func isDigits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes.byte(offset).isDigit { offset &+= 1 }
    return !range.isEmpty && offset == range.upperBound
  }

  /// `RANGE`: `^NUM-NUM$`.
  package static func range(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (min: Double, max: Double)? {
    guard let (low, afterLow) = scan(bytes, from: range.lowerBound, end: range.upperBound),
      afterLow < range.upperBound, bytes.byte(afterLow) == UInt8(ascii: "-"),
      let high = number(bytes, afterLow &+ 1..<range.upperBound)
    else { return nil }
    return (low, high)
  }

  /// `LATLON`: `^NUM,NUM$`.
  package static func isPlace(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let (_, comma) = scan(bytes, from: range.lowerBound, end: range.upperBound),
      comma < range.upperBound, bytes.byte(comma) == UInt8(ascii: ",")
    else { return false }
    return number(bytes, comma &+ 1..<range.upperBound) != nil
  }
}
