/// How much an agent's tables may hold (spec 4, agent tables). A write past a limit is refused.
public enum TableLimits {
  /// Tables of one agent. Stops a reply of `table create` lines from filling the phone.
  public static let tables = 20
  /// Columns of a table. Stops rows from growing without bound, each cell being kept.
  public static let columns = 12
  /// Rows of a table. Stops a reply of `put` lines from filling the phone.
  public static let rows = 5_000
  /// Characters (code points) in a cell. Stops one long line from being kept for ever.
  public static let cellCharacters = 1_000
  /// Characters in a row's key. Stops keys from standing in for cells.
  public static let keyCharacters = 64
  /// Characters in a table's or a column's name. Stops names from standing in for cells.
  public static let nameCharacters = 32
  /// Rows that a query gives when it does not say.
  public static let queryRows = 50
  /// Rows that a query gives at the most. Stops one component from drawing a whole table.
  public static let mostQueryRows = 500
}

extension String {
  /// Whether the text has more than `count` code points.
  func isLonger(than count: Int) -> Bool {
    utf8.count > count && unicodeScalars.count > count
  }
}
