import YuiFit
import YuiLines
import YuiScreens

// The Swift of README, a function for each of its blocks.
enum TenLines {
  static func parse() -> [String] {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    // readme:
    var parser = ReplyParser()
    parser.push("stat@weight 178.9lb Weight ")  // chunks may be cut anywhere
    parser.push("delta=-2.3\nstta 4 Oops\nsave today\n")
    parser.finish()
    let ops = parser.takeOps()  // a line that fails is an op, too
    for op in ops { print(op.value.json) }
    for fault in Checker.check(ops) { print(fault.message + " " + (fault.suggestion ?? "")) }
    // readme: end
    return printed
  }

  static func apply(at time: LocalTime) -> String? {
    // readme:
    var state = ScreenState()
    state.apply(reply: "stat@weight 178.9lb Weight\nsave today", at: time)
    state.apply(reply: "~weight 178.4lb delta=-2.8", at: time)
    let screen = state.saved("today")
    let weight = screen?.nodes.first?.props["value"]  // 178.4: the saved screen follows the patch
    // readme: end
    return weight?.json
  }

  static func fit(_ screen: SavedScreen) -> (WidgetLayout, String) {
    // readme:
    let content = FitContent(agent: "coach", saved: screen)
    let environment = FitEnvironment(now: Moment(secondsSince1970: 1_790_000_000))
    let layout = Fitter().layout(content, family: .systemMedium, environment: environment)
    for element in layout.elements {
      // Frames are in points; a view draws `element.content` there and decides nothing.
      assert(layout.contentBox.contains(element.frame))
    }
    let picture = TerminalPreview(layout, title: screen.name).text
    // readme: end
    return (layout, picture)
  }

  static func catchUp(_ state: ScreenState, _ path: String, _ rows: [AgentRow], at now: Moment)
    throws
    -> CatchUp
  {
    // readme:
    let file = CopyFile(path)
    let agent = PinnedCopy.Agent(id: "coach", name: "Coach")
    try file.write(PinnedCopy(of: state, saved: "today", agent: agent, at: now))
    // Later, in the widget's extension; a copy that is killed half-way is the old one.
    let news = try file.update { copy in copy.catchUp(rows, at: now) }
    // readme: end
    return news
  }
}
