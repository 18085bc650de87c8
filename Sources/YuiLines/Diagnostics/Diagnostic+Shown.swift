extension Diagnostic {
  /// How much of what a fault is about is shown, in code points. Stops a line of one huge word from
  /// being kept a second time.
  static let longest = 64

  /// A text as a detail shows it, cut where it is long.
  static func shown(_ text: String, most: Int = longest) -> String {
    text.utf8.count <= most ? text : String(text.unicodeScalars.prefix(most))
  }

  /// Bytes of a line as a detail shows them, cut where they are many and never in a character.
  static func shown(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    // No code point has more than four bytes.
    let most = range.lowerBound &+ 4 * longest
    return shown(bytes.text(range.lowerBound..<min(range.upperBound, most)))
  }
}
