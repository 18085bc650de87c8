/// The words that single presets know: types of charts, scales, instruments.
///
/// Each is a list of words and is asked with a text.
struct WordList: Sendable {
  private let words: [Word16]

  init(_ words: String...) { self.words = words.map { Word16($0) } }

  func contains(_ word: Word16) -> Bool { words.contains(word) }

  static let charts = WordList("line", "bar", "area", "scatter", "pie", "donut")
  static let queryForms = WordList("table", "list", "chart", "stat", "send")
  static let scales = WordList(
    "major", "minor", "pentatonic", "blues", "dorian", "mixolydian", "chromatic")
  static let instruments = WordList("guitar", "ukulele", "bass", "chromatic")
}
