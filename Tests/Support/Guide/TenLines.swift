// The Swift of README, as the one program that its blocks are together.

// readme:
import YuiFit
import YuiLines
import YuiScreens
// readme: end

/// What the program prints.
struct TenLines {
  var printed: [String] = []

  mutating func run() throws {
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

    // readme:
    let now = Moment.now
    let time = LocalTime(now)  // the phone's clock: what `today` means in a row of a table
    var state = ScreenState()
    state.apply(reply: "stat@weight 178.9lb Weight\nsave today", at: time)
    state.apply(reply: "~weight 178.4lb delta=-2.8", at: time)
    let screen = state.saved("today") ?? SavedScreen(name: "today", screen: "1")
    print(screen.nodes[0].props["value"]?.json ?? "")  // 178.4: the saved screen follows the patch
    // readme: end

    // readme:
    let layout = Fitter().layout(
      FitContent(agent: "coach", saved: screen), family: .systemMedium,
      environment: FitEnvironment(now: now))
    for element in layout.elements {
      // Frames are in points; a view draws what is there and decides nothing.
      switch element.content {
      case .text(let run): print("\(element.frame.x), \(element.frame.y): \(run.lines[0])")
      case .button(let button): print("a button to \(button.intent.action)")
      default: break
      }
    }
    print(TerminalPreview(layout, title: screen.name).text)
    // readme: end

    // readme:
    let file = CopyFile("/tmp/today.copy")
    let agent = PinnedCopy.Agent(id: "coach", name: "Coach")
    try file.write(PinnedCopy(of: state, saved: "today", agent: agent, at: now))
    // Later, in the widget's extension: rows that the agent wrote since.
    let rows = [AgentRow(id: "7", at: now, body: "~weight 177.9lb delta=-3.3")]
    let news = try file.update { copy in copy.catchUp(rows, at: now) }
    print("\(news.changed.count) changed")
    // readme: end
    self.printed = printed
  }
}
