/// Reads a Mermaid state diagram, line by line (spec 3, diagram, state).
///
///     [*] --> Idle          state Busy {          Idle : waits for a card
///     |-----  |---          |---- |--- |          |--- | |---------------
///     _start  node          word  node, group     node   label not yet set
struct StateChart: Sendable {
  /// As the header has it, or the last `direction` line.
  var direction = "TD"
  private var graph = Graph()
  /// Inside a note's lines, which only `end note` ends.
  private var isInNote = false

  /// Reads one trimmed line. False when it is the `end` of the diagram.
  mutating func read(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var cursor = LineCursor(line)
    if isInNote {
      if cursor.take("end", bytes), cursor.skipSpace(bytes), cursor.take("note", bytes),
        cursor.isAtEnd
      {
        isInNote = false
      }
      return true
    }
    if DiagramBlock.isEnd(bytes, line) { return false }
    let keyword = cursor.keyword(bytes, lengths: 4...9) ?? ""
    cursor.offset += keyword.utf8.count
    switch keyword {
    case "classDef", "class", "style", "click", "accTitle", "accDescr", "hide": return true
    case "note" where cursor.isAtBreak(bytes):
      isInNote = bytes.firstOffset(of: UInt8(ascii: ":"), in: cursor.rest) == cursor.end
      return true
    case "direction" where cursor.skipSpace(bytes):
      let word = cursor.nonSpace(bytes)
      if !word.isEmpty { direction = bytes.text(word).uppercased() }
      return true
    case "state" where cursor.skipSpace(bytes):
      readState(bytes, cursor)
      return true
    default:
      cursor.offset = line.lowerBound
      if cursor.peek(bytes) == UInt8(ascii: "}"), line.count == 1 {
        _ = graph.closeGroup()
      } else if !readTransition(bytes, cursor) {
        readDescription(bytes, cursor)
      }
      return true
    }
  }

  /// Direction, nodes, edges and groups as the patch has them; empty ones are left out.
  func append(to props: inout Props) {
    props.append(unique: "dir", .text(direction))
    graph.append(to: &props)
  }

  /// Reads `"Long" as id`, `id <<choice>>` or `id {`, what stands behind `state`.
  private mutating func readState(_ bytes: Span<UInt8>, _ cursor: LineCursor) {
    var cursor = cursor
    var label: Range<Int>?
    if cursor.take(UInt8(ascii: "\""), bytes) {
      let quote = bytes.firstOffset(of: UInt8(ascii: "\""), in: cursor.rest)
      label = cursor.offset..<quote
      cursor.offset = min(quote + 1, cursor.end)
      cursor.skipSpace(bytes)
      guard cursor.take("as", bytes), cursor.skipSpace(bytes) else { return }
    }
    let id = cursor.word(bytes)
    if id.isEmpty { return }
    cursor.skipSpace(bytes)
    let opens = cursor.take(UInt8(ascii: "{"), bytes)
    let shape = opens ? nil : readShape(bytes, &cursor)
    guard cursor.isAtEnd, label != nil || opens || shape != nil else { return }
    let name = bytes.text(id)
    let node = graph.write(name)
    if let shape { graph.shape(node, shape) }
    if let label {
      let text = DiagramLabel.clean(bytes, label)
      if !text.isEmpty { graph.label(node, text) }
    }
    if opens { graph.openGroup(id: name, label: .node(node)) }
  }

  private func readShape(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> String? {
    for shape in ["choice", "fork", "join"] where cursor.take("<<" + shape + ">>", bytes) {
      return shape
    }
    return nil
  }

  /// Reads `a --> b : label`. False when the line is none.
  private mutating func readTransition(_ bytes: Span<UInt8>, _ cursor: LineCursor) -> Bool {
    var cursor = cursor
    guard let from = readEnd(bytes, &cursor) else { return false }
    cursor.skipSpace(bytes)
    _ = cursor.take(UInt8(ascii: "<"), bytes)
    guard cursor.take("-->", bytes) else { return false }
    cursor.skipSpace(bytes)
    guard let to = readEnd(bytes, &cursor) else { return false }
    cursor.skipSpace(bytes)
    var label: String?
    if cursor.take(UInt8(ascii: ":"), bytes) {
      guard let rest = cursor.restOfLine(bytes) else { return false }
      let text = DiagramLabel.clean(bytes, rest)
      if !text.isEmpty { label = text }
    } else if !cursor.isAtEnd {
      return false
    }
    let source = write(bytes, from, mark: "start")
    let target = write(bytes, to, mark: "end")
    graph.link(Graph.Edge(from: source, to: target, label: label))
    return true
  }

  /// Reads `[*]` or `\w+`.
  private func readEnd(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Range<Int>? {
    let start = cursor.offset
    if cursor.take("[*]", bytes) { return start..<cursor.offset }
    let word = cursor.word(bytes)
    return word.isEmpty ? nil : word
  }

  /// The node of a transition's end; `[*]` is the start or the end of the composite around it.
  private mutating func write(_ bytes: Span<UInt8>, _ end: Range<Int>, mark: String) -> Int {
    guard bytes.byte(end.lowerBound) == UInt8(ascii: "[") else {
      return graph.write(bytes.text(end))
    }
    let node = graph.write("_" + mark + (graph.innermost.map { "_" + $0.id } ?? ""))
    graph.shape(node, mark)
    return node
  }

  /// Reads `id : description`.
  private mutating func readDescription(_ bytes: Span<UInt8>, _ cursor: LineCursor) {
    var cursor = cursor
    let id = cursor.word(bytes)
    cursor.skipSpace(bytes)
    guard !id.isEmpty, cursor.take(UInt8(ascii: ":"), bytes),
      let rest = cursor.restOfLine(bytes), !rest.isEmpty
    else { return }
    let node = graph.write(bytes.text(id))
    let text = DiagramLabel.clean(bytes, rest)
    if graph.nodes[node].label == nil, !text.isEmpty { graph.label(node, text) }
  }
}
