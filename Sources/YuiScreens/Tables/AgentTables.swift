/// The tables that one agent keeps, across its replies (spec 4, agent tables).
///
///     var tables = AgentTables()
///     try tables.create("lifts", columns: [TableColumn(name: "Weight", kind: .number)], at: now)
///     try tables.put(into: "lifts", key: nil, values: ["Weight": 80], at: now)
///     tables.answer(to: ["table": "lifts"], at: now)   // one row, its key "r1"
///
/// A write that breaks a rule is refused whole, and the tables are as they were.
public struct AgentTables: Sendable, Hashable {
  var byName: [String: AgentTable] = [:]

  /// The names, in the order in which the tables were made.
  public private(set) var names: [String] = []

  /// No tables.
  public init() {}

  /// The table of this name, exactly.
  public subscript(name: String) -> AgentTable? { byName[name] }

  /// Whether there is no table.
  public var isEmpty: Bool { names.isEmpty }

  /// Takes a table in as it is, in place of one of the same name.
  public mutating func insert(_ table: AgentTable) {
    if byName.updateValue(table, forKey: table.name) == nil { names.append(table.name) }
  }

  /// Takes the table of this name out, when there is one.
  public mutating func remove(_ name: String) {
    if byName.removeValue(forKey: name) != nil { names.removeAll { $0 == name } }
  }
}
