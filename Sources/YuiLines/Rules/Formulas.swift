/// Raw TeX: `math`, and `step` behind a lone `$` (spec 2, Raw TeX).
extension LineParser {
  /// math: `caption=` and `size=` from the front, then TeX as it stands.
  mutating func readMath(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    var text = WhiteSpace.trim(bytes, rest)
    while let key = mathKey(bytes, text),
      let (value, isQuoted, end) = mathValue(
        bytes, text.lowerBound + key.name.utf8.count + 1..<text.upperBound)
    {
      write(key, isQuoted ? unescaped(bytes, value) : TextRef(line.buffer, value))
      text = WhiteSpace.skip(bytes, end..<text.upperBound)..<text.upperBound
    }
    text = WhiteSpace.trim(bytes, text)
    if text.count >= 2, bytes.byte(text.lowerBound) == UInt8(ascii: "\""),
      bytes.byte(text.upperBound - 1) == UInt8(ascii: "\""),
      !(text.lowerBound + 1..<text.upperBound - 1).contains(where: {
        bytes.byte($0) == UInt8(ascii: "\"")
      })
    {
      text = text.lowerBound + 1..<text.upperBound - 1
    }
    if !text.isEmpty { write(.tex, TextRef(line.buffer, text)) }
  }

  private func mathKey(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Key? {
    for key in [Key.caption, .size] {
      let end = text.lowerBound + key.name.utf8.count
      if end < text.upperBound, bytes.byte(end) == UInt8(ascii: "="),
        Word16(bytes, text.lowerBound..<end) == Word16(key.name)
      {
        return key
      }
    }
    return nil
  }

  /// `("(?:[^"\\]|\\.)*"|\S*)(?:\s+|$)`: the value, and the offset behind it.
  private func mathValue(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (value: Range<Int>, isQuoted: Bool, end: Int)? {
    let end = range.upperBound
    if let close = quotedEnd(bytes, range),
      close == end || WhiteSpace.length(bytes, at: close, end: end) > 0
    {
      return (range.lowerBound + 1..<close - 1, true, close)
    }
    let wordEnd = WhiteSpace.find(bytes, range)
    return (range.lowerBound..<wordEnd, false, wordEnd)
  }

  /// The offset behind a quoted string at the start of `range`.
  func quotedEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, bytes.byte(range.lowerBound) == UInt8(ascii: "\"") else { return nil }
    var offset = range.lowerBound + 1
    while offset < range.upperBound {
      switch bytes.byte(offset) {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  /// A text with each `\x` as `x`.
  mutating func unescaped(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TextRef {
    guard range.contains(where: { bytes.byte($0) == UInt8(ascii: "\\") }) else {
      return TextRef(line.buffer, range)
    }
    let start = tape.made.count
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes.byte(offset) == UInt8(ascii: "\\"), offset + 1 < range.upperBound { offset += 1 }
      tape.made.append(bytes.byte(offset))
      offset += 1
    }
    return TextRef(.made, start..<tape.made.count)
  }

  /// step: what stands before the first lone `$` is a line of tokens, what stands behind it TeX.
  func splitTeX(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> (line: Range<Int>, tex: Range<Int>?) {
    var offset = rest.lowerBound
    while offset < rest.upperBound {
      if bytes.byte(offset) == UInt8(ascii: "$"),
        let space = spaceLength(bytes, before: offset, from: rest.lowerBound),
        offset + 1 == rest.upperBound
          || WhiteSpace.length(bytes, at: offset + 1, end: rest.upperBound) > 0
      {
        return (
          rest.lowerBound..<offset - space, WhiteSpace.trim(bytes, offset + 1..<rest.upperBound)
        )
      }
      offset += 1
    }
    return (rest, nil)
  }

  /// The length of the white space right before `offset`: 0 at the start, nil when there is none.
  private func spaceLength(_ bytes: Span<UInt8>, before offset: Int, from start: Int) -> Int? {
    if offset == start { return 0 }
    return (1...3).first { length in
      length <= offset - start
        && WhiteSpace.length(bytes, at: offset - length, end: offset) == length
    }
  }
}
