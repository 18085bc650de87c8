/// Presets whose first tokens are words that they know: kinds, keys, tables, sides.
extension PropsWriter {
  /// drums, keys, tuner: each special is a token that fits it; the rest is the title.
  func specials(
    _ specials: [(key: Key, fits: (Span<UInt8>, Range<Int>) -> Bool)]
  ) -> LineDraft {
    var draft = LineDraft()
    var open: [(Span<UInt8>, Range<Int>) -> Bool] = []
    for special in specials {
      if let text = text(special.key), text.matches(special.fits) {
        draft.say(special.key, token: text)
      } else {
        open.append(special.fits)
      }
    }
    join(.title, to: &draft) { bytes, word in
      open.contains { $0(bytes, word) } ? .quoted : .bareOrQuoted
    }
    return draft
  }

  var chords: LineDraft {
    var draft = LineDraft()
    var open: [(Span<UInt8>, Range<Int>) -> Bool] = []
    if let key = text(.key), key.matches(MusicText.isKey) {
      draft.say(.key, token: key)
    } else {
      open.append(MusicText.isKey)
    }
    let degrees = texts(.prog, atLeast: 2)?.joined(separator: "-")
    if let degrees, degrees.matches(MusicText.isProgression) {
      draft.say(.prog, token: degrees)
    } else {
      open.append(MusicText.isProgression)
    }
    let chords = texts(.chords, atLeast: 2)
    if let chords { draft.say(.chords, token: quoting.parts(chords)) }
    join(.title, to: &draft, bars: chords != nil) { bytes, word in
      open.contains { $0(bytes, word) } ? .quoted : .bareOrQuoted
    }
    return draft
  }

  /// shape, part, game: the kind, and a text of all else.
  func kind(and rest: Key) -> LineDraft {
    var draft = LineDraft()
    if let kind = text(.kind), kind.matches(Names.isWord) { draft.say(.kind, token: kind) }
    let isOpen = draft.tokens.isEmpty
    join(rest, to: &draft) { isOpen && Names.isWord($0, $1) ? .quoted : .bareOrQuoted }
    return draft
  }

  /// done, now and next.
  var row: LineDraft {
    var draft = LineDraft()
    let url = text(.url)
    if let url,
      url.matches({ URLText.isSecure($0, $1) && Quoting.isBareWord($0, $1, bars: false) })
    {
      draft.say(.url, token: url)
    }
    let isOpen = draft.tokens.isEmpty
    join(.text, to: &draft) { isOpen && URLText.isSecure($0, $1) ? .quoted : .bareOrQuoted }
    return draft
  }

  var camera: LineDraft {
    let sides = ["front", "back"]
    var draft = LineDraft()
    if let facing = text(.facing), sides.contains(facing) { draft.say(.facing, token: facing) }
    join(.prompt, to: &draft) { sides.contains($0.text($1)) ? .quoted : .bareOrQuoted }
    return draft
  }

  var query: LineDraft {
    var draft = LineDraft()
    if let table = text(.table), table.matches({ Quoting.isBareWord($0, $1, bars: false) }) {
      draft.say(.table, token: table)
    }
    let hasTable = !draft.tokens.isEmpty
    var isChart = false
    if hasTable, let form = text(.as), Self.isForm(form) {
      draft.say(.as, token: "as " + form)
      isChart = form == "chart"
      if isChart, let type = text(.type), Self.isChart(type) {
        draft.say(.type, token: type)
        isChart = false
      }
    }
    let hasForm = draft.said.contains(Key.as.name)
    join(.title, to: &draft) { bytes, word in
      if !hasTable { return .quoted }
      if isChart, word.lowerBound == 0, Self.isChart(bytes.text(word)) { return .quoted }
      if hasForm || bytes.text(word) != "as" { return .bareOrQuoted }
      let next = min(word.upperBound + 1, bytes.count)
      let end = (next..<bytes.count).first { bytes.byte($0) == 0x20 } ?? bytes.count
      return Self.isForm(bytes.text(next..<end)) ? .quoted : .bareOrQuoted
    }
    return draft
  }

  private static func isForm(_ word: String) -> Bool {
    word.matches { WordList.queryForms.contains(Word16($0, $1)) }
  }

  private static func isChart(_ word: String) -> Bool {
    word.matches { WordList.charts.contains(Word16($0, $1)) }
  }
}
