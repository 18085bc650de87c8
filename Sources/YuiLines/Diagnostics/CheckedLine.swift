/// A line that gave an add or a patch, with its words told apart: what a warning looks at.
///
///     stat@w 178.9lb Weight delta=-2.3 +up
///            |-----------|  |--------| |-|
///            positionals    key        flag
struct CheckedLine {
  let line: SuspectLine
  let preset: Preset
  let props: Props
  let isPatch: Bool
  let words: [Word]
  /// How far the line is indented: warnings count columns from its start.
  let indent: Int

  /// A token that knows what it is.
  struct Word {
    let range: Range<Int>
    /// As it stands on the line.
    let raw: String
    let kind: Kind
    /// Whether a quote stands anywhere in it.
    let hasQuote: Bool
  }

  enum Kind: Equatable {
    case positional
    case flag(String)
    /// A key, and its value as it stands on the line.
    case key(String, value: String)
  }

  init(
    _ line: SuspectLine, _ tokens: [RawToken], _ preset: Preset, _ props: Props, isPatch: Bool,
    indent: Int
  ) {
    self.line = line
    self.preset = preset
    self.props = props
    self.isPatch = isPatch
    self.indent = indent
    var words: [Word] = []
    words.reserveCapacity(tokens.count)
    for token in tokens {
      let raw = line.text(token.range)
      // What stands behind a lone dollar is TeX.
      if preset.spec.positionals == .step, raw == "$" { break }
      words.append(
        Word(
          range: token.range, raw: raw, kind: Kind(of: raw), hasQuote: token.firstQuote != nil))
    }
    self.words = words
  }

  /// The words that are no keys and no flags.
  var positionals: [Word] { words.filter { $0.kind == .positional } }

  /// What the positionals would say if nothing else stood on the line.
  var saidByPlace: Props {
    let line = ([preset.name] + positionals.map(\.raw)).joined(separator: " ")
    guard case .add(_, _, let props, _) = ReplyParser.parse(line).first?.action else { return [:] }
    return props
  }
}

extension CheckedLine.Kind {
  /// What a raw token is (spec 1, section 4).
  init(of raw: String) {
    let bytes = ContiguousArray(raw.utf8)
    let span = bytes.span
    if bytes.first == UInt8(ascii: "+"), Names.isWord(span, 1..<bytes.count) {
      self = .flag(span.text(1..<bytes.count))
    } else if let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
      Names.isKey(span, 0..<equals)
    {
      self = .key(span.text(0..<equals), value: span.text(equals + 1..<bytes.count))
    } else {
      self = .positional
    }
  }

  /// The prop that it sets by name.
  var name: String? {
    switch self {
    case .positional: nil
    case .flag(let name), .key(let name, _): name
    }
  }
}

extension CheckedLine.Word {
  /// Whether it has neither quotes nor parts.
  var isBare: Bool { !hasQuote && !raw.utf8.contains(UInt8(ascii: "|")) }

  /// Its letters without the quotes, as the language reads them.
  var text: String {
    guard hasQuote else { return raw }
    var text: [UInt8] = []
    var isQuoted = false
    var isEscaped = false
    for byte in raw.utf8 {
      if isEscaped {
        text.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
