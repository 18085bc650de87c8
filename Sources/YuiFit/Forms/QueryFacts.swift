import YuiLines
import YuiScreens

/// What a query of an agent's table is drawn as.
enum QueryFacts {
  /// What a query with its answer says.
  static func facts(
    _ node: Node, answer: TableAnswer, _ reading: Reading
  ) -> any Facts {
    guard case .rows(let rows) = answer else {
      // A table that is not there yet has no rows; a query that fails has a title.
      if case .missing = answer { return table(node, nil, reading) }
      return TitleParts(node, reading)
    }
    switch node.prop(.as)?.text {
    case "list": return list(node, rows, reading)
    case "chart": return chart(node, rows, reading)
    case "stat": return stat(node, rows, reading)
    case "send": return TitleParts(node, reading)
    default: return table(node, rows, reading)
    }
  }

  /// Whether a query is a list, which counts its rows as units.
  static func isList(_ node: Node) -> Bool {
    node.preset == .query && node.prop(.as) == .text("list")
  }

  private static func table(
    _ node: Node, _ rows: TableAnswer.Rows?, _ reading: Reading
  ) -> TableParts {
    let parts = TableParts(name: reading.title(node), reading)
    guard let rows else { return parts }
    parts.headers = rows.columns.map { .text($0.name) }
    parts.units = rows.columns.map { .text($0.unit ?? "") }
    parts.rows = rows.cells.suffix(8).map { cells in
      zip(cells, rows.columns).map { reading.cell($0, $1) }
    }
    parts.count = rows.count
    return parts
  }

  private static func list(
    _ node: Node, _ rows: TableAnswer.Rows, _ reading: Reading
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
        let text = reading.quantity(reading.cell(cell, column), unit: column.unit ?? "").full
        if !text.isEmpty { words.append(text) }
      }
      return .text(words.joined(separator: " \u{00B7} "))
    }
    let parts = ListParts(id: node.id, preset: node.preset, items: items, reading)
    parts.title = reading.title(node)
    if let check {
      parts.isCheck = true
      parts.rowTicks = rows.cells.map { check < $0.count && $0[check] == .bool(true) }
    }
    return parts
  }

  private static func chart(
    _ node: Node, _ rows: TableAnswer.Rows, _ reading: Reading
  ) -> ChartParts {
    let type = ChartParts.Kind(rawValue: reading.text(node, .type)) ?? .line
    let parts = ChartParts(title: reading.title(node), type: type, reading)
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
      parts.labels = rows.cells.map { x < $0.count ? reading.cell($0[x], column) : .null }
    }
    for place in places.prefix(ChartParts.mostSeries) where place != x {
      parts.series.append(
        ChartParts.Series(values: rows.cells.map { place < $0.count ? $0[place] : .null }))
      if parts.unit.isEmpty { parts.unit = rows.columns[place].unit ?? "" }
    }
    return parts
  }

  private static func stat(
    _ node: Node, _ rows: TableAnswer.Rows, _ reading: Reading
  ) -> StatParts {
    let place = rows.columns.lastIndex { $0.kind == .number } ?? 0
    let label = reading.title(node)
    guard place < rows.columns.count, let last = rows.cells.last, place < last.count else {
      // No row yet: the count is what there is to say.
      let nothing = reading.quantity(.number(0), unit: "")
      return StatParts(node, label: label, value: nothing, history: [], reading)
    }
    let value = reading.quantity(
      reading.cell(last[place], rows.columns[place]), unit: rows.columns[place].unit ?? "")
    let history = rows.cells.compactMap { place < $0.count ? $0[place] : nil }
    return StatParts(node, label: label, value: value, history: history, reading)
  }
}

extension Reading {
  /// A table's cell for a person: dates as the language writes them.
  func cell(_ value: Value, _ column: TableColumn) -> Value {
    guard column.kind == .date, let text = value.text else { return value }
    let written = texts.date(
      text, now: environment.now, utcOffset: environment.utcOffset,
      clock: environment.clock)
    return written.map(Value.text) ?? value
  }
}
