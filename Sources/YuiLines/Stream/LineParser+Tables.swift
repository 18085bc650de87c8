/// table create and put (spec 1, section 9).
extension LineParser {
  private static let create = Word16("create")

  /// Reads `table create ...`, when the line is one; false when it is a table to be shown.
  mutating func readTableCreate(
    _ bytes: Span<UInt8>, id: Range<Int>?, _ rest: Range<Int>
  ) -> Bool {
    let start = WhiteSpace.skip(bytes, rest)
    let word = start..<WhiteSpace.find(bytes, start..<rest.upperBound)
    guard Word16(bytes, word) == Self.create else { return false }
    guard id == nil else {
      fail(.badTable, "create takes no id", word)
      return true
    }
    guard tokenize(bytes, rest) else { return true }
    guard tokenizer.tokens.count >= 2,
      Names.isWord(bytes, tokenizer.tokens[1].raw)
    else {
      fail(.badTable, "it needs a name of letters, digits, - and _", rest)
      return true
    }
    guard tokenizer.tokens.count >= 3 else {
      fail(.badTable, "it needs a column", rest)
      return true
    }
    beginProps(of: .say)
    for place in 2..<tokenizer.tokens.count {
      let token = tokenizer.tokens[place]
      guard writeColumn(bytes, token.raw) else {
        abandonProps()
        fail(.badTable, "a column is name:type, text, number, date or bool", token.raw)
        return true
      }
    }
    emit(
      .table, name: TextRef(line.buffer, tokenizer.tokens[1].raw))
    return true
  }

  /// `^([A-Za-z_][\w-]*):([a-z]+)(?::(\S+))?$`, as an object on the tape.
  private mutating func writeColumn(_ bytes: Span<UInt8>, _ raw: Range<Int>) -> Bool {
    let name = raw.lowerBound..<nameEnd(bytes, raw)
    guard Names.isKey(bytes, name), name.upperBound < raw.upperBound,
      bytes.byte(name.upperBound) == UInt8(ascii: ":")
    else { return false }
    var end = name.upperBound + 1
    while end < raw.upperBound, bytes.byte(end).isLowerCase { end += 1 }
    let type = name.upperBound + 1..<end
    guard type.count <= 8, let kind = TableColumn.Kind(rawValue: bytes.text(type)) else {
      return false
    }
    var unit: Range<Int>?
    if end < raw.upperBound {
      guard bytes.byte(end) == UInt8(ascii: ":"), end + 1 < raw.upperBound,
        kind == .number, WhiteSpace.find(bytes, end + 1..<raw.upperBound) == raw.upperBound
      else { return false }
      unit = end + 1..<raw.upperBound
    }
    let head = openObject(key: Cell.noKey)
    tape.cells.append(
      Cell(.text, key: Key.name.rawValue, payload: TextRef(line.buffer, name).payload))
    tape.cells.append(
      Cell(.text, key: Key.type.rawValue, payload: TextRef(line.buffer, type).payload))
    if let unit {
      tape.cells.append(
        Cell(.text, key: Key.unit.rawValue, payload: TextRef(line.buffer, unit).payload))
    }
    close(head, count: unit == nil ? 2 : 3)
    return true
  }

  mutating func readPut(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    guard let fault = readPutTokens(bytes) else { return }
    abandonProps()
    fail(.badPut, fault, rest)
  }

  /// Notes the op, or returns what is wrong with the line.
  private mutating func readPutTokens(_ bytes: Span<UInt8>) -> String? {
    beginProps(of: .say)
    let positionals = tokenizer.list.filter(\.isPositional)
    guard let table = positionals.first, !table.hasQuote, Names.isWord(bytes, table.raw) else {
      return "it needs a table's name"
    }
    if positionals.count > 2 {
      return "behind the table and the key of a row stands only column=value"
    }
    if positionals.count == 2, positionals[1].hasParts { return "a key has no |" }
    var isDelete = false
    for token in tokenizer.list where token.kind == .flag {
      if Word16(bytes, token.flagName) == Self.delete {
        isDelete = true
      } else {
        let key = begin(bytes, token)
        tape.cells.append(Cell(.yes, key: key))
      }
    }
    for token in tokenizer.list where token.kind == .keyValue {
      let key = begin(bytes, token)
      writePlain(bytes, token, key: key)
    }
    if props.isOverLimit { return "it has too many values" }
    if isDelete {
      if positionals.count < 2 { return "delete needs a key" }
      if props.count > 0 { return "delete takes no values" }
    } else if props.count == 0 {
      return "it needs a value"
    }
    emit(
      isDelete ? .putDelete : .put, name: TextRef(line.buffer, table.raw))
    if positionals.count == 2 {
      let key = text(of: positionals[1], bytes)
      tape.ops[tape.ops.count - 1].hasSecond = true
      tape.ops[tape.ops.count - 1].second = key
    }
    return nil
  }

  private static let delete = Word16("delete")
}
