import YuiLines

/// Reads the rows of agents one after another, each in the memory of the one before: what a relay's
/// worker keeps beside the pins.
///
///     var reader = RowReader()
///     for row in rows {
///       let touched = reader.touches(of: row.body, from: row.agent, in: index)
///     }
///
/// Nothing of a row lasts into the next.
public struct RowReader: ~Copyable, Sendable {
  /// Between two rows it is as new.
  var parser = ReplyParser()
  private var hits: ContiguousArray<Hit> = []

  /// A reader of rows.
  public init() {}

  /// Which pins a row of an agent touches: a patch to an id of theirs, a save or forget of their
  /// name, a put to a table that they show (spec 5, section 6).
  ///
  /// - Parameters:
  ///   - body: The row's body; when it has `yui` fences only the lines inside count.
  ///   - agent: The id of the agent that wrote it.
  ///   - index: The pins.
  /// - Complexity: O(*n*) in the body's bytes and the touches, however many pins there are.
  public mutating func touches(
    of body: String, from agent: String, in index: PinIndex
  ) -> RowTouches {
    body.withBytes { touches(of: $0, from: agent, in: index) }
  }

  /// Which pins a row of an agent touches, by the row's bytes.
  public mutating func touches(
    of body: Span<UInt8>, from agent: String, in index: PinIndex
  ) -> RowTouches {
    guard let agent = index.names.find(agent), mayTouch(body, from: agent, in: index) else {
      return RowTouches()
    }
    Fences.forEachRange(in: body) { parser.push(body.extracting($0)) }
    parser.finish()
    var row = RowTouches()
    noteHits(from: agent, in: index, &row.saves)
    parser.reset()
    row.touches = index.touches(&hits)
    hits.removeAll(keepingCapacity: hits.count < Self.keptHits)
    return row
  }

  private static let keptHits = 1 << 12
}

// MARK: - From ops

extension RowReader {
  private mutating func noteHits(
    from agent: UInt32, in index: PinIndex, _ saves: inout [String: KnownIDs]
  ) {
    // The ids that this reply made so far, and those of them that stand on each screen.
    var own: KnownIDs = [:]
    var standing: [String: KnownIDs] = [:]
    for place in 0..<parser.opCount {
      let record = parser.record(place)
      switch record.kind {
      case .add where !record.name.isNumbered && record.preset != .custom:
        let id = parser.text(record.name)
        guard id.canLast else { continue }
        own[id] = record.preset
        standing[parser.text(record.screen), default: [:]][id] = record.preset
      case .clear, .show: standing[parser.text(record.screen)] = nil
      case .patch:
        let target = parser.text(record.name)
        guard Preset(name: target) == nil, let name = index.names.find(target) else { continue }
        let own = own[target]
        let setsTimer = parser.hasProp(record, among: Self.timerKeys)
        index.forEachPin(.id(.say), name, of: agent) { pin, kind in
          guard let preset = kind.preset, own?.isKin(of: preset) ?? true else { return }
          hits.append(Hit(pin, setsTimer && preset == .timer ? [.patch, .timer] : .patch))
        }
      case .save:
        let text = parser.text(record.name)
        let count = hits.count
        note(.save, .screen, text, from: agent, in: index)
        if hits.count > count { saves[text] = standing[parser.text(record.screen)] ?? [:] }
      case .forget: note(.forget, .screen, parser.text(record.name), from: agent, in: index)
      case .put, .putDelete, .table:
        note(.table, .table, parser.text(record.name), from: agent, in: index)
      default: break
      }
    }
  }

  /// Notes a hit for every pin that holds a name.
  private mutating func note(
    _ cause: Touch.Causes, _ kind: PostingTable.Kind, _ name: String, from agent: UInt32,
    in index: PinIndex
  ) {
    guard let name = index.names.find(name) else { return }
    index.forEachPin(kind, name, of: agent) { pin, _ in hits.append(Hit(pin, cause)) }
  }

  /// What starts a timer anew or changes how it runs.
  private static let timerKeys: Set<Key> = [.auto, .work, .rounds]
}
