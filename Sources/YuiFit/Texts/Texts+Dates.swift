import YuiScreens

extension Texts {
  /// A time of day: `9:40`, or `9:40 AM` on a clock of twelve hours. `utcOffset` is the viewer's, in
  /// seconds.
  public func time(_ moment: Moment, utcOffset: Int, clock: ClockStyle) -> String {
    let (_, second) = Self.local(moment, utcOffset)
    return time(hour: second / 3600, minute: second / 60 % 60, clock: clock)
  }

  /// The day of a moment: `Nov 28`, with the year when it is not the year of `now`.
  public func day(_ moment: Moment, utcOffset: Int, now: Moment) -> String {
    let day = CivilDay(daysSince1970: Self.local(moment, utcOffset).day)
    return written(day, thisYear: Self.year(now, utcOffset))
  }

  /// The day of the week of a moment: `Sat`.
  public func weekday(_ moment: Moment, utcOffset: Int) -> String {
    let day = weekdayPlace(moment, utcOffset)
    return day < dates.weekdays.count ? dates.weekdays[day] : ""
  }

  /// 0 for a Sunday. 1970 began on a Thursday.
  private func weekdayPlace(_ moment: Moment, _ utcOffset: Int) -> Int {
    (Self.local(moment, utcOffset).day % 7 + 11) % 7
  }

  /// The day of a moment as one speaks of it: `today`, `tomorrow`, `Sunday` within a week, else
  /// `Nov 28`.
  public func dayName(_ moment: Moment, utcOffset: Int, now: Moment) -> String {
    switch Self.local(moment, utcOffset).day - Self.local(now, utcOffset).day {
    case 0: return dates.today
    case 1: return dates.tomorrow
    case 2...6:
      let day = weekdayPlace(moment, utcOffset)
      if day < dates.weekdayNames.count { return dates.weekdayNames[day] }
    default: break
    }
    return day(moment, utcOffset: utcOffset, now: now)
  }

  /// A date as tables keep it (`2026-11-28`, `2026-11-28T09:40`) for a person: `Nov 28`,
  /// `Nov 28, 9:40`. Nil when the text is no such date.
  public func date(_ written: String, now: Moment, utcOffset: Int, clock: ClockStyle) -> String? {
    let bytes = Array(written.utf8.prefix(17))
    guard bytes.count == 10 || bytes.count == 16, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let date = Self.number(bytes[8..<10]),
      let day = CivilDay(year: year, month: month, day: date)
    else { return nil }
    let text = self.written(day, thisYear: Self.year(now, utcOffset))
    guard bytes.count == 16 else { return text }
    guard bytes[10] == 0x54, bytes[13] == 0x3A, let hour = Self.number(bytes[11..<13]),
      let minute = Self.number(bytes[14..<16]), hour < 24, minute < 60
    else { return nil }
    let time = time(hour: hour, minute: minute, clock: clock)
    return Template.fill(dates.dayAndTime, ("day", text), ("time", time))
  }

  /// A length of time as a clock shows it: `0:25`, `12:30`, `1:05:00`. Parts of a second round up,
  /// so that a clock shows 0:00 only when it is over.
  public func duration(_ seconds: Double) -> String {
    let limit = 359_999.0
    let whole = seconds.isNaN ? 0 : Int(min(max(seconds, 0), limit).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let tail = Self.two(whole % 60)
    let text =
      hours > 0
      ? "\(hours)\(dates.timeSeparator)\(Self.two(minutes))\(dates.timeSeparator)\(tail)"
      : "\(minutes)\(dates.timeSeparator)\(tail)"
    return numbers.digits(in: text)
  }

  private func time(hour: Int, minute: Int, clock: ClockStyle) -> String {
    let shown = clock == .twentyFourHour ? hour : (hour + 11) % 12 + 1
    let time = numbers.digits(in: "\(shown)\(dates.timeSeparator)\(Self.two(minute))")
    guard clock == .twelveHour else { return time }
    return Template.fill(hour < 12 ? dates.morning : dates.afternoon, ("time", time))
  }

  private func written(_ day: CivilDay, thisYear: Int) -> String {
    let month = day.month <= dates.months.count ? dates.months[day.month - 1] : "\(day.month)"
    return Template.fill(
      day.year == thisYear ? dates.day : dates.dayAndYear,
      ("day", numbers.digits(in: "\(day.day)")), ("month", month),
      ("year", numbers.digits(in: "\(day.year)")))
  }

  /// The viewer's day since 1970 and second of it.
  private static func local(_ moment: Moment, _ utcOffset: Int) -> (day: Int, second: Int) {
    let limited = Int64(min(max(utcOffset, -86_400), 86_400))
    let seconds = (moment.microseconds - 999_999 * (moment.microseconds < 0 ? 1 : 0)) / 1_000_000
    let local = seconds + limited
    let day = (local - (local < 0 ? 86_399 : 0)) / 86_400
    return (Int(day), Int(local - day * 86_400))
  }

  private static func year(_ moment: Moment, _ utcOffset: Int) -> Int {
    CivilDay(daysSince1970: local(moment, utcOffset).day).year
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
