/// Reads a Mermaid flowchart, line by line (spec 3, diagram, flow).
///
///     a([You]) -->|ask| b & c; subgraph fleet [The fleet]
///     |------- |---- |  |   |  |------- |---- |----------
///     node,    link, label  |  group    id    label
///     stadium  arrow    joined nodes
///
/// A line is a run of statements; a statement opens or closes a group, is left alone, or is a chain
/// of nodes and links. What cannot be read ends its statement and costs nothing else.
struct Flowchart: Sendable {
  /// `TD`, `LR` ..., as the header has it.
  private(set) var direction = "TD"
  var graph = Graph()
  /// How many more edges `&` may make.
  private var joins = Limits.joinedEdges
  /// Whether the last line asked for more than that.
  private(set) var hasTooManyEdges = false
  /// No worded link that starts before this offset closes: it was looked for up to here. Keeps
  /// a run of words that only look like such a link from being searched again and again.
  var closerSearched = 0

  /// Reads what stands behind the header's word: the direction, and statements behind a `;`.
  mutating func readHeader(_ bytes: Span<UInt8>, _ cursor: LineCursor) {
    var cursor = cursor
    direction = Self.direction(bytes, &cursor)
    cursor.offset = bytes.firstOffset(of: UInt8(ascii: ";"), in: cursor.rest)
    readStatements(bytes, cursor.rest)
  }

  /// A header's second word without its `;`, in upper case; `TD` when there is none.
  static func direction(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> String {
    cursor.skipSpace(bytes)
    let start = cursor.offset
    while !cursor.isAtBreak(bytes), cursor.peek(bytes) != UInt8(ascii: ";") { cursor.offset += 1 }
    return start < cursor.offset ? bytes.text(start..<cursor.offset).uppercased() : "TD"
  }

  /// Reads one trimmed line. False when it is an `end` and no group is left for it to close.
  mutating func read(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    hasTooManyEdges = false
    if DiagramBlock.isEnd(bytes, line) { return graph.closeGroup() }
    var cursor = LineCursor(line)
    if cursor.take("%%", bytes) || isKeptOnly(bytes, cursor) { return true }
    readStatements(bytes, line)
    return true
  }

  private mutating func readStatements(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var start = line.lowerBound
    var depth = 0
    var isQuoted = false
    for offset in line {
      switch bytes.byte(offset) {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        readStatement(bytes, start..<offset)
        start = offset + 1
      default: break
      }
    }
    readStatement(bytes, start..<line.upperBound)
  }

  private mutating func readStatement(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let range = WhiteSpace.trim(bytes, range)
    if range.isEmpty { return }
    var cursor = LineCursor(range)
    switch cursor.keyword(bytes, lengths: 3...8) {
    case "end" where range.count == 3:
      _ = graph.closeGroup()
      return
    case "subgraph":
      cursor.offset += 8
      if cursor.isAtBreak(bytes) { return openGroup(bytes, cursor.rest) }
      cursor.offset = range.lowerBound
    default:
      if isKeptOnly(bytes, cursor) { return }
    }
    closerSearched = 0
    readChain(bytes, &cursor)
  }

  /// Whether a line or statement is of no use to the graph: looks, clicks, a repeated header.
  private func isKeptOnly(_ bytes: Span<UInt8>, _ cursor: LineCursor) -> Bool {
    switch cursor.keyword(bytes, lengths: 5...9) {
    case "classDef", "class", "style", "linkStyle", "click", "direction", "accTitle", "accDescr":
      return true
    case "flowchart", "graph":
      var probe = cursor
      _ = probe.word(bytes)
      return probe.isAtBreak(bytes) || probe.peek(bytes) == UInt8(ascii: ";")
    default: return false
    }
  }

  /// Reads `id [Label]` or `Some words`, what stands behind `subgraph`.
  private mutating func openGroup(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let range = WhiteSpace.trim(bytes, range)
    var head = range
    var label = range
    let bracket = bytes.firstOffset(of: UInt8(ascii: "["), in: range)
    if bracket < range.upperBound, bytes.byte(range.upperBound - 1) == UInt8(ascii: "]") {
      head = WhiteSpace.trim(bytes, range.lowerBound..<bracket)
      label = bracket + 1..<range.upperBound - 1
    }
    var cursor = LineCursor(head)
    let id = cursor.word(bytes)
    graph.openGroup(
      id: id.isEmpty || !cursor.isAtEnd ? "g\(graph.groups.count + 1)" : bytes.text(id),
      label: .text(DiagramLabel.clean(bytes, label)))
  }

  private mutating func readChain(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) {
    guard var left = readNodes(bytes, &cursor) else { return }
    while left.isWhole, let link = readLink(bytes, &cursor) {
      guard let right = readNodes(bytes, &cursor) else { return }
      if !link.isHidden { join(left, right, link, bytes) }
      left = right
    }
  }

  /// Nodes that `&` joins. One alone, which is the rule, needs no memory of its own.
  private struct Joined {
    var first: Int
    var others: [Int] = []
    /// Whether what follows may be looked at: no node was cut short.
    var isWhole = true
  }

  private mutating func readNodes(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Joined? {
    guard let first = readNode(bytes, &cursor) else { return nil }
    var nodes = Joined(first: first)
    cursor.skipSpace(bytes)
    while cursor.take(UInt8(ascii: "&"), bytes) {
      guard let node = readNode(bytes, &cursor) else {
        nodes.isWhole = false
        break
      }
      nodes.others.append(node)
      cursor.skipSpace(bytes)
    }
    return nodes
  }

  /// Makes an edge from each node on the left to each on the right. A product that would pass the
  /// limit makes none.
  private mutating func join(
    _ left: Joined, _ right: Joined, _ link: Link, _ bytes: Span<UInt8>
  ) {
    let label = link.label.map { DiagramLabel.clean(bytes, $0) }.flatMap { $0.isEmpty ? nil : $0 }
    if !left.others.isEmpty || !right.others.isEmpty {
      let cost = (1 + left.others.count)
        .multipliedReportingOverflow(by: (1 + right.others.count) * (1 + (label?.utf8.count ?? 0)))
      guard !cost.overflow, cost.partialValue <= joins else {
        hasTooManyEdges = true
        return
      }
      joins -= cost.partialValue
    }
    connect(left.first, right, label, link.style)
    for from in left.others { connect(from, right, label, link.style) }
  }

  private mutating func connect(
    _ from: Int, _ right: Joined, _ label: String?, _ style: LinkStyle
  ) {
    graph.link(Graph.Edge(from: from, to: right.first, label: label, style: style))
    for to in right.others {
      graph.link(Graph.Edge(from: from, to: to, label: label, style: style))
    }
  }
}
