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
struct Bracket {
  let opener: Int
  let closers: [String]
  let shape: String?

  /// The longest opener at the cursor.
  init?(_ bytes: Span<UInt8>, _ cursor: LineCursor) {
    let next = cursor.peek(bytes, 1)
    switch cursor.peek(bytes) {
    case UInt8(ascii: "["):
      switch next {
      case UInt8(ascii: "["): self.init(2, ["]]"], "subroutine")
      case UInt8(ascii: "("): self.init(2, [")]"], "cylinder")
      case UInt8(ascii: "/"), UInt8(ascii: "\\"): self.init(2, ["/]", "\\]"], "slant")
      default: self.init(1, ["]"], nil)
      }
    case UInt8(ascii: "("):
      switch next {
      case UInt8(ascii: "(") where cursor.peek(bytes, 2) == UInt8(ascii: "("):
        self.init(3, [")))"], "double")
      case UInt8(ascii: "("): self.init(2, ["))"], "circle")
      case UInt8(ascii: "["): self.init(2, ["])"], "stadium")
      default: self.init(1, [")"], "round")
      }
    case UInt8(ascii: "{") where next == UInt8(ascii: "{"): self.init(2, ["}}"], "hexagon")
    case UInt8(ascii: "{"): self.init(1, ["}"], "diamond")
    case UInt8(ascii: ">"): self.init(1, ["]"], "flag")
    default: return nil
    }
  }

  private init(_ opener: Int, _ closers: [String], _ shape: String?) {
    self.opener = opener
    self.closers = closers
    self.shape = shape
  }

  /// Steps over the label to the nearest closer, one behind a quoted label's closing quote. Nil
  /// when nothing closes it.
  func close(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Range<Int>? {
    let start = cursor.offset + opener
    var probe = LineCursor(start..<cursor.end)
    probe.skipSpace(bytes)
    if probe.take(UInt8(ascii: "\""), bytes) {
      let quote = bytes.firstOffset(of: UInt8(ascii: "\""), in: probe.rest)
      probe.offset = quote < probe.end ? quote + 1 : start
    } else {
      probe.offset = start
    }
    while !probe.isAtEnd {
      let end = probe.offset
      for closer in closers where probe.take(closer, bytes) {
        cursor.offset = probe.offset
        return start..<end
      }
      probe.offset += 1
    }
    return nil
  }
}
