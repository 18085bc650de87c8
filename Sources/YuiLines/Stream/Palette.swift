/// The names of looks, sets and papers, and the values that theme and visual lines take
/// (spec 1, section 9).
enum Palette {
  static let sets: Set<String> = [
    "yui", "candy", "berry", "cherry", "coral", "sunset", "peach", "autumn", "honey", "lemon",
    "lime", "matcha", "forest", "mint", "teal", "sky", "ocean", "midnight", "lavender", "grape",
    "slate", "mono", "wizard", "coach", "zen", "studio", "night", "counsel",
  ]
  static let papers: Set<String> = ["cream", "paper", "white", "mist", "sand", "blush"]
  static let reactions: Set<String> = ["voice", "music", "mic", "off"]

  /// The keys of an app's restyle, each with the words it takes; `accent` and `bg` take colours.
  static let restyle: [String: Set<String>] = [
    "accent": sets,
    "bg": papers,
    "radius": ["round", "soft", "square"],
    "font": ["rounded", "default", "serif", "mono"],
    "weight": ["regular", "bold", "heavy"],
    "motion": ["bouncy", "calm", "snappy"],
    "pace": ["slow", "even", "quick"],
    "ease": ["float", "spring", "sharp", "heavy"],
    "enter": ["rise", "pop", "slide", "drop", "fade"],
    "pulse": ["soft", "beat", "tick", "still"],
  ]

  static let looks: Set<String> = ["orb", "aurora", "waves", "grain", "bloom"]

  static func look(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard range.count <= 8 else { return nil }
    let text = bytes.text(range)
    return looks.contains(text) ? text : nil
  }

  static func isTone(_ text: String) -> Bool {
    text == "accent" || sets.contains(text) || isHex(text)
  }

  /// Whether a restyle takes this value under this key.
  static func isRestyle(_ key: String, _ value: String) -> Bool {
    guard let words = restyle[key] else { return false }
    return words.contains(value) || (key == "accent" || key == "bg") && isHex(value)
  }

  /// Why a restyle does not take a value under a key.
  static func refusal(of key: String, _ value: String) -> String {
    guard let words = restyle[key] else { return "an app's restyle has no `\(key)`" }
    let color = key == "accent" || key == "bg" ? "# and six hex digits, or " : ""
    let list = key == "accent" ? "a set" : words.sorted().joined(separator: ", ")
    return "`\(key)` takes \(color)\(list), not `\(value)`"
  }

  /// `#` and six hex digits, any case.
  static func isHex(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count == 7 && bytes.first == UInt8(ascii: "#")
      && bytes.dropFirst().allSatisfy { byte in
        byte.isDigit || (byte | 0x20) &- UInt8(ascii: "a") < 6
      }
  }
}
