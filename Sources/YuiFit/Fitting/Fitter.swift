import YuiScreens

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
    let page = Page(family: family, environment: environment, tools: tools)
    let state =
      content.state == .ready && content.nodes.isEmpty ? .empty : content.state
    var fitting = Fitting(content, state: state, page: page)
    if family.showsOneComponent {
      fitting.takeFirst()
    } else {
      fitting.takePrefix()
      if family.columns > 1, fitting.hidesComponents {
        // Labels that are cut are better than components that are not there.
        var compact = Fitting(
          content, state: state,
          page: Page(family: family, environment: environment, tools: tools, isCompact: true))
        compact.takePrefix()
        if compact.placed.count > fitting.placed.count { fitting = compact }
      }
      fitting.enrich()
    }
    return fitting.layout()
  }
}

/// One run of the fitter: what has been taken so far.
struct Fitting {
  let content: FitContent
  let state: WidgetLayout.State
  let page: Page
  /// The content box, in pixels.
  let box: Box
  /// A column's width.
  private(set) var columnWidth: Int
  private(set) var columnCount: Int
  private var components: Components
  var placed: [Placed] = []
  /// All units of the screen.
  private(set) var unitCount = 0
  /// Whether a component was left out.
  private(set) var hidesComponents = false
  /// Whether the first component is drawn as one line, with nothing beside it.
  private(set) var isOneLine = false
  let isStale: Bool

  /// A component that is shown.
  struct Placed {
    var form: any Form
    var level = 0
    var height: Int
    var extra = 0
    var column: Int
  }

  static let columnGap = 16
  static let componentGap = 8
  static let lastRowGap = 6

  init(_ content: FitContent, state: WidgetLayout.State, page: Page) {
    self.content = content
    self.state = state
    self.page = page
    let content = page.canvas.content
    box = Box(x: content.x, y: content.y, width: content.width, height: content.height)
    columnCount = page.family.columns
    columnWidth =
      columnCount == 1
      ? box.width
      : max(0, (box.width - (columnCount - 1) * page.px(Self.columnGap)) / columnCount)
    components = Components(state == .ready ? self.content.nodes : [])
    isStale = state == .ready && page.isStale(self.content)
  }

  /// What the last row takes, the gap above it included.
  private var lastRowHeight: Int { page.height(.lastRow) + page.px(Self.lastRowGap) }

  private func form(_ component: Component) -> any Form {
    page.form(component, of: content, width: columnWidth)
  }

  private func height(_ form: any Form, _ level: Int, extra: Int = 0) -> Int {
    var pen = Pen(page: page, x: 0, y: 0, width: columnWidth, isDry: true)
    form.draw(level, extra: extra, with: &pen)
    return pen.y
  }

  // MARK: - First pass

  /// Takes the first component alone, for the families that show no more.
  mutating func takeFirst() {
    guard state == .ready, let first = components.next() else {
      placed = [Placed(form: notice, height: box.height, column: 0)]
      return
    }
    placed = [Placed(form: form(first), height: box.height, column: 0)]
    countUnits(first)
    while let component = components.next() {
      hidesComponents = true
      countUnits(component)
    }
  }

  /// Takes the longest prefix that fits in leanest forms, with room for the last row where there
  /// has to be one.
  mutating func takePrefix() {
    guard state == .ready else {
      let form = notice
      placed = [Placed(form: form, height: height(form, 0), column: 0)]
      columnCount = 1
      columnWidth = box.width
      isOneLine = placed[0].height > box.height
      return
    }
    var used = [Int](repeating: 0, count: columnCount)
    var column = 0
    var first: Component?
    while let component = components.next() {
      if first == nil { first = component }
      countUnits(component)
      let form = form(component)
      let height = height(form, 0)
      while column < columnCount, used[column] + gap(used[column]) + height > box.height {
        column += 1
      }
      guard column < columnCount else {
        hidesComponents = true
        break
      }
      used[column] += gap(used[column]) + height
      placed.append(Placed(form: form, height: height, column: column))
    }
    while let component = components.next() { countUnits(component) }
    makeRoom()
    if placed.isEmpty, let first {
      isOneLine = true
      columnCount = 1
      columnWidth = box.width
      placed = [Placed(form: form(first), height: box.height, column: 0)]
    } else if columnCount > 1 {
      if placed.count == 1 { spread() } else { balance() }
    }
  }

  /// Drops components from the end until the last row fits, if there has to be one.
  private mutating func makeRoom() {
    while let last = placed.last, needsLastRow {
      let isInLastColumn = last.column == columnCount - 1
      guard isInLastColumn else { return }
      if used(columnCount - 1) + lastRowHeight <= box.height { return }
      placed.removeLast()
      hidesComponents = true
    }
  }

