/// A draw's or a motion's lines, kept as written up to `end` (spec 3, draw and motion).
struct MarkupBlock: Sendable {
  /// What opens a block, and how much of it is kept.
  enum Kind: Sendable {
    case draw, motion
  }

  private let kind: Kind
  private var isOn = false
  private var kept = KeptLines()
  private var characters = 0

  init(_ kind: Kind) { self.kind = kind }

  mutating func read(_ bytes: Span<UInt8>, line: Range<Int>) -> BlockStep {
    let trimmed = WhiteSpace.trim(bytes, line)
    if Self.isEnd(bytes, trimmed) { return .closed(patch) }
    if !isOn {
      if trimmed.isEmpty { return .taken }
      guard opens(bytes, trimmed) else { return .refused }
      isOn = true
    }
    keep(bytes, line: line)
    return .taken
  }

  /// Whether the block takes a trimmed line.
  func takes(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    isOn || trimmed.isEmpty || Self.isEnd(bytes, trimmed) || opens(bytes, trimmed)
  }

  private func opens(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    var cursor = LineCursor(trimmed)
    return cursor.take(kind == .draw ? "<" : "===", bytes)
  }

  /// Whether a trimmed line ends the block.
  static func isEnd(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    var cursor = LineCursor(trimmed)
    return cursor.take("end", bytes) && cursor.isAtEnd
  }

  /// The patch as it would be now; nil while no line is kept.
  var patch: Props? { kept.count == 0 ? nil : ["source": .text(kept.text)] }

  /// Keeps a line unless it would pass a limit. One that is too long is dropped; later ones may
  /// still fit.
  private mutating func keep(_ bytes: Span<UInt8>, line: Range<Int>) {
    let length = length(bytes, line) + 1
    switch kind {
    case .draw:
      guard kept.count < Limits.drawLines, characters + length <= Limits.drawCharacters
      else { return }
    case .motion:
      guard characters + length <= Limits.motionCharacters else { return }
    }
    characters += length
    kept.keep(bytes, line: line)
  }

  /// The line's length: code points for a draw, UTF-16 units for a motion.
  private func length(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var length = 0
    for offset in line {
      let byte = bytes.byte(offset)
      if byte & 0xC0 != 0x80 { length += kind == .motion && byte >= 0xF0 ? 2 : 1 }
    }
    return length
  }
}
