import Foundation
import Testing
import YuiScreens

@Suite("Calendar") struct CalendarTests {
  @Test func daysAreFoundationsDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: -40_000, to: 60_000, by: 13) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = LocalTime(secondsSince1970: Double(number) * 86_400 + 86_399).dayText
      let digits = ours.split(separator: "-").compactMap { Int($0) }
      #expect(digits == [parts.year, parts.month, parts.day])
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
