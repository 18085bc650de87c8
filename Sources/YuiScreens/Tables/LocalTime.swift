/// A day and a minute as the phone's own clock shows them: what `today` and `now` mean in a table
/// (spec 4, agent tables).
///
///     LocalTime(text: "2026-09-25T12:30")?.text                      // "2026-09-25T12:30"
///     LocalTime(secondsSince1970: 0, utcOffsetSeconds: 3600).text    // "1970-01-01T01:00"
public struct LocalTime: Sendable, Hashable {
  /// The day.
  public var date: CivilDate
  /// Minutes since midnight, 0 to 1439.
  public private(set) var minuteOfDay: Int

  /// A day and a time; nil when there is no such time.
  public init?(date: CivilDate, hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    self.date = date
    minuteOfDay = hour * 60 + minute
  }

  /// What a clock shows that is `utcOffsetSeconds` ahead of UTC.
  public init(secondsSince1970: Double, utcOffsetSeconds: Int = 0) {
    let seconds = (secondsSince1970 + Double(utcOffsetSeconds)).rounded(.down)
    // What no calendar holds is brought to its first or last day; NaN is the epoch.
    let bounded = seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12))
    let day = bounded >= 0 ? bounded / 86_400 : (bounded - 86_399) / 86_400
    date = CivilDate(dayNumber: day)
    minuteOfDay = (bounded - day * 86_400) / 60
  }

  /// The time that `YYYY-MM-DDTHH:MM` names, when there is one.
  public init?(text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(text: String(Substring(parts[0]))) else {
      return nil
    }
    var digits = DigitReader(parts[1])
    guard let hour = digits.number(of: 2), digits.skip(":"), let minute = digits.number(of: 2),
      digits.isAtEnd
    else { return nil }
    self.init(date: date, hour: hour, minute: minute)
  }

  /// The time as `YYYY-MM-DDTHH:MM`.
  public var text: String {
    "\(date.text)T\(padded(minuteOfDay / 60, to: 2)):\(padded(minuteOfDay % 60, to: 2))"
  }
}
