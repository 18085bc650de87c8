/// What a parser writes: ops and their cells, side by side, and the text that did not stand in the
/// reply as it is. Nothing here is allocated for one op alone.
package struct Tape: Sendable {
  package var ops: ContiguousArray<OpRecord> = []
  package var cells: ContiguousArray<Cell> = []
  package var made: ContiguousArray<UInt8> = Tape.words
  package var faults: ContiguousArray<Fault> = []

  /// Texts that every tape starts with, so that they can be named as places.
  private static let words = ContiguousArray("1fullcustom".utf8)
  package static let screenOne = TextRef(.made, 0..<1)
  package static let stage = TextRef(.made, 1..<5)

  package init() {}

  /// Forgets all, and keeps the memory when `keepingCapacity`.
  package mutating func removeAll(keepingCapacity: Bool) {
    guard keepingCapacity else {
      self = Tape()
      return
    }
    ops.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    made.removeLast(made.count - Self.words.count)
    faults.removeAll(keepingCapacity: true)
  }

  /// Makes a text of bytes that stand elsewhere.
  package mutating func make(_ text: String) -> TextRef {
    let start = made.count
    made.append(contentsOf: text.utf8)
    return TextRef(.made, start..<made.count)
  }

  /// Writes a whole value: what a block or a JSON reader made.
  package mutating func append(_ value: Value, key: UInt8 = Cell.noKey) {
    switch value {
    case .null: cells.append(Cell(.null, key: key))
    case .bool(let bool): cells.append(Cell(bool ? .yes : .no, key: key))
    case .number(let number):
      cells.append(Cell(.number, key: key, payload: number.bitPattern))
    case .text(let text):
      cells.append(Cell(.text, key: key, payload: make(text).payload))
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
  package mutating func append(_ props: Props) {
    for prop in props {
      if let key = KeyTable.shared.key(named: prop.key) {
        append(prop.value, key: key.rawValue)
      } else {
        cells.append(Cell(.name, payload: make(prop.key).payload))
        append(prop.value)
      }
    }
  }

  package mutating func openList(key: UInt8) -> Int {
    cells.append(Cell(.list, key: key))
    return cells.count &- 1
  }

  package mutating func openObject(key: UInt8) -> Int {
    cells.append(Cell(.object, key: key))
    return cells.count &- 1
  }

  /// Closes a list or an object of `count` members that `head` opened.
  @inline(__always)
  package mutating func close(_ head: Int, count: Int) {
    cells[head].span = UInt32(truncatingIfNeeded: cells.count &- head)
    cells[head].payload = UInt64(truncatingIfNeeded: count)
  }
}
