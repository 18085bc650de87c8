/// Splits a line into tokens (spec 1, section 4).
///
/// The buffers are kept from line to line, so that a line allocates nothing. Every byte is looked
/// at once, but for a token with a quote in its midst, which is read again from its start.
struct Tokenizer: ~Copyable, Sendable {
  private(set) var tokens = Buffer<Token>()
  private(set) var parts = Buffer<Part>()
  /// A limit that the line passed, in place of its tokens.
  private(set) var fault: Diagnostic.Code?
  /// Whether there are flags, and keys: most lines have few of either.
  private(set) var hasFlags = false
  private(set) var hasKeys = false

  /// Memory that one huge line took is given back after it.
  private static let keptCapacity = 1 << 12

  /// Reads the tokens of `range` in place of those before.
  mutating func read(
    _ bytes: Span<UInt8>, _ range: Range<Int>, buffer: TextRef.Buffer,
    made: inout ContiguousArray<UInt8>
  ) {
    tokens.removeAll(keeping: Self.keptCapacity)
    parts.removeAll(keeping: Self.keptCapacity)
    fault = nil
    hasFlags = false
    hasKeys = false
    let end = range.upperBound
    var offset = range.lowerBound
    while true {
      offset = WhiteSpace.skip(bytes, offset..<end)
      if offset >= end { return }
      if bytes.byte(offset) == UInt8(ascii: "#"),
        offset &+ 1 == end || WhiteSpace.length(bytes, at: offset &+ 1, end: end) > 0
      {
        return
      }
      if tokens.count == Limits.tokensPerLine {
        fault = .tooManyTokens
        return
      }
      offset = readToken(bytes, from: offset, end: end, buffer, &made)
      if parts.count > Limits.partsPerLine {
        fault = .tooManyParts
        return
      }
    }
  }

  /// Reads the token at `start` and returns its end. Tokens without quotes, and those that are one
  /// quoted string without escapes, behind a key or not, are done here.
  private mutating func readToken(
    _ bytes: Span<UInt8>, from start: Int, end: Int, _ buffer: TextRef.Buffer,
    _ made: inout ContiguousArray<UInt8>
  ) -> Int {
    var offset = start
    var valueStart = start
    var keyLength = 0
    var sawEquals = false
    var hasBar = false
    let firstPart = parts.count
    scan: while true {
      offset = TokenByte.nextStop(bytes, from: offset, end: end)
      if offset == end { break }
      switch bytes.byte(offset) {
      case 0...0x20:
        // White space, or a control character that is part of the word.
        if WhiteSpace.length(bytes, at: offset, end: end) > 0 { break scan }
      case UInt8(ascii: "="):
        if !sawEquals, !hasBar {
          sawEquals = true
          if Names.isKey(bytes, start..<offset) {
            keyLength = offset &- start
            valueStart = offset &+ 1
          }
        }
      case UInt8(ascii: "|"):
        hasBar = true
        parts.append(Part(text: TextRef(buffer, valueStart..<offset), isQuoted: false))
        valueStart = offset &+ 1
      case UInt8(ascii: "\""):
        if offset == valueStart, !hasBar,
          let close = simpleQuoteEnd(bytes, from: offset &+ 1, end: end)
        {
          append(
            Token(
              raw: start..<close &+ 1, text: TextRef(buffer, offset &+ 1..<close), parts: 0..<0,
              keyLength: keyLength, kind: keyLength > 0 ? .keyValue : .positional,
              isWhollyQuoted: keyLength == 0, hasQuote: true))
          return close &+ 1
        }
        parts.truncate(to: firstPart)
        return readQuotedToken(bytes, from: start, end: end, buffer, &made)
      default:
        if WhiteSpace.wideLength(bytes, at: offset, end: end) > 0 { break scan }
      }
      offset &+= 1
    }
    if hasBar { parts.append(Part(text: TextRef(buffer, valueStart..<offset), isQuoted: false)) }
    let textStart = keyLength > 0 ? start &+ keyLength &+ 1 : start
    append(
      Token(
        raw: start..<offset, text: TextRef(buffer, textStart..<offset),
        parts: hasBar ? firstPart..<parts.count : 0..<0, keyLength: keyLength,
        kind: kind(bytes, start..<offset, keyLength: keyLength, hasBar: hasBar),
        isWhollyQuoted: false, hasQuote: false))
    return offset
  }

  @inline(__always)
  private func kind(
    _ bytes: Span<UInt8>, _ raw: Range<Int>, keyLength: Int, hasBar: Bool
  ) -> Token.Kind {
    if keyLength > 0 { return .keyValue }
    if bytes.byte(raw.lowerBound) == UInt8(ascii: "+"), !hasBar,
      Names.isWord(bytes, raw.lowerBound &+ 1..<raw.upperBound)
    {
      return .flag
    }
    return .positional
  }

  /// The offset of the quote that closes a string without escapes and ends its token, or nil.
  @inline(__always)
  private func simpleQuoteEnd(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int? {
    let close = TokenByte.nextQuote(bytes, from: start, end: end)
    guard close < end, bytes.byte(close) == UInt8(ascii: "\"") else { return nil }
    let next = close &+ 1
    return next == end || WhiteSpace.length(bytes, at: next, end: end) > 0 ? close : nil
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    tokens.append(token)
    switch token.kind {
    case .positional: break
    case .flag: hasFlags = true
    case .keyValue: hasKeys = true
    }
  }

  mutating func append(_ part: Part) { parts.append(part) }

  /// The tokens as a list, for the words that look at a line as a whole.
  var list: [Token] { tokens.indices.map { tokens[$0] } }
}
