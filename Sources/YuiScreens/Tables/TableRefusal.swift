public import YuiLines

/// Why a write to an agent's tables was refused, or a query has no answer (spec 4, agent tables).
///
/// What was refused was refused whole: the tables are as they were.
public enum TableRefusal: Error, Sendable, Hashable {
  /// There is no table of this name.
  case unknownTable(String)
  /// The table has no column of this name.
  case unknownColumn(String)
  /// Two columns have this name, upper and lower case apart.
  case doubledColumn(String)
  /// A column may not be called `key`: that is the row's own.
  case reservedColumn(String)
  /// The value is none of the column's type.
  case badValue(column: String, kind: TableColumn.Kind, text: String)
  /// The condition does not read as column, comparison and value.
  case badCondition(String)
  /// Only numbers can be added up.
  case notNumbers(column: String)
  /// A table needs a column.
  case noColumns
  /// The agent has `TableLimits.tables` tables already.
  case tooManyTables
  /// More than `TableLimits.columns` columns.
  case tooManyColumns
  /// The table has `TableLimits.rows` rows already.
  case tooManyRows
  /// The cell has more than `TableLimits.cellCharacters` characters.
  case cellTooLong(column: String)
  /// The key has more than `TableLimits.keyCharacters` characters.
  case keyTooLong
  /// The name has more than `TableLimits.nameCharacters` characters.
  case nameTooLong(String)
}

extension TableRefusal: CustomStringConvertible {
  /// The reason in a sentence, for people.
  public var description: String {
    switch self {
    case .unknownTable(let name): "There is no table `\(name)`."
    case .unknownColumn(let name): "There is no column `\(name)`."
    case .doubledColumn(let name): "Two columns are called `\(name)`."
    case .reservedColumn(let name): "A column cannot be called `\(name)`."
    case .badValue(let column, let kind, let text):
      "`\(column)` holds a \(kind.rawValue), not `\(text)`."
    case .badCondition(let text): "`\(text)` is no condition: write column, comparison, value."
    case .notNumbers(let column): "`\(column)` does not hold numbers."
    case .noColumns: "A table needs a column."
    case .tooManyTables: "There are \(TableLimits.tables) tables already."
    case .tooManyColumns: "A table has at most \(TableLimits.columns) columns."
    case .tooManyRows: "The table has \(TableLimits.rows) rows already."
    case .cellTooLong(let column):
      "A cell of `\(column)` has at most \(TableLimits.cellCharacters) characters."
    case .keyTooLong: "A key has at most \(TableLimits.keyCharacters) characters."
    case .nameTooLong(let name):
      "`\(name)` is too long: a name has at most \(TableLimits.nameCharacters) characters."
    }
  }
}
