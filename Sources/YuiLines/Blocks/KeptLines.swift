/// The lines that a block keeps, as written: its `source`.
struct KeptLines: Sendable {
  /// How many lines are kept.
  private(set) var count = 0
  private var bytes: ContiguousArray<UInt8> = []

  /// The lines, joined by LF.
  var text: String { bytes.span.text(0..<bytes.count) }

  mutating func keep(_ span: Span<UInt8>, line: Range<Int>) {
    if count > 0 { bytes.append(0x0A) }
    bytes.append(span, line)
    count += 1
  }
}
