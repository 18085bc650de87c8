/// area, pin and route.
extension LineParser {
  mutating func readArea(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var codes: [TextRef] = []
    var hasPoints = false
    forEachPositional { parser, token in
      if !token.isWhollyQuoted, parser.isCodes(token, bytes) {
        codes += parser.texts(of: token)
      } else if !hasPoints, !token.isWhollyQuoted, token.hasParts,
        token.parts.allSatisfy({
          parser.read(parser.tokenizer.parts[$0].text, bytes, Numbers.isPlace)
        })
      {
        hasPoints = true
        parser.writeTexts(.pts, parser.texts(of: token))
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    if !codes.isEmpty { writeTexts(.codes, codes) }
    write(.label, rest)
  }

  private func isCodes(_ token: Token, _ bytes: Span<UInt8>) -> Bool {
    texts(of: token).allSatisfy { text in
      (2...3).contains(text.length)
        && read(text, bytes) { span, range in
          range.allSatisfy { span.byte($0).isUpperCase }
        }
    }
  }

  /// The parts of a token, or its text when it has none.
  private func texts(of token: Token) -> [TextRef] {
    token.hasParts ? token.parts.map { tokenizer.parts[$0].text } : [token.text]
  }

  mutating func writeTexts(_ key: Key, _ texts: [TextRef]) {
    let head = openList(key)
    for text in texts { appendText(text) }
    closeList(head, count: texts.count)
  }

  mutating func readPin(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasPlace = false
    forEachPositional { parser, token in
      if !hasPlace, token.isBare, parser.read(token.text, bytes, Numbers.isPlace) {
        hasPlace = true
        parser.write(.at, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.label, rest)
  }

  mutating func readRoutePoints(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasPoints = false
    forEachPositional { parser, token in
      if !hasPoints, token.hasParts {
        hasPoints = true
        parser.writeTexts(.pts, parser.texts(of: token))
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.label, rest)
  }
}
