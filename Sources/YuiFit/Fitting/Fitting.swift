import YuiLines
import YuiScreens

/// One run of the fitter: what has been taken so far.
struct Fitting {
  let page: Page
  /// The content box, in pixels.
  let box: Box
  /// A column's width.
  private(set) var columnWidth: Int
  private(set) var columnCount: Int
  var placed: [Placed] = []
  /// Whether a component was left out.
  private(set) var hidesComponents = false
  /// Whether the first component is drawn as one line, with nothing beside it.
  private(set) var isOneLine = false

  /// A component that is shown.
  struct Placed {
    var form: any Form
    var level = 0
    var height: Int
    var extra = 0
    var column: Int
    /// The level that it may grow to be below, in the second pass; zero once there is no room.
    var growsUpTo = 0

    init(form: any Form, height: Int, column: Int) {
      self.form = form
      self.height = height
      self.column = column
    }
  }

  static let columnGap = 16
  static let componentGap = 8
  static let lastRowGap = 6

  init(_ page: Page) {
    self.page = page
    box = page.content
    columnCount = page.family.columns
    columnWidth =
      columnCount == 1
      ? box.width
      : max(0, (box.width - (columnCount - 1) * page.px(Self.columnGap)) / columnCount)
  }

  var reading: Reading { page.reading }
  var state: WidgetLayout.State { page.reading.state }
  var isStale: Bool { page.reading.isStale }

  /// What the last row takes, the gap above it included.
  var lastRowHeight: Int { page.height(.lastRow) + page.px(Self.lastRowGap) }

  /// The form of the component of a place in a column; nil past the last.
  private func form(_ place: Int) -> (any Form)? {
    reading.facts(place)?.form(on: page, width: columnWidth)
  }

  /// A pen that draws nothing in a column, to find heights with.
  var dryPen: Pen { Pen(page: page, x: 0, y: 0, width: columnWidth, isDry: true) }

  private func height(_ form: any Form, _ level: Int) -> Int {
    var pen = dryPen
    return pen.height(form, level)
  }

  /// Whether the levels above the leanest are in the order of their heights, as the second pass
  /// takes for granted.
  private func isOrdered(_ form: any Form) -> Bool {
    (1..<max(form.levels, 1)).dropFirst().allSatisfy { height(form, $0) >= height(form, $0 - 1) }
  }

  // MARK: - First pass

  /// Takes the first component alone, for the families that show no more.
  mutating func takeFirst() {
    guard let first = form(0) else {
      placed = [Placed(form: notice, height: box.height, column: 0)]
      return
    }
    placed = [Placed(form: first, height: box.height, column: 0)]
    hidesComponents = reading.component(1) != nil
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
    var used = Columns()
    var column = 0
    placed.reserveCapacity(8)
    var pen = dryPen
    while let form = form(placed.count) {
      let height = pen.height(form, 0)
      while column < columnCount, used[column] + gap(used[column]) + height > box.height {
        column += 1
      }
      guard column < columnCount else {
        hidesComponents = true
        break
      }
      assert(isOrdered(form))
      used[column] += gap(used[column]) + height
      placed.append(Placed(form: form, height: height, column: column))
    }
    makeRoom()
    if placed.isEmpty {
      isOneLine = true
      columnCount = 1
      columnWidth = box.width
      if let form = form(0) {
        placed = [Placed(form: form, height: box.height, column: 0)]
      }
    } else if columnCount > 1 {
      if placed.count > 1 { balance() } else { spread() }
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
    isStale || hidesComponents
      || placed.indices.contains { hiddenUnits($0) > 0 }
  }

  /// How many units of a component that was taken are not shown.
  func hiddenUnits(_ place: Int) -> Int {
    let form = placed[place].form
    return form.unitCount - form.units(placed[place].level)
  }

  private func gap(_ used: Int) -> Int { used > 0 ? page.px(Self.componentGap) : 0 }

  /// The height used in a column.
  func used(_ column: Int) -> Int {
    var sum = 0
    for place in placed.indices where placed[place].column == column {
      sum += gap(sum) + placed[place].height + placed[place].extra
    }
    return sum
  }

  /// A component alone has the whole width, where the last row still fits below it.
  private mutating func spread() {
    let columns = (count: columnCount, width: columnWidth, placed: placed)
    columnCount = 1
    columnWidth = box.width
    guard let form = form(0) else { return }
    placed = [Placed(form: form, height: height(form, 0), column: 0)]
    if used(0) + (needsLastRow ? lastRowHeight : 0) > box.height {
      (columnCount, columnWidth, placed) = columns
    }
  }

  /// Moves components from the first column to the second while that makes the taller one lower.
  private mutating func balance() {
    let last = columnCount - 1
    let room = box.height - (needsLastRow ? lastRowHeight : 0)
    while let place = placed.indices.last(where: { placed[$0].column < last }), place > 0 {
      let before = max(used(last - 1), used(last))
      placed[place].column = last
      guard used(last) <= room, max(used(last - 1), used(last)) < before else {
        placed[place].column = last - 1
        return
      }
    }
  }

  private var notice: any Form { NoticeParts(reading).form(on: page, width: columnWidth) }
}
