public import YuiLines

extension AgentTables {
  /// Answers a query: the props of a `query` add, `today` and `now` being `time`'s.
  ///
  ///     tables.answer(to: ["table": "crm", "where": ["Stage=lead"], "sort": ["-Value"]], at: now)
  ///
  /// - Complexity: O(*n* log *n*) in the table's rows.
  public func answer(to props: Props, at time: LocalTime) -> TableAnswer {
    let query = TableQuery(props)
    guard let table = byName[query.table] else { return .missing(query.table) }
    do throws(TableRefusal) {
      return .rows(
        query.hasTotals
          ? try table.totals(for: query, at: time) : try table.rows(for: query, at: time))
    } catch {
      return .failed(error)
    }
  }
}

extension AgentTable {
  /// The rows that meet every condition, in order.
  func rows(meeting query: TableQuery, at time: LocalTime) throws(TableRefusal) -> [Row] {
    var conditions: [TableCondition] = []
    for text in query.conditions {
      conditions.append(try TableCondition(text, of: self, at: time))
    }
    return rows.filter { row in conditions.allSatisfy { $0.holds(for: row) } }
  }

  fileprivate func rows(
    for query: TableQuery, at time: LocalTime
  ) throws(TableRefusal) -> TableAnswer.Rows {
    var sorts: [(place: ColumnPlace, kind: TableColumn.Kind, isDescending: Bool)] = []
    for text in query.sort {
      let (name, isDescending) = Self.direction(text)
      let place = try place(named: name)
      sorts.append((place, column(at: place).kind, isDescending))
    }
    var places: [ColumnPlace] = []
    for name in query.columns { places.append(try place(named: name)) }
    if places.isEmpty { places = columns.indices.map(ColumnPlace.cell) }
    let found = try rows(meeting: query, at: time)
    let keys = found.map { row in sorts.map { SortKey($0.place.value(in: row), of: $0.kind) } }
    let order = Self.order(keys, sorts.map(\.isDescending)).prefix(query.limit)
    return TableAnswer.Rows(
      columns: places.map(column(at:)),
      cells: order.map { row in places.map { $0.value(in: found[row]) } },
      keys: order.map { found[$0].key }, count: found.count)
  }

  /// A sort's column and whether it runs from high to low: `-Cal`.
  static func direction(_ text: String) -> (name: String, isDescending: Bool) {
    text.hasPrefix("-") ? (String(text.dropFirst()), true) : (text, false)
  }

  /// The places of rows in order: empty cells last either way, ties as they stood.
  static func order(_ keys: [[SortKey]], _ areDescending: [Bool]) -> [Int] {
    if areDescending.isEmpty { return Array(keys.indices) }
    return keys.indices.sorted { left, right in
      for (place, isDescending) in areDescending.enumerated() {
        let (low, high) = (keys[left][place], keys[right][place])
        let order = low.compare(to: high)
        if order == 0 { continue }
        let isFlipped = isDescending && low != .empty && high != .empty
        return isFlipped ? order > 0 : order < 0
      }
      return left < right
    }
  }
}
