/// A copy in a file of its own.
///
/// The file is the old copy or the new one at any moment, whatever is killed when. Reading takes no
/// lock; what reads, changes and writes holds the one of the lock file, which the system gives back
/// when its holder dies.
///
///     let file = CopyFile("today.copy")
///     try file.update { $0.catchUp(rows, at: now) }
public struct CopyFile: Sendable, Hashable {
  /// Where the copy is.
  public let path: String
  /// The file whose lock guards it. It is made when it is first needed, and stays.
  public let lockPath: String

  /// The copy at a path, with a lock file beside it.
  public init(_ path: String) { self.init(path, lockedBy: path + ".lock") }

  init(_ path: String, lockedBy lockPath: String) {
    self.path = path
    self.lockPath = lockPath
  }

  /// Reads the copy.
  /// - Throws: `CopyStoreFault`: missing, damaged, newer, file.
  public func read() throws(CopyStoreFault) -> PinnedCopy {
    let bytes = try bytes()
    do {
      return try PinnedCopy(decoding: bytes)
    } catch {
      throw CopyStoreFault(error)
    }
  }

  /// Writes the copy in place of one that is there, damaged or not; a newer one is left as it is.
  /// - Throws: `CopyStoreFault`: newer, noSpace, file. The old copy is still there then.
  public func write(_ copy: PinnedCopy) throws(CopyStoreFault) {
    try locked { () throws(CopyStoreFault) in
      do throws(CopyStoreFault) {
        _ = try read()
      } catch {
        switch error {
        case .missing, .damaged: break
        default: throw error
        }
      }
      try put(copy)
    }
  }

  /// Reads the copy, changes it and writes it, while nobody else does, and hands on what the change
  /// says. What does not change the copy writes nothing.
  /// - Throws: `CopyStoreFault`. The old copy is still there then.
  @discardableResult
  public func update<Outcome>(
    _ change: (inout PinnedCopy) -> Outcome
  ) throws(CopyStoreFault) -> Outcome {
    try locked { () throws(CopyStoreFault) in
      let old = try read()
      var copy = old
      let outcome = change(&copy)
      if copy != old { try put(copy) }
      return outcome
    }
  }

  /// Deletes the copy, damaged, newer or not, and says whether it was there.
  /// - Throws: `CopyStoreFault.file`.
  @discardableResult
  public func delete() throws(CopyStoreFault) -> Bool {
    try locked { () throws(CopyStoreFault) in
      do throws(FileFailure) {
        let wasThere = try DurableFile.remove(path)
        _ = try DurableFile.remove(path + DurableFile.temporarySuffix)
        try DurableFile.syncFolder(of: path)
        return wasThere
      } catch {
        throw CopyStoreFault(error)
      }
    }
  }

  private func bytes() throws(CopyStoreFault) -> ContiguousArray<UInt8> {
    do {
      return try DurableFile.read(path, limit: CopyLimits.fileBytes)
    } catch {
      throw CopyStoreFault(error)
    }
  }

  private func put(_ copy: PinnedCopy) throws(CopyStoreFault) {
    let bytes = copy.encoded
    guard bytes.count <= CopyLimits.fileBytes else {
      throw .file(FileFailure(reason: .tooLarge, step: "write", path: path))
    }
    do {
      try DurableFile.write(bytes, to: path)
    } catch {
      throw CopyStoreFault(error)
    }
  }

  private func locked<Outcome>(
    _ body: () throws(CopyStoreFault) -> Outcome
  ) throws(CopyStoreFault) -> Outcome {
    try DurableFile.locked(lockPath, orThrow: { CopyStoreFault($0) }, body)
  }
}
