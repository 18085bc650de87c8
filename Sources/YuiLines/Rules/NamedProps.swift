/// Flags, keys and values, and what each preset makes of them (spec 1, section 5, Merging; spec 2,
/// Normalisation).
extension LineParser {
  /// Reads all props of a line onto the tape: positionals, flags, keys and values, later ones
  /// winning. False when the line passed a limit, which is then noted.
  mutating func readProps(
    _ bytes: Span<UInt8>, of preset: Preset, _ rest: Range<Int>, isPatch: Bool
  ) -> Bool {
    let rule = beginProps(of: preset).positionals
    if rule == .math {
      readMath(bytes, rest)
      return true
    }
    let (lineRest, tex) = rule == .step ? splitTeX(bytes, rest) : (rest, nil)
    guard tokenize(bytes, lineRest) else { return false }
    readPositionals(bytes, rule, isPatch: isPatch)
    if tokenizer.hasFlags { writeFlags(bytes) }
    if tokenizer.hasKeys { writeKeys(bytes) }
    if let tex, !tex.isEmpty { write(.tex, TextRef(line.buffer, tex)) }
    if !props.chartErrors.isEmpty { writeChartErrors(bytes) }
    if props.isOverLimit {
      abandonProps()
      fail(.tooManyProps, "", rest)
      return false
    }
    return true
  }

  private mutating func writeFlags(_ bytes: Span<UInt8>) {
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].kind == .flag {
      let token = tokenizer.tokens[place]
      let key = begin(bytes, token)
      if isAlwaysWrapped(bytes, token.flagName, key: key) {
        let head = openList(key: key)
        tape.cells.append(Cell(.yes))
        close(head, count: 1)
      } else if isNeverTrue(key: key) {
        dropLastProp(from: tape.cells.count)
      } else {
        tape.cells.append(Cell(.yes, key: key))
      }
    }
  }

  /// Whether a lone value of this key, `true` as well, is a list of one.
  private func isAlwaysWrapped(_ bytes: Span<UInt8>, _ name: Range<Int>, key: UInt8) -> Bool {
    switch props.normalisation {
    case .chart: isChartList(bytes, name)
    case .stat: key == Key.spark.rawValue
    default: false
    }
  }

  /// Whether this key holds numbers or boxes alone, so that a flag leaves nothing of it.
  private func isNeverTrue(key: UInt8) -> Bool {
    switch props.normalisation {
    case .game: key == Key.x.rawValue || key == Key.o.rawValue
    case .compare: key == Key.hl.rawValue
    default: false
    }
  }

  private mutating func writeKeys(_ bytes: Span<UInt8>) {
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].kind == .keyValue {
      let token = tokenizer.tokens[place]
      let key = begin(bytes, token)
      if props.listKeys.contains(number: key) {
        writeTexts(bytes, token, key: key)
      } else if props.normalisation != .none {
        writeNormalised(bytes, token, key: key)
      } else {
        writePlain(bytes, token, key: key)
      }
    }
  }

  /// Writes a value as it is typed: a scalar, or a list when it has parts.
  mutating func writePlain(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    let isText = key == Key.answer.rawValue
    guard token.hasParts else {
      appendTyped(bytes, token.text, isQuoted: token.hasQuote || isText, key: key)
      return
    }
    writeList(bytes, token, key: key, isText: isText)
  }

  /// Writes a value as a list of typed members, a lone one wrapped.
  mutating func writeList(
    _ bytes: Span<UInt8>, _ token: Token, key: UInt8, isText: Bool = false
  ) {
    let head = openList(key: key)
    guard token.hasParts else {
      appendTyped(bytes, token.text, isQuoted: token.hasQuote || isText)
      close(head, count: 1)
      return
    }
    for place in token.parts {
      let part = tokenizer.parts[place]
      appendTyped(bytes, part.text, isQuoted: part.isQuoted || isText)
    }
    close(head, count: token.parts.count)
  }

  /// Writes an always-list: texts, whatever was typed. A lone `true` stays `true`.
  private mutating func writeTexts(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    if !token.hasParts, !token.hasQuote, key != Key.answer.rawValue,
      case .bool(true) = TypedValue(bytes, token.text.range)
    {
      tape.cells.append(Cell(.yes, key: key))
      return
    }
    let head = openList(key: key)
    var count = 0
    forEachText(bytes, token, isText: key == Key.answer.rawValue) { parser, text in
      parser.appendText(text)
      count += 1
    }
    close(head, count: count)
  }

  /// Calls `body` with each member of a value read as a list of text: its parts as they are, or a
  /// lone value written out and split at every bar.
  mutating func forEachText(
    _ bytes: Span<UInt8>, _ token: Token, isText: Bool = false,
    _ body: (inout LineParser, TextRef) -> Void
  ) {
    if token.hasParts {
      for place in token.parts {
        let part = tokenizer.parts[place]
        body(&self, isText ? part.text : rewritten(bytes, part))
      }
    } else if token.hasQuote {
      forEachPiece(bytes, of: token.text, UInt8(ascii: "|"), body)
    } else if isText {
      body(&self, token.text)
    } else {
      body(&self, rewritten(bytes, Part(text: token.text, isQuoted: false)))
    }
  }

  /// Calls `body` with each piece of a text between separators; at least once.
  mutating func forEachPiece(
    _ bytes: Span<UInt8>, of text: TextRef, _ separator: UInt8,
    _ body: (inout LineParser, TextRef) -> Void
  ) {
    var start = text.range.lowerBound
    for offset in text.range where byte(of: text, at: offset, bytes) == separator {
      body(&self, text.piece(start..<offset))
      start = offset + 1
    }
    body(&self, text.piece(start..<text.range.upperBound))
  }

  /// A byte of a text, in the line or made.
  @inline(__always)
  func byte(of text: TextRef, at offset: Int, _ bytes: Span<UInt8>) -> UInt8 {
    text.isMade ? tape.made.span.byte(offset) : bytes.byte(offset)
  }
}
