import Testing
import YuiFit
import YuiLines
import YuiScreens

@Suite("Texts")
struct TextsTests {
  let texts = Texts.english

  @Test("say what spec 5 says")
  func words() {
    #expect(texts.more(4) == "4 more in Yui")
    #expect(texts.more(1) == "1 more in Yui")
    #expect(texts.moreShort(4) == "+4")
    #expect(texts.asOf("9:40") == "as of 9:40")
    #expect(texts.now("Tests") == "Now: Tests")
    #expect(texts.openInYui == "Open in Yui")
    #expect(texts.allDone == "All done")
    #expect(texts.rowCount(1) == "1 row")
    #expect(texts.rowCount(12) == "12 rows")
    #expect(texts.rowCount(0) == "0 rows")
  }

  @Test("may be any language, with its plural forms and digits")
  func languages() {
    #expect(OtherLanguages.german.more(1) == "Noch 1 Eintrag in Yui")
    #expect(OtherLanguages.german.more(2) == "Noch 2 Eintr\u{E4}ge in Yui")
    #expect(OtherLanguages.japanese.more(3) == "Yui\u{306B}\u{3042}\u{3068}3\u{4EF6}")
    let arabic = OtherLanguages.arabic
    #expect(arabic.more(2) == arabic.moreTemplate.two)
    #expect(arabic.more(5).contains("\u{665}"))
    #expect(arabic.more(5) != arabic.more(11).replacing("\u{661}\u{661}", with: "\u{665}"))
    #expect(OtherLanguages.hindi.moreShort(10) == "+\u{967}\u{966}")
  }

  @Test("templates take values as they are, and keep names they do not know")
  func templates() {
    var texts = Texts.english
    texts.nowTemplate = "{text} {who} {text"
    #expect(texts.now("{text}") == "{text} {who} {text")
    texts.nowTemplate = "{}{{text}}"
    #expect(texts.now("a") == "{}{a}")
  }

  @Test(
    "plural forms follow the rules of their languages",
    arguments: [
      (.english, [.other, .one, .other, .other]), (.french, [.one, .one, .other, .other]),
      (.japanese, [.other, .other, .other, .other]), (.arabic, [.zero, .one, .two, .few]),
      (.russian, [.many, .one, .few, .few]),
    ] as [(PluralRule, [PluralForm])])
  func plurals(rule: PluralRule, forms: [PluralForm]) {
    #expect((0...3).map(rule.form) == forms)
  }

  @Test("plural forms of larger numbers")
  func largePlurals() {
    #expect(
      [11, 21, 22, 25, 112, 121].map(PluralRule.russian.form) == [
        .many, .one, .few, .many, .many, .one,
      ])
    #expect([21, 22, 12].map(PluralRule.polish.form) == [.many, .few, .many])
    #expect(
      [11, 99, 100, 102, 103, 111].map(PluralRule.arabic.form) == [
        .many, .many, .other, .other, .few, .many,
      ])
    #expect(PluralRule.english.form(.min) == .other)
  }
}

@Suite("Numbers and quantities")
struct NumberTests {
  let texts = Texts.english

  @Test(
    "are written as the language writes them",
    arguments: [
      (72.5, "kg", "72.5 kg"), (12, "%", "12%"), (40, "$", "$40"), (40, "\u{20AC}", "\u{20AC}40"),
      (9.81, "m/s2", "9.81 m/s\u{B2}"), (9.81, "m/s^2", "9.81 m/s\u{B2}"),
      (9.81, "m/s\u{B2}", "9.81 m/s\u{B2}"), (37.2, "\u{B0}C", "37.2 \u{B0}C"),
      (37.2, "degC", "37.2 \u{B0}C"), (178.9, "lb", "178.9 lb"), (60, "m2", "60 m\u{B2}"),
      (1.2, "kg/m3", "1.2 kg/m\u{B3}"), (45, "\u{B0}", "45\u{B0}"), (3, "/5", "3/5"),
      (9, ":40", "9:40"), (2, "x", "2x"), (12, "k", "12k"), (3, "rd", "3rd"), (2, "h30m", "2h30m"),
      (5, "min", "5 min"), (10, "CO2", "10CO2"), (-4, "\u{B0}C", "\u{2212}4 \u{B0}C"),
      (-40, "$", "\u{2212}$40"), (0, "", "0"), (-0.0, "", "0"), (1480, "", "1480"),
      (0.30000000000000004, "", "0.3"), (1.0 / 3, "", "0.333333"), (1e21, "", "1e+21"),
      (2.5e-7, "", "2.5e-7"), (.nan, "kg", "\u{2014} kg"), (-1e-9, "", "\u{2212}1e-9"),
      (123_456_789_012, "", "123456789012"),
    ] as [(Double, String, String)])
  func quantities(value: Double, unit: String, written: String) {
    #expect(texts.quantity(value, unit: unit) == written)
  }

