import YuiLines

/// A table: its name and row count, its last rows below.
final class TableForm: Form {
  let page: Page
  private let parts: TableParts

  init(_ parts: TableParts, page: Page) {
    self.page = page
    self.parts = parts
  }

  private var most: Int {
    switch page.shape {
    case .glance, .strip, .small: 0
    case .medium: 3
    case .large: 8
    }
  }

  var name: String { parts.name }
  var kind: Block.Kind { .table }
  /// Name and count; the last row, the last two, and so on; the columns' names on top.
  var levels: Int {
    let rows = min(most, parts.rows.count)
    return 1 + rows + (rows > 0 && parts.hasHeader ? 1 : 0)
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    drawName(with: &pen)
    let most = min(most, parts.rows.count)
    let count = min(level, most)
    guard count > 0 else { return }
    let hasHeader = level > most
    let shown = parts.rows.suffix(count)
    let columns = pen.isDry ? [] : page.columns(parts, rows: shown, width: pen.width)
    if hasHeader {
      pen.gap(2)
      for column in columns { drawHeader(column, with: &pen) }
      pen.y += page.height(.caption)
    }
    for (place, row) in shown.enumerated() {
      pen.gap(place == 0 ? 2 : 4)
      for column in columns { drawCell(row, column, with: &pen) }
      pen.y += page.height(.row)
    }
  }

  private func drawName(with pen: inout Pen) {
    let height = page.height(.label)
    if !pen.isDry {
      let baseline = pen.y + page.font(.label).baseline
      let ways = Ways(page.isHidden ? Pen.dots : count, on: page)
      let sized = page.step(ways, .caption, width: pen.width / 2)
      let used = sized.map { $0.width + page.px(8) } ?? 0
      pen.put(
        parts.name, .label,
        in: Box(x: pen.x, y: pen.y, width: pen.width - used, height: height))
      if let sized {
        pen.put(
          sized, role: .secondary, at: pen.maxX - sized.width, baseline: baseline,
          isSensitive: true)
      }
    }
    pen.y += height
  }

  private var count: String { page.texts.rowCount(parts.count) }

  private func drawHeader(_ column: TableLayout.Column, with pen: inout Pen) {
    pen.put(
      parts.header(column.place), .caption,
      in: Box(
        x: pen.x + column.x, y: pen.y, width: column.width, height: page.height(.caption)),
      alignment: column.isNumber ? .trailing : .leading)
  }

  private func drawCell(_ row: [Value], _ column: TableLayout.Column, with pen: inout Pen) {
    let cell = column.place < row.count ? row[column.place] : .null
    let box = Box(
      x: pen.x + column.x, y: pen.y, width: column.width, height: page.height(.row))
    guard let number = cell.finite, !page.isHidden else {
      pen.put(
        page.shown(cell), .row, in: box,
        alignment: column.isNumber ? .trailing : .leading, isSensitive: true)
      return
    }
    let quantity = page.quantity(.number(number), unit: parts.unit(column.place))
    guard
      let sized = page.step(Ways(quantity, on: page), .rowNumber, width: box.width)
    else { return }
    let x = column.isNumber ? box.maxX - sized.width : box.x
    pen.put(
      sized, role: .primary, at: x, baseline: pen.y + page.font(.row).baseline,
      isSensitive: true)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(
      line, text: parts.name, number: Quantity(full: count, bare: "", number: nil),
      isNumberSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "tablecells", letter: String(parts.name.prefix(1)), isSensitive: false, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.name)
    speech.say(count, isSensitive: true)
    speech.stop()
    guard !page.isHidden else { return }
    for row in parts.rows.suffix(min(level, most)) {
      for (place, cell) in row.enumerated() where place < TableLayout.mostColumns {
        speech.say(page.quantity(cell, unit: parts.unit(place)).full)
      }
      speech.stop()
    }
  }
}
