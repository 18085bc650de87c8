extension Outbox {
  /// What became of an event that was sent.
  public enum Verdict: Sendable, Hashable {
    /// The relay has it.
    case taken
    /// The relay will never take it. It is dropped, and the next one goes.
    case refused
    /// The relay could not be reached. It stays, with all behind it.
    case unreachable
  }

  /// What a run of `send` did.
  public struct SendReport: Sendable, Hashable {
    /// Why a run ends.
    public enum End: Sendable, Hashable {
      /// Nothing waits any more.
      case empty
      /// The relay could not be reached.
      case unreachable
      /// Somebody else sends; nothing was done, or nothing more.
      case busy
    }

    /// How many events the relay took.
    public var takenCount = 0
    /// The events that it refused, in order.
    public var refused: [OutboxEntry] = []
    /// Why the run ended.
    public var end = End.empty
  }

  /// Sends what waits, oldest first, one at a time, until nothing waits or the relay cannot be
  /// reached.
  ///
  /// `deliver` is called with no lock held, and may take its time. What it refuses it should take
  /// back on the copy before it returns (`PinnedCopy.undo`): until then the event is on disk, so
  /// that a crash in between sends it again.
  ///
  /// - Parameters:
  ///   - isolation: Where `deliver` runs: as a rule where the caller does.
  ///   - clock: The time; it is asked once an event.
  ///   - deliver: Hands an event to the relay, with its id.
  /// - Throws: `OutboxFailure.file`.
  /// - Complexity: O(*n* log *n*) in the number of events that wait.
  public func send(
    isolation: isolated (any Actor)? = #isolation, clock: () -> Moment = { .now },
    _ deliver: (OutboxEntry) async -> Verdict
  ) async throws(OutboxFailure) -> SendReport {
    let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
    do {
      return try await send(nonce, isolation: isolation, clock, deliver)
    } catch {
      // Whoever comes next need not wait for the lease to run out.
      _ = try? locked { () throws(FileFailure) in
        if try Lease.current(in: self, at: clock())?.nonce == nonce {
          try Lease.remove(in: self)
        }
      }
      throw error
    }
  }

  private func send(
    _ nonce: String, isolation: isolated (any Actor)?, _ clock: () -> Moment,
    _ deliver: (OutboxEntry) async -> Verdict
  ) async throws(OutboxFailure) -> SendReport {
    var report = SendReport()
    var line: [OutboxName] = []
    guard try begin(nonce, at: clock(), &line) else {
      report.end = .busy
      return report
    }
    while true {
      switch try next(nonce, at: clock(), &line) {
      case .superseded:
        report.end = .busy
        return report
      case .nothing: return report
      case .entry(let entry, let name):
        let verdict = await deliver(entry)
        guard try settle(name, verdict, nonce, at: clock()) else {
          report.end = .busy
          return report
        }
        switch verdict {
        case .taken: report.takenCount += 1
        case .refused: report.refused.append(entry)
        case .unreachable:
          report.end = .unreachable
          return report
        }
      }
    }
  }
}

// MARK: - Steps, each inside the lock

extension Outbox {
  private enum Next {
    case entry(OutboxEntry, OutboxName)
    case nothing
    case superseded
  }

  private func lease(_ nonce: String, at now: Moment, number: Int? = nil) -> Lease {
    Lease(
      nonce: nonce, process: Lease.ownProcess, run: Lease.ownRun,
      until: now.adding(seconds: leaseSeconds),
      number: number)
  }

  /// Takes the lease and looks at what waits; false when somebody else has it.
  private func begin(
    _ nonce: String, at now: Moment, _ line: inout [OutboxName]
  ) throws(OutboxFailure) -> Bool {
    var found: [OutboxName] = []
    let isMine = try locked { () throws(FileFailure) in
      if try Lease.current(in: self, at: now) != nil { return false }
      try lease(nonce, at: now).write(in: self)
      found = try self.names()
      return true
    }
    line = found.reversed()
    return isMine
  }

  /// The oldest event that waits, and a lease for sending it. `line` are the files that were there at
  /// the last look, the oldest last; the folder is read again when they are used up.
  private func next(
    _ nonce: String, at now: Moment, _ line: inout [OutboxName]
  ) throws(OutboxFailure) -> Next {
    var rest = line
    let next = try locked { () throws(FileFailure) -> Next in
      guard try Lease.current(in: self, at: now)?.nonce == nonce else { return .superseded }
      var hasLooked = false
      while true {
        if rest.isEmpty {
          if hasLooked {
            try Lease.remove(in: self)
            return .nothing
          }
          let names = try self.names()
          try trim(names, at: now)
          rest = names.reversed()
          hasLooked = true
        }
        guard let name = rest.popLast() else { continue }
        // One that fell off since has another name now, and is not there.
        guard name.kind == .waiting, now.seconds(since: name.at) <= maxAge,
          let entry = try read(name)
        else { continue }
        try lease(nonce, at: now, number: name.number).write(in: self)
        return .entry(entry, name)
      }
    }
    line = rest
    return next
  }

  /// Notes what became of an event; false when the lease is somebody else's by now.
  private func settle(
    _ name: OutboxName, _ verdict: Verdict, _ nonce: String, at now: Moment
  ) throws(OutboxFailure) -> Bool {
    try locked { () throws(FileFailure) in
      // A lease that ran out and that nobody took over is still ours.
      if let lease = try Lease.current(in: self, at: now), lease.nonce != nonce { return false }
      if verdict == .unreachable {
        try Lease.remove(in: self)
        return true
      }
      try DurableFile.remove(path(name))
      try DurableFile.syncFolder(of: path(name))
      try lease(nonce, at: now).write(in: self)
      return true
    }
  }
}
