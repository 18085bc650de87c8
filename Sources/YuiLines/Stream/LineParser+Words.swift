/// The core words (spec 1, section 9).
extension LineParser {
  mutating func readWord(_ bytes: Span<UInt8>, _ word: Head.CoreWord, _ rest: Range<Int>) {
    switch word {
    case .clear: emit(.clear)
    case .end: readEnd(bytes, rest)
    default:
      guard tokenize(bytes, rest) else { return }
      switch word {
      case .save: readName(bytes, .save, word, rest)
      case .show: readName(bytes, .show, word, rest)
      case .forget: readName(bytes, .forget, word, rest)
      case .close: readClose(rest)
      case .talk: readTalk(bytes, rest)
      case .theme: readTheme(bytes, rest)
      case .doing: readDoing(bytes, rest)
      case .visual: readVisual(bytes, rest)
      case .put: readPut(bytes, rest)
      case .clear, .end, .menu: break
      }
    }
  }

  private mutating func readEnd(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    guard let id = groups.closeLast() else {
      failLine(.nothingToEnd)
      return
    }
    emit(.end, name: id)
  }

  /// save, show, forget: the texts of all tokens, empty ones dropped, are the name.
  private mutating func readName(
    _ bytes: Span<UInt8>, _ kind: OpRecord.Kind, _ word: Head.CoreWord, _ rest: Range<Int>
  ) {
    guard let name = joinedName(bytes, tokenizer.list) else {
      failLine(.missingName, word.rawValue)
      return
    }
    emit(kind, name: name)
  }

  /// The whole texts of tokens, empty ones dropped, joined by one space; nil when none is left.
  mutating func joinedName(
    _ bytes: Span<UInt8>, _ tokens: some Sequence<Token>
  ) -> TextRef? {
    var joiner = TextJoiner()
    for token in tokens {
      let text = wholeText(of: token, bytes)
      if text.isEmpty { continue }
      joiner.add(text, bytes, &self)
    }
    return joiner.text
  }

  private mutating func readClose(_ rest: Range<Int>) {
    guard tokenizer.tokens.isEmpty else {
      fail(.closeTakesNothing, "", rest)
      return
    }
    emitClose()
  }

  private mutating func readTalk(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    guard tokenizer.tokens.count <= 1 else {
      fail(.badTalk, "", rest)
      return
    }
    guard let token = tokenizer.list.first else {
      emit(.talkOn)
      return
    }
    switch read(wholeText(of: token, bytes), bytes, { $0.text($1) }) {
    case "on": emit(.talkOn)
    case "off": emit(.talkOff)
    default: fail(.badTalk, "", rest)
    }
  }

  /// Whether the line's only token is the bare word `off`.
  private func isOff(_ bytes: Span<UInt8>) -> Bool {
    tokenizer.tokens.count == 1 && Word16(bytes, tokenizer.tokens[0].raw) == Self.off
  }

  private static let off = Word16("off")

  private mutating func readDoing(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    if isOff(bytes) {
      emit(.doingOff)
      return
    }
    if tokenizer.hasKeys || tokenizer.hasFlags {
      fail(.badDoing, "it takes no keys and no flags", rest)
      return
    }
    var words = tokenizer.list
    var step: (Double, Double)?
    if let last = words.last, last.isBare, let found = read(last.text, bytes, Self.step) {
      guard found.of >= 1, found.step <= found.of else {
        fail(.badDoing, "the step is past the last one", last.raw)
        return
      }
      step = (found.step, found.of)
      words.removeLast()
    }
    let text = joinedName(bytes, words)
    guard text != nil || step != nil else {
      fail(.badDoing, "it has neither words nor a step", rest)
      return
    }
    beginProps(of: .say)
    if let text { write(.text, text) }
    if let (number, count) = step {
      write(.step, number)
      write(.of, count)
    }
    emit(.doing)
  }

  /// `^\d+/\d+$`
  private static func step(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (step: Double, of: Double)? {
    guard let slash = range.first(where: { bytes.byte($0) == UInt8(ascii: "/") }),
      Numbers.isDigits(bytes, range.lowerBound..<slash),
      Numbers.isDigits(bytes, slash + 1..<range.upperBound),
      let step = Numbers.number(bytes, range.lowerBound..<slash),
      let count = Numbers.number(bytes, slash + 1..<range.upperBound)
    else { return nil }
    return (step, count)
  }

  private mutating func readVisual(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    if isOff(bytes) {
      emit(.visualOff)
      return
    }
    beginProps(of: .say)
    for place in tokenizer.tokens.indices {
      let token = tokenizer.tokens[place]
      guard let fault = readVisualToken(bytes, token) else { continue }
      abandonProps()
      fail(.badVisual, fault, token.raw)
      return
    }
    emit(.visual)
  }

  /// Writes what one token of a `visual` line says, or returns what is wrong with it.
  private mutating func readVisualToken(_ bytes: Span<UInt8>, _ token: Token) -> String? {
    switch token.kind {
    case .flag: return "it takes no flags"
    case .positional:
      guard let look = Palette.look(bytes, token.raw) else {
        return "a look is orb, aurora, waves, grain or bloom"
      }
      if props.seen.contains(.look) { return "it takes one look" }
      write(.look, look)
    case .keyValue:
      guard !token.hasParts else { return "it takes no lists" }
      let value = read(token.text, bytes) { $0.text($1) }
      switch Key(rawValue: tables.keys.number(bytes, token.key)) {
      case .tone?:
        guard Palette.isTone(value) else {
          return "a tone is accent, a set or # and six hex digits"
        }
        write(.tone, token.text)
      case .react?:
        guard Palette.reactions.contains(value) else {
          return "react is voice, music, mic or off"
        }
        write(.react, token.text)
      default: return "its keys are tone and react"
      }
    }
    return nil
  }
}
