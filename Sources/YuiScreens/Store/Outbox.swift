import YuiLines

/// The events of a widget on their way to the relay, in a folder that the app and its extension
/// share (spec 5, section 5).
///
/// An event is appended before anything is sent, and leaves when the relay took it or refused it.
///
///     let outbox = try Outbox(folder: group.path + "/outbox")
///     try outbox.append(event, agent: "coach", undo: undo, at: .now)
///     let report = try await outbox.send { entry in await post(entry) }
///     report.end   // .empty, .unreachable, .busy
///
/// What holds:
///
/// - *Order.* Events leave in the order in which they were appended, whichever process did it.
/// - *At least once.* After `append` returned, a crash at any point, of any process, loses nothing:
///   one file an event, synced before it gets its name. A crash after the relay took an event and
///   before its file is gone sends it again, with the same id.
/// - *No lock while the client sends.* A sender holds a lease instead: a file that says who sends,
///   and until when. Appending goes on meanwhile; a second sender is told that one is busy. The
///   lease of a process that died, or that has slept past its end, is taken over.
/// - *Bounds.* What is too much or too old falls off, the oldest first, and is kept as `fallen` until
///   it was reported.
public struct Outbox: Sendable {
  /// The folder.
  public let folder: String
  /// How many events may wait. Stops a widget that nobody connects from filling the disk.
  public let maxCount: Int
  /// How many seconds an event may wait: a tick that reaches the agent a week late only confuses.
  public let maxAge: Double
  /// How many seconds a sender may take for one event before another one may take over.
  public let leaseSeconds: Double

  /// Bytes of an event with what takes it back. Stops a file that something else put there from
  /// filling the memory of an extension.
  public static let entryBytes = 256 << 10
  /// How many fallen events are kept until they are reported; of those before them, the number.
  public static let maxFallen = 256

  /// An outbox in a folder, which is made when it is not there.
  /// - Throws: `OutboxFailure.file`.
  public init(
    folder: String, maxCount: Int = 1000, maxAge: Double = 7 * 86_400, leaseSeconds: Double = 60
  ) throws(OutboxFailure) {
    self.folder = folder
    self.maxCount = max(1, maxCount)
    self.maxAge = maxAge
    self.leaseSeconds = max(1, leaseSeconds)
    do {
      try DurableFile.makeFolder(folder)
    } catch {
      throw .file(error)
    }
  }

  /// Appends an event. When this returns, the event is on disk.
  ///
  /// - Parameters:
  ///   - event: What the person did.
  ///   - agent: The id of the agent whose screen it is.
  ///   - undo: What takes it back on the copy, from `PinnedCopy.apply`.
  ///   - id: The event's id, when the caller has one; an event of an id that waits already is not
  ///     appended again.
  ///   - now: The time.
  /// - Returns: The entry that waits now.
  /// - Throws: `OutboxFailure`. The event is then not in the outbox.
  /// - Complexity: O(*n*) in the number of events that wait.
  @discardableResult
  public func append(
    _ event: WidgetEvent, agent: String, undo: WidgetUndo? = nil, id: String? = nil, at now: Moment
  ) throws(OutboxFailure) -> OutboxEntry {
    if let id, !OutboxName.isID(id) { throw .badID }
    let entry = OutboxEntry(
      id: id ?? Self.makeID(), at: now, agent: agent, event: event, undo: undo)
    var writer = JSONWriter()
    writer.write(entry.value)
    guard writer.bytes.count <= Self.entryBytes else { throw .tooLarge }
    return try locked { () throws(FileFailure) in
      var names = try self.names()
      if id != nil, let name = names.first(where: { $0.kind == .waiting && $0.id == entry.id }),
        let waiting = try read(name)
      {
        return waiting
      }
      let number = min(OutboxName.last - 1, (names.last?.number ?? 0) + 1)
      let name = OutboxName(kind: .waiting, number: number, at: now, id: entry.id)
      // The new event is safe before an old one falls off.
      try DurableFile.write(
        writer.bytes, to: path(name), through: folder + "/event" + DurableFile.temporarySuffix)
      names.append(name)
      // The event is there whatever becomes of the others, which the next one sees to again.
      try? trim(names, at: now)
      return entry
    }
  }

  /// The events that wait, oldest first.
  /// - Throws: `OutboxFailure.file`.
  public func waiting() throws(OutboxFailure) -> [OutboxEntry] {
    try locked { () throws(FileFailure) in
      var entries: [OutboxEntry] = []
      for name in try self.names() where name.kind == .waiting {
        if let entry = try read(name) { entries.append(entry) }
      }
      return entries
    }
  }

  private static func makeID() -> String {
    var id = ""
    for _ in 0..<2 {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      id += String(repeating: "0", count: 16 - digits.count) + digits
    }
    return id
  }
}

// MARK: - The folder, inside the lock

extension Outbox {
  func path(_ name: OutboxName) -> String { folder + "/" + name.text }

  /// Runs `body` alone among all processes. It is never held while a client does anything.
  func locked<Result>(
    _ body: () throws(FileFailure) -> Result
  ) throws(OutboxFailure) -> Result {
    let lock = folder + "/lock"
    do {
      return try DurableFile.locked(lock, orThrow: { $0 }, body)
    } catch {
      throw .file(error)
    }
  }

  /// All events' files in their order, those that fell off among them.
  func names() throws(FileFailure) -> [OutboxName] {
    try DurableFile.list(folder).compactMap { OutboxName($0) }
      .sorted { ($0.number, $0.id) < ($1.number, $1.id) }
  }

  /// The entry in a file; nil when the file is damaged, which is then noted, or gone.
  func read(_ name: OutboxName) throws(FileFailure) -> OutboxEntry? {
    let bytes: ContiguousArray<UInt8>
    do {
      bytes = try DurableFile.read(path(name), limit: Self.entryBytes)
    } catch  where error.reason == .missing {
      return nil
    } catch  where error.reason == .tooLarge {
      try drop(name, as: .damaged)
      return nil
    }
    if let value = try? JSONReader.read(bytes), let entry = try? OutboxEntry(value),
      entry.id == name.id
    {
      return entry
    }
    if name.kind == .waiting { try drop(name, as: .damaged) }
    return nil
  }

  /// Lets what is too much or too old fall off, but not what is being sent.
  func trim(_ names: [OutboxName], at now: Moment) throws(FileFailure) {
    let inFlight = try Lease.current(in: self, at: now)?.number
    var waiting = names.filter { $0.kind == .waiting && $0.number != inFlight }
    let most = inFlight == nil ? maxCount : max(1, maxCount - 1)
    var dropped = 0
    for name in waiting where now.seconds(since: name.at) > maxAge {
      try drop(name, as: .fallenByAge)
      dropped += 1
    }
    if dropped > 0 { waiting.removeAll { now.seconds(since: $0.at) > maxAge } }
    for name in waiting.prefix(max(0, waiting.count - most)) {
      try drop(name, as: .fallenByCount)
      dropped += 1
    }
    if dropped > 0 {
      try DurableFile.syncFolder(of: folder + "/lock")
      try trimFallen()
    }
  }

  private func drop(_ name: OutboxName, as kind: OutboxName.Kind) throws(FileFailure) {
    var fallen = name
    fallen.kind = kind
    try DurableFile.rename(path(name), to: path(fallen))
  }
}