  @Test("in other languages")
  func languages() {
    let german = OtherLanguages.german
    #expect(german.quantity(72.5, unit: "kg") == "72,5 kg")
    #expect(german.quantity(12, unit: "%") == "12 %")
    #expect(german.quantity(-40.5, unit: "\u{20AC}") == "\u{2212}40,5 \u{20AC}")
    #expect(german.number(1480) == "1480")
    #expect(german.number(1_234_567.25) == "1.234.567,25")
    #expect(OtherLanguages.japanese.quantity(72.5, unit: "kg") == "72.5kg")
    #expect(
      OtherLanguages.arabic.quantity(12.5, unit: "%") == "\u{661}\u{662}\u{66B}\u{665}\u{66A}")
    #expect(OtherLanguages.hindi.number(2026) == "\u{968}\u{966}\u{968}\u{96C}")
  }

  @Test("values of props, none of which shows JSON")
  func values() {
    #expect(texts.text(of: .number(72.5), unit: "kg") == "72.5 kg")
    #expect(texts.text(of: .text("n/a"), unit: "kg") == "n/a")
    #expect(texts.text(of: .bool(true)) == "Yes")
    #expect(texts.text(of: ["a", 2, false]) == "a, 2, No")
    #expect(texts.text(of: .null) == "")
    #expect(texts.text(of: ["k": 1]) == "")
  }

  @Test(
    "deltas are a triangle and a size, good or bad by `good`",
    arguments: [
      (-2.3, "up", "\u{25BC}2.3", false), (-2.3, "down", "\u{25BC}2.3", true),
      (4, "up", "\u{25B2}4", true), (4, "down", "\u{25B2}4", false), (0, "up", "0", nil),
      ("-2.3%", "up", "\u{25BC}2.3%", false), ("+$40", "up", "\u{25B2}$40", true),
      ("\u{2212}0.4 kg", "down", "\u{25BC}0.4 kg", true), ("0.4kg", "up", "\u{25B2}0.4 kg", true),
      ("flat", "up", "flat", nil), ("+abc1", "up", "+abc1", nil), ("--2", "up", "--2", nil),
      ("", "up", "", nil), ("3 of 4", "up", "3 of 4", nil), ("5 % of it", "up", "5 % of it", nil),
      (true, "up", "Yes", nil),
    ] as [(Value, String, String, Bool?)])
  func deltas(value: Value, good: String, text: String, isGood: Bool?) {
    let delta = texts.delta(value, good: good)
    #expect(delta.text == text)
    #expect(delta.isGood == isGood)
    #expect((delta.direction == .none) == (isGood == nil))
  }

  @Test("deltas are spoken")
  func spoken() {
    #expect(texts.spoken(texts.delta(-2.3, good: "down")) == "down 2.3, good")
    #expect(texts.spoken(texts.delta(2.3, good: "down")) == "up 2.3, not good")
    #expect(texts.spoken(texts.delta("flat")) == "flat")
  }
}

@Suite("Dates, times of day and durations")
struct DateTests {
  let texts = Texts.english
  // 2026-11-29 08:40:00 in UTC, a Sunday.
  let moment = Moment(microseconds: 1_795_941_600_000_000)

  @Test("times follow the viewer's offset and clock")
  func times() {
    #expect(texts.time(moment, utcOffset: 3600, clock: .twentyFourHour) == "9:40")
    #expect(texts.time(moment, utcOffset: 3600, clock: .twelveHour) == "9:40 AM")
    #expect(texts.time(moment, utcOffset: 14 * 3600, clock: .twentyFourHour) == "22:40")
    #expect(texts.time(moment, utcOffset: 14 * 3600, clock: .twelveHour) == "10:40 PM")
    #expect(texts.time(moment, utcOffset: -31_200, clock: .twelveHour) == "12:00 AM")
    #expect(texts.time(moment, utcOffset: 12_000, clock: .twelveHour) == "12:00 PM")
    #expect(texts.time(moment, utcOffset: .max, clock: .twentyFourHour) == "8:40")
    #expect(
      texts.time(Moment(microseconds: -1), utcOffset: 0, clock: .twentyFourHour) == "23:59")
    #expect(
      OtherLanguages.arabic.time(moment, utcOffset: 3600, clock: .twentyFourHour)
        == "\u{669}:\u{664}\u{660}")
  }

  @Test("days have a year when it is another one")
  func days() {
    #expect(texts.day(moment, utcOffset: 0, now: moment) == "Nov 29")
    #expect(texts.day(moment, utcOffset: -36_000, now: moment) == "Nov 28")
    let later = moment.adding(seconds: 86_400 * 40)
    #expect(texts.day(moment, utcOffset: 0, now: later) == "Nov 29, 2026")
    #expect(OtherLanguages.german.day(moment, utcOffset: 0, now: moment) == "29. Nov.")
    #expect(texts.weekday(moment, utcOffset: 0) == "Sun")
    #expect(texts.weekday(moment, utcOffset: 80_000) == "Mon")
    #expect(texts.weekday(Moment(microseconds: -1), utcOffset: 0) == "Wed")
  }

  @Test(
    "dates of tables are written for a person, and what is none is left",
    arguments: [
      ("2026-11-28", "Nov 28"), ("2025-01-02", "Jan 2, 2025"), ("2026-11-28T09:40", "Nov 28, 9:40"),
      ("2026-02-29", nil), ("2026-11-28T24:00", nil), ("2026-11-28 09:40", nil), ("28/11/26", nil),
      ("", nil), ("2026-11-28T09:40:00Z", nil), ("20\u{662}6-11-28", nil),
    ] as [(String, String?)])
  func dates(written: String, read: String?) {
    #expect(texts.date(written, now: moment, utcOffset: 0, clock: .twentyFourHour) == read)
  }

  @Test(
    "durations are those of a clock",
    arguments: [
      (0, "0:00"), (25, "0:25"), (750, "12:30"), (3900, "1:05:00"), (59.2, "1:00"), (-4, "0:00"),
      (.nan, "0:00"), (.infinity, "99:59:59"), (359_999, "99:59:59"),
    ] as [(Double, String)])
  func durations(seconds: Double, written: String) {
    #expect(texts.duration(seconds) == written)
  }
}
