/// Values that were made elsewhere: by a block, or by the JSON reader.
extension LineParser {
  /// Writes a whole value.
  mutating func append(_ value: Value, key: UInt8 = Cell.noKey) {
    switch value {
    case .null: tape.cells.append(Cell(.null, key: key))
    case .bool(let bool): tape.cells.append(Cell(bool ? .yes : .no, key: key))
    case .number(let number):
      tape.cells.append(Cell(.number, key: key, payload: number.bitPattern))
    case .text(let text):
      tape.cells.append(Cell(.text, key: key, payload: tape.make(text).payload))
    case .list(let list):
      let head = openList(key: key)
      for member in list { append(member) }
      close(head, count: list.count)
    case .object(let props):
      let head = openObject(key: key)
      append(props)
      close(head, count: props.count)
    }
  }

  /// Writes props, each with its name.
  mutating func append(_ props: Props) {
    for prop in props {
      if let key = tables.keys.key(named: prop.key) {
        append(prop.value, key: key.rawValue)
      } else {
        tape.cells.append(Cell(.name, payload: tape.make(prop.key).payload))
        append(prop.value)
      }
    }
  }
}
