import YuiLines
import YuiScreens

/// A vector of the area `catchup` being run: a copy, rows, and the copy after them.
///
/// `copy` says how the copy comes about: the `replies` of a thread, the name `saved`, and where they
/// matter `offset` (seconds), `cursor` (`{at, id}`), `ticks` (id to items) and `timers` (id to timer).
struct CatchUpTrial {
  private static let agent = PinnedCopy.Agent(id: "agent", name: "Agent")
  private static let start = Moment(secondsSince1970: 1_764_000_000)
  private static let now = Moment(secondsSince1970: 1_764_100_000)

  private let copy: PinnedCopy
  private let rows: [AgentRow]

  /// The keys of such a vector, checks and inputs.
  private static let keys: Set = ["name", "note", "limit", "copy", "rows", "after", "changes"]

  static func run(_ vector: Vector) -> VectorResult {
    var result = VectorResult(name: vector.name, mismatches: [], skipped: [])
    result.skipped = vector.fields.map(\.key).filter { !keys.contains($0) }
    guard let trial = CatchUpTrial(vector) else {
      result.mismatches = [Mismatch(check: "vector", missing: "a copy that can be made, and rows")]
      return result
    }
    if !vector.fields.has("after"), !vector.fields.has("changes") {
      result.mismatches = [Mismatch(check: "vector", missing: "a key that can be checked")]
    }
    result.mismatches += trial.mismatches(
      after: vector.fields["after"]?.object ?? [:],
      changes: vector.fields["changes"]?.object ?? [:])
    return result
  }

  private init?(_ vector: Vector) {
    guard let fields = vector.fields["copy"]?.object, let list = vector.fields["rows"]?.list,
      let copy = Self.copy(fields)
    else { return nil }
    let rows = list.compactMap(AgentRow.init)
    guard rows.count == list.count else { return nil }
    self.copy = copy
    self.rows = rows
  }

  private static func copy(_ fields: Props) -> PinnedCopy? {
    let offset = Int(exactly: fields["offset"]?.number ?? 0) ?? 0
    var state = ScreenState()
    for reply in fields["replies"]?.list ?? [] {
      state.apply(reply: reply.text ?? "", at: LocalTime(start, utcOffsetSeconds: offset))
    }
    var cursor = Cursor(at: start, id: "0")
    if let place = fields["cursor"]?.object {
      guard let at = place["at"]?.text.flatMap({ Moment($0) }), let id = place["id"]?.text else {
        return nil
      }
      cursor = Cursor(at: at, id: id)
    }
    guard
      var copy = try? PinnedCopy(
        of: state, saved: fields["saved"]?.text ?? "", agent: agent, cursor: cursor,
        utcOffsetSeconds: offset, at: start)
    else { return nil }
    for tick in fields["ticks"]?.object ?? [:] {
      guard let node = copy.node(id: tick.key) else { return nil }
      for item in tick.value.list ?? [] where !copy.setTick(true, on: item.written, of: node.key) {
        return nil
      }
    }
    for timer in fields["timers"]?.object ?? [:] {
      guard let node = copy.node(id: timer.key), let run = TimerRun(timer.value),
        copy.setTimer(run, of: node.key)
      else { return nil }
    }
    return copy
  }

  /// What does not hold: of the keys that the vector names, and of what holds for any copy and rows.
  private func mismatches(after: Props, changes: Props) -> [Mismatch] {
    var whole = copy
    let change = whole.catchUp(rows, at: Self.now)
    var found: [Mismatch?] = []
    found.append(Self.compare("after", after, whole.value))
    found.append(Self.compare("changes", changes, change.value(from: copy, to: whole)))

    var twice = whole
    let again = twice.catchUp(rows, at: Self.now)
    found.append(Mismatch(check: "rows twice", expected: whole.value, got: twice.value))
    if !again.isEmpty { found.append(Mismatch(check: "rows twice", missing: "no change")) }

    // Row by row, off to the disk and back before each.
    var steps = copy
    for row in rows.sorted(by: { $0.cursor < $1.cursor }) {
      guard let read = try? PinnedCopy(decoding: steps.encoded), read == steps else {
        found.append(Mismatch(check: "encoding", missing: "the copy that was written"))
        break
      }
      steps = read
      steps.catchUp([row], at: Self.now)
    }
    // No rows at all are caught up with, too.
    steps.catchUp([], at: Self.now)
    if steps.encoded != whole.encoded {
      found.append(Mismatch(check: "row by row", expected: whole.value, got: steps.value))
      found.append(Mismatch(check: "row by row", missing: "the same bytes"))
    }
    return found.compactMap(\.self)
  }

  /// Compares the keys that a vector names.
  private static func compare(_ check: String, _ expected: Props, _ got: Value) -> Mismatch? {
    let named = (got.object ?? [:]).filter { expected.has($0.key) }
    let shown = Value.object(Props(named.map { ($0.key, $0.value) }))
    return Mismatch(check: check, expected: .object(expected), got: shown)
  }
}
