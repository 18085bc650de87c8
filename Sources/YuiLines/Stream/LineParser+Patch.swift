/// `~target args` (spec 1, section 7).
extension LineParser {
  private enum Target {
    /// All of a preset's: the newest add of it.
    case preset(Preset, TextRef)
    case id(Preset, TextRef, Range<Int>)
    /// An id that is taken on trust.
    case elsewhere(TextRef)
  }

  mutating func readPatch(_ bytes: Span<UInt8>, _ text: Range<Int>) {
    let word =
      text.lowerBound
      &+ 1..<WhiteSpace.find(
        bytes, text.lowerBound &+ 1..<text.upperBound)
    guard let target = target(bytes, word) else { return }
    let preset: Preset
    let name: TextRef
    switch target {
    case .preset(let named, let text): (preset, name) = (named, text)
    case .id(let named, let text, _): (preset, name) = (named, text)
    case .elsewhere(let text):
      beginProps(of: .say)
      emit(.patch, name: text)
      return
    }
    if preset == .custom {
      fail(.customPatch, bytes, word)
      return
    }
    guard readProps(bytes, of: preset, word.upperBound..<text.upperBound, isPatch: true)
    else { return }
    if preset.isRow, let kind = kindProp() {
      guard let row = rowKind(kind, bytes) else {
        let detail = Diagnostic.shown(Cell.text(kind, bytes, tape.made.span))
        abandonProps()
        fail(.badKind, detail, word)
        return
      }
      if case .id(_, _, let range) = target { ids.setPreset(bytes, range, row) }
    }
    emit(.patch, name: name)
  }

  private mutating func target(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Target? {
    let at = word.first { bytes.byte($0) == UInt8(ascii: "@") }
    if let at {
      let preset = word.lowerBound..<at
      let id = at + 1..<word.upperBound
      if !preset.isEmpty, preset.allSatisfy({ bytes.byte($0).isLowerCase }),
        Names.isName(bytes, id)
      {
        return target(bytes, word, preset: preset, id: id)
      }
    }
    if let preset = tables.heads.preset(bytes, word), preset != .custom {
      return .preset(preset, TextRef(line.buffer, word))
    }
    if let preset = ids.preset(bytes, word) {
      return .id(preset, TextRef(line.buffer, word), word)
    }
    if trustsTargets, Names.canLast(bytes, word), tables.heads.preset(bytes, word) == nil {
      return .elsewhere(TextRef(line.buffer, word))
    }
    fail(.unknownTarget, bytes, word)
    return nil
  }

  /// `~preset@id`
  private mutating func target(
    _ bytes: Span<UInt8>, _ word: Range<Int>, preset: Range<Int>, id: Range<Int>
  ) -> Target? {
    guard let named = tables.heads.preset(bytes, preset) else {
      fail(.unknownPreset, bytes, preset)
      return nil
    }
    guard let known = ids.preset(bytes, id) else {
      if trustsTargets, named != .custom, Names.canLast(bytes, id) {
        return .elsewhere(TextRef(line.buffer, id))
      }
      return .preset(named, TextRef(line.buffer, preset))
    }
    guard known == named else {
      fail(.presetMismatch, known.name, word)
      return nil
    }
    return .id(known, TextRef(line.buffer, id), id)
  }

  /// The cell of the prop `kind`.
  private func kindProp() -> Cell? {
    guard props.seen.contains(.kind) else { return nil }
    var place = tape.notedCells
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.key == Key.kind.rawValue, cell.tag != .dead { return cell }
      place &+= Int(cell.span)
    }
    return nil
  }

  private func rowKind(_ cell: Cell, _ bytes: Span<UInt8>) -> Preset? {
    guard cell.tag == .text else { return nil }
    let text = TextRef(payload: cell.payload)
    let preset = read(text, bytes) { tables.heads.preset($0, $1) }
    return preset?.isRow == true ? preset : nil
  }
}

extension Cell {
  /// A scalar written out, for a message.
  static func text(_ cell: Cell, _ bytes: Span<UInt8>, _ made: Span<UInt8>) -> String {
    switch cell.tag {
    case .text:
      let text = TextRef(payload: cell.payload)
      return text.isMade ? made.text(text.range) : bytes.text(text.range)
    case .number: return NumberText.string(Double(bitPattern: cell.payload))
    case .yes: return "true"
    case .no: return "false"
    default: return "a list"
    }
  }
}
