import YuiLines

extension RowReader {
  /// A first look at a row, without reading a line: whether it can touch a pin at all. The parser
  /// learns the ids of pins that the row might patch.
  ///
  /// It errs on the side of yes; what it passes on is then parsed. Rows that touch nothing are most
  /// of all rows, and cost no more than this.
  mutating func mayTouch(
    _ bytes: Span<UInt8>, from agent: UInt32, in index: PinIndex
  ) -> Bool {
    var mayTouch = false
    TouchLines.forEach(in: bytes) { line in
      switch line.kind {
      case .patch:
        if look(for: line.name, bytes, agent, index) { mayTouch = true }
      case .save, .forget:
        mayTouch = mayTouch || !line.isPlain || index.holds(.screen, line.name, bytes, agent)
      case .put:
        mayTouch = mayTouch || !line.isPlain || index.holds(.table, line.name, bytes, agent)
      }
      return true
    }
    return mayTouch
  }

  /// Tells the parser of an id if a pin holds it: `~id`, or `~preset@id`, which says what it takes
  /// the id for.
  private mutating func look(
    for id: Range<Int>, _ bytes: Span<UInt8>, _ agent: UInt32, _ index: PinIndex
  ) -> Bool {
    guard let name = index.names.find(bytes, id) else { return false }
    let named = Self.presetName(before: id, bytes)
    var first: Preset?
    var isNamedHeld = false
    index.forEachPin(.id(.say), name, of: agent) { _, kind in
      guard let preset = kind.preset else { return }
      if first == nil { first = preset }
      if let named, named.isKin(of: preset) { isNamedHeld = true }
    }
    guard let first else { return false }
    if let named, isNamedHeld {
      parser.know(id, in: bytes, as: named, replacing: true)
    } else {
      parser.know(id, in: bytes, as: first, replacing: false)
    }
    return true
  }

  /// The preset in `~preset@id`.
  private static func presetName(before id: Range<Int>, _ bytes: Span<UInt8>) -> Preset? {
    let end = id.lowerBound - 1
    guard end >= 0, bytes.byte(end) == UInt8(ascii: "@") else { return nil }
    var start = end
    while start > 0, bytes.byte(start - 1).isLowerCase { start -= 1 }
    return Preset(name: bytes.text(start..<end))
  }
}

extension PinIndex {
  /// Whether a pin of the agent holds this, by the bytes of its name.
  fileprivate func holds(
    _ kind: PostingTable.Kind, _ name: Range<Int>, _ bytes: Span<UInt8>, _ agent: UInt32
  ) -> Bool {
    guard let name = names.find(bytes, name) else { return false }
    var isHeld = false
    forEachPin(kind, name, of: agent) { _, _ in isHeld = true }
    return isHeld
  }
}
