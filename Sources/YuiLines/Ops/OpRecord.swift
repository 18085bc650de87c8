/// An op on the tape: what it is, the texts it names, and its cells.
package struct OpRecord: BitwiseCopyable, Sendable {
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case add, patch, save, show, forget, clear, focus, close, end, theme, talkOn, talkOff
    case doing, doingOff, visual, visualOff, menu, menuDone, table, put, putDelete, error
  }

  package var kind: Kind
  package var preset: Preset = .say
  /// Whether `second` says something: an add's group, a put's key.
  package var hasSecond = false
  package var screen: TextRef
  /// An id, a target or a name.
  package var name: TextRef = .empty
  package var second: TextRef = .empty
  private var firstCell: UInt32 = 0
  private var cellCount: UInt32 = 0
  private var lineLength: UInt32
  /// Of an error, its place in the list of faults.
  package var fault: UInt32 = 0
  package var lineNumber: Int
  private var lineStart: Int

  @inline(__always)
  package init(kind: Kind, screen: TextRef, lineNumber: Int, line: Range<Int>) {
    self.kind = kind
    self.screen = screen
    self.lineNumber = lineNumber
    lineStart = line.lowerBound
    lineLength = UInt32(truncatingIfNeeded: line.count)
  }

  /// The op's cells on the tape: its props, its columns or its values.
  @inline(__always)
  package var cells: Range<Int> {
    get { Range(ordered: Int(firstCell), Int(firstCell) &+ Int(cellCount)) }
    set {
      firstCell = UInt32(truncatingIfNeeded: newValue.lowerBound)
      cellCount = UInt32(truncatingIfNeeded: newValue.count)
    }
  }

  /// The line's bytes in the reply.
  package var line: Range<Int> { Range(ordered: lineStart, lineStart &+ Int(lineLength)) }
}

/// An error on the tape: all that a diagnostic needs but its sentence.
package struct Fault: Sendable {
  package var code: Diagnostic.Code
  package var detail: String
  package var range: Range<Int>
}
