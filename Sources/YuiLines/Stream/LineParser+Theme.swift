/// theme and theme app (spec 1, section 9).
extension LineParser {
  mutating func readTheme(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    if let first = tokenizer.list.first, Word16(bytes, first.raw) == Self.app {
      readRestyle(bytes, rest)
      return
    }
    beginProps(of: .say)
    var name = TextJoiner()
    forEachPositional { parser, token in name.add(token, bytes, &parser) }
    write(.name, name)
    writeNamed(bytes)
    emit(.theme)
  }

  private static let app = Word16("app")

  /// Writes flags, then keys with their typed values.
  private mutating func writeNamed(_ bytes: Span<UInt8>) {
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].kind == .flag {
      let key = begin(bytes, tokenizer.tokens[place])
      tape.cells.append(Cell(.yes, key: key))
    }
    for place in tokenizer.tokens.indices where tokenizer.tokens[place].kind == .keyValue {
      let token = tokenizer.tokens[place]
      let key = begin(bytes, token)
      writePlain(bytes, token, key: key)
    }
  }

  private mutating func readRestyle(_ bytes: Span<UInt8>, _ rest: Range<Int>) {
    beginProps(of: .say)
    write(.scope, "app")
    if let fault = readRestyleTokens(bytes) {
      abandonProps()
      fail(.badTheme, fault, rest)
    } else {
      emit(.theme)
    }
  }

  /// Writes what the tokens behind `app` say, or returns what is wrong with them.
  private mutating func readRestyleTokens(_ bytes: Span<UInt8>) -> String? {
    var word: String?
    var keys = 0
    for place in tokenizer.tokens.indices.dropFirst() {
      let token = tokenizer.tokens[place]
      let textRef = text(of: token, bytes)
      let text = read(textRef, bytes) { $0.text($1) }
      switch token.kind {
      case .flag: return "an app's restyle takes no flags"
      case .positional:
        if word != nil { return "it takes one set, or reset" }
        guard text == "reset" || Palette.sets.contains(text) else {
          return "there is no set \(Diagnostic.shown(text))"
        }
        word = text
        write(.name, textRef)
      case .keyValue:
        let key = bytes.text(
          token.key.lowerBound..<min(token.key.upperBound, token.key.lowerBound + 16))
        guard Palette.isRestyle(key, text) else {
          return Palette.refusal(of: key, Diagnostic.shown(text, most: 40))
        }
        keys += 1
        let number = begin(bytes, token)
        tape.cells.append(Cell(.text, key: number, payload: textRef.payload))
      }
    }
    if word == nil, keys == 0 { return "it says nothing" }
    if word == "reset", keys > 0 { return "reset stands alone" }
    return nil
  }
}
