import Testing
import YuiFit
import YuiLines
import YuiScreens

/// The rules of fitting one by one (spec 5, section 4), and the layouts without a screen.
@Suite("Fitting")
struct FittingTests {
  // MARK: - Groups

  @Test("a member that stands apart from its group is no component of its own")
  func strays() {
    // No reply has it so: the group would be closed. A file or ops made by hand may.
    var nodes = Fixture.content(
      "timeline@day Day\ndone 07:30 Run\nnext 09:00 Read\nstat 5 Cups"
    ).nodes
    nodes.swapAt(2, 3)
    let layout = Fixture.layout(FitContent(name: "x", nodes: nodes), .systemLarge)
    #expect(layout.blocks.map(\.kind) == [.timeline, .stat])
    #expect(layout.more == 0)
  }

  // MARK: - The last row

  @Test("a copy that is three hours old says since when, beside N")
  func stale() {
    var content = Fixture.content("list@l Title A B C D E F G H I")
    content.caughtUp = Fixture.now.adding(seconds: -10_799)
    let fresh = Fixture.layout(content, .systemSmall)
    #expect(fresh.words.last == "6 more in Yui")
    #expect(fresh.nextChange == Fixture.now.adding(seconds: 1).secondsSince1970)
    content.caughtUp = Fixture.now.adding(seconds: -10_800)
    let stale = Fixture.layout(content, .systemMedium)
    #expect(stale.words.suffix(2) == ["5 more in Yui", "as of 6:40"])
    #expect(stale.accessibilityLabel.hasSuffix("5 more in Yui. as of 6:40"))
    content.caughtUp = Fixture.now.adding(seconds: -100_000)
    #expect(Fixture.layout(content, .systemMedium).words.last == "as of Nov 28")
  }

  @Test("a stale copy with nothing hidden has the row for itself")
  func staleAlone() {
    var content = Fixture.content("stat 5 Cups")
    content.caughtUp = Fixture.now.adding(seconds: -20_000)
    let layout = Fixture.layout(content, .systemSmall)
    #expect(layout.more == 0)
    #expect(layout.blocks.last?.kind == .lastRow)
    #expect(layout.words.last == "as of 4:06")
  }

  @Test("N is short where its long form is too wide")
  func narrow() {
    var texts = Texts.english
    texts.moreTemplate = PluralText(other: "{n} more things that are in Yui and not in here")
    var content = Fixture.content("list@l Title A B C D E F G H I")
    content.caughtUp = Fixture.now.adding(seconds: -20_000)
    let layout = Fixture.layout(content, .systemSmall, texts: texts)
    #expect(layout.words.contains("+6"))
    #expect(!layout.words.contains { $0.contains("more things") })
    // `as of` gives way first: it is gone where N has to be shortened.
    #expect(!layout.words.contains { $0.hasPrefix("as of") })
    #expect(layout.accessibilityLabel.hasSuffix("as of 4:06"))
  }

  @Test("one accent a widget: the first component that asks for it")
  func accent() {
    let text = """
      stat@w 178.9lb Weight delta=-2.3 spark=1|2|3 cta="Log today"
      chart line Trend y=1|2|3
      timer 25m "Deep work"
      """
    let layout = Fixture.layout(text, .systemLarge)
    let drawings = layout.drawings.map { $0.drawing.marks.last?.role }
    #expect(drawings == [.accent, .secondary, .secondary])
    #expect(layout.buttons.map(\.button.role) == [.accent, .primary])
    #expect(layout.buttons.map { $0.button.elements.count } == [1, 1])
    let second = Fixture.layout("list@l Title A B +check\nchart line Trend y=1|2|3", .systemLarge)
    #expect(second.drawings.map { $0.drawing.marks.first?.role } == [.accent])
  }

