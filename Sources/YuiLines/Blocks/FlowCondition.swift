/// What must hold for a flow to take an edge, read from the edge's label (spec 3, flow, `when`).
///
///     budget>=20 and kind=Shop or "Not sure"
///     |---------     |--------    |---------
///     clause         clause       clause without a path: the answer of the step it leaves
///     |----------------------- or |--------- alternatives
enum FlowCondition {
  /// The alternatives, each a list of clauses; nil for a label that always holds. `from` is the
  /// step that the edge leaves, nil when that node has none.
  /// - Complexity: O(*n*) in the label's bytes.
  static func read(_ label: String, from: String?) -> Value? {
    let text = ContiguousArray(label.utf8)
    let bytes = text.span
    let range = WhiteSpace.trim(bytes, 0..<text.count)
    if range.isEmpty || isDefault(bytes, range) { return nil }
    let alternatives = split(bytes, range, at: "or").map { alternative in
      Value.list(split(bytes, alternative, at: "and").map { clause(bytes, $0, from: from) })
    }
    return .list(alternatives)
  }

  private static func isDefault(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for word in ["else", "default", "otherwise"] {
      var cursor = LineCursor(range)
      if cursor.takeAnyCase(word, bytes), cursor.isAtEnd { return true }
    }
    return false
  }

  /// Cuts a range at a word that has white space on both sides and stands outside quotes.
  private static func split(
    _ bytes: Span<UInt8>, _ range: Range<Int>, at word: String
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var isQuoted = false
    var cursor = LineCursor(range)
    while !cursor.isAtEnd {
      let end = cursor.offset
      if bytes.byte(end) == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard cursor.skipSpace(bytes) else {
        cursor.offset += 1
        continue
      }
      if isQuoted { continue }
      var probe = cursor
      if probe.takeAnyCase(word, bytes), probe.skipSpace(bytes) {
        pieces.append(start..<end)
        start = probe.offset
        cursor = probe
      }
    }
    pieces.append(start..<range.upperBound)
    return pieces
  }

  /// Reads `path op value`, or a bare value that the answer of `from` must equal.
  private static func clause(
    _ bytes: Span<UInt8>, _ range: Range<Int>, from: String?
  ) -> Value {
    var cursor = LineCursor(WhiteSpace.trim(bytes, range))
    let whole = cursor.rest
    if let path = path(bytes, &cursor) {
      cursor.skipSpace(bytes)
      for mark in [">=", "<=", "!=", "=", ">", "<", "~"] where cursor.take(mark, bytes) {
        guard let rest = cursor.restOfLine(bytes) else { break }
        return clause(bytes.text(path), mark, value(bytes, rest))
      }
    }
    return clause(from, "=", value(bytes, whole))
  }

  private static func clause(_ path: String?, _ mark: String, _ value: Value) -> Value {
    var props = Props(reserving: 3)
    if let path { props.append(unique: "path", .text(path)) }
    props.append(unique: "op", .text(mark))
    props.append(unique: "value", value)
    return .object(props)
  }

  /// Reads `[A-Za-z_]\w*(\.[\w-]+)*`.
  private static func path(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Range<Int>? {
    let start = cursor.offset
    let first = cursor.peek(bytes)
    guard first.isLetter || first == UInt8(ascii: "_") else { return nil }
    _ = cursor.word(bytes)
    while cursor.peek(bytes) == UInt8(ascii: ".") {
      cursor.offset += 1
      let field = cursor.offset
      while cursor.peek(bytes).isWordByte || cursor.peek(bytes) == UInt8(ascii: "-") {
        cursor.offset += 1
      }
      if cursor.offset == field { return nil }
    }
    return start..<cursor.offset
  }

  /// A quoted value is text, a number a number, anything else text.
  private static func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Value {
    if range.count >= 2, bytes.byte(range.lowerBound) == UInt8(ascii: "\""),
      bytes.byte(range.upperBound - 1) == UInt8(ascii: "\"")
    {
      return .text(bytes.text(range.lowerBound + 1..<range.upperBound - 1))
    }
    return Numbers.number(bytes, range).map(Value.number) ?? .text(bytes.text(range))
  }
}
