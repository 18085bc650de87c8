import YuiLines

extension ScreenState {
  /// Makes a table, or writes or deletes a row. What the tables refuse changes nothing.
  mutating func write(
    _ action: Op.Action, at time: LocalTime, noting change: inout Change
  ) throws(Refusal.Reason) {
    do throws(TableRefusal) {
      switch action {
      case .table(let name, let columns): try tables.create(name, columns: columns, at: time)
      case .put(let table, let key, _, delete: true):
        try tables.delete(from: table, key: key ?? "")
      case .put(let table, let key, let values, delete: false):
        try tables.put(into: table, key: key, values: values, at: time)
      default: return
      }
    } catch {
      throw .table(error)
    }
    change.parts.insert(.tables)
  }
}
