import YuiLines

/// What VoiceOver says, put together part by part.
struct Speech {
  let reading: Reading
  private var parts: [String] = []
  private var isNewSentence = true

  /// A speech of about so many parts.
  init(_ reading: Reading, reserving count: Int = 8) {
    self.reading = reading
    parts.reserveCapacity(2 * count)
  }

  /// All of it.
  var text: String { String(joining: parts) }

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
      if let last = parts.last?.unicodeScalars.last {
        parts.append(Self.isEnd(last) ? " " : ". ")
      }
    } else {
      parts.append(reading.tools.texts.spoken.separator)
    }
    parts.append(isSensitive && reading.isHidden ? reading.tools.texts.spoken.hidden : part)
    isNewSentence = false
  }

  /// Ends the sentence.
  mutating func stop() { isNewSentence = true }
}
