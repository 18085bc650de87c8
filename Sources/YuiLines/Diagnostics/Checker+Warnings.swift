/// What reads well and will disappoint, in one line.
extension Checker {
  /// Quotes, colons and options of a line that gave an op.
  mutating func checkWords(_ op: Op, _ line: String, at place: Int) {
    guard line.utf8.count <= Suggestion.lineBytes else { return }
    let suspect = SuspectLine(line)
    let isRaw =
      switch op.action {
      case .add(let preset, _, _, _): preset == .math || preset == .custom
      case .patch(let target, _): (Preset(name: target) ?? ids[target]) == .math
      default: false
      }
    if isRaw { return }
    let lead = leadingSpace(of: line)
    let tokens = suspect.tokens
    if let last = tokens.last, let quote = last.unclosedQuote {
      warn(
        .unclosedQuote, quote + lead..<suspect.bytes.count + lead, at: place,
        suggestion: closed(suspect, last, quote))
      return
    }
    checkColons(op, suspect, tokens, lead, at: place)
    if case .add(let preset, _, let props, _) = op.action,
      preset.spec.positionals == .question, !props.has("options")
    {
      checkOptions(preset, suspect, tokens, lead, at: place)
    }
    switch op.action {
    case .add(let preset, _, let props, _):
      checkLine(
        CheckedLine(suspect, tokens, preset, props, isPatch: false, indent: lead), at: place)
    case .patch(let target, let props):
      guard let preset = Preset(name: target) ?? ids[target] else { break }
      checkLine(
        CheckedLine(suspect, tokens, preset, props, isPatch: true, indent: lead), at: place)
    case .menu(_, let props):
      checkMenu(CheckedLine(suspect, tokens, .say, props, isPatch: false, indent: lead), at: place)
    default: break
    }
  }

  private mutating func checkLine(_ line: CheckedLine, at place: Int) {
    checkProps(line, at: place)
    checkValues(line, at: place)
  }

  private func leadingSpace(of line: String) -> Int {
    let bytes = ContiguousArray(line.utf8)
    return WhiteSpace.skip(bytes.span, 0..<bytes.count)
  }

  /// The line with a quote at its end, or, where the quote stands in a word as inches do, with that
  /// word as text; nil where quotes stand before it, and one of those may be what lacks its other.
  private func closed(_ line: SuspectLine, _ token: RawToken, _ quote: Int) -> String? {
    let before = quote > token.range.lowerBound ? line.bytes[quote - 1] : UInt8(ascii: "=")
    if [UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "\"")].contains(before) {
      return line.text(0..<line.bytes.count) + "\""
    }
    guard line.bytes.firstIndex(of: UInt8(ascii: "\"")) == quote else { return nil }
    let start = token.range.lowerBound
    let word = start..<WhiteSpace.find(line.bytes.span, start..<line.bytes.count)
    let escaped = line.text(word).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return line.replacing(word, with: "\"\(escaped)\"")
  }

  /// `delta:-2` where `delta=-2` was meant.
  private mutating func checkColons(
    _ op: Op, _ line: SuspectLine, _ tokens: [RawToken], _ lead: Int, at place: Int
  ) {
    let preset: Preset?
    switch op.action {
    case .add(let added, _, _, _): preset = added
    case .patch(let target, _): preset = Preset(name: target) ?? ids[target]
    case .theme: preset = nil
    default: return
    }
    if preset == .say || preset == .form { return }
    for token in tokens where token.firstQuote == nil {
      let word = line.text(token.range)
      guard let equals = Suggestion.equals(in: word),
        let key = equals.split(separator: "=").first.map(String.init),
        !key.utf8.contains(UInt8(ascii: ":")), isProp(key, of: preset)
      else { continue }
      warn(
        .colonForEquals, about: word, token.range.lowerBound + lead..<token.range.upperBound + lead,
        at: place, suggestion: line.replacing(token.range, with: equals))
      return
    }
  }

  /// Whether a key is one that the language, or a look, has a use for.
  private func isProp(_ key: String, of preset: Preset?) -> Bool {
    guard let preset else { return Palette.restyle[key] != nil }
    return preset.spec.keys.contains(key) || key.utf8.count >= 3 && Self.keys.contains(key)
  }

  private static let keys = Set(Key.allNames)

  /// `choose Split? Push Pull Legs`: words behind the question mark that were meant as options.
  private mutating func checkOptions(
    _ preset: Preset, _ line: SuspectLine, _ tokens: [RawToken], _ lead: Int, at place: Int
  ) {
    let words = tokens.map { line.text($0.range) }
    guard let mark = words.lastIndex(where: { $0.hasSuffix("?") || $0.hasSuffix("?\"") }) else {
      if preset != .ask, let first = tokens.first, let last = tokens.last {
        warn(
          .looseOptions, first.range.lowerBound + lead..<last.range.upperBound + lead, at: place)
      }
      return
    }
    let loose = tokens[(mark + 1)...].filter { token in
      let word = line.text(token.range)
      return Suggestion.isPositional(word) && word != "or"
    }
    guard let first = loose.first, let last = loose.last else { return }
    let options = loose.flatMap { token in
      line.text(token.range).split { $0 == "," || $0 == "/" }.map(String.init)
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let isRun = line.tokens.filter { range.contains($0.range.lowerBound) }.allSatisfy { token in
      Suggestion.isPositional(line.text(token.range))
    }
    let meant = line.replacing(range, with: options.joined(separator: "|"))
    let suggestion = options.count > 1 && isRun ? meant : nil
    warn(
      .looseOptions, range.lowerBound + lead..<range.upperBound + lead, at: place,
      suggestion: suggestion)
  }
}

