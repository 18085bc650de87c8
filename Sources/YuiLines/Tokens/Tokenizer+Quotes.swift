/// Tokens with quotes in their midst, or with escapes: their text is made part by part.
extension Tokenizer {
  /// A part under way: where its raw bytes began, and where its text is being made once a quote
  /// stood in it.
  private struct OpenPart {
    let start: Int
    var madeStart: Int?

    func text(_ buffer: TextRef.Buffer, end: Int, madeEnd: Int) -> TextRef {
      if let madeStart { TextRef(.made, madeStart..<madeEnd) } else { TextRef(buffer, start..<end) }
    }
  }

  /// Reads the token at `start`, quotes anywhere, and returns its end.
  mutating func readQuotedToken(
    _ bytes: Span<UInt8>, from start: Int, end: Int, _ buffer: TextRef.Buffer,
    _ tables: ParserTables, _ made: inout ContiguousArray<UInt8>
  ) -> Int {
    var offset = start
    var part = OpenPart(start: start)
    var keyLength = 0
    var sawEquals = false
    var sawQuote = false
    var hasBar = false
    var isWhole = bytes.byte(start) == UInt8(ascii: "\"")
    let firstPart = parts.count
    scan: while offset < end {
      let byte = bytes.byte(offset)
      switch byte {
      case UInt8(ascii: "\""):
        if part.madeStart == nil {
          part.madeStart = made.count
          made.append(bytes, part.start..<offset)
        }
        sawQuote = true
        let (afterQuote, isClosed) = readQuoted(bytes, from: offset &+ 1, end: end, &made)
        offset = afterQuote
        if isClosed, offset < end, WhiteSpace.length(bytes, at: offset, end: end) == 0 {
          isWhole = false
        }
        continue scan
      case UInt8(ascii: "|"):
        let text = part.text(buffer, end: offset, madeEnd: made.count)
        append(Part(text: text, isQuoted: part.madeStart != nil))
        // The tokenizer says so; what is left of the line is not kept.
        if parts.count > Limits.partsPerLine { return end }
        hasBar = true
        part = OpenPart(start: offset &+ 1)
        offset &+= 1
        continue scan
      case UInt8(ascii: "="):
        if !sawEquals, !hasBar, !sawQuote {
          sawEquals = true
          if Names.isKey(bytes, start..<offset) {
            keyLength = offset &- start
            part = OpenPart(start: offset &+ 1)
            offset &+= 1
            continue scan
          }
        }
      default:
        if WhiteSpace.length(bytes, at: offset, end: end) > 0 { break scan }
      }
      if part.madeStart != nil { made.append(byte) }
      offset &+= 1
    }
    let text = part.text(buffer, end: offset, madeEnd: made.count)
    if hasBar { append(Part(text: text, isQuoted: part.madeStart != nil)) }
    append(
      Token(
        raw: start..<offset, text: text, parts: hasBar ? firstPart..<parts.count : 0..<0,
        keyLength: keyLength,
        keyNumber: tables.keys.number(bytes, start..<start &+ keyLength),
        kind: keyLength > 0 ? .keyValue : .positional,
        isWhollyQuoted: isWhole && !hasBar && keyLength == 0, hasQuote: sawQuote))
    return offset
  }

  /// Copies what stands between quotes from `start` on, escapes undone, and returns the offset
  /// behind the closing quote. A quote that never closes runs to the end; a backslash at the end
  /// stands for itself.
  private func readQuoted(
    _ bytes: Span<UInt8>, from start: Int, end: Int, _ made: inout ContiguousArray<UInt8>
  ) -> (end: Int, isClosed: Bool) {
    var offset = start
    var run = start
    while offset < end {
      let byte = bytes.byte(offset)
      if byte == UInt8(ascii: "\"") {
        made.append(bytes, run..<offset)
        return (offset &+ 1, true)
      }
      if byte == UInt8(ascii: "\\"), offset &+ 1 < end {
        made.append(bytes, run..<offset)
        run = offset &+ 1
        offset &+= 2
      } else {
        offset &+= 1
      }
    }
    made.append(bytes, run..<offset)
    return (offset, false)
  }
}
