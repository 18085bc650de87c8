/// A token of a line as it stands there, for what is said about the line: the language itself reads
/// its own tokens (spec 1, section 4), and this cuts at the same places.
struct RawToken: Sendable, Hashable {
  /// The token's bytes.
  var range: Range<Int>
  /// Where its first quote opens, if it has one.
  var firstQuote: Int?
  /// Where a quote opens that never closes.
  var unclosedQuote: Int?

  /// How many tokens of a line are looked at. A fault is not looked for behind them.
  static let limit = 1 << 12

  /// The first tokens of the bytes in `range`, up to a comment.
  static func tokens(of bytes: ContiguousArray<UInt8>, in range: Range<Int>) -> [RawToken] {
    let span = bytes.span
    let end = range.upperBound
    var tokens: [RawToken] = []
    var offset = range.lowerBound
    while tokens.count < limit {
      offset = WhiteSpace.skip(span, offset..<end)
      if offset >= end { break }
      let next = offset + 1
      if bytes[offset] == UInt8(ascii: "#"),
        next == end || WhiteSpace.length(span, at: next, end: end) > 0
      {
        break
      }
      let token = token(span, from: offset, end: end)
      tokens.append(token)
      offset = token.range.upperBound
    }
    return tokens
  }

  private static func token(_ bytes: Span<UInt8>, from start: Int, end: Int) -> RawToken {
    var token = RawToken(range: start..<end)
    var open: Int?
    var offset = start
    while offset < end {
      let byte = bytes.byte(offset)
      if byte == UInt8(ascii: "\"") {
        if token.firstQuote == nil { token.firstQuote = offset }
        open = open == nil ? offset : nil
      } else if open != nil {
        if byte == UInt8(ascii: "\\") { offset += 1 }
      } else if WhiteSpace.length(bytes, at: offset, end: end) > 0 {
        token.range = start..<offset
        return token
      }
      offset += 1
    }
    token.unclosedQuote = open
    return token
  }
}
