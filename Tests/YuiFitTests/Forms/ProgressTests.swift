import Testing
import YuiFit
import YuiLines
import YuiScreens

/// Numbers on their way: parts and gauges; points of a line.
@Suite("Progress")
struct ProgressTests {
  private static let week =
    "stat@w 8 Week parts=15 done=7 current=8 sub=\"2 videos left\""

  private func bars(_ mark: Mark) -> [Rect] {
    if case .bars(let bars) = mark.shape { bars } else { [] }
  }

  @Test("a strip has a part each: those done, the one at hand, those to come")
  func strip() throws {
    for family in [Family.systemSmall, .systemMedium, .systemLarge] {
      let layout = Fixture.layout(Self.week, family)
      #expect(layout.words == ["Week", "8", "2 videos left"], "\(family)")
      let drawing = try #require(layout.drawings.first?.drawing)
      #expect(drawing.kind == .strip)
      #expect(drawing.marks.map { bars($0).count } == [7, 1, 7])
      #expect(drawing.marks.map(\.role) == [.secondary, .accent, .secondary])
      #expect(drawing.marks.map(\.accentable) == [false, true, false])
      let all = drawing.marks.flatMap(bars)
      for (left, right) in zip(all, all.dropFirst()) {
        #expect(left.x + left.width < right.x, "parts are apart")
      }
      #expect(abs((all.last.map { $0.x + $0.width } ?? 0) - 1) < 0.001)
    }
  }

  @Test("where a strip cannot be read words replace it, never both")
  func words() {
    let strip = Fixture.layout(Self.week, .accessoryRectangular)
    #expect(strip.words == ["Week", "8 of 15", "2 videos left"])
    #expect(strip.drawings.isEmpty)
    #expect(Fixture.layout(Self.week, .accessoryInline).words == ["Week", "8 of 15"])
    let circle = Fixture.layout(Self.week, .accessoryCircular)
    #expect(circle.words == ["8/15"])
    #expect(circle.drawings.first?.drawing.marks.count == 1, "a faint ring, nothing filled")
  }

  @Test("before the first part nothing is counted; after the last all are")
  func ends() {
    let before = "stat@w \"Starts Sep 8\" Term parts=15"
    #expect(Fixture.layout(before, .accessoryRectangular).words == ["Starts Sep 8"])
    #expect(Fixture.layout(before, .accessoryInline).words == ["Starts Sep 8"])
    #expect(!Fixture.layout(before, .accessoryCircular).words.contains { $0.contains("15") })
    let after = "stat@w \"Term complete\" Term parts=15 done=15"
    let rectangular = Fixture.layout(after, .accessoryRectangular)
    #expect(rectangular.words == ["Term complete", "15 of 15"])
    #expect(
      Fixture.layout(after, .accessoryInline).words == ["Term complete \u{B7} 15 of 15"])
    let small = Fixture.layout(after, .systemSmall)
    #expect(small.words == ["Term", "Term complete"])
    #expect(small.drawings.first?.drawing.marks.map(\.role) == [.accent])
  }

  @Test(
    "parts that are no whole number are none; those too many for the width are a bar",
    arguments: ["parts=0", "parts=-3", "parts=many", "parts=1e9", "parts=2000"])
  func wrong(prop: String) {
    #expect(Fixture.layout("stat@w 8 Week \(prop)", .systemSmall).drawings.isEmpty)
  }

  @Test func manyParts() throws {
    let layout = Fixture.layout("stat@w 90 Day parts=180 done=90", .systemSmall)
    let marks = try #require(layout.drawings.first?.drawing.marks)
    #expect(marks.flatMap(bars).map(\.width) == [1, 0.5])
  }

  @Test("a gauge is filled by the value, or by a number of its own")
  func gauge() throws {
    func fraction(_ text: String) -> Double? {
      Fixture.layout(text, .systemSmall).drawings.first.flatMap { drawing in
        drawing.drawing.marks.count > 1 ? bars(drawing.drawing.marks[1]).first?.width : nil
      }
    }
    #expect(fraction("stat@q 12 Queue max=48") == 0.25)
    #expect(fraction("stat@q 6 Waiting gauge=36 max=48") == 0.75)
    #expect(fraction("stat@q 60 Queue max=48") == 1)
    #expect(fraction("stat@q 0 Queue max=48") == nil)
    let circle = Fixture.layout("stat@q 6 Waiting gauge=36 max=48", .accessoryCircular)
    #expect(circle.words == ["6"])
    #expect(
      circle.drawings.first?.drawing.marks.last?.shape
        == .arc(from: 0, to: 0.75, thickness: 1.0 / 6))
    let word = Fixture.layout("stat@s \"slovo\" \"12 of 20\" gauge=12 max=20", .accessoryCircular)
    #expect(word.words == ["12"], "words do not go into a ring")
  }

  @Test("what is new takes the accent, and may show on a locked phone where the screen says so")
  func marked() {
    let text = "stat@w 8 Week parts=15 done=7 sub=Ready lock=Ready +mark"
    let small = Fixture.layout(text, .systemSmall)
    #expect(small.runs.last?.role == .accent)
    #expect(small.runs.last?.sensitive == true)
    let strip = Fixture.layout(text, .accessoryRectangular, hidden: true)
    #expect(strip.words == ["Week", "\u{2022}\u{2022}\u{2022}", "Ready"])
    #expect(strip.runs.last?.sensitive == false)
    #expect(strip.accessibilityLabel == "Week, hidden until unlocked, Ready")
    let open = Fixture.layout(text, .accessoryRectangular)
    #expect(open.accessibilityLabel == "Week, 8 of 15, Ready")
    #expect(Fixture.layout(text, .accessoryInline, hidden: true).words == ["Ready"])
  }

  // MARK: - Points

  private static let day = """
    timeline@d Day layout=points
    done@a Dawn at=5:34
    done@b Noon at=11:58
    next@c Later at=14:12
    next@d Dusk at=16:24
    end
    """

  @Test("points stand in order, the next one the only accent, now marked before it")
  func points() throws {
    let layout = Fixture.layout(Self.day, .systemMedium)
    #expect(
      layout.words
        == ["Day", "Dawn", "Noon", "Later", "Dusk", "5:34", "11:58", "14:12", "16:24"])
    let drawing = try #require(layout.drawings.first?.drawing)
    let accents = drawing.marks.filter { $0.role == .accent }
    #expect(accents.count == 1)
    #expect(accents.first?.shape == .dots(points: [Point(0.625, 0.5)], radius: 7))
    let tick = try #require(drawing.marks.last.map(bars)?.first)
    #expect(tick.x > 0.375 && tick.x + tick.width < 0.625)
    #expect(drawing.sensitive)
  }

  @Test("where the names do not fit beside each other the rows stand below each other")
  func pointsThatDoNotFit() {
    let layout = Fixture.layout(Self.day, .systemMedium, size: .ax3)
    #expect(layout.drawings.isEmpty)
    #expect(layout.words.contains("Later"))
    #expect(Fixture.layout(Self.day, .systemSmall).drawings.isEmpty)
  }
}
