/// Props that say nothing, and words that a prop takes the place of.
extension Checker {
  mutating func checkProps(_ line: CheckedLine, at place: Int) {
    checkNames(line, at: place)
    checkRepeats(line, at: place)
    checkReplaced(line, at: place)
    checkSpacedEquals(line, at: place)
    checkFlags(line, at: place)
  }

  /// Warns about words of a line, given by their bytes there.
  mutating func warn(
    _ code: Diagnostic.Code, about detail: String = "", _ range: Range<Int>, of line: CheckedLine,
    at place: Int, suggestion: String? = nil
  ) {
    warn(
      code, about: detail, range.lowerBound + line.indent..<range.upperBound + line.indent,
      at: place, suggestion: suggestion)
  }

  // MARK: - Nothing reads it

  /// `detla=-2`, `+chek`, `title=` of a number: nothing reads them, and what was meant is clear.
  private mutating func checkNames(_ line: CheckedLine, at place: Int) {
    var left = Self.mostPerLine
    for word in line.words where left > 0 {
      guard let name = word.kind.name, !line.preset.spec.reads(name),
        let meant = meantWord(for: word, name, of: line)
      else { continue }
      let suggestion = meant.isEmpty ? nil : line.line.replacing(word.range, with: meant)
      warn(.unreadProp, about: word.raw, word.range, of: line, at: place, suggestion: suggestion)
      left -= 1
    }
  }

  /// `menu review Plan titel=x`: what an item of the drawer does not have is dropped.
  mutating func checkMenu(_ line: CheckedLine, at place: Int) {
    let names = LineParser.menuProps.map(\.name)
    for word in line.words {
      guard let name = word.kind.name, !names.contains(name) else { continue }
      warn(.unreadProp, about: word.raw, word.range, of: line, at: place)
      return
    }
  }

  /// How many faults of one kind a line is warned of. Stops a line of them from being copied for each.
  private static let mostPerLine = 8

  /// The token that was meant by a prop that nothing reads; empty when only that much is clear.
  private mutating func meantWord(
    for word: CheckedLine.Word, _ name: String, of line: CheckedLine
  ) -> String? {
    let spec = line.preset.spec
    switch (spec.positionals, word.kind) {
    case (.say, .key(_, let value)):
      // `say E=mc2` loses a word of its text.
      let isProp = value.isEmpty || PresetSpec.allKeys.contains(name)
      return isProp || word.hasQuote ? nil : Quoting().quoted(word.raw)
    case (.say, _): return nil
    case (.form, .key(_, let value)):
      // `age=1-99` is no field.
      return value.isEmpty ? nil : "\(name):\(value)"
    default: break
    }
    guard let meant = meantName(for: name, of: line) else { return nil }
    if meant.isEmpty { return "" }
    switch word.kind {
    case .flag: return "+" + meant
    case .key(_, let value): return "\(meant)=\(value)"
    case .positional: return nil
    }
  }

  /// The prop that was meant by one that nothing reads; empty when none is clear.
  private mutating func meantName(for name: String, of line: CheckedLine) -> String? {
    let spec = line.preset.spec
    let lowered = name.lowercased()
    if spec.reads(lowered) { return lowered }
    // One thing or many: `item=`, `units=`.
    for other in [name + "s", name.hasSuffix("s") ? String(name.dropLast()) : ""]
    where spec.keys.contains(other) && other.utf8.count > 3 {
      return other
    }
    if PresetSpec.nameKeys.contains(name), let key = spec.titleKeys.first {
      return line.saidByPlace.has(key) || line.props.has(key) ? "" : key
    }
    return PresetSpec.allKeys.contains(name) ? nil : nearKey(to: name, of: line.preset)
  }

  /// The prop of a preset that is one slip away from a word that is none anywhere.
  private mutating func nearKey(to name: String, of preset: Preset) -> String? {
    guard name.utf8.count <= EditDistance.longestWord else { return nil }
    let asked = "\(preset.name) \(name)"
    if let known = nearKeys[asked] { return known }
    guard nearKeys.count < Limits.suggestions else { return nil }
    let near = EditDistance.closest(to: name, in: preset.spec.keys)
    // Of three letters any word is near to any other, unless they are the same three.
    let isClear = name.utf8.count > 3 || near?.utf8.sorted() == name.utf8.sorted()
    nearKeys[asked] = .some(isClear ? near : nil)
    return isClear ? near : nil
  }

  // MARK: - Another takes its place

