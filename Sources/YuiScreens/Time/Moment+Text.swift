extension Moment {
  /// Reads a time with its offset, as RFC 3339 writes it: `2026-11-29T09:40:00.25+01:00`.
  ///
  /// `T` and `Z` may be small, `T` may be a space, digits past the microsecond are dropped, and a
  /// leap second is the second after it.
  public init?(_ text: some StringProtocol) {
    var scanner = Scanner(bytes: Array(text.utf8.prefix(Self.longestText + 1)))
    guard scanner.bytes.count <= Self.longestText,
      let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), scanner.skip("Tt "),
      let hour = scanner.number(digits: 2), hour < 24, scanner.skip(":"),
      let minute = scanner.number(digits: 2), minute < 60, scanner.skip(":"),
      let second = scanner.number(digits: 2), second <= 60,
      let date = CivilDay(year: year, month: month, day: day),
      let fraction = scanner.fraction(),
      let offsetSeconds = scanner.offset(), scanner.isAtEnd
    else { return nil }
    let seconds =
      date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offsetSeconds
    self.init(microseconds: Int64(seconds) * 1_000_000 + Int64(fraction))
  }

  /// The moment in UTC as RFC 3339 writes it, with a fraction only when there is one.
  public var text: String {
    let (seconds, fraction) = microseconds.quotientAndFlooredRemainder(by: 1_000_000)
    let (days, second) = seconds.quotientAndFlooredRemainder(by: 86_400)
    let date = CivilDay(daysSince1970: Int(days))
    var text = Self.padded(date.year, 4)
    text += "-" + Self.padded(date.month, 2) + "-" + Self.padded(date.day, 2)
    text += "T" + Self.padded(Int(second / 3600), 2)
    text += ":" + Self.padded(Int(second / 60 % 60), 2) + ":" + Self.padded(Int(second % 60), 2)
    if fraction > 0 {
      var digits = Self.padded(Int(fraction), 6)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  /// Bytes in a time as text. No clock has more digits than this.
  private static let longestText = 64

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

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
}

extension Int64 {
  /// Division that rounds down, so that the remainder is never negative.
  fileprivate func quotientAndFlooredRemainder(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
