/// A day and a minute as the phone's own clock shows them: what `today` and `now` mean in a table
/// (spec 4, agent tables).
///
///     LocalTime(text: "2026-09-25T12:30")?.text                      // "2026-09-25T12:30"
///     LocalTime(secondsSince1970: 0, utcOffsetSeconds: 3600).text    // "1970-01-01T01:00"
public struct LocalTime: Sendable, Hashable {
  /// The day.
  package let day: CivilDay
  private let minuteOfDay: Int

  /// What a clock shows that is `utcOffsetSeconds` ahead of UTC.
  public init(_ moment: Moment, utcOffsetSeconds: Int = 0) {
    let shifted = moment.adding(seconds: Double(utcOffsetSeconds))
    // Rounded down, before 1970 too.
    let minutes =
      Int(shifted.microseconds >= 0 ? shifted.microseconds : shifted.microseconds - 59_999_999)
      / 60_000_000
    let days = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    day = CivilDay(daysSince1970: days)
    minuteOfDay = minutes - days * 1440
  }

  /// What a clock shows that is `utcOffsetSeconds` ahead of UTC.
  public init(secondsSince1970: Double, utcOffsetSeconds: Int = 0) {
    self.init(Moment(secondsSince1970: secondsSince1970), utcOffsetSeconds: utcOffsetSeconds)
  }

  /// The time that `YYYY-MM-DDTHH:MM` names, when there is one.
  public init?(text: String) {
    var scanner = TimeScanner(text.utf8)
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), scanner.skip("T"),
      let hour = scanner.number(digits: 2), hour < 24, scanner.skip(":"),
      let minute = scanner.number(digits: 2), minute < 60, scanner.isAtEnd,
      let date = CivilDay(year: year, month: month, day: day)
    else { return nil }
    self.day = date
    minuteOfDay = hour * 60 + minute
  }

  /// The day as `YYYY-MM-DD`.
  public var dayText: String { day.text }

  /// The time as `YYYY-MM-DDTHH:MM`.
  public var text: String {
    "\(dayText)T\(padded(minuteOfDay / 60, to: 2)):\(padded(minuteOfDay % 60, to: 2))"
  }
}
