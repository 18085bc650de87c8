/// menu (spec 1, section 9).
extension LineParser {
  private static let sections = WordList("review", "backlog", "shortcut")
  private static let done = Word16("done")
  private static let menuKeys = KeySet(menuProps)

  /// What an item of the drawer has beside its section and label.
  static let menuProps: [Key] = [.sub, .say, .show, .url]

  mutating func readMenu(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    guard tokenize(bytes, rest) else { return }
    guard let first = tokenizer.list.first else {
      fail(.badMenu, "it needs a section and a label", rest)
      return
    }
    let at = first.raw.first { bytes.byte($0) == UInt8(ascii: "@") }
    let section = first.raw.lowerBound..<(at ?? first.raw.upperBound)
    let word = Word16(bytes, section)
    if word == Self.done, at == nil {
      readMenuDone(bytes, rest)
      return
    }
    let itemID = at.map { $0 + 1..<first.raw.upperBound }
    guard Self.sections.contains(word), itemID.map({ Names.isName(bytes, $0) }) ?? true else {
      fail(.badMenu, "the section is review, backlog or shortcut", first.raw)
      return
    }
    readMenuItem(bytes, section, id: itemID, rest)
  }

  private mutating func readMenuItem(
    _ bytes: Span<UInt8>, _ section: Range<Int>, id: Range<Int>?, _ rest: Range<Int>
  ) {
    let labels = tokenizer.list.dropFirst().filter(\.isPositional)
    guard let label = joinedName(bytes, labels) else {
      fail(.badMenu, "it needs a label", rest)
      return
    }
    let name =
      id.map { TextRef(line.buffer, $0) } ?? slugID(of: label, bytes)
    beginProps(of: .say)
    write(.bucket, TextRef(line.buffer, section))
    write(.label, label)
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].kind == .keyValue {
      let token = tokenizer.tokens[place]
      guard let key = Key(rawValue: tables.keys.number(bytes, token.key)),
        Self.menuKeys.contains(key)
      else { continue }
      write(key, text(of: token, bytes))
    }
    emit(.menu, name: name)
  }

  private mutating func readMenuDone(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    guard let what = joinedName(bytes, tokenizer.list.dropFirst()) else {
      fail(.badMenu, "done needs an item", rest)
      return
    }
    let isID = read(what, bytes, Names.isName)
    emit(.menuDone, name: isID ? what : slugID(of: what, bytes))
  }

  /// The id that a label makes: a slug of dashes, or `item`.
  private mutating func slugID(of label: TextRef, _ bytes: Span<UInt8>) -> TextRef {
    let slug = makeSlug(from: label, bytes, separator: UInt8(ascii: "-"))
    return slug.isEmpty ? tape.make("item") : slug
  }
}
