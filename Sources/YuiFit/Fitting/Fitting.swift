import YuiLines
import YuiScreens

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
  /// When the answer to a query would differ with no new row.
  private(set) var answersChange: Moment?

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
  var lastRowHeight: Int { page.height(.lastRow) + page.px(Self.lastRowGap) }

  private func form(_ component: Component) -> any Form {
    page.form(component, of: content, width: columnWidth)
  }

  func height(_ form: any Form, _ level: Int, extra: Int = 0) -> Int {
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
    noteAnswer(first)
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
      noteAnswer(component)
    }
    while let component = components.next() { countUnits(component) }
    makeRoom()
    if placed.isEmpty, let first {
      isOneLine = true
      columnCount = 1
      columnWidth = box.width
      placed = [Placed(form: form(first), height: box.height, column: 0)]
      noteAnswer(first)
    } else if columnCount > 1 {
      if placed.count > 1 { balance() } else if let first { spread(first) }
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

  /// Drops components from the end until there are no more than so many.
  mutating func keep(atMost count: Int) {
    guard placed.count > max(count, 1) else { return }
    placed.removeLast(placed.count - max(count, 1))
    hidesComponents = true
    makeRoom()
  }

  var needsLastRow: Bool {
    isStale || hidesComponents || placed.contains { $0.form.completeLevel != $0.level }
  }

  private func gap(_ used: Int) -> Int { used > 0 ? page.px(Self.componentGap) : 0 }

  /// The height used in a column.
  func used(_ column: Int) -> Int {
    var sum = 0
    for item in placed where item.column == column {
      sum += gap(sum) + item.height + item.extra
    }
    return sum
  }

  /// A component alone has the whole width, where the last row still fits below it.
  private mutating func spread(_ first: Component) {
    let columns = (count: columnCount, width: columnWidth, placed: placed)
    columnCount = 1
    columnWidth = box.width
    let form = form(first)
    placed = [Placed(form: form, height: height(form, 0), column: 0)]
    if used(0) + (needsLastRow ? lastRowHeight : 0) > box.height {
      (columnCount, columnWidth, placed) = columns
    }
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
    // A list that is not shown counts too, so what it answers matters.
    if component.form == .query, let node = component.nodes.first, QueryForms.isList(node) {
      noteAnswer(component)
    }
  }

  private mutating func noteAnswer(_ component: Component) {
    guard component.form == .query, let node = component.nodes.first,
      let change = page.change(ofQuery: node)
    else { return }
    answersChange = answersChange.map { min($0, change) } ?? change
  }
}
