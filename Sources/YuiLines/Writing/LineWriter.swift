/// Writes ops back as lines: each op as the line, or for a block's patch the lines, that would be
/// read as the same op where it stands.
///
///     var writer = LineWriter()
///     for op in ReplyParser.parse("stat@weight   178.9 lb=x Weight\n~weight value=178.4") {
///       print(writer.write(op) ?? "")
///     }
///     // stat@weight 178.9 Weight lb=x
///     // ~weight 178.4
///
/// The writer keeps what a parser of the lines would know: the focus, the ids and their counter, the
/// open groups, an open block. An op is written without what that says already, so it is written
/// for this place: another order, or another writer, may need another line.
///
/// **Shortest form.** Props stand by position where the preset takes them so, then flags and keys in
/// the order of the props. A text is quoted only where it must be, and then a word or a part whole:
/// quotes in the midst of a word, and a quote left open at a line's end, are not used.
///
/// **What has no line.** An `error` has none. Neither has an op that no line could have made here: a
/// text with a line end, a member of a group that is not open, a prop that is null, a screen with
/// a space in its name. `write` returns nil for those and is as it was before. Every other op of a
/// reply that was parsed has a line.
public struct LineWriter: Sendable {
  private(set) var ids: KnownIDs
  private var madeCount = 0
  private var focus = "1"
  private var groups: [Group] = []
  private var block: Block?
  /// Whether a block was written that only the end of the reply ends.
  private var isOver = false

  /// An open group.
  private struct Group {
    var preset: Preset
    var id: String
    var screen: String
  }

  /// An open block: the add that it belongs to.
  private struct Block {
    var head: Preset
    var id: String
    var screen: String
    /// Whether it is a flow's variant, whose lines are changes.
    var isVariant: Bool
    var lines: OpenBlock
  }

  /// A writer at the start of a reply.
  /// - Parameter known: the ids that last from earlier replies, as the parser of the lines will be
  ///   given them.
  public init(known: KnownIDs = [:]) { ids = known }

  /// The line of an op, or the lines of a block's patch with LF between them; which comes without its last LF.
  /// Nil when no line makes this op here.
  /// - Complexity: O(*n*) in the size of the op.
  public mutating func write(_ op: Op) -> String? { write(op, asBlock: true) }

  mutating func write(_ op: Op, asBlock: Bool) -> String? {
    guard !isOver, op.screen.matches(Names.isName), op.screen != "chat" else { return nil }
    if asBlock, let lines = blockLines(of: op) {
      block = nil
      return lines
    }
    guard let (groups, line) = line(of: op), !line.utf8.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    let isRouted = needsRoute(op, line)
    guard let routed = inBlock(line, route: ">\(op.screen) ", isRouted) else { return nil }
    self.groups = groups
    note(op, line)
    return routed
  }

  /// Whether the op's screen has to be said.
  private func needsRoute(_ op: Op, _ line: String) -> Bool {
    switch op.action {
    case .focus, .close: false
    default: op.screen != focus
    }
  }

  /// The line with a route when it needs one: to reach its screen, or to be no line of the open
  /// block. Nil when the block would take it all the same.
  private func inBlock(_ line: String, route: String, _ isRouted: Bool) -> String? {
    let lines = isRouted ? [route + line] : [line, route + line]
    guard let block else { return lines[0] }
    return lines.first { line in
      let bytes = ContiguousArray(line.utf8)
      var open = block.lines
      return open.read(bytes.span, line: 0..<bytes.count) == .refused
    }
  }
}

// MARK: - Groups and blocks

extension LineWriter {
  /// The open groups behind an op, and its line; nil when it cannot stand here.
  private func line(of op: Op) -> (groups: [Group], line: String)? {
    var groups = groups
    switch op.action {
    case .error: return nil
    case .theme, .menu, .menuDone, .table, .put, .doing, .visual: break
    case .end(let target): if groups.popLast()?.id != target { return nil }
    case .add(let preset, let id, _, let group):
      if Self.place(preset, on: op.screen, in: &groups) != group { return nil }
      if !preset.spec.members.isEmpty {
        groups.append(Group(preset: preset, id: id, screen: op.screen))
      }
    case .patch, .save, .show, .forget, .clear, .focus, .close, .talk: groups = []
    }
    return text(of: op).map { (groups, $0) }
  }

