import YuiLines

extension AgentTable {
  /// One row a group, in the order in which groups were first seen; one row when there is none.
  func totals(
    for query: TableQuery, at time: LocalTime
  ) throws(TableRefusal) -> TableAnswer.Rows {
    var groups: [ColumnPlace] = []
    for name in query.groups { groups.append(try place(named: name)) }
    var totals: [(total: TableQuery.Total, place: ColumnPlace, kind: TableColumn.Kind)] = []
    for (total, name) in query.totals {
      let place = try place(named: name)
      let column = column(at: place)
      if total == .sum || total == .avg, column.kind != .number {
        throw .notNumbers(column: column.name)
      }
      totals.append((total, place, column.kind))
    }
    let header = header(groups, totals.map { ($0.total, $0.place) }, counts: query.counts)
    let sorts = try Self.sorts(query.sort, in: header)
    let buckets = Self.buckets(try rows(meeting: query, at: time), by: groups)
    let cells = buckets.map { bucket in
      bucket.group
        + totals.map { $0.total.value(of: bucket.rows.map($0.place.value), kind: $0.kind) }
        + (query.counts ? [.number(Double(bucket.rows.count))] : [])
    }
    let keys = cells.map { row in sorts.map { SortKey(row[$0.place], of: header[$0.place].kind) } }
    let order = Self.order(keys, sorts.map(\.isDescending)).prefix(query.limit)
    return TableAnswer.Rows(
      columns: header, cells: order.map { cells[$0] }, keys: order.map { _ in nil },
      count: cells.count)
  }

  private func header(
    _ groups: [ColumnPlace], _ totals: [(total: TableQuery.Total, place: ColumnPlace)],
    counts: Bool
  ) -> [TableColumn] {
    var header = groups.map(column(at:))
    for (total, place) in totals {
      var column = column(at: place)
      if header.contains(where: { $0.name == column.name }) {
        column.name = "\(total.rawValue) \(column.name)"
      }
      header.append(column)
    }
    if counts { header.append(TableColumn(name: "Count", kind: .number)) }
    return header
  }

  /// What to sort by, among the columns of the answer itself.
  private static func sorts(
    _ texts: [String], in header: [TableColumn]
  ) throws(TableRefusal) -> [(place: Int, isDescending: Bool)] {
    var sorts: [(place: Int, isDescending: Bool)] = []
    for text in texts {
      let (name, isDescending) = direction(text)
      let folded = name.lowercased()
      guard
        let place = header.firstIndex(where: { $0.name == name })
          ?? header.firstIndex(where: { $0.name.lowercased() == folded })
      else { throw .unknownColumn(name) }
      sorts.append((place, isDescending))
    }
    return sorts
  }

  private static func buckets(
    _ rows: [Row], by groups: [ColumnPlace]
  ) -> [(group: [Value], rows: [Row])] {
    if groups.isEmpty { return [([], rows)] }
    var buckets: [(group: [Value], rows: [Row])] = []
    var places: [[Value]: Int] = [:]
    for row in rows {
      let group = groups.map { $0.value(in: row) }
      if let place = places[group] {
        buckets[place].rows.append(row)
      } else {
        places[group] = buckets.count
        buckets.append((group, [row]))
      }
    }
    return buckets
  }
}

extension TableQuery.Total {
  /// The total of a group's cells; empty ones do not count. The sum of nothing is 0, and any
  /// other total of nothing is empty.
  fileprivate func value(of cells: [Value], kind: TableColumn.Kind) -> Value {
    let filled = cells.filter { $0 != .null }
    switch self {
    case .sum: return Self.rounded(filled.reduce(0) { $0 + ($1.number ?? 0) })
    case .avg:
      guard !filled.isEmpty else { return .null }
      return Self.rounded(filled.reduce(0) { $0 + ($1.number ?? 0) } / Double(filled.count))
    case .min, .max:
      var best: (cell: Value, key: SortKey)?
      for cell in filled {
        let key = SortKey(cell, of: kind)
        let order = best.map { key.compare(to: $0.key) } ?? 0
        if best == nil || (self == .min ? order < 0 : order > 0) { best = (cell, key) }
      }
      return best?.cell ?? .null
    }
  }

  /// A number to six places, halves up; one that no double holds is empty.
  private static func rounded(_ number: Double) -> Value {
    guard number.isFinite else { return .null }
    let scaled = (number * 1e6 + 0.5).rounded(.down)
    // Past 2^53 millionths there are no places left to round.
    return .number(scaled.magnitude < 9e15 ? scaled / 1e6 : number)
  }
}
