/// A diagram's Mermaid up to its `end`: what kind it is, and what it draws (spec 3, diagram).
struct DiagramBlock: Sendable {
  private enum Kind: String, Sendable {
    case flow, sequence, state, other
  }

  private var kind: Kind?
  private var flowchart = Flowchart()
  private var sequence = SequenceChart()
  private var state = StateChart()
  private var kept = KeptLines()

  mutating func read(_ bytes: Span<UInt8>, line: Range<Int>) -> BlockStep {
    let trimmed = WhiteSpace.trim(bytes, line)
    guard let kind else { return readHeader(bytes, trimmed, line: line) }
    let goesOn =
      switch kind {
      case .flow: flowchart.read(bytes, trimmed)
      case .sequence: sequence.read(bytes, trimmed)
      case .state: state.read(bytes, trimmed)
      case .other: !Self.isEnd(bytes, trimmed)
      }
    if !goesOn { return .closed(patch) }
    kept.keep(bytes, line: line)
    return flowchart.hasTooManyEdges ? .failed(.tooManyEdges, detail: "") : .taken
  }

  /// Whether the block takes a trimmed line.
  func takes(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    if kind != nil || Self.leadIn(bytes, trimmed) != nil { return true }
    var cursor = LineCursor(trimmed)
    return Self.kind(bytes, &cursor) != nil
  }

  /// The patch as it would be now; nil before the header.
  var patch: Props? {
    guard let kind else { return nil }
    var props = Props()
    props.append(unique: "type", .text(kind.rawValue))
    switch kind {
    case .flow:
      props.append(unique: "dir", .text(flowchart.direction))
      flowchart.graph.append(to: &props)
    case .sequence: sequence.append(to: &props)
    case .state: state.append(to: &props)
    case .other: break
    }
    props.append(unique: "source", .text(kept.text))
    return props
  }

  private mutating func readHeader(
    _ bytes: Span<UInt8>, _ trimmed: Range<Int>, line: Range<Int>
  ) -> BlockStep {
    switch Self.leadIn(bytes, trimmed) {
    case .skipped: return .taken
    case .comment: break
    case nil:
      var cursor = LineCursor(trimmed)
      guard let kind = Self.kind(bytes, &cursor) else { return .refused }
      self.kind = kind
      if kind == .flow { flowchart.readHeader(bytes, cursor) }
      if kind == .state { state.direction = Flowchart.direction(bytes, &cursor) }
    }
    kept.keep(bytes, line: line)
    return .taken
  }

  /// The kind that a header says; the cursor is then behind its word.
  private static func kind(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Kind? {
    let start = cursor.offset
    _ = cursor.word(bytes)
    while cursor.take(UInt8(ascii: "-"), bytes) { _ = cursor.word(bytes) }
    let isAtSemicolon = cursor.peek(bytes) == UInt8(ascii: ";")
    guard cursor.isAtBreak(bytes) || isAtSemicolon else { return nil }
    let word = bytes.text(start..<cursor.offset)
    switch word {
    case "flowchart", "graph": return .flow
    case "sequenceDiagram": return .sequence
    case "stateDiagram", "stateDiagram-v2": return .state
    case "classDiagram", "classDiagram-v2", "erDiagram", "journey", "gantt", "pie", "mindmap",
      "timeline", "gitGraph", "quadrantChart", "requirementDiagram", "sankey-beta",
      "xychart-beta", "block-beta":
      return isAtSemicolon ? nil : .other
    default:
      let isC4 = word.hasPrefix("C4") && word.utf8.count > 2 && !word.contains("-")
      return isC4 && !isAtSemicolon ? .other : nil
    }
  }
}

// MARK: - What a diagram and a flow share

extension DiagramBlock {
  /// A line before the header that is none and does not end the block.
  enum LeadIn {
    /// Blank, or a `#` comment: not kept.
    case skipped
    /// A `%%` line: kept.
    case comment
  }

  static func leadIn(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> LeadIn? {
    var cursor = LineCursor(trimmed)
    if cursor.isAtEnd || isComment(bytes, trimmed) { return .skipped }
    return cursor.take("%%", bytes) ? .comment : nil
  }

  /// Whether a trimmed line is a comment of YL: a `#` alone, or with white space behind it.
  static func isComment(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    var cursor = LineCursor(trimmed)
    return cursor.take(UInt8(ascii: "#"), bytes) && cursor.isAtBreak(bytes)
  }

  /// Whether a trimmed line is `end`, perhaps with a semicolon.
  static func isEnd(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    var cursor = LineCursor(trimmed)
    guard cursor.take("end", bytes) else { return false }
    cursor.skipSpace(bytes)
    _ = cursor.take(UInt8(ascii: ";"), bytes)
    return cursor.isAtEnd
  }
}