  /// `sub=a sub=b`: the first is lost.
  private mutating func checkRepeats(_ line: CheckedLine, at place: Int) {
    var last: [String: (range: Range<Int>, raw: String)] = [:]
    var left = Self.mostPerLine
    for word in line.words where left > 0 {
      guard case .key(let name, _) = word.kind else { continue }
      if let lost = last[name], lost.raw != word.raw {
        warn(.lostWords, about: lost.raw, lost.range, of: line, at: place)
        left -= 1
      }
      last[name] = (word.range, word.raw)
    }
  }

  /// `stat 178lb Weight label=Other`: the word is lost.
  private mutating func checkReplaced(_ line: CheckedLine, at place: Int) {
    let byPlace = line.preset.spec.positionals.keys.map(\.name)
    let named = Set(line.words.compactMap(\.kind.name)).intersection(byPlace)
    let positionals = line.positionals
    guard !named.isEmpty, !positionals.isEmpty else { return }
    for said in line.saidByPlace
    where named.contains(said.key) && line.props[said.key] != said.value
      && said.value != .text("")
    {
      let lost = said.value
      guard let word = source(of: lost, said.key, among: positionals, line.preset)
      else { continue }
      let text = lost.text ?? lost.list?.map(\.written).joined(separator: "|") ?? lost.written
      let isShort = lost.object == nil && lost.list?.first?.object == nil
      warn(
        .lostWords, about: isShort ? text : word.raw, word.range, of: line, at: place)
    }
  }

  /// The first of the words that a prop was made of.
  private func source(
    of value: Value, _ key: String, among words: [CheckedLine.Word], _ preset: Preset
  ) -> CheckedLine.Word? {
    let text = (value.list?.first ?? value).text
    let start = words.first { word in
      guard let text else { return false }
      let said = word.text.prefix { value.list == nil || $0 != "|" }
      return !said.isEmpty && text.hasPrefix(said)
        && (text.utf8.count == said.utf8.count || text.dropFirst(said.count).first == " ")
    }
    if let start { return start }
    // A number, or a piece of a word: the one that says it by itself.
    return words.prefix(16).first { word in
      guard
        case .add(_, _, let props, _) =
          ReplyParser.parse("\(preset.name) \(word.raw)").first?.action
      else { return false }
      return props[key] == value || value.list?.first.map { props[key]?.list?.first == $0 } == true
    } ?? words.first
  }

  // MARK: - Not the way a prop is written

  /// `sub= later`, `sub = later`.
  private mutating func checkSpacedEquals(_ line: CheckedLine, at place: Int) {
    if line.preset == .say || line.isPatch && line.words.count < 2 { return }
    let words = line.words
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : nil
      var meant: (key: String, value: String, range: Range<Int>)?
      if case .key(let name, "") = word.kind, !line.isPatch, let next, next.kind == .positional {
        meant = (name, next.raw, word.range.lowerBound..<next.range.upperBound)
      } else if word.kind == .positional, !word.hasQuote, word.raw.hasPrefix("="), index > 0,
        words[index - 1].kind == .positional, words[index - 1].isBare
      {
        let before = words[index - 1]
        if word.raw != "=" {
          let range = before.range.lowerBound..<word.range.upperBound
          meant = (before.raw, String(word.raw.dropFirst()), range)
        } else if let next, next.kind == .positional {
          meant = (before.raw, next.raw, before.range.lowerBound..<next.range.upperBound)
        }
      }
      guard let meant, line.preset.spec.keys.contains(meant.key) else { continue }
      let suggestion = line.line.replacing(meant.range, with: "\(meant.key)=\(meant.value)")
      warn(
        .spacedEquals, about: meant.key, meant.range, of: line, at: place, suggestion: suggestion)
      return
    }
  }

  /// `+check=on`, `--check`.
  private mutating func checkFlags(_ line: CheckedLine, at place: Int) {
    let spec = line.preset.spec
    for word in line.words where word.kind == .positional && !word.hasQuote {
      let meant: String
      if word.raw.hasPrefix("+"), case .key(let name, _) = CheckedLine.Kind(of: plain(word)) {
        guard spec.keys.contains(name) else { continue }
        meant = plain(word)
      } else if word.raw.hasPrefix("-") {
        let name = String(word.raw.drop { $0 == "-" })
        guard case .bool? = spec.defaults[name] else { continue }
        meant = "+" + name
      } else {
        continue
      }
      warn(
        .strayFlag, about: word.raw, word.range, of: line, at: place,
        suggestion: line.line.replacing(word.range, with: meant))
      return
    }
  }

  private func plain(_ word: CheckedLine.Word) -> String { String(word.raw.dropFirst()) }
}
