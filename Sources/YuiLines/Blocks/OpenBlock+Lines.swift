extension OpenBlock {
  /// The lines that a block's patch was read from: its `source` and `end`. Nil when no lines of a
  /// block of this head make this patch.
  ///
  /// A block that only the end of the input closed, inside a group or a note, comes without `end`:
  /// its lines can only be a reply's last. Each line, the last too, wants its LF.
  ///
  ///     OpenBlock.lines(of: ["source": "<svg/>"], head: .draw)   // ["<svg/>", "end"]
  ///
  /// - Complexity: O(*n*) in the source's bytes.
  package static func lines(of patch: Props, head: Preset) -> [String]? {
    guard let source = patch["source"]?.text else { return nil }
    let isVariant = head == .flow && !patch.has("dir")
    var lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if isVariant, source.isEmpty { lines = [] }
    let props: Props = isVariant ? ["as": ""] : [:]
    // A line's own CR at its end needs another one behind it, which reading drops.
    let written = lines.map { $0.utf8.last == 0x0D ? $0 + "\r" : $0 }
    if reads(lines + ["end"], as: patch, head: head, props) { return written + ["end"] }
    if reads(lines, as: patch, head: head, props) { return written }
    // The line that opened the block was too long to be kept; one as long opens it again.
    guard let opener = droppedOpener(head),
      reads([opener] + lines + ["end"], as: patch, head: head, props)
    else { return nil }
    return [opener] + written + ["end"]
  }

  private static func droppedOpener(_ head: Preset) -> String? {
    switch head {
    case .draw: "<" + String(repeating: " ", count: Limits.drawCharacters)
    case .motion: "===" + String(repeating: " ", count: Limits.motionCharacters)
    default: nil
    }
  }

  private static func reads(
    _ lines: [String], as patch: Props, head: Preset, _ props: Props
  ) -> Bool {
    guard var block = OpenBlock(head: head, props: props) else { return false }
    for (place, line) in lines.enumerated() {
      let bytes = ContiguousArray(line.utf8)
      switch block.read(bytes.span, line: 0..<bytes.count) {
      case .taken, .failed: break
      case .refused: return false
      case .closed(let props): return place == lines.count - 1 && props == patch
      }
    }
    return block.finish() == patch
  }
}
