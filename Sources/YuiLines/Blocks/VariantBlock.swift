/// The changes that make a variant of a flow, up to `end` (spec 3, Variants).
///
///     drop today pages
///     %% kind: choose "What kind of place?" Dine-in|Takeout
///     add menu after goal: pick "What goes on the menu?" Lunch|Dinner
struct VariantBlock: Sendable {
  private var changes: [Value] = []
  private var kept = KeptLines()

  mutating func read(_ bytes: Span<UInt8>, line: Range<Int>) -> BlockStep {
    let trimmed = WhiteSpace.trim(bytes, line)
    if DiagramBlock.isEnd(bytes, trimmed) { return .closed(patch) }
    kept.keep(bytes, line: line)
    if trimmed.isEmpty || DiagramBlock.isComment(bytes, trimmed) { return .taken }
    var cursor = LineCursor(trimmed)
    if cursor.take("%%", bytes) { return readStep(bytes, trimmed) }
    let word = cursor.nonSpace(bytes)
    switch Diagnostic.shown(bytes, word) {
    case "drop" where readDrop(bytes, cursor): return .taken
    case "add":
      if let (change, text) = readAdd(bytes, &cursor) { return append(change, bytes, text) }
    default: break
    }
    return .failed(.badChange, detail: Diagnostic.shown(bytes, word))
  }

  /// The patch as it would be now. It is there even when there is no change.
  var patch: Props {
    var props = Props()
    if !changes.isEmpty { props.append(unique: "changes", .list(changes)) }
    props.append(unique: "source", .text(kept.text))
    return props
  }

  private mutating func readStep(_ bytes: Span<UInt8>, _ line: Range<Int>) -> BlockStep {
    guard let (id, text) = FlowStep.named(bytes, line) else { return .taken }
    switch FlowStep.read(bytes, text) {
    case .step(let step):
      append(["op": "step", "id": .text(bytes.text(id))], step)
      return .taken
    case .otherPreset(let word): return .failed(.badStep, detail: word)
    case .notOne: return .taken
    }
  }

  private mutating func append(_ change: Props, _ step: FlowStep) {
    var change = change
    step.append(to: &change)
    changes.append(.object(change))
  }

  /// Reads the ids behind `drop`, one at least.
  private mutating func readDrop(_ bytes: Span<UInt8>, _ cursor: LineCursor) -> Bool {
    var cursor = cursor
    var drops: [Value] = []
    while cursor.skipSpace(bytes), !cursor.isAtEnd {
      let id = cursor.word(bytes)
      guard !id.isEmpty, cursor.isAtBreak(bytes) else { return false }
      drops.append(["op": "drop", "id": .text(bytes.text(id))])
    }
    changes += drops
    return !drops.isEmpty
  }

  /// Reads `new after id:`, what stands behind `add`, and says where the step's text is.
  private func readAdd(
    _ bytes: Span<UInt8>, _ cursor: inout LineCursor
  ) -> (change: Props, step: Range<Int>)? {
    cursor.skipSpace(bytes)
    let new = cursor.word(bytes)
    guard !new.isEmpty, cursor.skipSpace(bytes), cursor.take("after", bytes),
      cursor.skipSpace(bytes)
    else { return nil }
    let after = cursor.word(bytes)
    cursor.skipSpace(bytes)
    guard !after.isEmpty, cursor.take(UInt8(ascii: ":"), bytes) else { return nil }
    let change: Props = [
      "op": "add", "id": .text(bytes.text(new)), "after": .text(bytes.text(after)),
    ]
    return (change, cursor.rest)
  }

  private mutating func append(
    _ change: Props, _ bytes: Span<UInt8>, _ text: Range<Int>
  ) -> BlockStep {
    switch FlowStep.read(bytes, text) {
    case .step(let step):
      append(change, step)
      return .taken
    case .otherPreset(let word): return .failed(.badStep, detail: word)
    case .notOne:
      return .failed(.badStep, detail: Diagnostic.shown(bytes, WhiteSpace.trim(bytes, text)))
    }
  }
}
