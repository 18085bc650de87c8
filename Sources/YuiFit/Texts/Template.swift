import YuiLines

/// Templates: texts with names in braces.
package enum Template {
  /// A name in a template, and what stands there.
  package typealias Value = (name: String, text: String)

  /// The template with `{name}` replaced by its value, for up to three names. A name that is not
  /// known stays as it is; values are put in as they are, braces included. O(template + values).
  package static func fill(
    _ template: String, _ first: Value, _ second: Value = ("", ""),
    _ third: Value = ("", "")
  ) -> String {
    template.withBytes { bytes in
      guard opening(bytes, from: 0) < bytes.count else { return template }
      var capacity = 0
      forEachPiece(bytes, first, second, third) { piece in
        switch piece {
        case .text(let range): capacity += range.count
        case .value(let value): capacity += value.utf8.count
        }
      }
      return String(capacity: capacity) { space in
        forEachPiece(bytes, first, second, third) { piece in
          switch piece {
          case .text(let range): space.append(bytes, range)
          case .value(let value): space.append(value)
          }
        }
      }
    }
  }

  private enum Piece {
    case text(Range<Int>)
    case value(String)
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  /// Where the next name opens, or the end.
  @inline(__always)
  private static func opening(_ bytes: Span<UInt8>, from start: Int) -> Int {
    bytes.firstOffset(of: open, in: Range(ordered: start, bytes.count))
  }

  /// The template's pieces in order.
  @inline(__always)
  private static func forEachPiece(
    _ bytes: Span<UInt8>, _ first: Value, _ second: Value, _ third: Value,
    _ body: (Piece) -> Void
  ) {
    var start = 0
    var place = opening(bytes, from: 0)
    while place < bytes.count {
      var end = place + 1
      while end < bytes.count, bytes.byte(end) != open, bytes.byte(end) != close { end += 1 }
      if end < bytes.count, bytes.byte(end) == close,
        let value = value(Range(ordered: place + 1, end), bytes, first, second, third)
      {
        if start < place { body(.text(Range(ordered: start, place))) }
        body(.value(value))
        start = end + 1
      }
      place = opening(bytes, from: end)
    }
    if start < bytes.count { body(.text(Range(ordered: start, bytes.count))) }
  }

  private static func value(
    _ name: Range<Int>, _ bytes: Span<UInt8>, _ first: Value, _ second: Value, _ third: Value
  ) -> String? {
    guard !name.isEmpty else { return nil }
    if first.name.withBytes({ isSame(name, bytes, $0) }) { return first.text }
    if second.name.withBytes({ isSame(name, bytes, $0) }) { return second.text }
    if third.name.withBytes({ isSame(name, bytes, $0) }) { return third.text }
    return nil
  }

  @inline(__always)
  private static func isSame(_ range: Range<Int>, _ bytes: Span<UInt8>, _ key: Span<UInt8>) -> Bool
  {
    guard range.count == key.count else { return false }
    var place = 0
    while place < key.count, bytes.byte(range.lowerBound + place) == key.byte(place) { place += 1 }
    return place == key.count
  }
}
