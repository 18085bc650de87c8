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
    guard var reader = block else { return false }
    block = nil
    line.screen = reader.screen
    reader.byteCount += range.count + 1
    if reader.byteCount > Limits.blockBytes {
      skipBlockLine(bytes, range, &reader)
      return true
    }
    switch reader.block.read(bytes, line: range) {
    case .refused: return false
    case .closed(let props): endBlock(reader, props)
    case .taken: block = reader
    case .failed(let code, let detail):
      failLine(code, detail)
      block = reader
    }
    return true
  }

  /// Drops a line of a block that is too long, and says so once; `end` still ends it.
  private mutating func skipBlockLine(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ reader: inout BlockReader
  ) {
    if !reader.isTooLong { failLine(.blockTooLong) }
    reader.isTooLong = true
    if Word16(bytes, WhiteSpace.trim(bytes, range)) == Self.endWord {
      endBlock(reader, reader.block.finish())
    } else {
      block = reader
    }
  }

  private static let endWord = Word16("end")

  /// Ends the open block, if there is one: the input has ended.
  mutating func finishBlock() {
    guard var reader = block else { return }
    block = nil
    line.screen = reader.screen
    endBlock(reader, reader.block.finish())
  }

  /// Notes the block's patch on its head. The open groups stay.
  private mutating func endBlock(_ reader: BlockReader, _ props: Props?) {
    guard let props else { return }
    beginProps(of: .say)
    append(props)
    var record = OpRecord(
      kind: .patch, screen: reader.screen, lineNumber: line.number, line: line.raw)
    record.name = reader.id
    record.cells = flushCells()
    tape.ops.append(record)
  }
}
