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
    guard offset < end, bytes.byte(offset).isDigit else { return nil }
    let (mantissa, places, end) =
      shortDigits(bytes.word(at: offset, end: end), from: offset)
      ?? longDigits(bytes, from: offset, end: end)
    // Up to 15 digits the mantissa is exact and so is the power of ten: one rounding, the right one.
    if let mantissa {
      let value = places == 0 ? Double(mantissa) : Double(mantissa) / powers[places]
      return (negative ? -value : value, end)
    }
    return (Double(bytes.text(start..<end)) ?? 0, end)
  }

  /// Digits without a sign: as one number, how many of them stand behind the point, and their end.
  /// No number when it would not be exact.
  private typealias Digits = (mantissa: Int?, places: Int, end: Int)

  /// The digits that a word starts with, one at least, all of them at once; nil when they do not end
  /// in it.
  @inline(__always)
  private static func shortDigits(_ word: UInt64, from offset: Int) -> Digits? {
    // Each byte less `0`: a digit's is its value. Then a high bit for each that is none.
    let values = word ^ 0x3030_3030_3030_3030
    let others =
      ((values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    let whole = others.trailingZeroBitCount &>> 3
    guard others != 0 else { return nil }
    var digits = values
    var count = whole
    var length = whole
    if word &>> UInt64(truncatingIfNeeded: whole &* 8) & 0xFF == 0x2E {
      let rest = others & (others &- 1)
      guard rest != 0 else { return nil }
      let end = rest.trailingZeroBitCount &>> 3
      if end > whole &+ 1 {
        // The point is taken out.
        let kept = UInt64(truncatingIfNeeded: whole &* 8)
        let low: UInt64 = (1 &<< kept) &- 1
        digits = values & low | (values &>> 8) & ~low
        count = end &- 1
        length = end
      }
    }
    // Zeros in front, then pairs, fours and eight.
    digits = digits &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    digits = (digits &* 2561) &>> 8 & 0x00FF_00FF_00FF_00FF
    digits = (digits &* 6_553_601) &>> 16 & 0x0000_FFFF_0000_FFFF
    digits = (digits &* 42_949_672_960_001) &>> 32
    return (Int(truncatingIfNeeded: digits), count &- whole, offset &+ length)
  }

  /// As many digits as there are, at least one.
  @inline(never)
  private static func longDigits(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Digits {
    var offset = start
    var mantissa = 0
    while offset < end, bytes.byte(offset).isDigit {
      mantissa = mantissa &* 10 &+ Int(bytes.byte(offset) &- 0x30)
      offset &+= 1
    }
    var count = offset &- start
    var places = 0
    if offset &+ 1 < end, bytes.byte(offset) == UInt8(ascii: "."),
      bytes.byte(offset &+ 1).isDigit
    {
      let point = offset
      offset &+= 1
      while offset < end, bytes.byte(offset).isDigit {
        mantissa = mantissa &* 10 &+ Int(bytes.byte(offset) &- 0x30)
        offset &+= 1
      }
      places = offset &- point &- 1
      count &+= places
    }
    return (count <= 15 ? mantissa : nil, places, offset)
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
