import YuiLines
import YuiScreens

extension Reading {
  /// A copy that was not caught up for three hours says so (spec 5, section 4).
  static let staleAfter = 10_800.0

  var isStale: Bool {
    guard state == .ready, let caughtUp = content.caughtUp else { return false }
    return environment.now.seconds(since: caughtUp) >= Self.staleAfter
  }

  /// `as of 9:40`; `as of Nov 28` when that was on another day.
  func asOf(_ caughtUp: Moment) -> String {
    let offset = environment.utcOffset
    return texts.asOf(
      day(of: caughtUp) == day(of: environment.now)
        ? texts.time(caughtUp, utcOffset: offset, clock: environment.clock)
        : texts.day(caughtUp, utcOffset: offset, now: environment.now))
  }

  /// When a stale copy's `as of` would read otherwise: at midnight, and when a year ends.
  func asOfChange(_ caughtUp: Moment) -> Moment {
    day(of: caughtUp) == day(of: environment.now) ? nextMidnight : nextYear
  }

  /// When the answer to a query would differ by itself: its conditions may name the day or the
  /// minute, and days are written without this year.
  func change(ofQuery node: Node) -> Moment? {
    var next: Moment? = nextYear
    for condition in node.prop(.where)?.list ?? [] {
      let text = condition.written.lowercased()
      let value = text.drop { !"<>=!~".contains($0) }.drop { "<>=!~ ".contains($0) }
      if value == "now" { return nextMinute }
      if value.hasPrefix("today") { next = nextMidnight }
    }
    return next
  }

  // MARK: - The viewer's calendar

  private static let daySeconds: Int64 = 86_400

  /// Seconds since 1970 on the viewer's clock.
  private func local(_ moment: Moment) -> Int64 {
    let seconds = moment.microseconds / 1_000_000
    let whole = seconds * 1_000_000 > moment.microseconds ? seconds - 1 : seconds
    return whole + clampedOffset
  }

  /// Offsets from UTC are hours, not years; what is beyond two days is a mistake.
  var clampedOffset: Int64 { Int64(min(max(environment.utcOffset, -172_800), 172_800)) }

  private func day(of moment: Moment) -> Int64 { floor(local(moment), Self.daySeconds) }

  private func floor(_ number: Int64, _ unit: Int64) -> Int64 {
    number >= 0 ? number / unit : (number - unit + 1) / unit
  }

  var nextMidnight: Moment { moment((day(of: environment.now) + 1) * Self.daySeconds) }

  private var nextMinute: Moment { moment((floor(local(environment.now), 60) + 1) * 60) }

  private var nextYear: Moment {
    let today = CivilDay(daysSince1970: Int(day(of: environment.now)))
    guard let first = CivilDay(year: today.year + 1, month: 1, day: 1) else {
      return nextMidnight
    }
    return moment(Int64(first.daysSince1970) * Self.daySeconds)
  }

  private func moment(_ local: Int64) -> Moment {
    Moment(microseconds: (local - clampedOffset) * 1_000_000)
  }
}
