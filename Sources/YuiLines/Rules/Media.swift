/// Pictures and films: image, video, gallery, storyboard, compare, page, step.
extension LineParser {
  mutating func readSource(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasSource = false
    forEachPositional { parser, token in
      if !hasSource {
        let text = parser.text(of: token, bytes)
        if parser.read(text, bytes, URLText.isURL) {
          hasSource = true
          parser.write(.src, text)
          return
        }
      }
      rest.add(token, bytes, &parser)
    }
    write(hasSource ? .caption : .prompt, rest)
  }

  /// gallery and storyboard: a token whose first part is a URL is media, and what follows its first
  /// bar, quoted or not, its caption.
  mutating func readMedia(_ bytes: Span<UInt8>, _ itemsKey: Key, _ captionsKey: Key) {
    var rest = TextJoiner()
    var media: [(item: TextRef, caption: TextRef)] = []
    forEachPositional { parser, token in
      let text = parser.text(of: token, bytes)
      let bar = parser.firstBar(in: text, bytes)
      let item = text.piece(text.start..<bar)
      if parser.read(item, bytes, URLText.isURL) {
        let end = text.range.upperBound
        media.append((item, text.piece(min(bar + 1, end)..<end)))
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    if !media.isEmpty {
      let items = openList(itemsKey)
      for one in media { appendText(one.item) }
      closeList(items, count: media.count)
      if media.contains(where: { !$0.caption.isEmpty }) {
        let captions = openList(captionsKey)
        for one in media { appendText(one.caption) }
        closeList(captions, count: media.count)
      }
    }
    write(.title, rest)
  }

  private func firstBar(in text: TextRef, _ bytes: Span<UInt8>) -> Int {
    text.range.first { byte(of: text, at: $0, bytes) == UInt8(ascii: "|") }
      ?? text.range.upperBound
  }

  /// Whether a token is one URL: without parts.
  private func isURL(_ token: Token, _ bytes: Span<UInt8>) -> Bool {
    !token.hasParts && read(token.text, bytes, URLText.isURL)
  }

  mutating func readCompare(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var urls = 0
    forEachPositional { parser, token in
      if urls < 2, parser.isURL(token, bytes) {
        parser.write(urls == 0 ? .before : .after, token.text)
        urls += 1
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.title, rest)
  }

  mutating func readPage(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasImage = false
    var hasTitle = false
    forEachPositional { parser, token in
      if !hasImage, parser.isURL(token, bytes) {
        hasImage = true
        parser.write(.img, token.text)
      } else if !hasTitle {
        hasTitle = true
        parser.write(.title, parser.text(of: token, bytes))
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.body, rest)
  }

  mutating func readStep(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasImage = false
    forEachPositional { parser, token in
      if !hasImage, parser.isURL(token, bytes) {
        hasImage = true
        parser.write(.img, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.text, rest)
  }
}
