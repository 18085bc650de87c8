import Testing
import YuiScreens

@Suite("Moments")
struct MomentTests {
  @Test(
    "read and write as RFC 3339",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("2026-11-29T09:40:00+01:00", 1_795_941_600_000_000, "2026-11-29T08:40:00Z"),
      ("2026-11-29t08:40:00.25z", 1_795_941_600_250_000, "2026-11-29T08:40:00.25Z"),
      ("2026-11-29 08:40:00.123456789Z", 1_795_941_600_123_456, "2026-11-29T08:40:00.123456Z"),
      ("1969-12-31T23:59:59.999999Z", -1, "1969-12-31T23:59:59.999999Z"),
      ("2000-02-29T23:30:00-00:45", 951_869_700_000_000, "2000-03-01T00:15:00Z"),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000_000, "2017-01-01T00:00:00Z"),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000_000, "0001-01-01T00:00:00Z"),
      ("0001-01-01T00:00:00+23:59", -62_135_596_800_000_000, "0001-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59.999999Z", 253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
    ] as [(String, Int64, String)])
  func readsAndWrites(text: String, microseconds: Int64, written: String) {
    let moment = Moment(text)
    #expect(moment?.microseconds == microseconds)
    #expect(moment?.text == written)
  }

  @Test(
    "are refused when they are not well formed or not on the calendar",
    arguments: [
      "", "2026", "2026-11-29", "2026-11-29T09:40Z", "2026-11-29T09:40:00", "2026-02-29T00:00:00Z",
      "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z",
      "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z",
      "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z", "2026-01-01T00:00:00.Z",
      "2026-01-01T00:00:00+1:00", "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00Zx",
      "+026-01-01T00:00:00Z", "2026-01-01T00:00:00\u{661}Z", "0000-01-01T00:00:00Z",
    ])
  func refuses(text: String) { #expect(Moment(text) == nil) }

  @Test("stay in range whatever number they are made of")
  func clamps() {
    let last = Moment(microseconds: .max)
    #expect(last.text == "9999-12-31T23:59:59.999999Z")
    #expect(Moment(microseconds: .min).text == "0001-01-01T00:00:00Z")
    #expect(Moment(secondsSince1970: .infinity) == last)
    #expect(Moment(secondsSince1970: -.infinity) == Moment(microseconds: .min))
    #expect(Moment(secondsSince1970: .nan).microseconds == 0)
    #expect(last.adding(seconds: 1e300) == last)
    #expect(last.seconds(since: Moment(microseconds: .min)) > 3e11)
    #expect(Moment(secondsSince1970: 1.5).adding(seconds: -2).microseconds == -500_000)
  }

  @Test("know every day of eight hundred years")
  func calendar() {
    var days = CivilDay(year: 1600, month: 1, day: 1)?.daysSince1970 ?? 0
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...CivilDay.length(ofMonth: month, in: year) {
          let date = CivilDay(daysSince1970: days)
          guard date == CivilDay(year: year, month: month, day: day), date.daysSince1970 == days
          else {
            Issue.record("\(year)-\(month)-\(day)")
            return
          }
          days += 1
        }
      }
    }
  }
}
