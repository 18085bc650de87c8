/// The pinned copies of a phone, each in a file of one folder that the app and its widgets share
/// (spec 5, section 1).
///
///     let store = CopyStore(folder: container)
///     try store.file(agent: "coach", name: "today").write(copy)
///     for entry in try store.entries() { ... }
///
/// A name never leads out of the folder, whatever is in it. One lock file guards all copies.
public struct CopyStore: Sendable, Hashable {
  /// The folder.
  public let folder: String

  /// The store in a folder, which is made when it is first needed.
  public init(folder: String) { self.folder = folder }

  /// A copy as it was found in the store.
  public struct Entry: Sendable {
    /// The file.
    public var file: CopyFile
    /// The copy, or why it cannot be read.
    public var copy: Result<PinnedCopy, CopyStoreFault>
  }

  /// The file of a copy, which need not be there.
  public func file(agent id: String, name: String) -> CopyFile {
    file(named: FileName.of(agent: id, screen: name))
  }

  /// Reads a copy.
  /// - Throws: `CopyStoreFault`: missing, damaged, newer, file.
  public func read(agent id: String, name: String) throws(CopyStoreFault) -> PinnedCopy {
    try file(agent: id, name: name).read()
  }

  /// Writes a copy under its agent and name, in place of one that is there.
  /// - Throws: `CopyStoreFault`: newer, noSpace, file. The old copy is still there then.
  public func write(_ copy: PinnedCopy) throws(CopyStoreFault) {
    do {
      try DurableFile.makeFolder(folder)
    } catch {
      throw CopyStoreFault(error)
    }
    try file(agent: copy.agent.id, name: copy.name).write(copy)
  }

  /// Reads a copy, changes it and writes it, while nobody else does.
  /// - Throws: `CopyStoreFault`. The old copy is still there then.
  @discardableResult
  public func update<Outcome>(
    agent id: String, name: String, _ change: (inout PinnedCopy) -> Outcome
  ) throws(CopyStoreFault) -> Outcome {
    try file(agent: id, name: name).update(change)
  }

  /// Deletes a copy, as unpinning does, and says whether it was there.
  /// - Throws: `CopyStoreFault.file`.
  @discardableResult
  public func delete(agent id: String, name: String) throws(CopyStoreFault) -> Bool {
    do throws(CopyStoreFault) {
      return try file(agent: id, name: name).delete()
    } catch .missing {
      return false
    } catch {
      throw error
    }
  }

  /// All copies, those that cannot be read too, in the order of their files' names.
  /// - Throws: `CopyStoreFault.file` when the folder cannot be listed; one that is not there is empty.
  public func entries() throws(CopyStoreFault) -> [Entry] {
    let names: [String]
    do {
      names = try DurableFile.list(folder)
    } catch {
      if error.reason == .missing { return [] }
      throw CopyStoreFault(error)
    }
    return names.filter { $0.hasSuffix(FileName.ending) }.sorted().map { name in
      let file = file(named: name)
      return Entry(file: file, copy: Result { () throws(CopyStoreFault) in try file.read() })
    }
  }

  private func file(named name: String) -> CopyFile {
    CopyFile("\(folder)/\(name)", lockedBy: "\(folder)/copies.lock")
  }
}
