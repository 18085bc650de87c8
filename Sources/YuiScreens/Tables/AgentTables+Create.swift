public import YuiLines

extension AgentTables {
  /// Makes a table, or changes the columns of one that is there.
  ///
  /// Columns whose names stay (in any case) keep their values, as far as those fit a new type; new
  /// ones start empty.
  /// - Throws: `TableRefusal`; nothing has changed then.
  /// - Complexity: O(*n*) in the table's rows.
  public mutating func create(
    _ name: String, columns: [TableColumn], at time: LocalTime
  ) throws(TableRefusal) {
    try Self.check(name, columns)
    guard let old = byName[name] else {
      guard names.count < TableLimits.tables else { throw .tooManyTables }
      insert(AgentTable(name: name, columns: columns))
      return
    }
    if old.columns == columns { return }
    let sources = columns.map { old.column(named: $0.name) }
    byName[name]?.rebuild(columns: columns) { row in
      zip(columns, sources).map { column, source in
        guard let source else { return .null }
        return column.kind == old.columns[source].kind
          ? row.cells[source] : column.cell(for: row.cells[source], at: time) ?? .null
      }
    }
  }

  private static func check(_ name: String, _ columns: [TableColumn]) throws(TableRefusal) {
    if name.isLonger(than: TableLimits.nameCharacters) { throw .nameTooLong(name) }
    if columns.isEmpty { throw .noColumns }
    if columns.count > TableLimits.columns { throw .tooManyColumns }
    var seen: Set<String> = []
    for column in columns {
      let folded = column.name.lowercased()
      if column.name.isLonger(than: TableLimits.nameCharacters) { throw .nameTooLong(column.name) }
      if folded == "key" { throw .reservedColumn(column.name) }
      if !seen.insert(folded).inserted { throw .doubledColumn(column.name) }
    }
  }
}
