/// Makes layouts of screens: which components a widget shows, in which forms, and where all of it
/// stands (spec 5, section 4).
///
/// A layout is a pure function of the screen, the family, the environment and what the fitter is
/// made with. Same inputs, same layout, on every machine.
///
///     let fitter = Fitter()
///     let layout = fitter.layout(
///       FitContent(saved: screen), family: .systemMedium, environment: FitEnvironment(now: now))
///     layout.shown   // 2
///     layout.more    // 4
public struct Fitter: Sendable {
  let tools: FitTools

  /// A fitter with a measurer and the words of a language.
  public init(measurer: any TextMeasurer = TableMeasurer(), texts: Texts = .english) {
    tools = FitTools(measurer: measurer, texts: texts)
  }

  /// The words it uses.
  public var texts: Texts { tools.texts }

  /// The layout of a screen in a family.
  /// - Complexity: O(*n*) in the nodes for counting what is hidden; all else in what is shown.
  public func layout(
    _ content: FitContent, family: Family, environment: FitEnvironment
  ) -> WidgetLayout {
    layout(Reading(content, environment: environment, tools: tools), family: family)
  }

  /// The layouts of a screen in several families. What the screen says is read once for all of
  /// them.
  /// - Complexity: O(*n*) in the nodes for counting what is hidden; all else in what is shown.
  public func layouts(
    _ content: FitContent, families: [Family] = Family.allCases, environment: FitEnvironment
  ) -> [WidgetLayout] {
    let reading = Reading(content, environment: environment, tools: tools)
    return families.map { layout(reading, family: $0) }
  }

  private func layout(_ reading: Reading, family: Family) -> WidgetLayout {
    let page = Page(family: family, reading: reading)
    var fitting = Fitting(page)
    if family.showsOneComponent {
      fitting.takeFirst()
    } else {
      fitting.takePrefix()
      if family.columns > 1, fitting.hidesComponents, page.isLooser {
        // Labels that are cut are better than components that are not there.
        var compact = Fitting(Page(family: family, reading: reading, isCompact: true))
        compact.takePrefix()
        if compact.placed.count > fitting.placed.count { fitting = compact }
      }
      if page.shape == .strip, fitting.placed.count > 1 {
        fitting.keep(atMost: countInSmall(beside: page))
      }
      fitting.enrich()
    }
    return fitting.layout()
  }

  /// How many components the smallest widget of the home screen shows that is as wide and as high
  /// as a strip of the lock screen. A strip's type is smaller and it has no margins; yet it never
  /// shows more than a larger widget would.
  private func countInSmall(beside page: Page) -> Int {
    let canvas = Canvas(
      width: page.canvas.width, height: max(page.canvas.height, Self.smallestSide),
      scale: page.scale, margin: Self.margin)
    var fitting = Fitting(Page(family: .systemSmall, reading: page.reading, canvas: canvas))
    fitting.takePrefix()
    return fitting.placed.count
  }

  /// The side of the smallest widget there is on a home screen, and its margin.
  private static let smallestSide = 133.0
  private static let margin = 16.0
}