  /// Closes the groups that an add does not join, and returns the id of the one it joins.
  private static func place(
    _ preset: Preset, on screen: String, in groups: inout [Group]
  ) -> String? {
    while let group = groups.last {
      if group.screen == screen, group.preset.spec.memberSet.contains(preset) { return group.id }
      groups.removeLast()
    }
    return nil
  }

  /// The lines of the open block, when the op is the patch that they make.
  private mutating func blockLines(of op: Op) -> String? {
    guard let block, case .patch(let target, let props) = op.action, target == block.id,
      op.screen == block.screen,
      block.head != .flow || block.isVariant != props.has(Key.dir.name),
      let source = props[Key.source.name]?.text,
      let lines = OpenBlock.lines(of: props, head: block.head)
    else { return nil }
    let isEmpty = source.isEmpty && lines.count < 2
    let own = isEmpty ? 0 : source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    isOver = lines.count == own
    return lines.joined(separator: "\n")
  }

  /// Notes what the parser of the lines would know behind this one.
  private mutating func note(_ op: Op, _ line: String) {
    block = nil
    switch op.action {
    case .focus: focus = op.screen
    case .close: focus = "1"
    case .add(let preset, let id, let props, _):
      if !line.hasPrefix("\(preset.name)@") { madeCount += 1 }
      ids[id] = preset
      let isVariant = props.has(Key.as.name)
      if let lines = OpenBlock(head: preset, props: isVariant ? ["as": ""] : [:]) {
        block = Block(
          head: preset, id: id, screen: op.screen, isVariant: isVariant, lines: lines)
      }
    case .patch(let target, let props):
      // A row that is called by its id may become another kind of row.
      guard Preset(name: target) == nil, ids[target]?.isRow == true,
        let kind = props[Key.kind.name]?.text.flatMap(Preset.init(name:))
      else { break }
      ids[target] = kind
    default: break
    }
  }

  /// The id that an add without one is given next.
  func nextID(of preset: Preset) -> String {
    (preset == .custom ? "c" : "n") + String(madeCount + 1)
  }
}

// MARK: - Whole replies

extension LineWriter {
  /// The lines of a reply's ops; errors have none and are left out. Nil when another op has none.
  ///
  ///     LineWriter.lines(of: ReplyParser.parse("say  hi\nsave \"today\""))   // ["say hi", "save today"]
  ///
  /// Reading them, an LF behind each, gives the same ops, their places in the reply aside.
  /// - Parameter known: the ids that last from earlier replies.
  /// - Complexity: O(*n*) in the size of the ops.
  public static func lines(of ops: some Collection<Op>, known: KnownIDs = [:]) -> [String]? {
    var writer = LineWriter(known: known)
    var lines: [String] = []
    var place = ops.startIndex
    while place < ops.endIndex {
      let op = ops[place]
      ops.formIndex(after: &place)
      if case .error = op.action { continue }
      let asBlock = writer.keepsGroups(op, before: ops[place...])
      guard let line = writer.write(op, asBlock: asBlock) else { return nil }
      lines.append(line)
    }
    return lines
  }

  /// Whether a patch of an open block's head is the block's own, which leaves the groups open, and
  /// not a line that says the same and ends them: the ops behind it tell.
  private func keepsGroups(_ op: Op, before rest: some Collection<Op>) -> Bool {
    guard let block, !groups.isEmpty, case .patch(let target, _) = op.action, target == block.id
    else { return true }
    for op in rest {
      switch op.action {
      case .error, .theme, .menu, .menuDone, .table, .put, .doing, .visual: continue
      case .end: return true
      case .add(let preset, _, _, let group):
        var groups = groups
        return Self.place(preset, on: op.screen, in: &groups) == group
      case .patch, .save, .show, .forget, .clear, .focus, .close, .talk: return true
      }
    }
    return true
  }
}
