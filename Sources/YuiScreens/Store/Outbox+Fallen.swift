import YuiLines

extension Outbox {
  /// An event that fell off before the relay could take it.
  public struct Fallen: Sendable, Hashable {
    /// Why an event falls off.
    public enum Reason: String, Sendable, Hashable {
      /// More events waited than may.
      case tooMany
      /// It waited longer than it may.
      case tooOld
      /// Its file is damaged.
      case damaged
    }

    /// The event's id.
    public var id: String
    /// When the person did it.
    public var at: Moment
    /// Why it fell off.
    public var reason: Reason
    /// The event with what takes it back; nil when it is damaged.
    public var entry: OutboxEntry?

    let name: OutboxName
  }

  /// What fell off and was not reported yet.
  public struct FallenReport: Sendable, Hashable {
    /// The newest `Outbox.maxFallen` of them, oldest first.
    public var events: [Fallen]
    /// How many fell off before those.
    public var olderCount: Int
  }

  /// What fell off and was not reported yet: take each back on its copy, tell the person when that
  /// is right, and then `forget` the report. Until then it is given again.
  /// - Throws: `OutboxFailure.file`.
  public func fallen() throws(OutboxFailure) -> FallenReport {
    try locked { () throws(FileFailure) in
      var events: [Fallen] = []
      for name in try self.names() {
        guard let reason = name.kind.reason else { continue }
        events.append(
          Fallen(
            id: name.id, at: name.at, reason: reason,
            entry: reason == .damaged ? nil : try read(name), name: name))
      }
      return FallenReport(events: events, olderCount: try olderCount())
    }
  }

  /// Forgets what was reported, and nothing that fell off since.
  /// - Throws: `OutboxFailure.file`.
  public func forget(_ report: FallenReport) throws(OutboxFailure) {
    try locked { () throws(FileFailure) in
      for fallen in report.events { try DurableFile.remove(path(fallen.name)) }
      try setOlderCount(max(0, try olderCount() - report.olderCount))
    }
  }

  /// Of more fallen events than are kept, only the number stays.
  func trimFallen() throws(FileFailure) {
    let fallen = try self.names().filter { $0.kind.reason != nil }
    let surplus = fallen.prefix(max(0, fallen.count - Self.maxFallen))
    if surplus.isEmpty { return }
    // Counted first: a crash in between counts one twice, and never none.
    try setOlderCount(try olderCount() + surplus.count)
    for name in surplus { try DurableFile.remove(path(name)) }
  }

  private var counterPath: String { folder + "/older" }

  private func olderCount() throws(FileFailure) -> Int {
    do {
      let bytes = try DurableFile.read(counterPath, limit: 64)
      // What something else wrote there is no number, or not one that can be added to.
      let count = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
      return min(max(0, count), OutboxName.last)
    } catch  where error.reason == .missing || error.reason == .tooLarge {
      return 0
    }
  }

  private func setOlderCount(_ count: Int) throws(FileFailure) {
    if count == 0 {
      try DurableFile.remove(counterPath)
    } else {
      try DurableFile.write(ContiguousArray("\(count)".utf8), to: counterPath)
    }
  }
}

extension OutboxName.Kind {
  fileprivate var reason: Outbox.Fallen.Reason? {
    switch self {
    case .waiting: nil
    case .fallenByCount: .tooMany
    case .fallenByAge: .tooOld
    case .damaged: .damaged
    }
  }
}
