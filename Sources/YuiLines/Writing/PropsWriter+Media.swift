/// Presets that take a URL by position, and texts beside it.
extension PropsWriter {
  /// card and project.
  var titleAndBody: LineDraft {
    var draft = LineDraft()
    guard let title = text(.title) else { return draft }
    draft.say(.title, token: quoting.word(title))
    join(.body, to: &draft)
    return draft
  }

  /// image and video: a URL and its caption, or a prompt without a URL.
  var source: LineDraft {
    var draft = LineDraft()
    if let source = text(.src), source.matches(URLText.isURL) {
      draft.say(.src, token: quoting.word(source))
      join(.caption, to: &draft)
    } else {
      join(.prompt, to: &draft) { URLText.isURL($0, $1) ? .never : .bareOrQuoted }
    }
    return draft
  }

  /// gallery and storyboard.
  func media(_ itemsKey: Key, _ captionsKey: Key) -> [LineDraft] {
    var draft = LineDraft()
    join(.title, to: &draft) { URLText.isURL($0, $1) ? .never : .bareOrQuoted }
    let captions = texts(captionsKey).flatMap { captions in
      captions.contains { !$0.isEmpty } ? captions : nil
    }
    if let items = texts(itemsKey),
      items.allSatisfy({ $0.matches(URLText.isURL) && !$0.utf8.contains(UInt8(ascii: "|")) })
    {
      let own = captions.flatMap { $0.count == items.count ? $0 : nil }
      if own != nil { draft.say(nothingFor: captionsKey.name) }
      draft.tokens += items.enumerated().map { medium($0.element, own?[$0.offset] ?? "") }
      draft.say(nothingFor: itemsKey.name)
      return [draft]
    }
    guard let captions, props.has(itemsKey.name) else { return [draft] }
    // Captions stand by position, where they may have bars, and a key says the items anew.
    var captioned = draft
    captioned.tokens += captions.map { medium("/", $0) }
    captioned.say(nothingFor: captionsKey.name)
    return [draft, captioned]
  }

  /// `URL`, `URL|caption` or the two in one pair of quotes. A bar in a caption is one of it.
  private func medium(_ item: String, _ caption: String) -> String {
    if caption.isEmpty { return quoting.word(item) }
    let isBare = caption.matches { Quoting.isBareText($0, $1, bars: true) }
    let parts = quoting.part(item) + "|" + (isBare ? caption : quoting.quoted(caption))
    let whole = quoting.quoted(item + "|" + caption)
    return whole.utf8.count < parts.utf8.count ? whole : parts
  }

  var compare: LineDraft {
    var draft = LineDraft()
    var count = 0
    for key in [Key.before, .after] {
      guard let url = text(key), url.matches(URLText.isURL) else { break }
      draft.say(key, token: quoting.word(url, bars: false))
      count += 1
    }
    join(.title, to: &draft) { count < 2 ? Self.besideURL($0, $1) : .bareOrQuoted }
    return draft
  }

  /// How a word may stand where a token without parts that is a URL would be taken for one.
  private static func besideURL(_ bytes: Span<UInt8>, _ word: Range<Int>) -> JoinedText.Standing {
    guard URLText.isURL(bytes, word) else { return .bareOrQuoted }
    return word.contains { bytes.byte($0) == UInt8(ascii: "|") } ? .bare : .never
  }

  var page: LineDraft {
    var draft = image
    let isOpen = draft.tokens.isEmpty
    guard let title = text(.title) else { return draft }
    let token = quoting.word(title)
    let isURL =
      isOpen && title.matches(URLText.isURL)
      && (token.hasPrefix("\"") || !title.utf8.contains(UInt8(ascii: "|")))
    if isURL { return draft }
    draft.say(.title, token: token)
    join(.body, to: &draft) { isOpen ? Self.besideURL($0, $1) : .bareOrQuoted }
    return draft
  }

  var step: LineDraft {
    var draft = image
    let isOpen = draft.tokens.isEmpty
    join(.text, to: &draft) { bytes, word in
      if isOpen, URLText.isURL(bytes, word) { return Self.besideURL(bytes, word) }
      return word.count == 1 && bytes.byte(word.lowerBound) == UInt8(ascii: "$")
        ? .quoted : .bareOrQuoted
    }
    if let tex = text(.tex), !tex.isEmpty,
      tex.matches({ WhiteSpace.trim($0, $1) == $1 })
    {
      draft.say(nothingFor: Key.tex.name)
      draft.tail = "$ " + tex
    }
    return draft
  }

  private var image: LineDraft {
    var draft = LineDraft()
    if let image = text(.img), image.matches(URLText.isURL) {
      draft.say(.img, token: quoting.word(image, bars: false))
    }
    return draft
  }

  /// math, which has keys of its own and then TeX as it stands.
  var teXProposals: [String] {
    var pieces: [String] = []
    for prop in props where prop.key != Key.tex.name {
      guard let text = prop.value.text else { return [] }
      let isBare =
        !text.hasPrefix("\"") && text.matches { WhiteSpace.find($0, $1) == $1.upperBound }
      pieces.append(prop.key + "=" + (isBare ? text : quoting.quoted(text)))
    }
    guard let tex = props[Key.tex.name] else { return [pieces.joined(separator: " ")] }
    guard let tex = tex.text else { return [] }
    return [tex, "\"\(tex)\""].map { (pieces + [$0]).joined(separator: " ") }
  }
}
