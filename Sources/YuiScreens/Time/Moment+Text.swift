extension Moment {
  /// Reads a time with its offset, as RFC 3339 writes it: `2026-11-29T09:40:00.25+01:00`.
  ///
  /// `T` and `Z` may be small, `T` may be a space, digits past the microsecond are dropped, and a
  /// leap second is the second after it.
  public init?(_ text: some StringProtocol) {
    guard let read = Self.read(text) else { return nil }
    self = read.moment
  }

  /// The moment that a text says, and how far the clock that wrote it was ahead of UTC.
  package static func read(
    _ text: some StringProtocol
  ) -> (moment: Moment, utcOffsetSeconds: Int)? {
    var scanner = TimeScanner(text.utf8.prefix(Self.longestText + 1))
    guard scanner.bytes.count <= longestText,
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
    return (Moment(microseconds: Int64(seconds) * 1_000_000 + Int64(fraction)), offsetSeconds)
  }

  /// The moment in UTC as RFC 3339 writes it, with a fraction only when there is one.
  public var text: String {
    let (seconds, fraction) = microseconds.quotientAndFlooredRemainder(by: 1_000_000)
    let (days, second) = seconds.quotientAndFlooredRemainder(by: 86_400)
    let date = CivilDay(daysSince1970: Int(days))
    var text = date.text
    text += "T" + padded(Int(second / 3600), to: 2)
    text += ":" + padded(Int(second / 60 % 60), to: 2) + ":" + padded(Int(second % 60), to: 2)
    if fraction > 0 {
      var digits = padded(Int(fraction), to: 6)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  /// Bytes in a time as text. No clock has more digits than this.
  private static let longestText = 64
}

extension Int64 {
  /// Division that rounds down, so that the remainder is never negative.
  fileprivate func quotientAndFlooredRemainder(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
