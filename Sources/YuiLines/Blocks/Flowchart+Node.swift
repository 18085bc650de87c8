extension Flowchart {
  /// Reads a node at the cursor: its id, perhaps a bracket with its label, perhaps a class. Nil
  /// when there is none, or its bracket does not close.
  mutating func readNode(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Int? {
    cursor.skipSpace(bytes)
    let id = cursor.word(bytes)
    if id.isEmpty { return nil }
    let bracket = Bracket(bytes, cursor)
    var label: Range<Int>?
    if let bracket {
      guard let inside = bracket.close(bytes, &cursor) else { return nil }
      label = inside
    }
    let node = graph.write(bytes.text(id))
    if let shape = bracket?.shape { graph.shape(node, shape) }
    if let label {
      let text = DiagramLabel.clean(bytes, label)
      if !text.isEmpty { graph.label(node, text) }
    }
    skipClass(bytes, &cursor)
    return node
  }

  private func skipClass(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) {
    var probe = cursor
    if probe.take(":::", bytes), !probe.word(bytes).isEmpty { cursor = probe }
  }
}

/// What opens a node's label, what closes it, and the shape it says.
private struct Bracket {
  /// How many bytes open it, and close it.
  let width: Int
  /// The bytes that close it; the last two count for less when it is narrower.
  let closer: (UInt8, UInt8, UInt8)
  /// What may stand for the closer's first byte: a slant leans either way.
  let other: UInt8
  let shape: String?

  private init(_ closer: (UInt8, UInt8, UInt8), _ width: Int, _ shape: String?) {
    self.closer = closer
    self.width = width
    self.shape = shape
    other = closer.0 == UInt8(ascii: "/") ? UInt8(ascii: "\\") : closer.0
  }

  /// The longest opener at the cursor.
  init?(_ bytes: Span<UInt8>, _ cursor: LineCursor) {
    let square = UInt8(ascii: "]")
    let round = UInt8(ascii: ")")
    let curly = UInt8(ascii: "}")
    switch (cursor.peek(bytes), cursor.peek(bytes, 1), cursor.peek(bytes, 2)) {
    case (UInt8(ascii: "("), UInt8(ascii: "("), UInt8(ascii: "(")):
      self.init((round, round, round), 3, "double")
    case (UInt8(ascii: "("), UInt8(ascii: "["), _): self.init((square, round, 0), 2, "stadium")
    case (UInt8(ascii: "["), UInt8(ascii: "["), _): self.init((square, square, 0), 2, "subroutine")
    case (UInt8(ascii: "["), UInt8(ascii: "("), _): self.init((round, square, 0), 2, "cylinder")
    case (UInt8(ascii: "("), UInt8(ascii: "("), _): self.init((round, round, 0), 2, "circle")
    case (UInt8(ascii: "{"), UInt8(ascii: "{"), _): self.init((curly, curly, 0), 2, "hexagon")
    case (UInt8(ascii: "["), UInt8(ascii: "/"), _), (UInt8(ascii: "["), UInt8(ascii: "\\"), _):
      self.init((UInt8(ascii: "/"), square, 0), 2, "slant")
    case (UInt8(ascii: "["), _, _): self.init((square, 0, 0), 1, nil)
    case (UInt8(ascii: "("), _, _): self.init((round, 0, 0), 1, "round")
    case (UInt8(ascii: "{"), _, _): self.init((curly, 0, 0), 1, "diamond")
    case (UInt8(ascii: ">"), _, _): self.init((square, 0, 0), 1, "flag")
    default: return nil
    }
  }

  /// Steps over the label to the nearest closer, one behind a quoted label's closing quote. Nil
  /// when nothing closes it.
  func close(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Range<Int>? {
    let start = cursor.offset + width
    var probe = LineCursor(start..<cursor.end)
    probe.skipSpace(bytes)
    if probe.take(UInt8(ascii: "\""), bytes) {
      let quote = bytes.firstOffset(of: UInt8(ascii: "\""), in: probe.rest)
      probe.offset = quote < probe.end ? quote + 1 : start
    } else {
      probe.offset = start
    }
    while !probe.isAtEnd {
      if closes(bytes, probe) {
        cursor.offset = probe.offset + width
        return start..<probe.offset
      }
      probe.offset += 1
    }
    return nil
  }

  private func closes(_ bytes: Span<UInt8>, _ cursor: LineCursor) -> Bool {
    let byte = bytes.byte(cursor.offset)
    guard byte == closer.0 || byte == other else { return false }
    return (width < 2 || cursor.peek(bytes, 1) == closer.1)
      && (width < 3 || cursor.peek(bytes, 2) == closer.2)
  }
}
