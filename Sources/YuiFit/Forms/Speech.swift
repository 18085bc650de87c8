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

  /// Whether a text ends a sentence by itself.
  private static func endsSentence(_ text: String) -> Bool {
    // Most end in a letter, and bytes are at hand.
    if let byte = text.utf8.last, byte < 0x80, byte >= UInt8(ascii: "@") { return false }
    return switch text.unicodeScalars.last {
    case ".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{61F}", "\u{964}":
      true
    default: false
    }
  }

  /// Adds a part of the current sentence.
  mutating func say(_ part: String, isSensitive: Bool = false) {
    guard !part.isEmpty else { return }
    if isNewSentence {
      if let last = parts.last { parts.append(Self.endsSentence(last) ? " " : ". ") }
    } else {
      parts.append(reading.tools.texts.spoken.separator)
    }
    parts.append(isSensitive && reading.isHidden ? reading.tools.texts.spoken.hidden : part)
    isNewSentence = false
  }

  /// Ends the sentence.
  mutating func stop() { isNewSentence = true }
}
