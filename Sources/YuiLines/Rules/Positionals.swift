/// Positionals: one rule for each way in which presets read them (spec 2, Positionals).
extension LineParser {
  /// Writes what the positionals of the line make of the props.
  mutating func readPositionals(
    _ bytes: Span<UInt8>, _ rule: PresetSpec.Positionals, isPatch: Bool
  ) {
    switch rule {
    case .title: joinAll(bytes, into: .title)
    case .text: joinAll(bytes, into: .text)
    case .label: joinAll(bytes, into: .label)
    case .prompt: joinAll(bytes, into: .prompt)
    case .say: readSay(bytes, isPatch: isPatch)
    case .timer: readTimer(bytes)
    case .question: readQuestion(bytes)
    case .slide: readSlide(bytes)
    case .form: readForm(bytes)
    case .list: readList(bytes)
    case .table: readTable(bytes)
    case .titleAndBody: readTitleAndBody(bytes)
    case .source: readSource(bytes)
    case .camera: readCamera(bytes)
    case .gallery: readMedia(bytes, .items, .caps)
    case .storyboard: readMedia(bytes, .frames, .notes)
    case .compare: readCompare(bytes)
    case .chart: readChart(bytes)
    case .stat: readStat(bytes)
    case .step: readStep(bytes)
    case .page: readPage(bytes)
    case .row: readRow(bytes)
    case .shape: readKind(bytes, rest: .label)
    case .part: readKind(bytes, rest: .text)
    case .game: readKind(bytes, rest: .title)
    case .area: readArea(bytes)
    case .pin: readPin(bytes)
    case .route: readRoutePoints(bytes)
    case .query: readQuery(bytes)
    case .beat: readBeat(bytes)
    case .drums: readDrums(bytes)
    case .keys: readKeys(bytes)
    case .chords: readChords(bytes)
    case .tuner: readTuner(bytes)
    case .math, .custom: break
    }
  }

  /// Calls `body` with each positional token, in order.
  mutating func forEachPositional(_ body: (inout LineParser, Token) -> Void) {
    var place = 0
    while place < tokenizer.tokens.count {
      let token = tokenizer.tokens[place]
      if token.isPositional { body(&self, token) }
      place &+= 1
    }
  }

  /// Writes a joined text when any token went to it.
  mutating func write(_ key: Key, _ joiner: TextJoiner) {
    if let text = joiner.text { write(key, text) }
  }

  mutating func joinAll(_ bytes: Span<UInt8>, into key: Key) {
    var rest = TextJoiner()
    forEachPositional { parser, token in rest.add(token, bytes, &parser) }
    write(key, rest)
  }

  private mutating func readSay(_ bytes: Span<UInt8>, isPatch: Bool) {
    var rest = TextJoiner()
    forEachPositional { parser, token in rest.add(token, bytes, &parser) }
    if let text = rest.text {
      write(.text, text)
    } else if !isPatch {
      write(.text, TextRef.empty)
    }
  }

  private mutating func readTimer(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var isSet = false
    forEachPositional { parser, token in
      if !isSet, token.isBare, let spec = parser.read(token.text, bytes, Numbers.timeSpec) {
        isSet = true
        parser.write(.work, spec.work)
        if let seconds = spec.rest { parser.write(.rest, seconds) }
        if let rounds = spec.rounds { parser.write(.rounds, rounds) }
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.label, rest)
  }

  private mutating func readSlide(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasRange = false
    var hasEnds = false
    forEachPositional { parser, token in
      if !hasRange, token.isBare, let range = parser.read(token.text, bytes, Numbers.range) {
        hasRange = true
        parser.write(.min, range.min)
        parser.write(.max, range.max)
      } else if !hasEnds, token.parts.count == 2 {
        hasEnds = true
        parser.write(.lo, parser.tokenizer.parts[token.parts.lowerBound].text)
        parser.write(.hi, parser.tokenizer.parts[token.parts.lowerBound + 1].text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.label, rest)
  }

  private mutating func readTitleAndBody(_ bytes: Span<UInt8>) {
    var hasTitle = false
    var rest = TextJoiner()
    forEachPositional { parser, token in
      if hasTitle {
        rest.add(token, bytes, &parser)
      } else {
        hasTitle = true
        parser.write(.title, parser.text(of: token, bytes))
      }
    }
    write(.body, rest)
  }

  private mutating func readCamera(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    forEachPositional { parser, token in
      let word = parser.word(token.text, bytes)
      if token.isBare, word == Self.front || word == Self.back {
        parser.write(.facing, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.prompt, rest)
  }

  private static let front = Word16("front")
  private static let back = Word16("back")

  private mutating func readStat(_ bytes: Span<UInt8>) {
    var valuePlace: Int?
    var firstPlace: Int?
    var quantity: Quantity?
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].isPositional {
      if firstPlace == nil { firstPlace = place }
      let token = tokenizer.tokens[place]
      if token.isBare, let found = read(token.text, bytes, { Quantity($0, $1) }) {
        valuePlace = place
        quantity = found
        break
      }
    }
    guard let valuePlace = valuePlace ?? firstPlace else { return }
    if let quantity {
      write(.value, quantity.value)
      if !quantity.unit.isEmpty {
        write(.unit, tokenizer.tokens[valuePlace].text.piece(quantity.unit))
      }
    } else {
      write(.value, text(of: tokenizer.tokens[valuePlace], bytes))
    }
    var rest = TextJoiner()
    for place in tokenizer.tokens.indices
    where place != valuePlace && tokenizer.tokens[place].isPositional {
      rest.add(tokenizer.tokens[place], bytes, &self)
    }
    write(.label, rest)
  }

  private mutating func readRow(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasURL = false
    forEachPositional { parser, token in
      if !hasURL, token.isBare, parser.read(token.text, bytes, URLText.isSecure) {
        hasURL = true
        parser.write(.url, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.text, rest)
  }

  /// The first bare word is the kind, the rest something else: shape, part, game.
  private mutating func readKind(_ bytes: Span<UInt8>, rest key: Key) {
    var rest = TextJoiner()
    var hasKind = false
    forEachPositional { parser, token in
      if !hasKind, token.isBare, parser.read(token.text, bytes, Names.isWord) {
        hasKind = true
        parser.write(.kind, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(key, rest)
  }
}
