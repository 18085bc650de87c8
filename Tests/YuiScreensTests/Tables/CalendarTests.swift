import Foundation
import Testing
import YuiScreens

@Suite("Calendar") struct CalendarTests {
  @Test func everyDayComesBack() throws {
    var previous = CivilDate(dayNumber: -719_529)
    #expect(previous.text == "0000-01-01")
    for number in -719_527...2_932_896 where number % 37 == 0 || abs(number) < 1000 {
      let date = CivilDate(dayNumber: number)
      let (year, month, day) = date.parts
      #expect(CivilDate(year: year, month: month, day: day) == date)
      #expect(previous < date)
      previous = date
    }
    #expect(CivilDate(dayNumber: .max).text == "9999-12-31")
    #expect(CivilDate(dayNumber: 3).adding(days: .min).text == "0000-01-01")
  }

  @Test func daysAreFoundationsDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: -40_000, to: 60_000, by: 13) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = CivilDate(dayNumber: number).parts
      #expect(parts.year == ours.year && parts.month == ours.month && parts.day == ours.day)
    }
  }

  @Test func localTimeFollowsTheOffset() {
    let noon = 1_709_208_300.9
    #expect(LocalTime(secondsSince1970: noon).text == "2024-02-29T12:05")
    #expect(LocalTime(secondsSince1970: noon, utcOffsetSeconds: 43_200).text == "2024-03-01T00:05")
    #expect(LocalTime(secondsSince1970: noon, utcOffsetSeconds: -45_000).text == "2024-02-28T23:35")
    #expect(LocalTime(secondsSince1970: -1).text == "1969-12-31T23:59")
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(LocalTime(text: LocalTime(secondsSince1970: odd).text) != nil)
    }
  }

  @Test(arguments: ["2024-02-29T12:05:00", "2024-02-29", "2024-02-29t12:05", "T12:05", ""])
  func onlyOneFormReads(text: String) { #expect(LocalTime(text: text) == nil) }
}
