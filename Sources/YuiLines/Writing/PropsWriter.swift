/// Writes the props of one preset as what stands behind its head: by position what its rule takes
/// by position, the rest as keys and flags (spec 2).
///
/// What a rule writes is a proposal. The line writer reads it and takes it only when it says the
/// same; what cannot be said by position is said by key.
struct PropsWriter {
  let preset: Preset
  let props: Props
  let isPatch: Bool
  let quoting: Quoting

  init(_ preset: Preset, _ props: Props, isPatch: Bool) {
    self.preset = preset
    self.props = props
    self.isPatch = isPatch
    quoting = Quoting(escapesDollars: preset.spec.positionals == .step)
  }

  /// What may stand behind the head, the shortest first.
  var proposals: [String] {
    if preset.spec.positionals == .math { return teXProposals }
    let drafts = drafts + [LineDraft()]
    let lines = drafts.compactMap(finish)
    return lines.enumerated().sorted { left, right in
      (left.element.utf8.count, left.offset) < (right.element.utf8.count, right.offset)
    }.map(\.element)
  }

  /// The draft with the props that it does not say yet; nil when one of them cannot be said.
  private func finish(_ draft: LineDraft) -> String? {
    var named: [String] = []
    var flags: [String] = []
    let values = ValueText(quoting: quoting)
    for prop in props where !draft.said.contains(prop.key) {
      let token = draft.named[prop.key] ?? values.token(prop.key, prop.value, kind(of: prop.key))
      guard let token else { return nil }
      if token.hasPrefix("+") { flags.append(token) } else { named.append(token) }
    }
    named += flags
    let tokens = draft.namedFirst ? named + draft.tokens : draft.tokens + named
    return (tokens + [draft.tail].compactMap(\.self)).joined(separator: " ")
  }

  /// How a key's value is read.
  private func kind(of key: String) -> ValueText.Kind {
    let spec = preset.spec
    if spec.lists.contains(key) { return key == Key.answer.name ? .plainTexts : .texts }
    if key == Key.answer.name, spec.normalisation != .calc { return .text }
    switch (spec.normalisation, key) {
    case (.compare, "hl"): return .boxes
    case (.game, "x"), (.game, "o"): return .numbers
    case (.chords, "prog"): return .degrees
    case (.stat, "spark"): return .list
    case (.step, "time"): return .duration
    case (.chart, _) where Self.isChartList(key): return .list
    case (.calc, "title"), (.calc, "f"), (.calc, "plot"), (.calc, "unit"), (.calc, "digits"):
      return .plain
    case (.calc, _): return .variable
    default: return .plain
    }
  }

  /// `x`, and `y` and `err` with any digits.
  private static func isChartList(_ key: String) -> Bool {
    key == "x"
      || ["y", "err"].contains { name in
        key.hasPrefix(name) && key.utf8.dropFirst(name.utf8.count).allSatisfy(\.isDigit)
      }
  }

  /// The ways in which the preset's rule says props by position.
  private var drafts: [LineDraft] {
    switch preset.spec.positionals {
    case .title: [text(.title)]
    case .text: [text(.text)]
    case .label: [text(.label)]
    case .prompt: [text(.prompt)]
    case .say: [say]
    case .timer: [timer]
    case .question: questions
    case .slide: [slide]
    case .form: [form]
    case .list: lists
    case .table: [table]
    case .titleAndBody: [titleAndBody]
    case .source: [source]
    case .camera: [camera]
    case .gallery: media(.items, .caps)
    case .storyboard: media(.frames, .notes)
    case .compare: [compare]
    case .chart: charts
    case .stat: [stat]
    case .step: [step]
    case .page: [page]
    case .row: [row]
    case .shape: [kind(and: .label)]
    case .part: [kind(and: .text)]
    case .game: [kind(and: .title)]
    case .area: [area]
    case .pin: [pin]
    case .route: [route]
    case .query: [query]
    case .beat: [beat]
    case .drums: [specials([(.grid, MusicText.isGrid)])]
    case .keys:
      [specials([(.key, MusicText.isKey), (.scale, { WordList.scales.contains(Word16($0, $1)) })])]
    case .tuner: [specials([(.instrument, { WordList.instruments.contains(Word16($0, $1)) })])]
    case .chords: [chords]
    case .math, .custom: []
    }
  }
}

// MARK: - Pieces

extension PropsWriter {
  func text(_ key: Key) -> String? { props[key.name]?.text }

  func number(_ key: Key) -> Double? { props[key.name]?.number }

  /// The texts of a list of nothing else, at least `count` of them.
  func texts(_ key: Key, atLeast count: Int = 1) -> [String]? {
    guard let list = props[key.name]?.list, list.count >= count else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// Adds the tokens of a text that the rule joins.
  func join(
    _ key: Key, to draft: inout LineDraft, bars: Bool = true,
    standing: @escaping (Span<UInt8>, Range<Int>) -> JoinedText.Standing = { _, _ in .bareOrQuoted }
  ) {
    guard let text = text(key) else { return }
    let joined = JoinedText(bars: bars, quoting: quoting, standing: standing)
    if let tokens = joined.tokens(text) { draft.say(key, token: tokens) }
  }

  /// A preset all of whose positions are one text.
  private func text(_ key: Key) -> LineDraft {
    var draft = LineDraft()
    join(key, to: &draft)
    return draft
  }

  private var say: LineDraft {
    // An add of no words has the text "".
    if !isPatch, props["text"] == "" {
      var draft = LineDraft()
      draft.say(nothingFor: "text")
      return draft
    }
    return text(.text)
  }
}
