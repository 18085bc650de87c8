/// The text of a node, a link, a message: what Mermaid writes, as a person reads it
/// (spec 3, Labels).
enum DiagramLabel {
  /// The text in `range`: trimmed, without one pair of quotes and then one of backticks, breaks as
  /// spaces, entities decoded, trimmed again.
  /// - Complexity: O(*n*).
  static func clean(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var range = WhiteSpace.trim(bytes, range)
    range = unwrapped(bytes, range, of: UInt8(ascii: "\""))
    range = unwrapped(bytes, range, of: UInt8(ascii: "`"))
    for offset in range
    where bytes.byte(offset) == UInt8(ascii: "<") || bytes.byte(offset) == UInt8(ascii: "#") {
      return decoded(bytes, range)
    }
    return bytes.text(WhiteSpace.trim(bytes, range))
  }

  private static func unwrapped(
    _ bytes: Span<UInt8>, _ range: Range<Int>, of mark: UInt8
  ) -> Range<Int> {
    guard range.count >= 2, bytes.byte(range.lowerBound) == mark,
      bytes.byte(range.upperBound - 1) == mark
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  private static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(range.count)
    var cursor = LineCursor(range)
    while !cursor.isAtEnd {
      let byte = bytes.byte(cursor.offset)
      var probe = cursor
      if byte == UInt8(ascii: "<"), takeBreak(bytes, &probe) {
        text.append(0x20)
        cursor = probe
      } else if byte == UInt8(ascii: "#"), let scalar = takeEntity(bytes, &probe) {
        text.append(contentsOf: String(scalar).utf8)
        cursor = probe
      } else {
        text.append(byte)
        cursor.offset += 1
      }
    }
    return text.span.text(WhiteSpace.trim(text.span, 0..<text.count))
  }

  /// Steps over `<br>`, `<br/>` or `<br />`, in any case.
  private static func takeBreak(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Bool {
    guard cursor.takeAnyCase("<br", bytes) else { return false }
    cursor.skipSpace(bytes)
    _ = cursor.take(UInt8(ascii: "/"), bytes)
    return cursor.take(UInt8(ascii: ">"), bytes)
  }

  /// Steps over an entity, when it is one that is known or a character's number.
  private static func takeEntity(
    _ bytes: Span<UInt8>, _ cursor: inout LineCursor
  ) -> Unicode.Scalar? {
    cursor.offset += 1
    let name = cursor.word(bytes)
    guard cursor.take(UInt8(ascii: ";"), bytes), !name.isEmpty, name.count <= 15 else { return nil }
    let word = bytes.text(name)
    switch word {
    case "quot": return "\""
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "nbsp": return "\u{A0}"
    default:
      for offset in name where !bytes.byte(offset).isDigit { return nil }
      return UInt32(word).flatMap { Unicode.Scalar($0) }
    }
  }
}
