/// The line that was probably meant where one failed: looked for when it is asked for, never while
/// a reply is read.
///
///     Suggestion(ids: [:]).line(for: .unknownPreset, in: "tmer 40/20x8")   // "timer 40/20x8"
///
/// A suggestion is a line that reads without an error; where none is clear there is none.
struct Suggestion: Sendable {
  /// The ids that a patch may name, with their presets.
  let ids: KnownIDs

  /// The longest line that is put right. Stops a long line from being copied for each of its words.
  static let lineBytes = 1 << 12

  /// The line that was probably meant, or nil.
  /// - Complexity: O(*n*) in the line's bytes and in the number of ids, up to `Limits.guessedIDs`.
  func line(for code: Diagnostic.Code, in line: String) -> String? {
    guard line.utf8.count <= Self.lineBytes else { return nil }
    let suspect = SuspectLine(line)
    let guess: String? =
      switch code {
      case .unknownPreset: head(of: suspect)
      case .unknownTarget: target(of: suspect)
      case .presetMismatch: idAlone(of: suspect)
      case .closeTakesNothing: suspect.text(0..<suspect.head.upperBound)
      case .badKind, .badTalk, .badTheme, .badVisual, .badMenu, .badTable, .badPut:
        words(of: suspect)
      default: nil
      }
    guard let guess, guess != line else { return nil }
    if reads(guess) { return guess }
    // `Menu Revew Plan`: the head was put right, and now its words can be.
    guard let better = words(of: SuspectLine(guess)), reads(better) else { return nil }
    return better
  }

  /// Whether a line reads without an error.
  func reads(_ line: String) -> Bool {
    // The one id that matters, not all of them, is made known: there may be many.
    let target = SuspectLine(line).headText.dropFirst()
    let id = String(
      target[(target.firstIndex(of: "@").map(target.index(after:)) ?? target.startIndex)...])
    let ops = ReplyParser.parse(line, known: ids[id].map { [id: $0] } ?? [:])
    guard let action = ops.first?.action else { return false }
    if case .error = action { return false }
    return true
  }
}

// MARK: - Heads

extension Suggestion {
  private static let coreWords = Head.CoreWord.allCases.map(\.rawValue)
  private static let heads = Preset.allCases.map(\.name) + coreWords

  /// The line with a head that is one.
  private func head(of line: SuspectLine) -> String? {
    let word = line.headText
    switch line.bytes.first {
    case UInt8(ascii: ">") where line.body.lowerBound == 0: return route(of: line)
    case UInt8(ascii: "~") where line.body.lowerBound == 0: return target(of: line)
    default: break
    }
    if word.hasPrefix("~") { return target(of: line) }
    if let rest = behindBullet(line) ?? insideQuotes(line) { return rest }
    let end = word.utf8.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
    let name = String(word[..<(end ?? word.endIndex)])
    guard let meant = Self.name(name, in: Self.heads) else { return nil }
    let range = line.head.lowerBound..<line.head.lowerBound + name.utf8.count
    guard let end else { return line.replacing(range, with: meant) }
    let behind = String(word[word.index(after: end)...])
    if word.utf8[end] == UInt8(ascii: ":") {
      let space = behind.isEmpty ? "" : " "
      return line.replacing(line.head, with: meant + space + behind)
    }
    return withID(behind, of: meant, in: line)
  }

  /// `stat@my.id 5`, `stat@ 5`, `save@today`, `menu@plan review Plan`.
  private func withID(_ id: String, of head: String, in line: SuspectLine) -> String? {
    let id = Self.id(from: id)
    if head == Head.CoreWord.menu.rawValue {
      guard !id.isEmpty, let section = line.tokens.first else {
        return line.replacing(line.head, with: head)
      }
      let named = line.text(section.range) + "@" + id
      return line.replacing([(line.head, head), (section.range, named)])
    }
    if Self.coreWords.contains(head) {
      let name = id.isEmpty || line.head.upperBound < line.bytes.count ? "" : " " + id
      return line.replacing(line.head, with: head + name)
    }
    return line.replacing(line.head, with: id.isEmpty ? head : head + "@" + id)
  }

  /// A name of letters, digits, `-` and `_`, a `-` for each run of anything else.
  private static func id(from text: String) -> String {
    let runs = text.utf8.split { !$0.isNameByte }
    return runs.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  /// `> 2 stat 5` as `>2 stat 5`.
  private func route(of line: SuspectLine) -> String? {
    guard line.headText == ">" else { return nil }
    let rest = WhiteSpace.skip(line.bytes.span, 1..<line.bytes.count)
    return line.replacing(1..<rest, with: "")
  }

  /// `- say Hello` as `say Hello`: the line was meant as one of a list.
  private func behindBullet(_ line: SuspectLine) -> String? {
    let head = line.headText
    let isNumber =
      head.utf8.count > 1 && (head.hasSuffix(".") || head.hasSuffix(")"))
      && head.utf8.dropLast().allSatisfy(\.isDigit)
    guard isNumber || ["-", "*", "\u{2022}"].contains(head) else { return nil }
    let rest = WhiteSpace.skip(line.bytes.span, line.head.upperBound..<line.bytes.count)
    return line.replacing(line.head.lowerBound..<rest, with: "")
  }

  /// `"say Hello"` and a line in backquotes as `say Hello`: all of it was quoted.
  private func insideQuotes(_ line: SuspectLine) -> String? {
    guard line.body.count > 2, let mark = line.bytes[line.body].first,
      mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "`"), line.bytes.last == mark
    else { return nil }
    return line.text(0..<line.body.lowerBound)
      + line.text(line.body.lowerBound + 1..<line.bytes.count - 1)
  }

  /// The name in a list that a word is or was meant to be: in lower case, or near it.
  static func name(_ word: String, in names: [String]) -> String? {
    let lowered = word.lowercased()
    return names.contains(lowered) ? lowered : EditDistance.closest(to: lowered, in: names)
  }
}

// MARK: - Targets

extension Suggestion {
  /// The ids that are compared with a misspelt one, and the presets.
  private var targets: [String] {
    ids.keys.prefix(Limits.guessedIDs).sorted() + Preset.allCases.map(\.name)
  }

  /// The line with a target that there is.
  private func target(of line: SuspectLine) -> String? {
    let word = String(line.headText.dropFirst())
    if word.isEmpty {
      // `~ weight 5`
      let rest = WhiteSpace.skip(line.bytes.span, line.head.upperBound..<line.bytes.count)
      return line.replacing(line.head.upperBound..<rest, with: "")
    }
    if let at = word.firstIndex(of: "@") {
      let id = String(word[word.index(after: at)...])
      if let preset = ids[id] { return line.replacing(line.head, with: "~\(preset.name)@\(id)") }
      guard let preset = Self.name(String(word[..<at]), in: Preset.allCases.map(\.name))
      else { return nil }
      return line.replacing(line.head, with: "~\(preset)@\(id)")
    }
    guard let meant = Self.name(word, in: targets) else { return nil }
    return line.replacing(line.head, with: "~" + meant)
  }

  /// `~card@weight 5`, where `weight` is no card, as `~weight 5`.
  private func idAlone(of line: SuspectLine) -> String? {
    guard let at = line.headText.firstIndex(of: "@") else { return nil }
    let id = line.headText[line.headText.index(after: at)...]
    return line.replacing(line.head, with: "~" + id)
  }
}
