extension Texts {
  /// A time of day: `9:40`, or `9:40 AM` on a clock of twelve hours. `seconds` count from 1970 in
  /// UTC, `utcOffset` is the viewer's in seconds.
  public func time(_ seconds: Double, utcOffset: Int, clock: ClockStyle) -> String { "" }

  /// The day of an instant: `Nov 28`, with the year when it is not the year of `now`.
  public func day(_ seconds: Double, utcOffset: Int, now: Double) -> String { "" }

  /// A date as tables keep it (`2026-11-28`, `2026-11-28T09:40`) for a person; nil when the text is
  /// no date.
  public func date(_ written: String, now: Double, utcOffset: Int, clock: ClockStyle) -> String? {
    nil
  }

  /// A length of time as a clock shows it: `0:25`, `12:30`, `1:05:00`. Parts of a second round up.
  public func duration(_ seconds: Double) -> String { "" }
}
