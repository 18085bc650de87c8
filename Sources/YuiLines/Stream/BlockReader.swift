/// An open block: what reads its lines, and the add that its patch is for.
struct BlockReader: Sendable {
  var block: OpenBlock
  let id: TextRef
  let screen: TextRef
  var byteCount = 0
  var isTooLong = false
}

extension LineParser {
  /// Opens what the add at hand opens, if it opens anything.
  mutating func openBlock(_ preset: Preset, id: TextRef) {
    let variant = props.seen.contains(.as)
    // The block needs to know of its head no more than whether it is a variant.
    let head: Props = variant ? ["as": ""] : [:]
    guard let open = OpenBlock(head: preset, props: head) else { return }
    block = BlockReader(block: open, id: id, screen: line.screen)
  }

  /// Gives a line to the open block; false when the block is off and the line is to be read as
  /// any other.
  mutating func readBlockLine(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    // The block is changed where it lies: taking it out and putting it back would copy all that it
    // is made of for each line.
    guard let screen = block?.screen else { return false }
    line.screen = screen
    block?.byteCount += range.count + 1
    if let count = block?.byteCount, count > Limits.blockBytes {
      return skipBlockLine(bytes, WhiteSpace.trim(bytes, range))
    }
    switch block?.block.read(bytes, line: range) {
    case .taken: return true
    case .failed(let code, let detail):
      failLine(code, detail)
      return true
    case .closed(let props):
      endBlock(props)
      return true
    case .refused, nil:
      block = nil
      return false
    }
  }

  /// Drops a trimmed line of a block that is too long, and says so once; its end still ends it.
  /// A long line that is no line of the block turns it off as a short one does: then false.
  private mutating func skipBlockLine(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    if block?.isTooLong == false {
      guard block?.block.takes(bytes, trimmed) == true else {
        block = nil
        return false
      }
      failLine(.blockTooLong)
    }
    block?.isTooLong = true
    if block?.block.isEnd(bytes, trimmed) == true { finishBlock() }
    return true
  }

  /// Ends the open block, if there is one: the input has ended.
  mutating func finishBlock() {
    guard let screen = block?.screen else { return }
    line.screen = screen
    endBlock(block?.block.finish())
  }

  /// Closes the block and notes its patch on its head. The open groups stay.
  private mutating func endBlock(_ props: Props?) {
    guard let id = block?.id else { return }
    block = nil
    guard let props else { return }
    beginProps(of: .say)
    append(props)
    var record = OpRecord(
      kind: .patch, screen: line.screen, lineNumber: line.number, line: line.raw)
    record.name = id
    record.cells = takeCells()
    tape.ops.append(record)
  }
}
