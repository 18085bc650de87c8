import YuiLines
import YuiScreens

/// What a table shows, from a table's props or from a query's answer.
final class TableParts: Facts {
  var name: String
  var headers: [Value] = []
  var units: [Value] = []
  var rows: [[Value]] = []
  /// How many rows there are, those that a query leaves out included.
  var count = 0
  private let reading: Reading

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    name = reading.title(node)
    headers = node.prop(.cols)?.list ?? []
    units = node.prop(.units)?.list ?? []
    let list = node.prop(.rows)?.list ?? []
    count = list.count
    // The last eight are all that any family draws.
    rows = list.suffix(8).map { $0.list ?? [$0] }
  }

  init(name: String, _ reading: Reading) {
    self.name = name
    self.reading = reading
  }

  func form(on page: Page, width: Int) -> any Form { TableForm(self, page: page) }

  var hasHeader: Bool { !headers.isEmpty }

  func header(_ place: Int) -> String {
    place < headers.count ? reading.shown(headers[place]) : ""
  }

  func unit(_ place: Int) -> String { place < units.count ? reading.shown(units[place]) : "" }
}

/// Where a table's columns stand.
enum TableLayout {
  struct Column: Hashable {
    var place: Int
    var x: Int
    var width: Int
    var isNumber: Bool
  }

  /// More columns than this are never shown; a row of a thousand cells costs no more than this.
  static let mostColumns = 6
}

extension Page {
  /// The columns that there is room for: numbers as wide as they are, words what is left. Columns
  /// that would be too narrow to read go, the last first.
  func columns(_ parts: TableParts, rows: ArraySlice<[Value]>, width: Int) -> [TableLayout.Column] {
    let count = min(
      max(parts.headers.count, rows.lazy.map(\.count).max() ?? 0), TableLayout.mostColumns)
    guard count > 0 else { return [] }
    let gap = px(12)
    let least = px(44)
    var columns: [TableLayout.Column] = []
    for place in 0..<count {
      var natural = self.width(parts.header(place), .caption)
      var isNumber = false
      var hasText = false
      for row in rows where place < row.count {
        let cell = row[place]
        let text =
          isHidden ? Pen.dots : quantity(cell, unit: parts.unit(place)).full
        if cell.finite != nil { isNumber = true } else if !text.isEmpty { hasText = true }
        natural = max(natural, self.width(text, cell.finite == nil ? .row : .rowNumber))
      }
      columns.append(
        TableLayout.Column(
          place: place, x: 0, width: natural, isNumber: isNumber && !hasText))
    }
    // As many as fit when each gets at least the narrowest width or what it needs.
    while columns.count > 1 {
      let needed = columns.reduce(0) { $0 + min($1.width, least) } + gap * (columns.count - 1)
      if needed <= width { break }
      columns.removeLast()
    }
    share(width - gap * (columns.count - 1), among: &columns, least: least)
    var x = 0
    for place in columns.indices {
      // The last column ends at the edge, where numbers line up.
      if place == columns.count - 1 { columns[place].width = max(width - x, 0) }
      columns[place].x = x
      x += columns[place].width + gap
    }
    return columns
  }

  /// Takes what is too much from the widest columns, and gives what is left to the first of words.
  private func share(_ room: Int, among columns: inout [TableLayout.Column], least: Int) {
    var excess = columns.reduce(0) { $0 + $1.width } - room
    while excess > 0 {
      guard let widest = columns.indices.max(by: { columns[$0].width < columns[$1].width }),
        columns[widest].width > 0
      else { return }
      let second = columns.indices.filter { $0 != widest }.map { columns[$0].width }.max() ?? 0
      let cut = min(excess, max(columns[widest].width - second, excess / columns.count + 1))
      columns[widest].width = max(columns[widest].width - cut, 0)
      excess -= cut
    }
    guard excess < 0 else { return }
    if let words = columns.firstIndex(where: { !$0.isNumber }), words < columns.count - 1 {
      columns[words].width -= excess
    }
  }
}
