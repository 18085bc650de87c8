/// How a language writes dates and times of day.
public struct DateStyle: Sendable, Hashable, Codable {
  /// The months, short.
  public var months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The days of the week, short, from Sunday.
  public var weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// The days of the week in full, from Sunday.
  public var weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// This day, in the middle of a sentence.
  public var today = "today"
  /// The day after it.
  public var tomorrow = "tomorrow"
  /// A day of this year: `{day}` and `{month}`.
  public var day = "{month} {day}"
  /// A day of another year.
  public var dayAndYear = "{month} {day}, {year}"
  /// A day and a time of it: `{day}` and `{time}`.
  public var dayAndTime = "{day}, {time}"
  /// A time before noon on a clock of twelve hours.
  public var morning = "{time} AM"
  /// A time from noon on.
  public var afternoon = "{time} PM"
  /// What stands between hours and minutes.
  public var timeSeparator = ":"

  /// English.
  public init() {}
}

/// Whether a day has one or two rounds of the clock.
public enum ClockStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// `9:40 AM`
  case twelveHour
  /// `9:40`
  case twentyFourHour
}
