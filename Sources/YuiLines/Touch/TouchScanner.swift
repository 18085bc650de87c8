/// Answers the relay's question: does this reply touch a pinned screen?
///
/// A touch is a patch to one of the ids, a save or forget of one of the names, or a put to one of
/// the tables or a change of its columns (spec 5, section 6). The scanner is made once for a set of pins and asked with every
/// reply; it looks at the start of each line and builds no ops, unless a line seems to touch
/// something: then the reply is parsed, and the answer is exact.
///
///     let scanner = TouchScanner(ids: ["weight": .stat], names: ["today"], tables: [])
///     scanner.touches("say Hello\n~weight 178.4lb")   // true
///     scanner.touches("say ~weight")                  // false
public struct TouchScanner: Sendable {
  private let known: KnownIDs
  private let names: Set<String>
  private let tables: Set<String>
  private let idTable: IDTable
  private let nameTable: IDTable
  private let tableTable: IDTable

  /// A scanner for these ids with their presets, names of saved screens, and agent's tables.
  ///
  /// Ids past `Limits.idsPerReply` are not found.
  /// - Complexity: O(*n*) in the ids, names and tables.
  public init(ids: KnownIDs, names: Set<String>, tables: Set<String>) {
    known = ids
    self.names = names
    self.tables = tables
    idTable = IDTable(noting: ids.keys)
    nameTable = IDTable(noting: names)
    tableTable = IDTable(noting: tables)
  }

  /// Whether the body of a reply touches any of them. Fences count as `Fences` says.
  /// - Complexity: O(*n*) in the bytes, without an allocation a line; a reply that seems to touch
  ///   something is parsed.
  public func touches(_ body: Span<UInt8>) -> Bool {
    seemsToTouch(body) && isTouch(body)
  }

  /// Whether the body of a reply touches any of them.
  public func touches(_ body: String) -> Bool { touches(ContiguousArray(body.utf8).span) }

  /// Whether a line of the body looks as if it touched any of them.
  ///
  /// A yes may be wrong: inside a block, outside the fences, for a patch that is an error. A no is
  /// never wrong.
  /// - Complexity: O(*n*) in the bytes, without an allocation.
  public func seemsToTouch(_ body: Span<UInt8>) -> Bool {
    var found = false
    TouchLines.forEach(in: body) { line in
      found = matches(line, body)
      return !found
    }
    return found
  }

  private func matches(_ line: TouchLines.Line, _ body: Span<UInt8>) -> Bool {
    guard line.isPlain else { return true }
    switch line.kind {
    case .patch: return idTable.hasNoted(body, line.name)
    case .save, .forget: return nameTable.hasNoted(body, line.name)
    case .put: return tableTable.hasNoted(body, line.name)
    }
  }

  /// Whether an op of the reply touches any of them.
  private func isTouch(_ body: Span<UInt8>) -> Bool {
    let text = Fences.lines(of: body.text(0..<body.count))
    for op in ReplyParser.parse(text, known: known) {
      switch op.action {
      case .patch(let target, _):
        if Preset(name: target) == nil, known[target] != nil { return true }
      case .save(let name), .forget(let name):
        if names.contains(name) { return true }
      case .put(let table, _, _, _), .table(let table, _):
        if tables.contains(table) { return true }
      default: break
      }
    }
    return false
  }
}
