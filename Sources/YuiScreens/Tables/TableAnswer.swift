public import YuiLines

/// What a query gives (spec 4, agent tables).
public enum TableAnswer: Sendable, Hashable {
  /// Rows of the table, or one row a group.
  case rows(Rows)
  /// There is no table of this name.
  case missing(String)
  /// The query cannot be answered: a column that is not there, a condition that does not read.
  case failed(TableRefusal)

  /// The rows of an answer.
  public struct Rows: Sendable, Hashable {
    /// What each cell is, in order.
    public var columns: [TableColumn]
    /// The cells of each row, null when empty.
    public var cells: [[Value]]
    /// The key of each row; nil for a row that stands for a group.
    public var keys: [String?]
    /// How many rows there are without the limit.
    public var count: Int

    /// Rows.
    public init(columns: [TableColumn], cells: [[Value]], keys: [String?], count: Int) {
      self.columns = columns
      self.cells = cells
      self.keys = keys
      self.count = count
    }
  }
}

extension TableAnswer {
  /// The answer as JSON: `{cols, rows, keys, count}`, `{missing}` or `{error: true}`.
  public var value: Value {
    switch self {
    case .rows(let rows):
      [
        "cols": .list(rows.columns.map(\.value)),
        "rows": .list(rows.cells.map(Value.list)),
        "keys": .list(rows.keys.map { $0.map(Value.text) ?? .null }),
        "count": .number(Double(rows.count)),
      ]
    case .missing(let name): ["missing": .text(name)]
    case .failed: ["error": true]
    }
  }
}
