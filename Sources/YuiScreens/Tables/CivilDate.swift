/// A day of the calendar, with no time zone and no clock behind it.
///
///     CivilDate(text: "2026-03-01")?.adding(days: -1).text   // "2026-02-28"
///
/// Years run from 0 to 9999, the Gregorian rules reaching back to the first.
public struct CivilDate: Sendable, Hashable {
  /// Days from 1970-01-01, which is 0.
  public let dayNumber: Int

  /// The first and the last day that four digits of a year can name.
  private static let dayNumbers = -719_528...2_932_896

  /// The day of this number; one outside the years 0 to 9999 becomes the nearest inside.
  public init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound)
  }

  /// The day, when the calendar has it: there is no February 30.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.length(month, of: year) else {
      return nil
    }
    // The year is counted from March, so that the leap day is its last.
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : -1
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    dayNumber =
      era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day that `YYYY-MM-DD` names, when there is one.
  public init?(text: String) {
    var digits = DigitReader(text.utf8)
    guard let year = digits.number(of: 4), digits.skip("-"), let month = digits.number(of: 2),
      digits.skip("-"), let day = digits.number(of: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month and day.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, day
    )
  }

  /// The day as `YYYY-MM-DD`.
  public var text: String {
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The day so many days later; past year 0 or 9999 the last one there is.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days < 0 ? Int.min : Int.max) : sum)
  }

  private static func length(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CivilDate: Comparable {
  /// Whether `left` is the earlier day.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}

func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
