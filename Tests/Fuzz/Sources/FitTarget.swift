import YuiFit
import YuiLines
import YuiScreens

/// The screens of any replies, fitted: the laws of spec 5, section 4.
enum FitTarget {
  @Sendable static func run(_ input: FuzzInput) {
    var state = ScreenState()
    for reply in input.pieces.prefix(4) { state.apply(reply: reply, at: ApplyTarget.noon) }
    var content = FitContent(agent: "coach", name: "today")
    for name in state.screenNames { content.nodes += state.nodes(on: name) }
    content.nodes = Array(content.nodes.prefix(200))
    content.tables = state.tables
    if content.nodes.isEmpty { return }
    if input.seed % 3 == 0 { content.caughtUp = ScreenMaker.now.adding(seconds: -20_000) }
    if input.seed % 5 == 0 {
      for node in content.nodes where node.preset == .list {
        let items = node.props["items"]?.list?.map(\.written) ?? []
        content.ticks[node.key] = Set(items.prefix(2))
      }
    }
    for one in cases(input.seed) { check(content, one, previews: input.seed % 4 == 0) }
    if input.seed % 3 == 1 { checkGrowth(content, input.seed) }
  }

  static func cases(_ seed: UInt64) -> [FitCase] {
    let all = FitCase.covering
    let start = Int(seed % UInt64(all.count))
    return (0..<2).map { all[(start + $0 * 7) % all.count] }
  }

  static func check(_ content: FitContent, _ one: FitCase, previews: Bool = true) {
    for hidden in [false, true] {
      let environment = one.environment(hidden: hidden)
      let layout = one.fitter.layout(content, family: one.family, environment: environment)
      if content.state == .ready, !content.nodes.isEmpty {
        let faults = LayoutCheck(layout, of: content).faults
        expect(faults.isEmpty, "\(one), hidden \(hidden): \(faults.prefix(3))")
      }
      if hidden || !previews { continue }
      let again = one.fitter.layout(content, family: one.family, environment: environment)
      expect(again == layout, "another layout the second time")
      expect(!TerminalPreview(layout, title: "x").text.isEmpty, "no preview")
      expect(!SVGPreview(layout, title: "x").text.isEmpty, "no picture")
      if let next = layout.nextChange {
        expect(next > environment.now.secondsSince1970, "the next change is over")
      }
    }
  }

  /// A larger canvas of the same family, and a smaller text, never show less.
  private static func checkGrowth(_ content: FitContent, _ seed: UInt64) {
    let families: [Family] = [.accessoryRectangular, .systemSmall, .systemMedium, .systemLarge]
    let family = families[Int(seed / 7 % 4)]
    let size = Int(seed / 31 % UInt64(FitCase.sizes.count - 1))
    var shown: [Int] = []
    let width = 120 + Double(seed / 1009 % 200)
    let height = family.isAccessory ? 53 + Double(seed / 77 % 20) : 120 + Double(seed / 77 % 200)
    for (more, size) in [(0.0, size + 1), (0, size), (23, size)] {
      var environment = FitEnvironment(now: ScreenMaker.now, textSize: FitCase.sizes[size])
      environment.canvas = Canvas(
        width: width + more, height: height + more, scale: 3, margin: family.isAccessory ? 0 : 16)
      shown.append(Fitter().layout(content, family: family, environment: environment).shown)
    }
    expect(shown == shown.sorted(), "less is shown in more room: \(family) \(shown)")
  }
}
