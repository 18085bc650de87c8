/// Ops that are no add, and errors.
extension LineParser {
  /// Notes an op of this line. All but a few close the open groups first (spec 1, section 8).
  mutating func emit(_ kind: OpRecord.Kind, name: TextRef = .empty) {
    switch kind {
    case .error, .theme, .menu, .menuDone, .table, .put, .putDelete, .doing, .doingOff, .visual,
      .visualOff, .end:
      break
    case .add, .patch, .save, .show, .forget, .clear, .focus, .close, .talkOn, .talkOff:
      groups.closeAll()
    }
    var record = OpRecord(
      kind: kind, screen: line.screen, lineNumber: line.number, line: line.raw)
    record.name = name
    switch kind {
    case .patch, .theme, .doing, .visual, .menu, .table, .put: record.cells = takeCells()
    default: break
    }
    tape.ops.append(record)
  }

  /// The cells of the props at hand, which are an op's from now on.
  @inline(__always)
  mutating func takeCells() -> Range<Int> {
    let start = tape.notedCells
    tape.notedCells = tape.cells.count
    return Range(ordered: start, tape.cells.count)
  }

  /// `close`, or `>chat` alone.
  mutating func emitClose() {
    line.screen = TapeWriter.stage
    focus = TapeWriter.screenOne
    emit(.close)
  }

  /// Notes an error about the bytes in `range`.
  mutating func fail(_ code: Diagnostic.Code, _ detail: String, _ range: Range<Int>) {
    var record = OpRecord(
      kind: .error, screen: line.screen, lineNumber: line.number, line: line.raw)
    record.fault = UInt32(truncatingIfNeeded: tape.faults.count)
    tape.ops.append(record)
    // Offsets in a repaired line are not the reply's; such a fault names its whole line.
    let place =
      line.buffer == .reply
      ? range.lowerBound &+ line.replyOffset..<range.upperBound &+ line.replyOffset : line.raw
    tape.faults.append(Fault(code: code, detail: detail, range: place))
  }

  /// Notes an error about the whole line.
  mutating func failLine(_ code: Diagnostic.Code, _ detail: String = "") {
    let start = line.raw.lowerBound &- line.replyOffset
    fail(code, detail, start..<start &+ line.raw.count)
  }

  /// Notes an error about a word of the line, which is its detail, cut where it is long.
  mutating func fail(_ code: Diagnostic.Code, _ bytes: Span<UInt8>, _ word: Range<Int>) {
    fail(code, Diagnostic.shown(bytes, word), word)
  }
}
