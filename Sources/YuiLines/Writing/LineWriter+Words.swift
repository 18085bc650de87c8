/// The core words (spec 1, section 9). Each gives the lines that may say the op.
extension LineWriter {
  static func themes(_ props: Props) -> [String?] {
    let standing: (Span<UInt8>, Range<Int>) -> JoinedText.Standing = { bytes, word in
      word.lowerBound == 0 && bytes.text(word) == "app" ? .quoted : .bareOrQuoted
    }
    let values = ValueText()
    let name = props[Key.name.name]?.text
    let rest = props.filter { name == nil || $0.key != Key.name.name }
    let named = flagsLast(rest.map { values.token($0.key, $0.value) })
    var lines = [joined(["theme"] + flagsLast(props.map { values.token($0.key, $0.value) }))]
    if let name {
      lines.append(joined(["theme", JoinedText(standing: standing).tokens(name)] + named))
    }
    if props[Key.scope.name] == "app" {
      let words = ["theme app"] + [name.map { Quoting().word($0) }].compactMap(\.self)
      let texts = rest.filter { $0.key != Key.scope.name }.map {
        values.token($0.key, $0.value, .wholeText)
      }
      lines.append(joined(words + texts))
    }
    return lines
  }

  static func doing(_ props: Props?) -> [String?] {
    guard let props else { return ["doing off"] }
    var pieces: [String?] = ["doing"]
    var step: String?
    if let number = props[Key.step.name]?.number.flatMap(NumberText.line),
      let count = props[Key.of.name]?.number.flatMap(NumberText.line)
    {
      step = "\(number)/\(count)"
    }
    if let text = props[Key.text.name]?.text {
      let hasStep = step != nil
      pieces.append(
        JoinedText(dropsEmpty: true) { bytes, word in
          guard !hasStep, word.upperBound == bytes.count else { return .bareOrQuoted }
          return isStep(bytes, word) || word.lowerBound == 0 && bytes.text(word) == "off"
            ? .quoted : .bareOrQuoted
        }.tokens(text))
    }
    if let step { pieces.append(step) }
    return [joined(pieces)]
  }

  /// `^\d+/\d+$`
  private static func isStep(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard let slash = word.first(where: { bytes.byte($0) == UInt8(ascii: "/") }) else {
      return false
    }
    return Numbers.isDigits(bytes, word.lowerBound..<slash)
      && Numbers.isDigits(bytes, slash + 1..<word.upperBound)
  }

  static func visual(_ props: Props?) -> [String?] {
    guard let props else { return ["visual off"] }
    return [
      joined(
        ["visual"]
          + props.map { prop in
            prop.key == Key.look.name
              ? prop.value.text : ValueText().token(prop.key, prop.value, .wholeText)
          })
    ]
  }

  static func menu(_ id: String, _ props: Props) -> [String?] {
    guard let section = props[Key.bucket.name]?.text, let label = props[Key.label.name]?.text
    else { return [] }
    var pieces: [String?] = [JoinedText(dropsEmpty: true).tokens(label)]
    for prop in props where prop.key != Key.bucket.name && prop.key != Key.label.name {
      pieces.append(ValueText().token(prop.key, prop.value, .wholeText))
    }
    return [joined(["menu", section] + pieces), joined(["menu", "\(section)@\(id)"] + pieces)]
  }

  static func table(_ name: String, _ columns: [TableColumn]) -> String {
    let tokens = columns.map { column in
      "\(column.name):\(column.kind.rawValue)" + (column.unit.map { ":" + $0 } ?? "")
    }
    return (["table create", name] + tokens).joined(separator: " ")
  }

  static func put(
    _ table: String, _ key: String?, _ values: Props, _ isDelete: Bool
  ) -> [String?] {
    var pieces: [String?] = ["put", table]
    if let key { pieces.append(Quoting().word(key, bars: false)) }
    if isDelete { pieces.append("+delete") }
    let tokens = values.map { prop in
      let kind: ValueText.Kind = prop.key == Key.answer.name ? .text : .plain
      // `+delete` deletes a row, so the column of that name is said with a value.
      return ValueText().token(prop.key, prop.value, kind, flags: prop.key != "delete")
    }
    return [joined(pieces + flagsLast(tokens))]
  }

  /// Keys before flags, as agents write them.
  private static func flagsLast(_ tokens: [String?]) -> [String?] {
    tokens.filter { $0?.hasPrefix("+") != true } + tokens.filter { $0?.hasPrefix("+") == true }
  }

  /// Pieces with a space between them; nil when one is missing.
  private static func joined(_ pieces: [String?]) -> String? {
    let found = pieces.compactMap(\.self)
    return found.count == pieces.count ? found.joined(separator: " ") : nil
  }
}
