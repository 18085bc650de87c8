/// Reads the tag line at the start of a body, piece by piece.
struct TagLine {
  private var rest: Substring.UnicodeScalarView

  /// A reader behind the tag line's start, when the body starts with it.
  init?(_ body: String, _ start: String) {
    rest = body[...].unicodeScalars
    guard take(start) else { return nil }
  }

  /// Steps over a text when it comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  /// Takes what comes up to white space, which must not be nothing.
  mutating func takeWord() -> String? {
    let word = rest.prefix { !$0.isSpace }
    rest.removeFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  /// Takes what stands behind the line's end, which must come next.
  mutating func takeRest() -> String? {
    if rest.first == "\r" { rest.removeFirst() }
    guard rest.first == "\n" else { return nil }
    return String(rest.dropFirst())
  }
}
