import YuiLines

/// A first look at a row, line by line and without reading one: whether it can touch a pin at all,
/// and the ids of pins that it might patch.
///
/// It errs on the side of yes; what it passes on is then parsed. Rows that touch nothing are most of
/// all rows, and cost no more than this.
struct RowGlance {
  /// The ids of the agent's pins that stand behind a `~`, each with a preset.
  private(set) var known: KnownIDs = [:]
  /// Whether a line starts with save, forget, put or table.
  private var hasWords = false

  var mayTouch: Bool { hasWords || !known.isEmpty }

  init(_ bytes: Span<UInt8>, _ ranges: [Range<Int>], agent: UInt32, in index: PinIndex) {
    for range in ranges {
      var start = range.lowerBound
      while start < range.upperBound {
        let end = bytes.firstOffset(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
        look(bytes, start..<end, agent, index)
        start = end + 1
      }
    }
  }

  private mutating func look(
    _ bytes: Span<UInt8>, _ line: Range<Int>, _ agent: UInt32, _ index: PinIndex
  ) {
    var start = WhiteSpace.skip(bytes, line)
    if start < line.upperBound, bytes.byte(start) == UInt8(ascii: ">") {
      start = WhiteSpace.find(bytes, start..<line.upperBound)
      start = WhiteSpace.skip(bytes, start..<line.upperBound)
    }
    guard start < line.upperBound else { return }
    if bytes.byte(start) == UInt8(ascii: "~") {
      let target = start + 1..<WhiteSpace.find(bytes, start + 1..<line.upperBound)
      lookUp(bytes, target, agent, index)
    } else if !hasWords {
      var end = start
      while end < line.upperBound, bytes.byte(end).isLowerCase { end += 1 }
      let word = Word16(bytes, start..<end)
      hasWords = Self.words.contains(word)
    }
  }

  private static let words = ["save", "forget", "put", "table"].map { Word16($0) }

  /// Notes an id that a pin holds: `~id`, or `~preset@id`, which says what it takes the id for.
  private mutating func lookUp(
    _ bytes: Span<UInt8>, _ target: Range<Int>, _ agent: UInt32, _ index: PinIndex
  ) {
    let at = bytes.firstOffset(of: UInt8(ascii: "@"), in: target)
    let id = at < target.upperBound ? at + 1..<target.upperBound : target
    guard let name = index.names.find(bytes, id) else { return }
    let named = at < target.upperBound ? Preset(name: bytes.text(target.lowerBound..<at)) : nil
    let text = bytes.text(id)
    index.forEachPin(.id(.say), name, of: agent) { _, kind in
      guard let preset = kind.preset else { return }
      if let named, named.isKin(of: preset) {
        known[text] = named
      } else if known[text] == nil {
        known[text] = preset
      }
    }
  }
}
