public import YuiLines

/// One of an agent's tables: columns, and rows that each have a key (spec 4, agent tables).
///
/// Rows stand in the order in which they were first written. A row is found by its key in constant
/// time; one that is deleted leaves a hole, which is closed when holes are half of the table.
public struct AgentTable: Sendable {
  /// A row: its key and a cell for each column, in order.
  public struct Row: Sendable, Hashable {
    /// The row's key, unique in its table.
    public var key: String
    /// The cells: null when empty, else a number, a boolean, text, or a date as text.
    public var cells: [Value]

    /// A row.
    public init(key: String, cells: [Value]) {
      self.key = key
      self.cells = cells
    }
  }

  /// The table's name.
  public let name: String
  /// The columns, in order.
  public private(set) var columns: [TableColumn]

  private var slots: ContiguousArray<Row?> = []
  private var places: [String: Int] = [:]
  /// No key `r1`, `r2` ... below this number is free.
  private var firstFree = 1

  /// What the rows take: the bytes of their keys and texts, and 8 for any other cell.
  public private(set) var byteCount = 0

  /// A table without rows.
  public init(name: String, columns: [TableColumn]) {
    self.name = name
    self.columns = columns
  }

  /// How many rows there are.
  public var rowCount: Int { places.count }

  /// The rows, in order.
  /// - Complexity: O(*n*).
  public var rows: [Row] { slots.compactMap { $0 } }

  /// The row of this key.
  public subscript(key: String) -> Row? { places[key].flatMap { slots[$0] } }

  /// The place of the column of this name, upper and lower case being the same.
  func column(named name: String) -> Int? {
    if let place = columns.firstIndex(where: { $0.name == name }) { return place }
    let folded = name.lowercased()
    return columns.firstIndex { $0.name.lowercased() == folded }
  }

  /// Writes cells into the row of `key`, which is made when there is none; without a key into a
  /// new row, the first of `r1`, `r2` ... that is free.
  mutating func write(_ cells: [(column: Int, cell: Value)], at key: String?) {
    let key = key ?? nextKey()
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = slots.count
      places[key] = place
      let empty = [Value](repeating: .null, count: columns.count)
      slots.append(Row(key: key, cells: empty))
      byteCount += key.utf8.count + 8 * columns.count
    }
    for (column, cell) in cells {
      byteCount += Self.size(cell) - Self.size(slots[place]?.cells[column] ?? .null)
      slots[place]?.cells[column] = cell
    }
  }

  /// Takes the row of `key` out, when there is one.
  mutating func delete(_ key: String) {
    guard let place = places.removeValue(forKey: key), let row = slots[place] else { return }
    byteCount -= key.utf8.count + row.cells.reduce(0) { $0 + Self.size($1) }
    slots[place] = nil
    if key.utf8.first == UInt8(ascii: "r"), let number = Int(key.dropFirst()), number >= 1 {
      firstFree = min(firstFree, number)
    }
    if slots.count > 2 * places.count + 16 { closeHoles() }
  }

  /// Gives the table other columns and each row the cells that `convert` makes of its old ones.
  mutating func rebuild(columns: [TableColumn], convert: (Row) -> [Value]) {
    let old = rows
    self = AgentTable(name: name, columns: columns)
    for row in old { append(Row(key: row.key, cells: convert(row))) }
  }

  /// Adds a whole row at the end; a row of a key that is there already is left out.
  mutating func append(_ row: Row) {
    guard places[row.key] == nil else { return }
    places[row.key] = slots.count
    byteCount += row.key.utf8.count + row.cells.reduce(0) { $0 + Self.size($1) }
    slots.append(row)
  }

  private mutating func nextKey() -> String {
    while places["r\(firstFree)"] != nil { firstFree += 1 }
    return "r\(firstFree)"
  }

  private mutating func closeHoles() {
    slots = ContiguousArray(slots.filter { $0 != nil })
    for (place, row) in slots.enumerated() {
      if let row { places[row.key] = place }
    }
  }

  private static func size(_ cell: Value) -> Int { cell.text?.utf8.count ?? 8 }
}

extension AgentTable: Hashable {
  /// Whether both have the same name, columns and rows, in order.
  public static func == (left: AgentTable, right: AgentTable) -> Bool {
    left.name == right.name && left.columns == right.columns && left.rowCount == right.rowCount
      && left.rows == right.rows
  }

  /// Feeds what two equal tables have in common to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(columns)
    hasher.combine(rows)
  }
}
