import Testing
import YuiFit
import YuiLines
import YuiScreens

/// Timers in widgets: ready, running with live text, paused; and when they change.
@Suite("Timers in widgets")
struct TimerTests {
  static let line = "timer@t 40/20x8 Tabata"

  private func content(_ run: TimerRun?) -> FitContent {
    var content = Fixture.content(Self.line)
    content.timers[content.nodes[0].key] = run
    return content
  }

  private func running(since seconds: Double) -> FitContent {
    content(TimerRun(start: Fixture.now.adding(seconds: -seconds), seconds: 40))
  }

  @Test("ready: label, time, Start; no live text")
  func ready() {
    let small = Fixture.layout(Self.line, .systemSmall)
    #expect(small.words == ["Tabata", "0:40", "Start"])
    #expect(small.runs[1].font.monospacedDigits)
    #expect(small.runs[1].live == nil)
    #expect(small.nextChange == nil)
    let medium = Fixture.layout(Self.line, .systemMedium)
    #expect(medium.drawings.map(\.drawing.kind) == [.ring])
    #expect(medium.words.contains("0:40 / 0:20 \u{00D7} 8"))
    #expect(
      Fixture.layout(Self.line, .accessoryRectangular).words == ["Tabata", "0:40"])
    #expect(Fixture.layout(Self.line, .accessoryInline).words == ["Tabata", "0:40"])
  }

  @Test("running: the clock and the ring run by themselves, Pause, and the phase's end")
  func run() {
    let layout = Fixture.layout(running(since: 10), .systemMedium)
    let clock = layout.runs.first { $0.live != nil }
    let end = Fixture.now.adding(seconds: 30).secondsSince1970
    #expect(clock?.lines == ["0:30"])
    #expect(clock?.live?.style == .countdown)
    #expect(clock?.live?.end == end)
    #expect(layout.drawings.first?.drawing.marks.last?.live?.end == end)
    #expect(layout.buttons.map(\.button.intent.action) == [.pause])
    #expect(layout.nextChange == end)
    #expect(layout.words.contains("1/8"))
  }

  @Test("phases follow each other; after the last it is ready again")
  func phases() {
    let rest = Fixture.layout(running(since: 45), .systemMedium)
    #expect(rest.runs.first { $0.live != nil }?.lines == ["0:15"])
    let third = Fixture.layout(running(since: 125), .systemMedium)
    #expect(third.words.contains("3/8"))
    let over = Fixture.layout(running(since: 8 * 60), .systemMedium)
    #expect(over.buttons.map(\.button.intent.action) == [.start])
    #expect(over.nextChange == nil)
  }

  @Test("paused: what is left, and Start goes on")
  func paused() {
    let run = TimerRun(start: Fixture.now.adding(seconds: -100), seconds: 40, left: 12)
    let layout = Fixture.layout(content(run), .systemSmall)
    #expect(layout.words == ["Tabata", "0:12", "Start"])
    #expect(layout.runs.allSatisfy { $0.live == nil })
    #expect(layout.nextChange == nil)
  }

  @Test("a timer that counts up")
  func up() {
    var content = Fixture.content("timer@t 60 Plank +up")
    content.timers[content.nodes[0].key] = TimerRun(
      start: Fixture.now.adding(seconds: -75), seconds: 60)
    let layout = Fixture.layout(content, .systemSmall)
    #expect(layout.words == ["Plank", "1:15", "Pause"])
    #expect(layout.runs[1].live?.style == .stopwatch)
  }

  @Test("what stands where does not move while the clock runs")
  func steady() {
    var frames: Set<[WidgetLayout.Rect]> = []
    for seconds in stride(from: 0.0, to: 40, by: 7) {
      let layout = Fixture.layout(running(since: seconds), .accessoryRectangular)
      frames.insert(layout.elements.map(\.frame))
    }
    #expect(frames.count == 1)
  }

  @Test("entries: no more than there may be, of a timer with rounds without end")
  func mostEntries() {
    var content = Fixture.content("timer@t 1/1x100000 Tabata")
    content.timers[content.nodes[0].key] = TimerRun(
      start: Fixture.now, round: 1, phase: .work, seconds: 1)
    let entries = Fitter().entries(
      content, family: .systemSmall, environment: FitEnvironment(now: Fixture.now),
      from: Fixture.now, until: Fixture.now.adding(seconds: 1e9))
    #expect(entries.count == Fitter.mostEntries)
  }

  @Test("entries: one for each phase until the end")
  func entries() {
    let content = running(since: 0)
    let environment = FitEnvironment(now: Fixture.now)
    let entries = Fitter().entries(
      content, family: .systemSmall, environment: environment, from: Fixture.now,
      until: Fixture.now.adding(seconds: 10_000))
    // Eight times work, seven times rest, and ready again.
    #expect(entries.count == 16)
    #expect(entries[1].date == Fixture.now.adding(seconds: 40))
    #expect(entries[2].date == Fixture.now.adding(seconds: 60))
    #expect(entries.last?.layout.words == ["Tabata", "0:40", "Start"])
    #expect(entries.last?.layout.nextChange == nil)
    let short = Fitter().entries(
      content, family: .systemSmall, environment: environment, from: Fixture.now,
      until: Fixture.now.adding(seconds: 59))
    #expect(short.count == 2)
  }
}
