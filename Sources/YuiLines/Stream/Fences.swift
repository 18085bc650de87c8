/// Which bytes of a row's body are Yui Lines (spec 5, section 1).
///
/// An agent may write prose around its lines. When a body has fences that name `yui`, only the lines
/// inside them count, an unclosed fence to the end; without one every line counts.
///
///     Here is your week.
///     ```yui
///     stat@weight 178.4lb Weight     <- counts
///     ```
///     Anything else?
///
/// A fence is a line of three or more backquotes and then the word `yui`; it closes with a line of
/// at least as many backquotes alone. White space around either counts for nothing.
public enum Fences {
  /// The ranges of bytes that count, in order, each of whole lines.
  ///
  /// All of them together are one reply.
  /// - Complexity: O(*n*) in the bytes.
  public static func ranges(in bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachRange(in: bytes.span) { ranges.append($0) }
    return ranges
  }

  /// Calls `body` with each range of bytes that count, in order.
  package static func forEachRange(in span: Span<UInt8>, _ body: (Range<Int>) -> Void) {
    var hasFences = false
    var inside: (start: Int, quotes: Int)?
    var lineStart = 0
    while lineStart < span.count {
      let lineEnd = span.firstOffset(of: UInt8(ascii: "\n"), in: lineStart..<span.count)
      let next = min(lineEnd + 1, span.count)
      if let fence = fence(span, lineStart..<lineEnd) {
        switch inside {
        case nil where fence.opens:
          inside = (next, fence.quotes)
          hasFences = true
        case (let start, let quotes)? where !fence.opens && fence.quotes >= quotes:
          body(start..<lineStart)
          inside = nil
        default: break
        }
      }
      lineStart = next
    }
    if let inside { body(inside.start..<span.count) }
    if !hasFences { body(0..<span.count) }
  }

  /// The lines of a body that count, as one text.
  public static func lines(of body: String) -> String {
    let bytes = ContiguousArray(body.utf8)
    let ranges = ranges(in: bytes)
    if ranges == [0..<bytes.count] { return body }
    return ranges.map { bytes.span.text($0) }.joined()
  }

  /// A line that could open or close a fence, and how many backquotes it has.
  private static func fence(
    _ bytes: Span<UInt8>, _ line: Range<Int>
  ) -> (quotes: Int, opens: Bool)? {
    var offset = skipSpace(bytes, line)
    let start = offset
    while offset < line.upperBound, bytes.byte(offset) == UInt8(ascii: "`") { offset += 1 }
    let quotes = offset - start
    guard quotes >= 3 else { return nil }
    offset = skipSpace(bytes, offset..<line.upperBound)
    if offset == line.upperBound { return (quotes, false) }
    for letter in "yui".utf8 {
      guard offset < line.upperBound, bytes.byte(offset) == letter else { return nil }
      offset += 1
    }
    let isWord = offset == line.upperBound || isSpace(bytes.byte(offset))
    return isWord ? (quotes, true) : nil
  }

  private static func skipSpace(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound, isSpace(bytes.byte(offset)) { offset += 1 }
    return offset
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}
