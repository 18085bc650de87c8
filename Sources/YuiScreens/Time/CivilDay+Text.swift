extension CivilDay {
  /// The day that `YYYY-MM-DD` names; nil when there is none.
  package init?(_ text: some StringProtocol) {
    var scanner = TimeScanner(text.utf8)
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), scanner.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `YYYY-MM-DD`.
  package var text: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The day so many days earlier; nil before year 1.
  package func back(days: Int) -> CivilDay? {
    let (number, overflow) = daysSince1970.subtractingReportingOverflow(days)
    guard !overflow, -719_162...2_932_896 ~= number else { return nil }
    return CivilDay(daysSince1970: number)
  }
}
