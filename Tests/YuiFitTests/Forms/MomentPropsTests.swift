import Testing
import YuiFit
import YuiLines
import YuiScreens

/// What `when` and the props around it do to words, clocks and the next change.
@Suite("A component's moment")
struct MomentPropsTests {
  private static func moment(_ text: String) -> Moment {
    Moment(text) ?? Moment(microseconds: 0)
  }

  /// Sunday the 29th of November at 9:40.
  private func layout(
    _ text: String, _ family: Family = .systemMedium, at now: String = "2026-11-29T09:40:00Z",
    offset: Int = 0, hidden: Bool = false
  ) -> WidgetLayout {
    Fitter().layout(
      Fixture.content(text), family: family,
      environment: FitEnvironment(
        now: Self.moment(now), utcOffset: offset, hidden: hidden))
  }

  private func live(_ layout: WidgetLayout) -> [TextRun] { layout.runs.filter { $0.live != nil } }

  @Test(
    "{day} is a day as one speaks of it, {time} a time of day, both the viewer's",
    arguments: [
      ("2026-11-29T19:00:00Z", 0, "Due today 19:00"),
      ("2026-11-30T05:34:00Z", 0, "Due tomorrow 5:34"),
      ("2026-12-04T12:00:00Z", 0, "Due Friday 12:00"),
      ("2026-12-05T23:59:00Z", 0, "Due Saturday 23:59"),
      ("2026-12-06T12:00:00Z", 0, "Due Dec 6 12:00"),
      ("2027-01-06T12:00:00Z", 0, "Due Jan 6, 2027 12:00"),
      ("2026-11-29T23:30:00Z", 3600, "Due tomorrow 0:30"),
      ("2026-11-29T19:00", 3600, "Due today 19:00"),
    ])
  func names(when: String, offset: Int, words: String) {
    let text = "card@c Paper sub=\"Due {day} {time}\" when=\(when)"
    #expect(layout(text, offset: offset).words == ["Paper", words])
  }

  @Test("a day opens with a capital where a text, or a part of it, begins")
  func capital() {
    let text = "card@c \"{day}: paper\" sub=\"Paper \u{B7} {day}\" when=2026-11-29T19:00:00Z"
    #expect(layout(text).words == ["Today: paper", "Paper \u{B7} Today"])
  }

  @Test("without a moment that reads, braces are words like any other")
  func noMoment() {
    #expect(layout("card@c Paper sub=\"Due {day}\"").words == ["Paper", "Due {day}"])
    #expect(layout("card@c Paper sub=\"Due {day}\" when=soon").words == ["Paper", "Due {day}"])
  }

  @Test("{left} runs by itself, its words around it")
  func countdown() throws {
    let text = "card@c Sent sub=\"Ends in {left}, then review\" when=2026-11-29T09:44:32Z"
    // One line where there is no room for more: the rectangular one.
    let strip = layout(text, .accessoryRectangular)
    let run = try #require(live(strip).first)
    #expect(run.lines == ["4:32"])
    #expect(run.font.monospacedDigits)
    #expect(run.sensitive)
    #expect(run.live?.style == .countdown)
    #expect(run.live?.end == Self.moment("2026-11-29T09:44:32Z").secondsSince1970)
    #expect(run.live?.start == Fixture.now.secondsSince1970)
    let small = layout(text, .systemSmall)
    #expect(small.words.contains("4:32"))
    #expect(live(small).first?.font.style == .largeTitle)
  }

  @Test("a time that runs is never cut, in any family or size")
  func neverCut() {
    let words = String(repeating: "long ", count: 20)
    let texts = [
      "card@c Title sub=\"\(words){left}\" when=2026-11-30T09:39:59Z",
      "next@n Title at=\"\(words){left}\" when=2026-11-30T09:39:59Z",
      "card@c Title glance=\"\(words){left}\" when=2026-11-30T09:39:59Z",
    ]
    for text in texts {
      for family in Family.allCases {
        for size in [TextSize.large, .ax5] {
          for run in live(Fixture.layout(text, family, size: size)) {
            #expect(run.lines == ["23:59:59"], "\(family), \(size)")
            #expect(!run.truncated)
          }
        }
      }
    }
  }

  @Test("a time of day is not cut where it fits at 11 points")
  func steppedTime() {
    let texts = [
      "card@c Paper sub=\"Due {day} {time}\" when=2026-12-04T23:59:00Z",
      "next@n Circle at=\"{day} {time}\" when=2026-12-04T23:59:00Z",
    ]
    for text in texts {
      for family in [Family.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular] {
        for size in [TextSize.large, .xxxLarge, .ax1] {
          for run in Fixture.layout(text, family, size: size).runs where !run.lines.isEmpty {
            let isTime = run.lines.contains { $0.contains("Frid") || $0.contains("23") }
            #expect(!(isTime && run.truncated), "\(run.lines), \(family), \(size)")
          }
        }
      }
    }
  }

