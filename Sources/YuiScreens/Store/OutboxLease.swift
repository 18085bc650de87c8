import YuiLines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Outbox {
  /// Who sends, what, and until when at the latest: the file `sender`.
  struct Lease: Sendable, Hashable {
    /// One run of `send`.
    var nonce: String
    var process: Int32
    /// Tells the process from one that had its number before.
    var run: String
    var until: Moment
    /// The event that is being sent.
    var number: Int?

    /// The lease that is in force; nil when nobody sends, when the sender died, or when its time is
    /// over. Inside the lock.
    static func current(in outbox: Outbox, at now: Moment) throws(FileFailure) -> Lease? {
      let bytes: ContiguousArray<UInt8>
      do {
        bytes = try DurableFile.read(path(in: outbox), limit: 4096)
      } catch  where error.reason == .missing || error.reason == .tooLarge {
        return nil
      }
      // A lease that cannot be read binds nobody.
      guard let value = try? JSONReader.read(bytes), let lease = try? Lease(value) else {
        return nil
      }
      return lease.binds(at: now, for: outbox.leaseSeconds) ? lease : nil
    }

    /// This process.
    static var ownProcess: Int32 { getpid() }
    static let ownRun = String(UInt64.random(in: .min ... .max), radix: 36)

    /// Inside the lock.
    func write(in outbox: Outbox) throws(FileFailure) {
      var writer = JSONWriter()
      writer.write(value)
      try DurableFile.write(writer.bytes, to: Self.path(in: outbox))
    }

    /// Gives the lease up. Inside the lock.
    static func remove(in outbox: Outbox) throws(FileFailure) {
      try DurableFile.remove(path(in: outbox))
    }

    private static func path(in outbox: Outbox) -> String { outbox.folder + "/sender" }

    private func binds(at now: Moment, for seconds: Double) -> Bool {
      // One that ends later than any sender would ask for was written by a clock that went back.
      guard now < until, until.seconds(since: now) <= 2 * seconds else { return false }
      if process == Self.ownProcess { return run == Self.ownRun }
      return kill(process, 0) == 0 || errno != ESRCH
    }
  }
}

extension Outbox.Lease {
  fileprivate init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "lease")
    let number = try members.count("number")
    guard let process = Int32(exactly: try members.count("process")), process > 0 else {
      throw .wrong(member: "process")
    }
    self.init(
      nonce: try members.text("nonce"), process: process, run: try members.text("run"),
      until: try members.moment("until"),
      number: number == 0 ? nil : number)
  }

  fileprivate var value: Value {
    var props: Props = [
      "nonce": .text(nonce), "process": .number(Double(process)), "run": .text(run),
      "until": .text(until.text),
    ]
    if let number { props["number"] = .number(Double(number)) }
    return .object(props)
  }
}
