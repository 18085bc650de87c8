/// What VoiceOver says, put together part by part.
struct Speech {
  let reading: Reading
  private(set) var text = ""
  private var isNewSentence = true

  /// A speech of about so many bytes.
  init(_ reading: Reading, reserving count: Int = 0) {
    self.reading = reading
    if count > 0 { text.reserveCapacity(count) }
  }

  /// Whether a character ends a sentence by itself.
  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{61F}", "\u{964}":
      true
    default: false
    }
  }

  /// Adds a part of the current sentence.
  mutating func say(_ part: String, isSensitive: Bool = false) {
    guard !part.isEmpty else { return }
    if isNewSentence {
      if let last = text.unicodeScalars.last { text += Self.isEnd(last) ? " " : ". " }
    } else {
      text += reading.tools.texts.spoken.separator
    }
    text += isSensitive && reading.isHidden ? reading.tools.texts.spoken.hidden : part
    isNewSentence = false
  }

  /// Ends the sentence.
  mutating func stop() { isNewSentence = true }
}
