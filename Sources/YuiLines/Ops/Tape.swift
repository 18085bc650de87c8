/// What a parser wrote: ops and their cells, side by side, and the text that did not stand in the
/// reply as it is. Nobody changes it any more; copies share it.
package struct Tape: Sendable {
  package var ops = Row<OpRecord>()
  package var cells = Row<Cell>()
  package var made: ContiguousArray<UInt8> = []
  package var faults: ContiguousArray<Fault> = []
}

/// The tape that a parser writes on. Nothing here is allocated for one op alone.
struct TapeWriter: ~Copyable, Sendable {
  var ops = Buffer<OpRecord>()
  var cells = Buffer<Cell>()
  var made: ContiguousArray<UInt8> = TapeWriter.words
  var faults: ContiguousArray<Fault> = []
  /// How many of the cells are of ops that are noted; those behind are of the props at hand.
  var notedCells = 0

  /// Texts that every tape starts with, so that they can be named as places.
  private static let words = ContiguousArray("1fullcustom".utf8)
  static let screenOne = TextRef(.made, 0..<1)
  static let stage = TextRef(.made, 1..<5)

  init() {}

  /// Makes room for what a reply of so many bytes usually holds.
  mutating func reserve(forReplyOf bytes: Int) {
    ops.reserve(bytes / 44 + 1)
    cells.reserve(bytes / 6 + 1)
  }

  /// What has been written so far.
  func tape() -> Tape {
    Tape(ops: ops.row(), cells: cells.row(), made: made, faults: faults)
  }

  /// Hands over what has been written and starts anew.
  mutating func takeTape() -> Tape {
    let tape = Tape(ops: ops.takeRow(), cells: cells.takeRow(), made: made, faults: faults)
    made = Self.words
    faults = []
    notedCells = 0
    return tape
  }

  /// Forgets the ops and keeps the memory.
  @inline(__always)
  mutating func removeOps() {
    ops.truncate(to: 0)
    cells.truncate(to: 0)
    notedCells = 0
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
  }

  /// Forgets the ops and all made texts, and keeps the memory.
  mutating func removeAll() {
    removeOps()
    made.removeLast(made.count - Self.words.count)
  }

  /// Makes a text of bytes that stand elsewhere.
  mutating func make(_ text: String) -> TextRef {
    let start = made.count
    made.append(contentsOf: text.utf8)
    return TextRef(.made, start..<made.count)
  }
}
