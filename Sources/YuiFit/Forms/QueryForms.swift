import YuiLines
import YuiScreens

/// What a query of an agent's table is drawn as.
enum QueryForms {
  /// The form of a query with its answer.
  static func form(
    _ node: Node, answer: TableAnswer, page: Page, width: Int
  ) -> any Form {
    guard case .rows(let rows) = answer else {
      // A table that is not there yet has no rows; a query that fails has a title.
      if case .missing = answer { return TableForm(table(node, nil, page: page), page: page) }
      return TitleForm(node, page: page)
    }
    switch node.prop(.as)?.text {
    case "list": return ListForm(list(node, rows, page: page), page: page)
    case "chart":
      let parts = chart(node, rows, page: page)
      return parts.type.isRound
        ? PieForm(parts, page: page) : ChartForm(parts, page: page)
    case "stat": return StatForm(stat(node, rows, page: page), page: page, width: width)
    case "send": return TitleForm(node, page: page)
    default: return TableForm(table(node, rows, page: page), page: page)
    }
  }

  /// Whether a query is a list, which counts its rows as units.
  static func isList(_ node: Node) -> Bool { node.prop(.as) == .text("list") }

  private static func table(
    _ node: Node, _ rows: TableAnswer.Rows?, page: Page
  ) -> TableParts {
    var parts = TableParts(name: page.title(node), page: page)
    guard let rows else { return parts }
    parts.headers = rows.columns.map { .text($0.name) }
    parts.units = rows.columns.map { .text($0.unit ?? "") }
    parts.rows = rows.cells.suffix(8).map { cells in
      zip(cells, rows.columns).map { page.cell($0, $1) }
    }
    parts.count = rows.count
    return parts
  }

  private static func list(
    _ node: Node, _ rows: TableAnswer.Rows, page: Page
  ) -> ListParts {
    let checkName = node.prop(.check)?.text?.lowercased()
    let check = rows.columns.firstIndex {
      $0.kind == .bool && $0.name.lowercased() == checkName
    }
    let items = rows.cells.map { cells -> Value in
      var words: [String] = []
      for (place, cell) in cells.enumerated()
      where place != check && words.count < 3 && place < rows.columns.count {
        let column = rows.columns[place]
        let text = page.quantity(page.cell(cell, column), unit: column.unit ?? "").full
        if !text.isEmpty { words.append(text) }
      }
      return .text(words.joined(separator: " \u{00B7} "))
    }
    var parts = ListParts(id: node.id, preset: node.preset, items: items, page: page)
    parts.title = page.title(node)
    if let check {
      parts.isCheck = true
      parts.rowTicks = rows.cells.map { check < $0.count && $0[check] == .bool(true) }
    }
    return parts
  }

  private static func chart(
    _ node: Node, _ rows: TableAnswer.Rows, page: Page
  ) -> ChartParts {
    let type = ChartParts.Kind(rawValue: page.text(node, .type)) ?? .line
    var parts = ChartParts(title: page.title(node), type: type)
    let wanted = (node.prop(.y)?.list ?? []).map { $0.written.lowercased() }
    let places = rows.columns.indices.filter { place in
      let column = rows.columns[place]
      return column.kind == .number
        && (wanted.isEmpty || wanted.contains(column.name.lowercased()))
    }
    let xName = node.prop(.x)?.text?.lowercased()
    let x =
      rows.columns.firstIndex { $0.name.lowercased() == xName }
      ?? rows.columns.firstIndex { $0.kind != .number }
    if let x {
      let column = rows.columns[x]
      parts.labels = rows.cells.map { x < $0.count ? page.cell($0[x], column) : .null }
    }
    for place in places.prefix(ChartParts.mostSeries) where place != x {
      parts.series.append(
        ChartParts.Series(
          name: rows.columns[place].name,
          values: rows.cells.map { place < $0.count ? $0[place] : .null }))
      if parts.unit.isEmpty { parts.unit = rows.columns[place].unit ?? "" }
    }
    return parts
  }

  private static func stat(
    _ node: Node, _ rows: TableAnswer.Rows, page: Page
  ) -> StatParts {
    var parts = StatParts(id: node.id, preset: node.preset)
    parts.label = page.title(node)
    let place = rows.columns.lastIndex { $0.kind == .number } ?? 0
    guard place < rows.columns.count, let last = rows.cells.last, place < last.count else {
      // No row yet: the count is what there is to say.
      parts.value = .number(0)
      return parts
    }
    parts.value = page.cell(last[place], rows.columns[place])
    parts.unit = rows.columns[place].unit ?? ""
    parts.spark = rows.cells.compactMap { place < $0.count ? $0[place].finite : nil }
    return parts
  }
}

extension Page {
  /// A table's cell for a person: dates as the language writes them.
  func cell(_ value: Value, _ column: TableColumn) -> Value {
    guard column.kind == .date, let text = value.text else { return value }
    let written = texts.date(
      text, now: environment.now, utcOffset: environment.utcOffset,
      clock: environment.clock)
    return written.map(Value.text) ?? value
  }
}