  @Test("more than a day is counted in days, and changes when one is over")
  func days() {
    let text = "card@c Trip sub=\"in {left}\" when=2026-12-02T09:00:00Z"
    let layout = layout(text)
    #expect(layout.words == ["Trip", "in 2 days"])
    #expect(live(layout).isEmpty)
    #expect(layout.nextChange == Self.moment("2026-11-30T00:00:00Z").secondsSince1970)
    let later = self.layout(text, at: "2026-11-30T00:30:00Z")
    #expect(later.nextChange == Self.moment("2026-11-30T09:00:00Z").secondsSince1970 + 0.000_001)
    #expect(self.layout(text, at: "2026-11-30T09:01:00Z").words == ["Trip", "in 1 day"])
  }

  @Test("from a while before on, other words; and others once it is over")
  func phases() {
    let text =
      "next@n \"The circle\" at=\"{day} {time} \u{B7} {left}\" when=2026-11-29T19:00:00Z "
      + "soon=15m near=\"Starting soon\" then=\"On now\""
    func words(_ now: String) -> [String] { layout(text, at: now).words }
    #expect(words("2026-11-29T18:44:59Z").contains("15:01"))
    #expect(words("2026-11-29T18:45:00Z") == ["The circle", "Starting soon"])
    #expect(words("2026-11-29T18:59:59Z") == ["The circle", "Starting soon"])
    #expect(words("2026-11-29T19:00:00Z") == ["The circle", "On now"])
  }

  @Test("a timeline provider gets an entry for each of them")
  func entries() {
    let content = Fixture.content(
      "card@c Sent sub=\"Ends in {left}\" when=2026-11-29T10:00:00Z soon=5m near=\"Nearly\" "
        + "then=\"In review\"")
    let entries = Fitter().entries(
      content, family: .systemSmall, environment: FitEnvironment(now: Fixture.now),
      from: Fixture.now, until: Self.moment("2026-11-29T12:00:00Z"))
    #expect(
      entries.map(\.date.text) == [
        "2026-11-29T09:40:00Z", "2026-11-29T09:55:00Z", "2026-11-29T10:00:00Z",
      ])
    #expect(entries.map { $0.layout.words.contains("Nearly") } == [false, true, false])
    #expect(entries.last?.layout.words == ["Sent", "In review"])
  }

  @Test("what led to a countdown goes with it when nothing else is to be said")
  func over() {
    let text = "card@c Sent sub=\"Ends in {left}\" when=2026-11-29T09:00:00Z"
    #expect(layout(text).words == ["Sent"])
    let due = "card@c Paper sub=\"Due {time}\" when=2026-11-29T09:00:00Z"
    #expect(layout(due).words == ["Paper", "Due 9:00"])
  }

  @Test("in a circle the ring drains from `from` on, the time in it")
  func ring() throws {
    let text =
      "card@c Fajr when=2026-11-29T09:50:00Z from=2026-11-29T09:30:00Z sub=\"in {left}\""
    let layout = layout(text, .accessoryCircular)
    #expect(layout.words == ["10:00"])
    let arc = try #require(layout.drawings.first?.drawing.marks.last)
    #expect(arc.shape == .arc(from: 0, to: 0.5, thickness: 1.0 / 6))
    #expect(arc.live?.end == Self.moment("2026-11-29T09:50:00Z").secondsSince1970)
    // Without a start nothing says how much is gone.
    let plain = self.layout("card@c Fajr when=2026-11-29T09:50:00Z", .accessoryCircular)
    #expect(plain.words == ["10:00"])
    #expect(plain.drawings.first?.drawing.marks.count == 1)
  }

  @Test("a time too wide for the ring stands without one; no circle is left empty")
  func wideTime() {
    let text = "next@n Circle when=2026-11-29T11:00:00Z from=2026-11-29T09:00:00Z"
    let circle = layout(text, .accessoryCircular)
    #expect(circle.words == ["1:20:00"])
    #expect(circle.drawings.isEmpty)
    let corner = layout(text, .accessoryCorner)
    #expect(!corner.blocks.flatMap(\.elements).isEmpty)
  }

  @Test("what is hidden says neither the words nor the time")
  func hidden() {
    let text = "card@c Sent sub=\"Ends in {left}\" when=2026-11-29T09:44:32Z glance=\"{left} left\""
    for family in Family.allCases {
      let layout = layout(text, family, hidden: true)
      #expect(live(layout).isEmpty, "\(family)")
      #expect(layout.drawings.allSatisfy { $0.drawing.marks.allSatisfy { $0.live == nil } })
      #expect(!layout.words.contains { $0.contains("4:32") || $0.contains("Ends") }, "\(family)")
      #expect(!layout.accessibilityLabel.contains("4:32"))
    }
  }

  @Test("rows whose moments are over are done, and the next one is the now row")
  func rows() {
    let text = """
      timeline@t Day
      next@a First when=2026-11-29T08:00:00Z
      next@b Second when=2026-11-29T12:00:00Z
      next@c Third when=2026-11-29T18:00:00Z
      end
      """
    let layout = layout(text, .systemSmall)
    #expect(layout.words == ["Day", "Second", "12:00"])
    #expect(layout.nextChange == Self.moment("2026-11-29T12:00:00Z").secondsSince1970)
    #expect(
      self.layout(text, .systemSmall, at: "2026-11-29T13:00:00Z").words
        == ["Day", "Third", "18:00"])
    #expect(
      self.layout(text, .accessoryInline).words == ["Second \u{B7} 12:00"],
      "what is to come is not now")
  }
}
