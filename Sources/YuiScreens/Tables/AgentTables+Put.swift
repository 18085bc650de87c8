public import YuiLines

extension AgentTables {
  /// Writes a row: the named columns of the one with this key, or of a new one.
  ///
  /// Without a key the row is `r1`, `r2` ... , the first that is not taken.
  /// - Throws: `TableRefusal`; nothing has changed then.
  /// - Complexity: O(*c*) in the values.
  public mutating func put(
    into table: String, key: String? = nil, values: Props, at time: LocalTime
  ) throws(TableRefusal) {
    let key = key.flatMap { $0.isEmpty ? nil : $0 }
    let cells = try cells(for: values, of: table, key: key, at: time)
    byName[table]?.write(cells, at: key)
  }

  /// Deletes the row of this key; there being none is no fault.
  /// - Throws: `TableRefusal` when there is no such table.
  public mutating func delete(from table: String, key: String) throws(TableRefusal) {
    guard byName[table] != nil else { throw .unknownTable(table) }
    byName[table]?.delete(key)
  }

  /// The cells that a put would write, all its rules being kept.
  ///
  /// Apart from `put`, so that nothing else holds the table while it is written to.
  private func cells(
    for values: Props, of name: String, key: String?, at time: LocalTime
  ) throws(TableRefusal) -> [(column: Int, cell: Value)] {
    guard let table = byName[name] else { throw .unknownTable(name) }
    var cells: [(column: Int, cell: Value)] = []
    cells.reserveCapacity(values.count)
    for prop in values {
      guard let place = table.column(named: prop.key) else { throw .unknownColumn(prop.key) }
      let column = table.columns[place]
      guard let cell = column.cell(for: prop.value, at: time) else {
        throw .badValue(column: column.name, kind: column.kind, text: prop.value.written)
      }
      if let text = cell.text, text.isLonger(than: TableLimits.cellCharacters) {
        throw .cellTooLong(column: column.name)
      }
      cells.append((place, cell))
    }
    if let key, key.isLonger(than: TableLimits.keyCharacters) { throw .keyTooLong }
    if table.rowCount >= TableLimits.rows, key.flatMap({ table[$0] }) == nil { throw .tooManyRows }
    return cells
  }
}
