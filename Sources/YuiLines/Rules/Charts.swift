/// chart and query.
extension LineParser {
  mutating func readChart(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var hasType = false
    forEachPositional { parser, token in
      if !hasType, token.isBare, WordList.charts.contains(parser.word(token.text, bytes)) {
        hasType = true
        parser.write(.type, token.text)
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    write(.title, rest)
  }

  mutating func readQuery(_ bytes: Span<UInt8>) {
    let places = tokenizer.tokens.indices.filter { tokenizer.tokens[$0].isPositional }
    var rest = TextJoiner()
    var hasTable = false
    var hasForm = false
    var index = 0
    while index < places.count {
      let token = tokenizer.tokens[places[index]]
      index += 1
      if !hasTable, token.isBare {
        hasTable = true
        write(.table, token.text)
      } else if !hasForm, token.isBare, word(token.text, bytes) == Self.asWord,
        index < places.count,
        let form = bareWord(tokenizer.tokens[places[index]], in: .queryForms, bytes)
      {
        hasForm = true
        index += 1
        write(.as, form)
        if word(form, bytes) == Self.chartWord, index < places.count,
          let type = bareWord(tokenizer.tokens[places[index]], in: .charts, bytes)
        {
          index += 1
          write(.type, type)
        }
      } else {
        rest.add(token, bytes, &self)
      }
    }
    write(.title, rest)
  }

  private static let asWord = Word16("as")
  private static let chartWord = Word16("chart")

  private func bareWord(_ token: Token, in list: WordList, _ bytes: Span<UInt8>) -> TextRef? {
    token.isBare && list.contains(word(token.text, bytes)) ? token.text : nil
  }
}
