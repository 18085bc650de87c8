/// list and table.
extension LineParser {
  mutating func readList(_ bytes: Span<UInt8>) {
    var head: Int?
    var count = 0
    var isFirst = true
    forEachPositional { parser, token in
      if isFirst, token.isBare {
        parser.write(.title, token.text)
      } else {
        if head == nil { head = parser.openList(.items) }
        if token.hasParts {
          for place in token.parts { parser.appendText(parser.tokenizer.parts[place].text) }
          count += token.parts.count
        } else {
          parser.appendText(token.text)
          count += 1
        }
      }
      isFirst = false
    }
    if let head { closeList(head, count: count) }
  }

  /// table: the first cells are the columns, each later token is a row.
  mutating func readTable(_ bytes: Span<UInt8>) {
    var hasName = false
    var hasColumns = false
    var head: Int?
    var rows = 0
    forEachPositional { parser, token in
      if !hasName, !hasColumns, token.isBare {
        hasName = true
        parser.write(.name, token.text)
      } else if !hasColumns {
        hasColumns = true
        let columns = parser.openList(.cols)
        parser.closeList(columns, count: parser.appendCells(bytes, token))
      } else {
        if head == nil { head = parser.openList(.rows) }
        let row = parser.openList(key: Cell.noKey)
        parser.close(row, count: parser.appendCells(bytes, token))
        rows += 1
      }
    }
    if let head { closeList(head, count: rows) }
  }

  /// Writes a token's cells, typed whether quoted or not: its parts, or a quoted token's text split
  /// at its bars.
  private mutating func appendCells(_ bytes: Span<UInt8>, _ token: Token) -> Int {
    if token.hasParts {
      for place in token.parts { appendCell(bytes, tokenizer.parts[place].text) }
      return token.parts.count
    }
    var count = 0
    forEachPiece(bytes, of: token.text, UInt8(ascii: "|")) { parser, piece in
      parser.appendCell(bytes, piece)
      count += 1
    }
    return count
  }

  private mutating func appendCell(_ bytes: Span<UInt8>, _ text: TextRef) {
    switch read(text, bytes, TypedValue.init) {
    case .text: appendText(text)
    case .number(let number): appendNumber(number)
    case .bool(let bool): tape.cells.append(Cell(bool ? .yes : .no))
    }
  }
}