  private var needsLastRow: Bool {
    isStale || hidesComponents || placed.contains { $0.form.completeLevel != $0.level }
  }

  private func gap(_ used: Int) -> Int { used > 0 ? page.px(Self.componentGap) : 0 }

  /// The height used in a column.
  private func used(_ column: Int) -> Int {
    var sum = 0
    for item in placed where item.column == column {
      sum += gap(sum) + item.height + item.extra
    }
    return sum
  }

  /// A component alone has the whole width.
  private mutating func spread() {
    guard !hidesComponents || placed[0].form.kind != .notice else { return }
    guard !hidesComponents else { return }
    columnCount = 1
    columnWidth = box.width
    var all = Components(content.nodes)
    guard let first = all.next() else { return }
    let form = form(first)
    placed = [Placed(form: form, height: height(form, 0), column: 0)]
  }

  /// Moves components from the first column to the second while that makes the taller one lower.
  private mutating func balance() {
    let last = columnCount - 1
    let room = box.height - (needsLastRow ? lastRowHeight : 0)
    while let place = placed.lastIndex(where: { $0.column < last }), place > 0 {
      let before = max(used(last - 1), used(last))
      placed[place].column = last
      guard used(last) <= room, max(used(last - 1), used(last)) < before else {
        placed[place].column = last - 1
        return
      }
    }
  }

  private var notice: any Form { NoticeForm(content, state: state, page: page) }

  private mutating func countUnits(_ component: Component) {
    unitCount += page.units(component, of: content)
  }

  // MARK: - Second pass

  /// Gives the room that is left to richer forms, a step each from the top down, round after
  /// round; then to the drawings.
  mutating func enrich() {
    guard !isOneLine else { return }
    var hasLastRow = needsLastRow
    var room = rooms(hasLastRow)
    takeSteps(&room, telling: true)
    if hasLastRow, !isStale, !hidesComponents {
      if let place = onlyHidden { complete(place, &room) }
      if !needsLastRow {
        hasLastRow = false
        room = rooms(false)
        takeSteps(&room, telling: true)
      }
    }
    takeSteps(&room, telling: false)
    for place in placed.indices {
      let item = placed[place]
      let most = item.form.stretch(item.level, width: columnWidth)
      let extra = min(most, room[item.column])
      guard extra > 0 else { continue }
      placed[place].extra = extra
      room[item.column] -= extra
    }
  }

  /// The room left in each column.
  private func rooms(_ hasLastRow: Bool) -> [Int] {
    (0..<columnCount).map { column in
      let reserved = hasLastRow && column == columnCount - 1 ? lastRowHeight : 0
      return box.height - used(column) - reserved
    }
  }

  private mutating func takeSteps(_ room: inout [Int], telling: Bool) {
    var goesOn = true
    while goesOn {
      goesOn = false
      for place in placed.indices {
        let form = placed[place].form
        if takeStep(place, below: telling ? form.tellingLevels : form.levels, &room) {
          goesOn = true
        }
      }
    }
  }

  /// Takes the next level of a component that there is room for.
  private mutating func takeStep(_ place: Int, below end: Int, _ room: inout [Int]) -> Bool {
    let item = placed[place]
    var level = item.level + 1
    while level < end {
      let height = height(item.form, level)
      if height - item.height <= room[item.column] {
        room[item.column] -= height - item.height
        placed[place].level = level
        placed[place].height = height
        return true
      }
      level += 1
    }
    return false
  }

  /// The only component with a hidden unit, when it is one unit.
  private var onlyHidden: Int? {
    var found: Int?
    for (place, item) in placed.enumerated() {
      let hidden = item.form.unitCount - item.form.units(item.level)
      if hidden == 0 { continue }
      guard hidden == 1, found == nil, item.form.completeLevel != nil else { return nil }
      found = place
    }
    return found
  }

  /// Shows the one hidden unit in the last row's place, when it fits there.
  private mutating func complete(_ place: Int, _ room: inout [Int]) {
    let item = placed[place]
    guard let level = item.form.completeLevel else { return }
    let height = height(item.form, level)
    let reserved = item.column == columnCount - 1 ? lastRowHeight : 0
    guard height - item.height <= room[item.column] + reserved else { return }
    placed[place].level = level
    placed[place].height = height
  }
}

extension Page {
  /// A copy that was not caught up for three hours says so (spec 5, section 4).
  static let staleAfter = 10_800.0

  func isStale(_ content: FitContent) -> Bool {
    guard let caughtUp = content.caughtUp else { return false }
    return environment.now.seconds(since: caughtUp) >= Self.staleAfter
  }
}
