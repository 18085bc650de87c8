/// form: fields from the raw text of tokens (spec 2, Form fields).
extension LineParser {
  mutating func readForm(_ bytes: Span<UInt8>) {
    var rest = TextJoiner()
    var head: Int?
    var count = 0
    forEachPositional { parser, token in
      if !token.isWhollyQuoted, let field = parser.field(bytes, token.raw) {
        if head == nil { head = parser.openList(.fields) }
        parser.append(field, bytes)
        count += 1
      } else {
        rest.add(token, bytes, &parser)
      }
    }
    if let head { closeList(head, count: count) }
    write(.title, rest)
  }

  /// A field's pieces, as ranges of the raw token.
  private struct Field {
    /// What stands between the quotes of a quoted label.
    var label: Range<Int>?
    var name: Range<Int>
    var type: Range<Int>?
    var isRequired: Bool
  }

  /// `^(?:"((?:[^"\\]|\\.)*)"|([a-z_][\w-]*))(?::(.+?))?(!)?$`, case ignored.
  private func field(_ bytes: Span<UInt8>, _ raw: Range<Int>) -> Field? {
    var field = Field(name: raw, isRequired: false)
    var offset: Int
    if let close = quotedEnd(bytes, raw) {
      field.label = raw.lowerBound + 1..<close - 1
      offset = close
    } else {
      offset = nameEnd(bytes, raw)
      field.name = raw.lowerBound..<offset
      guard Names.isKey(bytes, field.name) else { return nil }
    }
    var end = raw.upperBound
    if offset < end, bytes.byte(offset) == UInt8(ascii: ":") {
      offset += 1
      // The type takes at least one byte; a `!` behind it is the mark.
      if end - offset >= 2, bytes.byte(end - 1) == UInt8(ascii: "!") {
        field.isRequired = true
        end -= 1
      }
      guard offset < end, !hasLineTerminator(bytes, offset..<end) else { return nil }
      field.type = offset..<end
      return field
    }
    guard field.label == nil else { return nil }
    if offset + 1 == end, bytes.byte(offset) == UInt8(ascii: "!") {
      field.isRequired = true
      return field
    }
    return offset == end ? field : nil
  }

  private mutating func append(_ field: Field, _ bytes: Span<UInt8>) {
    let head = openObject(key: Cell.noKey)
    var count = 1
    if let quoted = field.label {
      let label = unescaped(bytes, quoted)
      appendMember(.key, keyText(of: label, bytes))
      appendMember(.label, label)
      count += 1
    } else {
      appendMember(.key, TextRef(line.buffer, field.name))
    }
    if let type = field.type { count += append(type: type, bytes) }
    if field.isRequired {
      append(true, key: Key.required.rawValue)
      count += 1
    }
    close(head, count: count)
  }

  private mutating func appendMember(_ key: Key, _ text: TextRef) {
    tape.cells.append(Cell(.text, key: key.rawValue, payload: text.payload))
  }

  private mutating func append(type: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    if let range = Numbers.range(bytes, type) {
      appendMember(.type, tape.make("range"))
      append(.number(range.min), key: Key.min.rawValue)
      append(.number(range.max), key: Key.max.rawValue)
      return 3
    }
    guard type.contains(where: { bytes.byte($0) == UInt8(ascii: "|") }) else {
      appendMember(.type, TextRef(line.buffer, type))
      return 1
    }
    appendMember(.type, tape.make("choice"))
    let head = openList(key: Key.options.rawValue)
    var count = 0
    forEachPiece(bytes, of: TextRef(line.buffer, type), UInt8(ascii: "|")) { parser, piece in
      parser.appendText(parser.unquoted(piece, bytes))
      count += 1
    }
    close(head, count: count)
    return 2
  }

  /// A text without a leading and a trailing quote.
  private func unquoted(_ text: TextRef, _ bytes: Span<UInt8>) -> TextRef {
    var range = text.range
    let quote = UInt8(ascii: "\"")
    if !range.isEmpty, bytes.byte(range.lowerBound) == quote {
      range = range.lowerBound + 1..<range.upperBound
    }
    if !range.isEmpty, bytes.byte(range.upperBound - 1) == quote {
      range = range.lowerBound..<range.upperBound - 1
    }
    return text.piece(range)
  }

  /// The label in lower case, each run of other than `[a-z0-9]` one `_`, one `_` trimmed from each
  /// end.
  private mutating func keyText(of label: TextRef, _ bytes: Span<UInt8>) -> TextRef {
    makeSlug(from: label, bytes, separator: UInt8(ascii: "_"))
  }

  /// Makes a slug: lower case, each run of other letters one separator, none at the ends.
  mutating func makeSlug(
    from text: TextRef, _ bytes: Span<UInt8>, separator: UInt8
  ) -> TextRef {
    let whole = read(text, bytes) { span, range in span.text(range) }.lowercased()
    let start = tape.made.count
    for byte in whole.utf8 {
      if byte.isLowerCase || byte.isDigit {
        tape.made.append(byte)
      } else if tape.made.count > start, tape.made[tape.made.count - 1] != separator {
        tape.made.append(separator)
      }
    }
    if tape.made.count > start, tape.made[tape.made.count - 1] == separator {
      tape.made.removeLast()
    }
    return TextRef(.made, start..<tape.made.count)
  }
}
