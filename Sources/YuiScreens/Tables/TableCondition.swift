import YuiLines

/// A column of a table as a query names it: one that the table has, or the rows' own `key`.
enum ColumnPlace: Hashable {
  case key
  case cell(Int)

  func value(in row: AgentTable.Row) -> Value {
    switch self {
    case .key: .text(row.key)
    case .cell(let place): row.cells[place]
    }
  }
}

extension AgentTable {
  /// Where the column of this name is, upper and lower case being the same.
  func place(named name: String) throws(TableRefusal) -> ColumnPlace {
    if let place = column(named: name) { return .cell(place) }
    guard name.lowercased() == "key" else { throw .unknownColumn(name) }
    return .key
  }

  /// The column at a place; the key is text.
  func column(at place: ColumnPlace) -> TableColumn {
    switch place {
    case .key: TableColumn(name: "key", kind: .text)
    case .cell(let place): columns[place]
    }
  }
}

/// One condition of a query, `Cal>100`, ready to be asked of rows.
struct TableCondition {
  private enum Comparison: String, CaseIterable {
    // Longer ones first: `>=` is not `>` and a value that starts with `=`.
    case atLeast = ">="
    case atMost = "<="
    case isNot = "!="
    case equals = "="
    case above = ">"
    case below = "<"
    case contains = "~"
  }

  private let place: ColumnPlace
  private let kind: TableColumn.Kind
  private let comparison: Comparison
  /// What cells are compared with; null asks whether they are empty.
  private let operand: SortKey

  /// Reads a condition, words in it resolved against `time`.
  init(_ text: String, of table: AgentTable, at time: LocalTime) throws(TableRefusal) {
    guard let (name, comparison, rest) = Self.split(text) else { throw .badCondition(text) }
    place = try table.place(named: name)
    self.comparison = comparison
    let column = table.column(at: place)
    kind = column.kind
    if comparison == .contains {
      operand = .text(rest.lowercased())
    } else if rest.isEmpty, comparison == .equals || comparison == .isNot {
      operand = .empty
    } else if rest.isEmpty, column.kind == .text {
      operand = .text("")
    } else {
      guard let cell = column.cell(for: .text(rest), at: time), cell != .null else {
        throw .badValue(column: column.name, kind: column.kind, text: rest)
      }
      operand = SortKey(cell, of: kind)
    }
  }

  /// Whether a row meets the condition.
  func holds(for row: AgentTable.Row) -> Bool {
    let cell = place.value(in: row)
    if operand == .empty { return (cell == .null) == (comparison == .equals) }
    if cell == .null { return comparison == .isNot }
    if comparison == .contains, case .text(let part) = operand {
      return cell.written.lowercased().holds(part)
    }
    let order = SortKey(cell, of: kind).compareByDay(to: operand)
    return switch comparison {
    case .equals: order == 0
    case .isNot: order != 0
    case .above: order > 0
    case .below: order < 0
    case .atLeast: order >= 0
    case .atMost: order <= 0
    case .contains: false
    }
  }

  /// Splits at the comparison: `^([A-Za-z_][\w-]*)\s*(>=|<=|!=|=|>|<|~)\s*(.*)$`.
  private static func split(_ text: String) -> (String, Comparison, String)? {
    let scalars = text.unicodeScalars
    let name = scalars.prefix { $0 == "_" || $0 == "-" || $0.isLetterOrDigit }
    guard let first = name.first, !("0"..."9" ~= first || first == "-") else { return nil }
    let rest = scalars[name.endIndex...].drop(while: \.isWhiteSpace)
    for comparison in Comparison.allCases
    where rest.starts(with: comparison.rawValue.unicodeScalars) {
      let value = rest.dropFirst(comparison.rawValue.unicodeScalars.count)
        .drop(while: \.isWhiteSpace)
      return (String(name), comparison, String(value))
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// The white space of the language (spec 1).
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// Whether `part` stands anywhere in the text, byte for byte.
  fileprivate func holds(_ part: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard let first = wanted.first else { return true }
    guard bytes.count >= wanted.count else { return false }
    for start in 0...bytes.count - wanted.count
    where bytes[start] == first && bytes[start..<start + wanted.count] == wanted[...] {
      return true
    }
    return false
  }
}
