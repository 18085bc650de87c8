/// Questions, lists, tables and maps: tokens with parts.
extension PropsWriter {
  /// The question and then its options, or the other way round, which lets the question have bars.
  var questions: [LineDraft] {
    guard let options = texts(.options, atLeast: 2) else {
      var draft = LineDraft()
      join(.q, to: &draft, bars: false)
      return [draft]
    }
    let token = quoting.parts(options)
    var first = LineDraft()
    join(.q, to: &first, bars: false)
    first.say(.options, token: token)
    var last = LineDraft()
    last.say(.options, token: token)
    join(.q, to: &last)
    return [first, last]
  }

  /// The items as a token each, or as one with bars.
  var lists: [LineDraft] {
    var draft = LineDraft()
    if let title = text(.title), title.matches({ Quoting.isBareWord($0, $1, bars: false) }) {
      draft.say(.title, token: title)
    }
    let hasTitle = !draft.tokens.isEmpty
    guard let items = texts(.items) else { return [draft] }
    var apart = draft
    for (place, item) in items.enumerated() {
      let isFirst = place == 0 && !hasTitle
      apart.tokens.append(isFirst ? quoting.quoted(item) : quoting.word(item, bars: false))
    }
    apart.say(nothingFor: Key.items.name)
    guard items.count > 1 else { return [apart] }
    draft.say(.items, token: quoting.parts(items))
    return [apart, draft]
  }

  var table: LineDraft {
    var draft = LineDraft()
    if let name = text(.name), isPatch || name != "create",
      name.matches({ Quoting.isBareWord($0, $1, bars: false) })
    {
      draft.say(.name, token: name)
    }
    let rows = props[Key.rows.name]?.list ?? []
    let rowTokens = rows.compactMap { $0.list.flatMap { cells($0) } }
    let hasRows = !rows.isEmpty && rowTokens.count == rows.count
    let mayBeName = draft.tokens.isEmpty
    if let columns = props[Key.cols.name]?.list.flatMap({ cells($0, isQuoted: mayBeName) }) {
      draft.say(.cols, token: columns)
    } else if hasRows {
      // Rows come behind columns, which a key may then say anew.
      draft.tokens.append("|")
    }
    if hasRows {
      draft.tokens += rowTokens
      draft.say(nothingFor: Key.rows.name)
    }
    return draft
  }

  /// The cells of a row as one token.
  private func cells(_ cells: [Value], isQuoted: Bool = false) -> String? {
    var texts: [String] = []
    for cell in cells {
      switch cell {
      case .text(let text): texts.append(text)
      case .number(let number):
        guard let text = NumberText.line(number) else { return nil }
        texts.append(text)
      case .bool(let bool): texts.append(bool ? "on" : "off")
      case .null, .list, .object: return nil
      }
    }
    if texts.count > 1 { return quoting.parts(texts) }
    guard let only = texts.first, !only.utf8.contains(UInt8(ascii: "|")) else { return nil }
    return isQuoted ? quoting.quoted(only) : quoting.word(only, bars: false)
  }

  var area: LineDraft {
    var draft = LineDraft()
    if let codes = texts(.codes), codes.allSatisfy({ $0.matches(Self.isCode) }) {
      draft.say(.codes, token: codes.joined(separator: "|"))
    }
    var isOpen = true
    if let points = texts(.pts, atLeast: 2), points.allSatisfy({ $0.matches(Numbers.isPlace) }) {
      draft.say(.pts, token: points.joined(separator: "|"))
      isOpen = false
    }
    join(.label, to: &draft) { bytes, word in
      let parts = Self.parts(bytes, word)
      if parts.allSatisfy({ Self.isCode(bytes, $0) }) { return .quoted }
      let isPlaces =
        isOpen && parts.count > 1 && parts.allSatisfy { Numbers.isPlace(bytes, $0) }
      return isPlaces ? .quoted : .bareOrQuoted
    }
    return draft
  }

  /// Two or three capital letters.
  private static func isCode(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    (2...3).contains(range.count) && range.allSatisfy { bytes.byte($0).isUpperCase }
  }

  private static func parts(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range where bytes.byte(offset) == UInt8(ascii: "|") {
      parts.append(start..<offset)
      start = offset + 1
    }
    return parts + [start..<range.upperBound]
  }

  var pin: LineDraft {
    var draft = LineDraft()
    if let place = text(.at), place.matches(Numbers.isPlace) { draft.say(.at, token: place) }
    let isOpen = draft.tokens.isEmpty
    join(.label, to: &draft) { isOpen && Numbers.isPlace($0, $1) ? .quoted : .bareOrQuoted }
    return draft
  }

  var route: LineDraft {
    var draft = LineDraft()
    if let points = texts(.pts, atLeast: 2) { draft.say(.pts, token: quoting.parts(points)) }
    let hasPoints = !draft.tokens.isEmpty
    join(.label, to: &draft, bars: hasPoints)
    return draft
  }
}
