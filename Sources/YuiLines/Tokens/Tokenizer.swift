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
    _ bytes: Span<UInt8>, _ range: Range<Int>, buffer: TextRef.Buffer, tables: ParserTables,
    made: inout ContiguousArray<UInt8>
  ) {
    tokens.removeAll(keeping: Self.keptCapacity)
    parts.removeAll(keeping: Self.keptCapacity)
    fault = nil
    hasFlags = false
    hasKeys = false
    let end = range.upperBound
    var start = WhiteSpace.skip(bytes, range)
    if start == end { return }
    var stops = Stops(bytes, from: start, end: end)
    while true {
      let first = bytes.byte(start)
      if first == UInt8(ascii: "#"), isComment(bytes, at: start, end: end) { return }
      if tokens.count == Limits.tokensPerLine {
        fault = .tooManyTokens
        return
      }
      // A token without quotes, or one quoted string without escapes, behind a key or not, is read
      // here; any other is read again from its start.
      let firstPart = parts.count
      var valueStart = start
      var key = (length: 0, number: Cell.noKey)
      var sawEquals = false
      var hasBar = false
      var isRead = false
      var offset: Int
      scan: while true {
        offset = stops.next(bytes)
        if offset == end { break }
        let byte = bytes.byte(offset)
        if byte == 0x20 { break }
        switch byte {
        case UInt8(ascii: "|"):
          parts.append(Part(text: TextRef(buffer, valueStart, offset), isQuoted: false))
          if parts.count > Limits.partsPerLine {
            fault = .tooManyParts
            return
          }
          hasBar = true
          valueStart = offset &+ 1
        case UInt8(ascii: "="):
          if sawEquals || hasBar { continue }
          sawEquals = true
          key = self.key(bytes, Range(ordered: start, offset), tables)
          if key.length > 0 { valueStart = offset &+ 1 }
        case UInt8(ascii: "\""):
          isRead = true
          if offset == valueStart, !hasBar,
            let quote = simpleQuoteEnd(bytes, from: offset &+ 1, end: end)
          {
            append(
              Token(
                raw: Range(ordered: start, quote &+ 1),
                text: TextRef(buffer, offset &+ 1, quote), parts: 0..<0, keyLength: key.length,
                keyNumber: key.number, kind: key.length > 0 ? .keyValue : .positional,
                isWhollyQuoted: key.length == 0, hasQuote: true))
            offset = quote &+ 1
          } else {
            parts.truncate(to: firstPart)
            offset = readQuotedToken(bytes, from: start, end: end, buffer, tables, &made)
          }
          stops.pass(bytes, to: min(offset &+ 1, end))
          break scan
        default:
          // White space that is no space, or a character that is part of the word.
          if WhiteSpace.length(bytes, at: offset, end: end) > 0 { break scan }
        }
      }
      if !isRead {
        if hasBar {
          parts.append(Part(text: TextRef(buffer, valueStart, offset), isQuoted: false))
        }
        var kind = key.length > 0 ? Token.Kind.keyValue : .positional
        if first == UInt8(ascii: "+"), kind == .positional, !hasBar,
          Names.isWord(bytes, Range(ordered: start &+ 1, offset))
        {
          kind = .flag
          key.number = tables.keys.number(bytes, Range(ordered: start &+ 1, offset))
        }
        let textStart = key.length > 0 ? start &+ key.length &+ 1 : start
        append(
          Token(
            raw: Range(ordered: start, offset), text: TextRef(buffer, textStart, offset),
            parts: hasBar ? Range(ordered: firstPart, parts.count) : 0..<0,
            keyLength: key.length, keyNumber: key.number, kind: kind))
      }
      if parts.count > Limits.partsPerLine {
        fault = .tooManyParts
        return
      }
      // What stands between tokens is nearly always one space.
      start = offset &+ 1
      if start >= end { return }
      let next = bytes.byte(start)
      if next <= 0x20 || next >= 0x80 || bytes.byte(offset) != 0x20 {
        start = WhiteSpace.skip(bytes, Range(ordered: offset, end))
        if start == end { return }
        stops.pass(bytes, to: start)
      }
    }
  }

  /// The length and the number of a key, if what stands before an equals sign is one.
  @inline(__always)
  private func key(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ParserTables
  ) -> (length: Int, number: UInt8) {
    let number = tables.keys.number(bytes, range)
    guard number != Cell.noKey || Names.isKey(bytes, range) else { return (0, Cell.noKey) }
    return (range.upperBound &- range.lowerBound, number)
  }

  /// Whether the `#` at `offset` is all of its word.
  private func isComment(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> Bool {
    offset &+ 1 == end || WhiteSpace.length(bytes, at: offset &+ 1, end: end) > 0
  }

  /// The offset of the quote that closes a string without escapes and ends its token, or nil.
  @inline(__always)
  private func simpleQuoteEnd(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int? {
    let close = Stops.nextQuote(bytes, from: start, end: end)
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
