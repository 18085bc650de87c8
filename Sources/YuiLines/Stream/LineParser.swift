/// Reads one line at a time onto the tape: route, head, and what the head asks for
/// (spec 1, sections 3 to 9).
///
/// What lasts from line to line is here: the focus, the ids, the open groups, an open block. The
/// line itself is a range in a span that the stream lends.
struct LineParser: ~Copyable, Sendable {
  var tape = TapeWriter()
  var tokenizer = Tokenizer()
  var ids: IDTable
  var groups = GroupStack()
  var focus = TapeWriter.screenOne
  var block: BlockReader?
  /// Whether a well-formed target that is not known is one elsewhere instead of an error.
  var trustsTargets = false

  /// The line at hand.
  var line = Line()
  /// The props at hand. Their cells stand at the tape's end and become the op's when it is noted.
  var props = PropsState()
  let tables = ParserTables.shared

  init(known: KnownIDs) { ids = IDTable(known: known) }

  /// A line's place in its reply, the buffer it lies in, and its screen.
  struct Line: Sendable {
    var number = 0
    var raw = 0..<0
    /// Where the buffer of replies starts in the whole reply: what `raw` is ahead of it.
    var replyOffset = 0
    var buffer = TextRef.Buffer.reply
    var screen = TapeWriter.screenOne
  }

  /// Reads a line, its end not included.
  mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if block != nil, readBlockLine(bytes, range) { return }
    let text = WhiteSpace.trim(bytes, range)
    if text.isEmpty || isComment(bytes, text) { return }
    line.screen = focus
    let rest = bytes.byte(text.lowerBound) == UInt8(ascii: ">") ? readRoute(bytes, text) : text
    if let rest { readHead(bytes, rest) }
  }

  /// Whether the text is a lone `#` or one followed by white space.
  private func isComment(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    guard bytes.byte(text.lowerBound) == UInt8(ascii: "#") else { return false }
    let next = text.lowerBound &+ 1
    return next == text.upperBound
      || WhiteSpace.length(bytes, at: next, end: text.upperBound) > 0
  }

  /// Reads a route and returns the rest of the line, or nil when the route was all of it.
  private mutating func readRoute(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Range<Int>? {
    let name = text.lowerBound &+ 1..<nameEnd(bytes, text.lowerBound &+ 1..<text.upperBound)
    let rest = WhiteSpace.skip(bytes, name.upperBound..<text.upperBound)
    guard !name.isEmpty, name.upperBound == text.upperBound || rest > name.upperBound else {
      return text
    }
    let isChat = Word16(bytes, name) == Self.chat
    let screen = isChat ? TapeWriter.screenOne : screenText(bytes, name)
    line.screen = screen
    if rest < text.upperBound, !isComment(bytes, rest..<text.upperBound) {
      return rest..<text.upperBound
    }
    if isChat {
      emitClose()
    } else {
      focus = screen
      emit(.focus)
    }
    return nil
  }

  private static let chat = Word16("chat")

  /// The text of a screen's name. It is copied, so that all screens lie in one buffer and can be
  /// compared whatever buffer a line is in; the focus and screen 1 are not copied again.
  private mutating func screenText(_ bytes: Span<UInt8>, _ name: Range<Int>) -> TextRef {
    for known in [focus, TapeWriter.screenOne, TapeWriter.stage]
    where known.range.count == name.count
      && Word16(bytes, name) == Word16(tape.made.span, known.range) && name.count <= 16
    {
      return known
    }
    let start = tape.made.count
    tape.made.append(bytes, name)
    return TextRef(.made, start..<tape.made.count)
  }

  /// The offset of the first byte in `range` that is not `[\w-]`.
  func nameEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes.byte(offset).isNameByte { offset &+= 1 }
    return offset
  }

  /// Reads what stands behind the route: a head and its rest.
  private mutating func readHead(_ bytes: Span<UInt8>, _ text: Range<Int>) {
    if bytes.byte(text.lowerBound) == UInt8(ascii: "~") {
      readPatch(bytes, text)
      return
    }
    let wordEnd = bytes.lowerCaseEnd(text)
    let head = tables.heads.head(bytes, text.lowerBound..<wordEnd)
    var id: Range<Int>?
    var headEnd = wordEnd
    if wordEnd < text.upperBound, bytes.byte(wordEnd) == UInt8(ascii: "@") {
      headEnd = nameEnd(bytes, wordEnd &+ 1..<text.upperBound)
      id = wordEnd &+ 1..<headEnd
    }
    let atEnd = headEnd == text.upperBound
    guard let head, id?.isEmpty != true,
      atEnd || WhiteSpace.length(bytes, at: headEnd, end: text.upperBound) > 0
    else {
      failUnknownHead(bytes, text)
      return
    }
    let rest = headEnd..<text.upperBound
    switch head {
    case .preset(.custom): readCustom(bytes, text, id: id, rest)
    case .preset(let preset): readAdd(bytes, preset, id: id, rest)
    case .word(.menu) where id == nil: readMenu(bytes, rest)
    case .word(let word):
      if id == nil { readWord(bytes, word, rest) } else { failUnknownHead(bytes, text) }
    }
  }

  mutating func failUnknownHead(_ bytes: Span<UInt8>, _ text: Range<Int>) {
    let word = text.lowerBound..<WhiteSpace.find(bytes, text)
    fail(.unknownPreset, bytes, word)
  }

  /// Splits the rest of the line into tokens; false when it passed a limit, which is then noted.
  mutating func tokenize(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    tokenizer.read(bytes, rest, buffer: line.buffer, tables: tables, made: &tape.made)
    guard let fault = tokenizer.fault else { return true }
    fail(fault, "", rest)
    return false
  }
}

