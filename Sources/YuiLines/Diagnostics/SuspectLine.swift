/// A line that failed or will disappoint, cut into its pieces so that one of them can be put right.
///
///     >2  tmer@rest 90 "Rest"
///     |---|---------|--------
///     route head     tokens behind the head
struct SuspectLine: Sendable {
  /// The line without the white space at its ends.
  let bytes: ContiguousArray<UInt8>
  /// What stands behind the route: the head and the rest.
  let body: Range<Int>
  /// The head: all up to the first white space.
  let head: Range<Int>

  /// Cuts a line.
  init(_ line: String) {
    let all = ContiguousArray(line.utf8)
    let trimmed = WhiteSpace.trim(all.span, 0..<all.count)
    let line = ContiguousArray(all[trimmed])
    let start = Self.routeEnd(line.span)
    let body = start..<line.count
    self.body = body
    head = start..<WhiteSpace.find(line.span, body)
    bytes = line
  }

  private static func routeEnd(_ bytes: Span<UInt8>) -> Int {
    guard bytes.count > 1, bytes.byte(0) == UInt8(ascii: ">") else { return 0 }
    var end = 1
    while end < bytes.count, bytes.byte(end).isNameByte { end += 1 }
    let rest = WhiteSpace.skip(bytes, end..<bytes.count)
    return end > 1 && rest > end && rest < bytes.count ? rest : 0
  }

  /// The tokens behind the head.
  var tokens: [RawToken] { RawToken.tokens(of: bytes, in: head.upperBound..<bytes.count) }

  /// The text in a range.
  func text(_ range: Range<Int>) -> String { bytes.span.text(range) }

  /// The head as text.
  var headText: String { text(head) }

  /// The line with other text in a range.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    self.text(0..<range.lowerBound) + text + self.text(range.upperBound..<bytes.count)
  }

  /// The line with other text for some of its tokens, each given the place of its range.
  func replacing(_ changes: [(range: Range<Int>, text: String)]) -> String {
    var line = ""
    var start = 0
    for change in changes {
      line += text(start..<change.range.lowerBound) + change.text
      start = change.range.upperBound
    }
    return line + text(start..<bytes.count)
  }
}
