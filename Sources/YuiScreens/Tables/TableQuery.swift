import YuiLines

/// What a `query` asks of its table: its props, read (spec 4, agent tables).
///
/// A list left empty, or with an empty text in it, asks for nothing: that is how a patch takes a
/// condition away again.
struct TableQuery {
  /// The ways to bring the numbers of a column down to one.
  enum Total: String, CaseIterable {
    case sum, avg, min, max
  }

  let table: String
  let conditions: [String]
  let sort: [String]
  let limit: Int
  let columns: [String]
  let groups: [String]
  let totals: [(total: Total, column: String)]
  let counts: Bool

  init(_ props: Props) {
    table = props["table"]?.written ?? ""
    conditions = Self.texts(props["where"])
    sort = Self.texts(props["sort"])
    columns = Self.texts(props["cols"])
    groups = Self.texts(props["group"])
    limit = Self.limit(props["limit"])
    counts = props["count"] == .bool(true)
    totals = Total.allCases.flatMap { total in
      Self.texts(props[total.rawValue]).map { (total, $0) }
    }
  }

  /// Whether the answer has one row a group instead of the table's own rows.
  var hasTotals: Bool { !groups.isEmpty || !totals.isEmpty || counts }

  private static func texts(_ value: Value?) -> [String] {
    switch value {
    case nil, .null, .bool: []
    case .list(let list): list.map(\.written).filter { !$0.isEmpty }
    case let value?: [value.written].filter { !$0.isEmpty }
    }
  }

  private static func limit(_ value: Value?) -> Int {
    guard let value, let number = PlainNumber.read(value) else {
      return TableLimits.queryRows
    }
    return Int(Swift.min(Swift.max(number, 0), Double(TableLimits.mostQueryRows)))
  }
}