  @Test("a number too wide for a ring stands without one", arguments: [53.0, 58.0])
  func circle(side: Double) {
    let canvas = Canvas(width: side, height: side, scale: 2, margin: 0)
    for (value, words) in [("-0.000123456", "\u{2212}1.23e\u{2212}4"), ("72", "72")] {
      let layout = Fixture.layout(
        Fixture.content("stat x=1 value=\(value) label=L"), .accessoryCircular, canvas: canvas)
      #expect(layout.runs.map(\.sensitive) == [true], "\(value)")
      #expect(layout.drawings.isEmpty == (value != "72"))
      if side == 58 { #expect(layout.words == [words]) }
    }
  }

  @Test("a corner has its component's name along the curve")
  func corner() {
    let layout = Fixture.layout("stat 72kg Weight", .accessoryCorner)
    #expect(layout.curvedLabel?.lines == ["Weight"])
    #expect(layout.curvedLabel?.sensitive == false)
    #expect(Fixture.layout("say Hello", .accessoryCorner).curvedLabel == nil)
    #expect(Fixture.layout("stat 72kg Weight", .accessoryCircular).curvedLabel == nil)
  }

  @Test("the last row and the buttons stop growing at xxxLarge")
  func capped() {
    let text = "list@l Title A B C D E F G H I\ncard C cta=Go"
    let last = { (size: TextSize) in
      Fixture.layout(text, .systemLarge, size: size).runs.last?.font.size
    }
    #expect(last(.xxxLarge) == 17)
    #expect(last(.ax1) == last(.xxxLarge))
  }

  // MARK: - The first pass

  @Test("a first component that does not fit with the last row is one line")
  func oneLine() {
    let canvas = Canvas(width: 133, height: 60, scale: 2, margin: 16)
    let layout = Fixture.layout(
      Fixture.content("list@l Title Walk B C\nstat 5 Cups"), .systemSmall, canvas: canvas)
    #expect(layout.words == ["Walk"])
    #expect(layout.blocks.map(\.kind) == [.list])
    #expect(layout.shown == 1)
    #expect(layout.more == 3)
  }

  @Test("extra large fills two columns, one after the other")
  func columns() {
    let text = (1...9).map { "stat \($0) Label\($0)" }.joined(separator: "\n")
    let layout = Fixture.layout(text, .systemExtraLarge)
    let xs = layout.blocks.map(\.frame.x)
    #expect(layout.shown == 9)
    #expect(Set(xs).count == 2)
    #expect(xs == xs.sorted())
    let portrait = Fixture.layout(text, .systemExtraLargePortrait)
    #expect(Set(portrait.blocks.map(\.frame.x)).count == 1)
  }

  @Test("the smallest canvases hold a screen of everything")
  func smallest() {
    let text = """
      stat@w 178.9lb Weight delta=-2.3 spark=1|2|3
      list@l Today "Walk 30 min" B C D +check
      timer 25m "Deep work"
      chart line Trend y=1|2|3 unit=lb
      """
    let canvases: [(Family, Double, Double, Double)] = [
      (.systemSmall, 133, 133, 16), (.systemSmall, 141, 141, 16), (.systemSmall, 146, 146, 16),
      (.accessoryCircular, 53, 53, 0), (.accessoryRectangular, 133, 53, 0),
      (.accessoryInline, 225, 26, 0),
    ]
    for size in TextSize.allCases {
      for (family, width, height, margin) in canvases {
        let content = Fixture.content(text)
        let layout = Fixture.layout(
          content, family, size: size,
          canvas: Canvas(width: width, height: height, scale: 2, margin: margin))
        #expect(LayoutCheck(layout, of: content).faults.isEmpty, "\(family) \(size)")
        #expect(!layout.words.isEmpty, "\(family) \(size)")
      }
    }
  }

  // MARK: - Hidden, mirrored, changed

  @Test("hidden: values are dots, titles stay")
  func hidden() {
    let text = "stat@w 178.9lb Weight delta=-2.3 sub=\"this week\"\nlist@l Title Walk Read +check"
    let layout = Fixture.layout(text, .systemMedium, hidden: true)
    #expect(layout.words.contains("Weight"))
    #expect(layout.words.contains("Title"))
    #expect(!layout.words.contains { $0.contains("178") || $0 == "Walk" || $0 == "this week" })
    #expect(layout.words.contains("\u{2022}\u{2022}\u{2022}"))
    #expect(layout.buttons.isEmpty)
    #expect(!layout.accessibilityLabel.contains("Walk"))
    #expect(layout.accessibilityLabel.contains("hidden until unlocked"))
  }

  @Test("from right to left all is mirrored, but nothing else changes")
  func mirrored() {
    let text = FirstLightTests.reply
    let left = Fixture.layout(Fixture.content(text), .systemMedium)
    let right = Fixture.layout(Fixture.content(text), .systemMedium, rightToLeft: true)
    #expect(right.rightToLeft)
    #expect(left.words == right.words)
    for (one, other) in zip(left.elements, right.elements) {
      #expect(abs(one.frame.x - (left.canvas.width - other.frame.maxX)) < 0.01)
      #expect(one.frame.y == other.frame.y)
    }
  }

  @Test("a patch below the fold changes no layout, one above it does")
  func changes() {
    let fitter = Fitter()
    let environment = FitEnvironment(now: Fixture.now)
    let before = Fixture.content(FirstLightTests.reply)
    let below = Fixture.content(FirstLightTests.reply, "~run sub=\"before work\"")
    let above = Fixture.content(FirstLightTests.reply, "~weight 180lb")
    #expect(
      !fitter.changesLayout(
        from: before, to: below, family: .systemMedium, environment: environment))
    #expect(
      fitter.changesLayout(
        from: before, to: above, family: .systemMedium, environment: environment))
    #expect(
      fitter.changesLayout(
        from: before, to: below, family: .systemLarge, environment: environment))
    var later = before
    later.caughtUp = Fixture.now
    #expect(
      !fitter.changesLayout(
        from: before, to: later, family: .systemMedium, environment: environment))
  }

  @Test("a stale mark is an entry of its own, and midnight another")
  func staleEntries() {
    var content = Fixture.content("stat 5 Cups")
    content.caughtUp = Fixture.now
    let entries = Fitter().entries(
      content, family: .systemSmall, environment: FitEnvironment(now: Fixture.now),
      from: Fixture.now, until: Fixture.now.adding(seconds: 86_400))
    #expect(entries.map(\.layout.words.last) == ["5", "as of 9:40", "as of Nov 29"])
    #expect(entries[1].date == Fixture.now.adding(seconds: 10_800))
    #expect(entries[2].date == Moment("2026-11-30T00:00:00Z"))
  }

  // MARK: - Without a screen

  @Test("every state has a layout in every family", arguments: WidgetLayout.State.allCases)
  func states(state: WidgetLayout.State) {
    for family in Family.allCases {
      for size in [TextSize.large, .ax5] {
        let content = FitContent(
          state: state == .empty ? .ready : state, agent: "coach", name: "today")
        let layout = Fixture.layout(content, family, size: size)
        #expect(layout.state == (state == .ready ? .empty : state))
        #expect(layout.shown == 0)
        #expect(layout.more == 0)
        #expect(layout.blocks.map(\.kind) == [.notice])
        #expect(!layout.accessibilityLabel.isEmpty)
        for element in layout.elements {
          #expect(layout.contentBox.contains(element.frame), "\(state) \(family) \(size)")
        }
        if family == .systemSmall, size == .large {
          #expect(layout.words.first?.isEmpty == false)
        }
      }
    }
  }

  @Test("a screen without components is its name and Open in Yui")
  func empty() {
    let layout = Fixture.layout(FitContent(agent: "coach", name: "today"), .systemSmall)
    #expect(layout.words.first == "today")
    #expect(layout.words.contains("Open in Yui"))
    #expect(layout.link == "yui://agent/coach/thread?show=today")
  }
}
