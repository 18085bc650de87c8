/// Texts of tokens joined by one space, as titles, labels and questions are.
///
/// Words that stand one space apart in the line are one place in it; only where they do not is text
/// made.
struct TextJoiner {
  private(set) var text: TextRef?

  init() {}
}

extension TextJoiner {
  /// Adds a token's text.
  mutating func add(_ token: Token, _ bytes: Span<UInt8>, _ parser: inout LineParser) {
    if token.hasParts, token.hasQuote {
      addParts(of: token, bytes, &parser)
    } else {
      add(token.text, bytes, &parser)
    }
  }

  /// Adds a text.
  mutating func add(_ next: TextRef, _ bytes: Span<UInt8>, _ parser: inout LineParser) {
    if let text {
      let end = text.range.upperBound
      if !text.isMade, !next.isMade, next.start == end &+ 1, bytes.byte(end) == 0x20 {
        self.text = text.piece(text.start..<next.range.upperBound)
      } else {
        addApart(next, bytes, &parser)
      }
    } else {
      text = next
    }
  }

  @inline(never)
  private mutating func addApart(
    _ next: TextRef, _ bytes: Span<UInt8>, _ parser: inout LineParser
  ) {
    let start = startMaking(bytes, &parser)
    parser.tape.made.append(0x20)
    parser.appendMade(next, bytes)
    text = TextRef(.made, start..<parser.tape.made.count)
  }

  private mutating func addParts(
    of token: Token, _ bytes: Span<UInt8>, _ parser: inout LineParser
  ) {
    let start: Int
    if text == nil {
      start = parser.tape.made.count
    } else {
      start = startMaking(bytes, &parser)
      parser.tape.made.append(0x20)
    }
    for place in token.parts {
      if place > token.parts.lowerBound { parser.tape.made.append(UInt8(ascii: "|")) }
      parser.appendMade(parser.tokenizer.parts[place].text, bytes)
    }
    text = TextRef(.made, start..<parser.tape.made.count)
  }

  /// Puts the text so far at the end of the made texts, if it is not there, and returns its start.
  private func startMaking(_ bytes: Span<UInt8>, _ parser: inout LineParser) -> Int {
    guard let text else { return parser.tape.made.count }
    if text.isMade, text.range.upperBound == parser.tape.made.count { return text.start }
    let start = parser.tape.made.count
    parser.appendMade(text, bytes)
    return start
  }
}

extension LineParser {
  /// Reads a text where it lies, in the line or among the made ones.
  func read<Result>(
    _ text: TextRef, _ bytes: Span<UInt8>, _ body: (Span<UInt8>, Range<Int>) -> Result
  ) -> Result {
    text.isMade ? body(tape.made.span, text.range) : body(bytes, text.range)
  }

  /// A text as a word, to be compared.
  func word(_ text: TextRef, _ bytes: Span<UInt8>) -> Word16 { read(text, bytes, Word16.init) }

  /// Copies a text to the end of the made ones.
  mutating func appendMade(_ text: TextRef, _ bytes: Span<UInt8>) {
    if text.isMade {
      for offset in text.range { tape.made.append(tape.made[offset]) }
    } else {
      tape.made.append(bytes, text.range)
    }
  }

  /// A token's text; made here when it has parts with quotes.
  mutating func text(of token: Token, _ bytes: Span<UInt8>) -> TextRef {
    guard token.hasParts, token.hasQuote else { return token.text }
    var joiner = TextJoiner()
    joiner.add(token, bytes, &self)
    return joiner.text ?? .empty
  }

  /// The text of a whole token, its key and `=` too; quotes removed.
  mutating func wholeText(of token: Token, _ bytes: Span<UInt8>) -> TextRef {
    guard token.keyLength > 0 else { return text(of: token, bytes) }
    guard token.hasQuote else { return TextRef(line.buffer, token.raw) }
    let start = tape.made.count
    tape.made.append(bytes, token.raw.lowerBound..<token.raw.lowerBound + token.keyLength + 1)
    if token.hasParts {
      for place in token.parts {
        if place > token.parts.lowerBound { tape.made.append(UInt8(ascii: "|")) }
        appendMade(tokenizer.parts[place].text, bytes)
      }
    } else {
      appendMade(token.text, bytes)
    }
    return TextRef(.made, start..<tape.made.count)
  }
}
