import Testing
import YuiFit
import YuiLines
import YuiScreens

/// What each preset shows in each family (spec 5, section 3).
@Suite("Forms")
struct FormTests {
  // MARK: - stat

  @Test("a stat: its spark from medium on, its button, a ring, one line")
  func stat() {
    let text =
      "stat@w 178.9lb Weight delta=-2.3 good=down spark=183|181|178.9 sub=\"this week\" "
      + "cta=\"Log today\""
    let small = Fixture.layout(text, .systemSmall)
    #expect(
      small.words == ["Weight", "178.9 lb", "\u{25BC}2.3", "this week", "Log today"])
    #expect(small.drawings.isEmpty)
    let value = small.runs.first { $0.lines == ["178.9 lb"] }
    #expect(value?.font.style == .largeTitle)
    #expect(value?.sensitive == true)
    #expect(small.runs.first { $0.lines == ["\u{25BC}2.3"] }?.role == .good)
    #expect(small.runs.first { $0.lines == ["Weight"] }?.sensitive == false)
    #expect(small.buttons.map(\.button.intent.action) == [.cta])
    #expect(small.buttons.first?.button.intent.value == "Log today")
    #expect(Fixture.layout(text, .systemMedium).drawings.map(\.drawing.kind) == [.spark])
    let large = Fixture.layout(text, .systemLarge)
    #expect((large.drawings.first?.frame.width ?? 0) > 300)
    let circular = Fixture.layout(text, .accessoryCircular)
    #expect(circular.words == ["178.9"])
    #expect(circular.drawings.map(\.drawing.kind) == [.ring])
    #expect(
      Fixture.layout(text, .accessoryInline).words == ["Weight", "178.9 lb", "\u{25BC}2.3"])
    #expect(
      Fixture.layout(text, .accessoryRectangular).words
        == ["Weight", "178.9 lb", "\u{25BC}2.3", "this week"])
  }

  @Test("numbers step down to 11 points and are then rounded, never cut")
  func wideNumbers() {
    for value in ["123456789.25", "1234567890123456", "-0.5"] {
      for family in Family.allCases {
        for size in [TextSize.large, .ax5] {
          let layout = Fixture.layout("stat@n \(value)kilograms Load", family, size: size)
          let run = layout.runs.first { $0.sensitive }
          #expect(run?.truncated == false, "\(value), \(family), \(size)")
          #expect((run?.font.size ?? 0) >= 11)
        }
      }
    }
  }

  @Test("a stat's part of its maximum fills the ring")
  func gauge() {
    let layout = Fixture.layout("stat@q 12 Queue max=48", .accessoryCircular)
    let arcs = layout.drawings.first?.drawing.marks.compactMap { mark -> Double? in
      if case .arc(_, let to, _) = mark.shape { to } else { nil }
    }
    #expect(arcs == [1, 0.25])
  }

  // MARK: - list

  @Test("a list shows 3, 4 or 8 items, and one more when that is all there is")
  func list() {
    let six = "list@l Title A1 B2 C3 D4 E5 F6"
    #expect(Fixture.layout(six, .systemSmall).more == 3)
    #expect(Fixture.layout(six, .systemMedium).more == 2)
    #expect(Fixture.layout(six, .systemLarge).more == 0)
    // Four items in a small widget: the fourth fits in the place of the last row.
    let four = Fixture.layout("list@l Title A1 B2 C3 D4", .systemSmall)
    #expect(four.words == ["Title", "A1", "B2", "C3", "D4"])
    #expect(four.more == 0)
  }

  @Test("a checklist's rows are toggles, each as high as its row with the gaps around it")
  func toggles() {
    var content = Fixture.content("list@l Title A1 B2 C3 +check")
    content.ticks[content.nodes[0].key] = ["B2"]
    let layout = Fixture.layout(content, .systemMedium)
    let intents = layout.buttons.map(\.button.intent)
    #expect(intents.map(\.action) == [.toggle, .toggle, .toggle])
    #expect(intents.map(\.value) == ["A1", "B2", "C3"])
    #expect(intents.map(\.on) == [true, false, true])
    let frames = layout.buttons.map(\.frame)
    #expect(frames[0].height == 22)
    #expect(frames[0].maxY == frames[1].y)
  }

  @Test("on the lock screen a list is its next item, or All done")
  func nextItem() {
    var content = Fixture.content("list@l Title A1 B2 C3 +check")
    content.ticks[content.nodes[0].key] = ["A1"]
    #expect(Fixture.layout(content, .accessoryInline).words == ["B2"])
    let strip = Fixture.layout(content, .accessoryRectangular)
    #expect(strip.words == ["Title", "B2", "2 more in Yui"])
    content.ticks[content.nodes[0].key] = ["A1", "B2", "C3"]
    #expect(Fixture.layout(content, .accessoryRectangular).words == ["Title", "All done"])
    #expect(Fixture.layout(content, .accessoryInline).words == ["All done"])
    #expect(Fixture.layout(content, .accessoryCircular).words == ["3/3"])
  }

  @Test("a list without items is its title, one unit")
  func emptyList() {
    let layout = Fixture.layout("list@l Groceries", .systemSmall)
    #expect(layout.words == ["Groceries"])
    #expect(layout.more == 0)
  }

  // MARK: - card, say, title

  @Test("a card: title and sub, the first line of its body, all of it")
  func card() {
    let text =
      "card@c Thursday \"Easy run, five kilometres along the river, keep it slow, no watch.\" "
      + "sub=\"after work\" cta=\"Open plan\""
    #expect(
      Fixture.layout(text, .systemSmall).words == ["Thursday", "after work", "Open plan"])
    let medium = Fixture.layout(text, .systemMedium)
    #expect(medium.words.count == 4)
    #expect(medium.words[1].hasSuffix("\u{2026}"))
    #expect(medium.runs[1].truncated)
    let large = Fixture.layout(text, .systemLarge)
    #expect(large.runs[1].lines.count == 2)
    #expect(!large.runs[1].truncated)
    #expect(
      Fixture.layout(text, .accessoryRectangular).words == ["Thursday", "after work"])
    #expect(Fixture.layout(text, .accessoryInline).words == ["Thursday"])
  }

  @Test("say: one line, two, four")
  func say() {
    let text = "say " + String(repeating: "word ", count: 80)
    #expect(Fixture.layout(text, .systemSmall).words.count == 1)
    #expect(Fixture.layout(text, .systemMedium).words.count == 2)
    #expect(Fixture.layout(text, .systemLarge).words.count == 4)
  }

  @Test("what a widget cannot hold is its title and Open", arguments: Preset.allCases)
  func everyPreset(preset: Preset) {
    guard preset.spec.widget == .title else { return }
    let example = preset == .custom ? "custom@x {\"a\":[1]}" : preset.spec.example
    let content = Fixture.content(example)
    guard let node = content.nodes.first else {
      Issue.record("\(preset) adds nothing")
      return
    }
    for family in [Family.systemSmall, .systemMedium, .systemLarge] {
      let layout = Fixture.layout(content, family)
      #expect(layout.words.contains("Open"), "\(preset): \(layout.words)")
      #expect(layout.buttons.map(\.button.intent.action) == [.open])
      #expect(layout.more == 0)
    }
    for family in Family.allCases {
      let layout = Fixture.layout(content, family)
      for word in layout.words + [layout.accessibilityLabel] {
        #expect(!word.contains("{") && !word.contains(node.id + " "), "\(preset): \(word)")
      }
    }
  }

  @Test("a deck with its pages is one, so are steps next to each other")
  func groups() {
    let content = Fixture.content(
      """
      deck@d "Week 3"
      page A
      page B
      end
      step One
      step Two
      step Three
      """)
    let layout = Fixture.layout(content, .systemLarge)
    #expect(layout.shown == 2)
    #expect(layout.words.filter { $0 == "Open" }.count == 2)
    #expect(layout.words.contains("Week 3"))
    #expect(layout.words.contains("One"))
  }

  // MARK: - timeline

  @Test("the now row is the first that is now, else the first not done, else the last")
  func nowRow() {
    let words = { (text: String) in Fixture.layout(text, .accessoryInline).words }
    #expect(words("timeline T\ndone A\nnow B\nnext C") == ["Now: B"])
    #expect(words("timeline T\ndone A\nnext B\nnext C") == ["Now: B"])
    #expect(words("timeline T\ndone A\ndone B") == ["B"])
    #expect(words("done A\nnow B\nnext C") == ["Now: B"])
  }

  @Test("a timeline: now, the next two, the last two done, the next three")
  func timeline() {
    let text = """
      timeline@t Release
      done A
      done B
      done C
      now D at=Wed sub="tests running"
      next E
      next F
      next G
      next H
      """
    #expect(Fixture.layout(text, .systemSmall).words == ["Release", "D", "Wed", "tests running"])
    let medium = Fixture.layout(text, .systemMedium).words
    #expect(medium == ["Release", "D", "Wed", "tests running", "E", "F"])
    let large = Fixture.layout(text, .systemLarge).words
    #expect(
      large == ["Release", "B", "C", "D", "Wed", "tests running", "E", "F", "G"])
    #expect(Fixture.layout(text, .systemLarge).more == 0)
  }

  @Test("a row's link is a button as high as any")
  func rowLink() {
    let text = "timeline T\nnow https://ci.example.com/412 \"Build 412\"\nnext E"
    let layout = Fixture.layout(text, .systemMedium)
    #expect(layout.buttons.map(\.button.intent.action) == [.url])
    #expect(layout.buttons.first?.button.intent.value == "https://ci.example.com/412")
    #expect(layout.buttons.first?.frame.height == 28)
  }

  // MARK: - table

  @Test("a table: name and row count, the last 3 rows, the last 8; numbers end together")
  func table() {
    let text = "table Macros Food|Cal Eggs|140 Toast|90 Rice|1300 Plum|5"
    #expect(Fixture.layout(text, .systemSmall).words == ["Macros", "4 rows"])
    let medium = Fixture.layout(text, .systemMedium)
    #expect(!medium.words.contains("Eggs"))
    #expect(medium.words.contains("Plum"))
    let ends = ["90", "1300", "5"].compactMap { medium.frame(of: $0)?.maxX }
    #expect(ends.count == 3)
    #expect((ends.max() ?? 0) - (ends.min() ?? 0) < 0.01)
    #expect(Fixture.layout(text, .systemLarge).words.contains("Eggs"))
  }

  @Test("a query as table, list, chart and stat")
  func query() {
    let tables = """
      table create meals Day:date Food:text Cal:number:kcal Done:bool
      put meals a Day=2026-11-27 Food=Eggs Cal=140 Done=on
      put meals b Day=2026-11-28 Food=Rice Cal=300 Done=off
      put meals c Day=2026-11-29 Food=Plum Cal=40 Done=off
      """
    let table = Fixture.layout(tables + "\nquery meals Latest", .systemLarge)
    #expect(table.blocks.map(\.kind) == [.table])
    #expect(table.words.contains("3 rows"))
    #expect(table.words.contains("Nov 29"))
    let list = Fixture.layout(
      tables + "\nquery meals as list Food cols=Food|Done check=Done", .systemMedium)
    #expect(list.words == ["Food", "Eggs", "Rice", "Plum"])
    #expect(list.more == 0)
    let chart = Fixture.layout(tables + "\nquery meals as chart bar Cal", .systemMedium)
    #expect(chart.drawings.map(\.drawing.kind) == [.bar])
    #expect(chart.words.contains("40 kcal"))
    let stat = Fixture.layout(tables + "\nquery meals as stat Total sum=Cal", .systemSmall)
    #expect(stat.words == ["Total", "480 kcal"])
  }

  // MARK: - chart

  @Test("a chart: the drawing and its last value, a title, axes")
  func chart() {
    let text = "chart@c line Weight x=Mon|Tue|Wed y=180|179|178.5 unit=lb"
    let small = Fixture.layout(text, .systemSmall)
    #expect(small.words == ["178.5 lb"])
    #expect((small.drawings.first?.frame.height ?? 0) >= 44)
    #expect(Fixture.layout(text, .systemMedium).words == ["Weight", "178.5 lb"])
    let large = Fixture.layout(text, .systemLarge)
    #expect(large.words == ["Weight", "178.5 lb", "180", "178.5", "Mon", "Wed"])
    let range = large.drawings.first?.drawing.yRange
    #expect((range?.low ?? 0) < 178.5 && (range?.high ?? 0) > 180)
  }

  @Test("a donut: its total inside, its legend beside; a circle on the lock screen")
  func donut() {
    let text = "chart@c donut Spent x=Rent|Food|Fun y=1200|300|100 unit=$"
    #expect(Fixture.layout(text, .systemSmall).words == ["$1600"])
    #expect(
      Fixture.layout(text, .systemMedium).words
        == ["Spent", "$1600", "Rent", "$1200", "Food", "$300", "Fun", "$100"])
    #expect(Fixture.layout(text, .accessoryCircular).drawings.map(\.drawing.kind) == [.donut])
  }

  @Test(
    "a text of nothing that is drawn leaves no run",
    arguments: ["\u{0}", "\u{0}\u{0}abc", "\u{200B}", "\u{200D}\u{200D}", "\u{FEFF}x", "\u{7}"])
  func invisible(text: String) {
    for line in ["say \"\(text)\"", "card \"\(text)\" \"\(text)\"", "stat 5 \"\(text)\""] {
      let content = Fixture.content(line)
      for family in Family.allCases {
        let layout = Fitter().layout(
          content, family: family, environment: FitEnvironment(now: Fixture.now))
        let faults = LayoutCheck(layout, of: content).faults
        #expect(faults.isEmpty, "\(family): \(faults)")
      }
    }
  }
}
