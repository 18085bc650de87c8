/// The lines that a block keeps, as written: its `source`.
struct KeptLines: Sendable {
  /// How many lines are kept.
  private(set) var count = 0
  /// The lines, joined by LF.
  private(set) var text = ""

  mutating func keep(_ bytes: Span<UInt8>, line: Range<Int>) {
    if count > 0 { text += "\n" }
    text += bytes.text(line)
    count += 1
  }
}
