/// Core words, whose tokens come from lists: the line with each token that is in none put right.
extension Suggestion {
  /// What a line's tokens are put right by.
  private enum Vocabulary {
    case menu, talk, restyle, visual, columns, values, rowKind
  }

  func words(of line: SuspectLine) -> String? {
    guard let vocabulary = vocabulary(of: line) else { return nil }
    let changes = line.tokens.prefix(Self.tokens).enumerated().compactMap { place, token in
      let word = line.text(token.range)
      let meant = meant(word, at: place, in: vocabulary)
      return meant.flatMap { $0 == word ? nil : (range: token.range, text: $0) }
    }
    return changes.isEmpty ? nil : line.replacing(changes)
  }

  /// How many tokens are put right.
  private static let tokens = 32

  private func vocabulary(of line: SuspectLine) -> Vocabulary? {
    switch line.headText {
    case "menu": .menu
    case "talk": .talk
    case "theme": .restyle
    case "visual": .visual
    case "table": .columns
    case "put": .values
    case let head where head.hasPrefix("~"): .rowKind
    default: nil
    }
  }

  /// What a token was probably meant to be; itself when it is right.
  private func meant(_ word: String, at place: Int, in vocabulary: Vocabulary) -> String? {
    switch vocabulary {
    case .menu: return place == 0 ? section(word) : nil
    case .talk: return Self.name(word, in: ["on", "off"])
    case .values: return place == 0 ? nil : Self.equals(in: word)
    case .columns: return place < 2 ? nil : column(word)
    case .rowKind:
      return pair(word, keys: ["kind"]) { _ in Preset.allCases.filter(\.isRow).map(\.name) }
    case .visual:
      return pair(word, keys: ["tone", "react"]) { key in
        key == "tone" ? ["accent"] + Palette.sets.sorted() : Palette.reactions.sorted()
      } ?? Self.name(word, in: Palette.looks.sorted())
    case .restyle:
      if place == 0 { return nil }
      return pair(word, keys: Palette.restyle.keys.sorted()) { key in
        Palette.restyle[key]?.sorted() ?? []
      } ?? Self.name(word, in: ["reset"] + Palette.sets.sorted())
    }
  }

  private func section(_ word: String) -> String? {
    let end = word.firstIndex { $0 == "@" || $0 == ":" } ?? word.endIndex
    guard let name = Self.name(String(word[..<end]), in: ["review", "backlog", "shortcut", "done"])
    else { return nil }
    return word[end...].hasPrefix("@") ? name + word[end...] : name
  }

  /// `Day:dat` as `Day:date`, `Weight=number` as `Weight:number`.
  private func column(_ word: String) -> String? {
    var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { parts = word.split(separator: "=").map(String.init) }
    guard parts.count >= 2 else { return nil }
    let kinds = TableColumn.Kind.allCases.map(\.rawValue)
    let type = parts[1].lowercased()
    let stem = kinds.first { type.hasPrefix($0) || type.utf8.count > 2 && $0.hasPrefix(type) }
    guard let kind = stem ?? Self.name(type, in: kinds)
    else { return nil }
    parts[1] = kind
    return parts.joined(separator: ":")
  }

  /// `key=value` with a key of a list, and a value of that key's list; `:` for `=` is put right.
  private func pair(
    _ word: String, keys: [String], values: (_ key: String) -> [String]
  ) -> String? {
    guard let mark = word.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    guard let key = Self.name(String(word[..<mark]), in: keys) else { return nil }
    let value = String(word[word.index(after: mark)...])
    let list = values(key)
    let meant = list.contains(value) ? value : Self.name(value, in: list) ?? value
    return "\(key)=\(meant)"
  }

  /// `key:value` as `key=value`, where the key could be one.
  static func equals(in word: String) -> String? {
    guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")),
      word.utf8.index(after: colon) < word.utf8.endIndex
    else { return nil }
    let key = ContiguousArray(word[..<colon].utf8)
    guard Names.isKey(key.span, 0..<key.count) else { return nil }
    return word[..<colon] + "=" + word[word.utf8.index(after: colon)...]
  }
}