extension Suggestion {
  /// Whether a raw token is neither a flag nor a key with its value.
  static func isPositional(_ word: String) -> Bool {
    let bytes = ContiguousArray(word.utf8)
    let span = bytes.span
    if bytes.first == UInt8(ascii: "+"), Names.isWord(span, 1..<bytes.count) { return false }
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { return true }
    return !Names.isKey(span, 0..<equals)
  }
}

// MARK: - Screens

/// What reads well and will disappoint, on its screen.
extension Checker {
  mutating func checkScreens(_ op: Op, _ line: String, at place: Int) {
    let suspect = SuspectLine(line)
    let lead = leadingSpace(of: line)
    let head = suspect.head.lowerBound + lead..<suspect.head.upperBound + lead
    switch op.action {
    case .save(let name) where screens.hasNoLastingID(op.screen):
      warn(.noLastingID, about: name, head, at: place)
    case .save(let name) where screens.isMissed(op.screen):
      warn(.emptySave, about: name, head, at: place)
    case .add(let preset, let id, _, let group):
      if screens.isTaken(id, on: op.screen) { warn(.repeatedID, about: id, head, at: place) }
      if group == nil, !preset.spec.standsAlone {
        warn(.outsideGroup, about: preset.name, head, at: place)
      }
    case .patch(let target, _):
      let named = suspect.headText.dropFirst().split(separator: "@", maxSplits: 1)
      if named.count == 2, named[0] == target, ids[String(named[1])] == nil,
        let preset = Preset(name: target)
      {
        let near = nearID(to: String(named[1]), of: preset)
        warn(
          .otherTarget, about: String(named[1]), head, at: place,
          suggestion: near.map { suspect.replacing(suspect.head, with: "~" + $0) })
        break
      }
      // An id may have a preset's name: `~say@timer` is no patch of a timer.
      let word = suspect.headText.dropFirst().prefix { $0 != "@" }
      guard word == target, let preset = Preset(name: target), screens.count(of: preset) > 1
      else { break }
      let id = screens.newestID(of: preset)
      warn(
        .ambiguousPatch, about: target, head, at: place,
        suggestion: id.map { suspect.replacing(suspect.head, with: "~" + $0) })
    default: break
    }
  }
}

extension Checker {
  /// The id of a preset that one is a slip away from.
  private mutating func nearID(to id: String, of preset: Preset) -> String? {
    guard mayGuess() else { return nil }
    let known = ids.lazy.filter { $0.value == preset }.map(\.key)
    return EditDistance.closest(to: id, in: Array(known.prefix(Limits.guessedIDs)).sorted())
  }
}

// MARK: - Blocks

/// What reads well and will disappoint, in a block.
extension Checker {
  /// Whether an op is the patch that the open block's lines made.
  func isBlockPatch(_ op: Op, at place: Int) -> Bool {
    guard case .patch(let target, let props) = op.action, let openBlock, openBlock.id == target,
      let source = props["source"]?.text
    else { return false }
    let line = SuspectLine(ops.text(ofLineAt: place))
    return !line.headText.hasPrefix("~") || source.utf8.contains(UInt8(ascii: "\n"))
  }

  /// Warns of a block that the end of the reply ended: its last line is one of its own.
  mutating func checkBlockEnd(at place: Int) {
    guard let openBlock, case .patch(_, let props) = ops[place].action,
      case .add(let preset, _, _, _) = ops[openBlock.place].action
    else { return }
    let source = props["source"]?.text ?? ""
    let lines = source.isEmpty ? 0 : source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let line = SuspectLine(ops.text(ofLineAt: place)).headText
    let isEnd = line == "end" || line == "end;"
    let between = ops[place].line.number - ops[openBlock.place].line.number - 1
    if isEnd, between >= lines { return }
    warnOfBlock(.unclosedBlock, preset, at: openBlock.place)
  }

  /// Warns of a block that was off at once. A flow without a chart is one by name.
  mutating func endBlock() {
    guard let openBlock else { return }
    self.openBlock = nil
    guard case .add(let preset, _, _, _) = ops[openBlock.place].action, preset != .flow
    else { return }
    warnOfBlock(.emptyBlock, preset, at: openBlock.place)
  }

  private mutating func warnOfBlock(_ code: Diagnostic.Code, _ preset: Preset, at place: Int) {
    let text = ops.text(ofLineAt: place)
    let lead = leadingSpace(of: text)
    let line = SuspectLine(text)
    warn(
      code, about: preset.name, line.head.lowerBound + lead..<line.head.upperBound + lead, at: place
    )
  }
}
