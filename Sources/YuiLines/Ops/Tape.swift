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
}
