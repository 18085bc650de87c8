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

  /// Makes room for what a reply of so many bytes usually holds.
  package mutating func reserve(forReplyOf bytes: Int) {
    ops.reserveCapacity(bytes / 44 + 1)
    cells.reserveCapacity(bytes / 6 + 1)
  }

  /// Forgets the ops and keeps the memory.
  @inline(__always)
  package mutating func removeOps() {
    ops.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
  }

  /// Forgets the ops and all made texts, and keeps the memory.
  package mutating func removeAll() {
    removeOps()
    made.removeLast(made.count - Self.words.count)
  }

  /// Makes a text of bytes that stand elsewhere.
  package mutating func make(_ text: String) -> TextRef {
    let start = made.count
    made.append(contentsOf: text.utf8)
    return TextRef(.made, start..<made.count)
  }
}
