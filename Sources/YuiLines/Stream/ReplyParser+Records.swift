/// For a relay, which reads few of a reply's ops, and those where the parser noted them: no list is
/// made of them.
extension ReplyParser {
  /// The op at a place below `opCount`, as it was noted.
  package func record(_ place: Int) -> OpRecord { lines.tape.ops[place] }

  /// The text at a place that a record names.
  package func text(_ text: TextRef) -> String {
    text.text(made: lines.tape.made, reply: reply, repaired: repaired)
  }

  /// Whether the op has a prop of one of these names.
  package func hasProp(_ record: OpRecord, among keys: Set<Key>) -> Bool {
    var place = record.cells.lowerBound
    while place < record.cells.upperBound {
      let cell = lines.tape.cells[place]
      if cell.tag != .dead, let key = Key(rawValue: cell.key), keys.contains(key) { return true }
      place &+= Int(cell.span)
    }
    return false
  }

  /// Takes one more id that lasts from earlier replies, by its bytes; `replacing` what is known of
  /// it. To be called before the reply's first line.
  package mutating func know(
    _ id: Range<Int>, in bytes: Span<UInt8>, as preset: Preset, replacing: Bool
  ) {
    lines.ids.know(bytes, id, preset, replacing: replacing)
  }
}