// MARK: - Adds

extension LineParser {
  /// Reads an add: its props, then its id.
  private mutating func readAdd(
    _ bytes: Span<UInt8>, _ preset: Preset, id: Range<Int>?, _ rest: Range<Int>
  ) {
    if preset == .table, readTableCreate(bytes, id: id, rest) { return }
    guard readProps(bytes, of: preset, rest, isPatch: false) else { return }
    emitAdd(bytes, preset, id: id)
  }

  /// Reads `custom` and its JSON. A line that ECMAScript's `.` would not run through is no custom
  /// line (spec 1, section 6).
  private mutating func readCustom(
    _ bytes: Span<UInt8>, _ text: Range<Int>, id: Range<Int>?, _ rest: Range<Int>
  ) {
    let json = WhiteSpace.skip(bytes, rest)..<rest.upperBound
    guard !json.isEmpty, !hasLineTerminator(bytes, json) else {
      failUnknownHead(bytes, text)
      return
    }
    do {
      let value = try JSONReader.read(bytes, in: json, mostValues: Limits.jsonValues)
      beginProps(of: .custom)
      begin(.spec)
      append(value, key: Key.spec.rawValue)
      emitAdd(bytes, .custom, id: id)
    } catch {
      let place = min(json.lowerBound &+ error.byteOffset, json.upperBound)
      // The whole character at fault, not its first byte alone.
      var end = min(place &+ 1, json.upperBound)
      while end < json.upperBound, bytes.byte(end) & 0xC0 == 0x80 { end &+= 1 }
      fail(.badJSON, error.reason.rawValue, place..<end)
    }
  }

  /// Whether a character stands here that ECMAScript's `.` does not match.
  func hasLineTerminator(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes.byte(offset)
      if byte == 0x0D { return true }
      if byte == 0xE2, offset &+ 2 < range.upperBound, bytes.byte(offset &+ 1) == 0x80,
        bytes.byte(offset &+ 2) & 0xFE == 0xA8
      {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Gives the add at hand its id and its group, and opens what it opens.
  private mutating func emitAdd(_ bytes: Span<UInt8>, _ preset: Preset, id: Range<Int>?) {
    let name: TextRef
    if let id {
      guard ids.insert(bytes, id, preset) else {
        abandonProps()
        fail(.tooManyIDs, bytes, id)
        return
      }
      name = TextRef(line.buffer, id)
    } else {
      guard ids.make(preset) else {
        abandonProps()
        failLine(.tooManyIDs)
        return
      }
      name = TextRef(
        letter: preset == .custom ? UInt8(ascii: "c") : UInt8(ascii: "n"), number: ids.madeCount)
    }
    let group =
      groups.isEmpty ? nil : groups.place(preset, on: line.screen, made: tape.made, tables)
    var record = OpRecord(
      kind: .add, screen: line.screen, lineNumber: line.number, line: line.raw)
    record.preset = preset
    record.name = name
    record.cells = takeCells()
    if let group {
      record.hasSecond = true
      record.second = group
    }
    tape.ops.append(record)
    if tables.heads(preset) {
      groups.open(OpenGroup(preset: preset, id: made(name, bytes), screen: line.screen))
    } else if tables.opensBlock(preset) {
      openBlock(preset, id: made(name, bytes))
    }
  }

  /// A text that outlives the line, since what is open keeps it.
  private mutating func made(_ text: TextRef, _ bytes: Span<UInt8>) -> TextRef {
    if text.isMade || text.isNumbered { return text }
    let start = tape.made.count
    tape.made.append(bytes, text.range)
    return TextRef(.made, start..<tape.made.count)
  }
}
