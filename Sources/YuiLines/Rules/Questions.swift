/// ask, choose, pick: the first token with parts is the options; the rest is the question.
extension LineParser {
  mutating func readQuestion(_ bytes: Span<UInt8>) {
    var optionsPlace: Int?
    var positionals = 0
    var quotedAtEnd = 0
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].isPositional {
      let token = tokenizer.tokens[place]
      if token.hasParts {
        optionsPlace = place
        break
      }
      positionals += 1
      quotedAtEnd = token.isWhollyQuoted ? quotedAtEnd + 1 : 0
    }
    if let optionsPlace {
      writeOptions(of: tokenizer.tokens[optionsPlace])
      var rest = TextJoiner()
      for place in tokenizer.tokens.indices
      where place != optionsPlace && tokenizer.tokens[place].isPositional {
        rest.add(tokenizer.tokens[place], bytes, &self)
      }
      write(.q, rest)
    } else {
      // Two or more quoted tokens at the end are options, but never the first token of all.
      let options = min(quotedAtEnd, positionals - 1)
      readQuotedOptions(bytes, after: options >= 2 ? positionals - options : positionals)
    }
  }

  private mutating func writeOptions(of token: Token) {
    let head = openList(.options)
    for place in token.parts { appendText(tokenizer.parts[place].text) }
    closeList(head, count: token.parts.count)
  }

  private mutating func readQuotedOptions(_ bytes: Span<UInt8>, after questionCount: Int) {
    var rest = TextJoiner()
    var seen = 0
    var head: Int?
    forEachPositional { parser, token in
      if seen < questionCount {
        rest.add(token, bytes, &parser)
      } else {
        if head == nil { head = parser.openList(.options) }
        parser.appendText(token.text)
      }
      seen += 1
    }
    if let head { closeList(head, count: seen - questionCount) }
    write(.q, rest)
  }
}
