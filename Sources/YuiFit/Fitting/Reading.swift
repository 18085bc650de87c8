import YuiLines
import YuiScreens

/// A screen as it is read for layouts, all of one moment and one person. What is found out for one
/// family is there for the next: components, what they say, fonts.
///
/// Only components that a layout looks at are read; the others are counted.
final class Reading {
  let content: FitContent
  let state: WidgetLayout.State
  let environment: FitEnvironment
  let tools: FitTools

  private var ahead: Components
  private var entries: [Entry] = []
  private var answers: [NodeKey: TableAnswer] = [:]
  private var fonts: [Fonts] = []

  /// A component that was looked at, and what it says once that was asked for.
  private struct Entry {
    var component: Component
    var facts: (any Facts)?
  }

  init(_ content: FitContent, environment: FitEnvironment, tools: FitTools) {
    self.content = content
    self.environment = environment
    self.tools = tools
    state = content.state == .ready && content.nodes.isEmpty ? .empty : content.state
    ahead = Components(state == .ready ? content.nodes : [])
  }

  var texts: Texts {
    @inline(__always) get { tools.texts }
  }
  var isHidden: Bool { environment.hidden }

  /// The component of a place; nil past the last.
  func component(_ place: Int) -> Component? {
    let known = entries
    if place < known.count { return known[place].component }
    return read(upTo: place)
  }

  /// Reads components up to a place, and gives that one.
  private func read(upTo place: Int) -> Component? {
    if entries.isEmpty { entries.reserveCapacity(16) }
    while let component = ahead.next() {
      entries.append(Entry(component: component))
      if entries.count > place { return component }
    }
    return nil
  }

  /// The query that the component of a place is; nil for others, and past the last.
  func query(_ place: Int) -> Node? {
    if place >= entries.count { _ = component(place) }
    guard place < entries.count, entries[place].component.form == .query else { return nil }
    return entries[place].component.nodes.first
  }

  /// What the component of a place says; nil past the last.
  func facts(_ place: Int) -> (any Facts)? {
    if let facts = knownFacts(place) { return facts }
    guard let component = component(place) else { return nil }
    let facts = facts(of: component)
    entries[place].facts = facts
    return facts
  }

  private func knownFacts(_ place: Int) -> (any Facts)? {
    let known = entries
    return place < known.count ? known[place].facts : nil
  }

  /// All units of the screen, and when they would be others with no new row: a list that is not
  /// shown counts too, so what it answers matters.
  private(set) lazy var units: (count: Int, change: Moment?) = {
    var (count, next) = (0, Moment?.none)
    func add(_ component: Component) {
      count += units(component)
      if component.form == .query, let node = component.nodes.first, QueryFacts.isList(node) {
        next = earlier(next, change(ofQuery: node))
      }
    }
    for entry in entries { add(entry.component) }
    var rest = ahead
    while let component = rest.next() { add(component) }
    return (count, next)
  }()

  /// What the first component says in one line, when it says so itself.
  private(set) lazy var glance: Glance? =
    component(0)?.nodes.first.flatMap { Glance($0, self) }

  /// A text as it is drawn: the empty one is the same for all.
  func phrase(_ text: String) -> Phrase { text.isEmpty ? noPhrase : Phrase(text) }
  private let noPhrase = Phrase("")

  /// The words of the buttons that are not a screen's own.
  private(set) lazy var open = Phrase(tools.texts.open)
  private(set) lazy var openInYui = Phrase(tools.texts.openInYui)

  /// Where a tap leads.
  private(set) lazy var link: String =
    content.agent.isEmpty && content.name.isEmpty
    ? "" : WidgetLink(agent: content.agent, screen: content.name).url

  /// The fonts of a platform at the person's text size.
  func fonts(_ platform: Platform, scale: Int) -> Fonts {
    let type = Typography(platform: platform, textSize: environment.textSize, scale: scale)
    if let known = fonts.first(where: { $0.type == type }) { return known }
    let made = Fonts(type, place: fonts.count, measurer: tools.measurer)
    fonts.append(made)
    return made
  }

  /// What a query answers at the layout's moment, in the viewer's day.
  func answer(_ node: Node) -> TableAnswer {
    if let known = answers[node.key] { return known }
    let answer = content.tables.answer(
      to: node.props,
      at: LocalTime(environment.now, utcOffsetSeconds: environment.utcOffset))
    answers[node.key] = answer
    return answer
  }

  /// The earlier of two moments that may not be.
  func earlier(_ left: Moment?, _ right: Moment?) -> Moment? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}

/// What a fitter is made with, shared by all its layouts.
final class FitTools: Sendable {
  let measurer: any TextMeasurer
  let texts: Texts

  init(measurer: any TextMeasurer, texts: Texts) {
    self.measurer = measurer
    self.texts = texts
  }
}
