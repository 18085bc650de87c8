#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Steps on files that hold across a crash at any point, and between processes.
///
/// A file is written beside itself, synced, renamed over the old one, and the folder is synced: it
/// is the old one or the new one, never half. Everything that reads, changes and writes does so
/// inside `locked`; the temporary file's name is fixed because of that, so that a crash leaves at
/// most one behind and the next write takes it over.
enum DurableFile {
  /// The ending of a file that is being written.
  static let temporarySuffix = ".tmp"

  /// The bytes of a file.
  /// - Throws: `FileFailure`; `tooLarge` past `limit`, so that a file that something else put there
  ///   cannot fill the memory of an extension.
  static func read(_ path: String, limit: Int) throws(FileFailure) -> ContiguousArray<UInt8> {
    let file = try open(path, O_RDONLY)
    defer { _ = close(file) }
    var bytes = ContiguousArray<UInt8>()
    var chunk = ContiguousArray<UInt8>(repeating: 0, count: 1 << 14)
    while true {
      let count = readPiece(of: file, into: &chunk)
      if count < 0 { throw FileFailure(step: "read", path: path, code: errno) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else {
        throw FileFailure(reason: .tooLarge, step: "read", path: path)
      }
      bytes.append(contentsOf: chunk.prefix(count))
    }
  }

  /// The bytes that an open file has at once, at most `limit`; none is its end.
  static func readPiece(
    of file: Int32, upTo limit: Int
  ) throws(FileFailure) -> ContiguousArray<UInt8> {
    var chunk = ContiguousArray<UInt8>(repeating: 0, count: max(1, limit))
    let count = readPiece(of: file, into: &chunk)
    if count < 0 { throw FileFailure(step: "read", path: "", code: errno) }
    chunk.removeLast(chunk.count - count)
    return chunk
  }

  /// Replaces a file, or makes it. After this returns the new bytes are there even after a crash;
  /// when it throws the old ones are.
  ///
  /// The caller holds the lock that guards the file, and the temporary one when it names that: files
  /// that are written once each share one, so that crashes leave one behind and no more.
  static func write(
    _ bytes: ContiguousArray<UInt8>, to path: String, through temporary: String? = nil
  ) throws(FileFailure) {
    let temporary = temporary ?? path + temporarySuffix
    do {
      try writeAndSync(bytes, to: temporary)
      try rename(temporary, to: path)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    try syncFolder(of: path)
  }

  /// Moves a file over another name in one step. `syncFolder` makes it last.
  static func rename(_ path: String, to target: String) throws(FileFailure) {
    if systemRename(path, target) != 0 {
      throw FileFailure(step: "rename", path: path, code: errno)
    }
  }

  /// Removes a file, and says whether it was there. `syncFolder` makes it last.
  @discardableResult
  static func remove(_ path: String) throws(FileFailure) -> Bool {
    if unsafe unlink(path) == 0 { return true }
    let code = errno
    guard code == ENOENT else { throw FileFailure(step: "remove", path: path, code: code) }
    return false
  }

  /// Makes a folder, and those above it; one that is there already is fine.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let code = errno
    guard code == ENOENT, let above = folder(of: path), above != path else {
      throw FileFailure(step: "open", path: path, code: code)
    }
    try makeFolder(above)
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
      throw FileFailure(step: "open", path: path, code: errno)
    }
  }

  /// The names in a folder, in no order, without `.` and `..`.
  static func list(_ path: String) throws(FileFailure) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw FileFailure(step: "list", path: path, code: errno)
    }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Runs `body` while no other process, and no other thread of this one, is inside `locked` on the
  /// same file. The system lets go of the lock when a process dies, however it dies.
  ///
  /// Hold it for reading, changing and writing only: an app that is suspended while it holds a lock
  /// in a shared folder is killed by the system.
  static func locked<Result, Failure: Error>(
    _ path: String, orThrow failure: (FileFailure) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file: Int32
    do {
      file = try open(path, O_RDWR | O_CREAT)
    } catch {
      throw failure(error)
    }
    defer { _ = close(file) }
    if retried({ flock(file, LOCK_EX) }) != 0 {
      throw failure(FileFailure(step: "lock", path: path, code: errno))
    }
    return try body()
  }

  /// Makes the names in a file's folder last: what was renamed or removed there stays so.
  static func syncFolder(of path: String) throws(FileFailure) {
    let above = folder(of: path) ?? "."
    let folder = try open(above, O_RDONLY)
    defer { _ = close(folder) }
    if retried({ fsync(folder) }) != 0 {
      throw FileFailure(step: "sync", path: above, code: errno)
    }
  }
}

// MARK: - System calls

extension DurableFile {
  private static func writeAndSync(
    _ bytes: ContiguousArray<UInt8>, to path: String
  ) throws(FileFailure) {
    let file = try open(path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { _ = close(file) }
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return retried { unsafe systemWrite(file, rest.baseAddress, rest.count) }
      }
      if count <= 0 { throw FileFailure(step: "write", path: path, code: errno) }
      offset += count
    }
    if retried({ fsync(file) }) != 0 {
      throw FileFailure(step: "sync", path: path, code: errno)
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    let file = retried { systemOpen(path, flags | O_CLOEXEC, 0o600) }
    if file < 0 { throw FileFailure(step: "open", path: path, code: errno) }
    return file
  }

  private static func readPiece(of file: Int32, into chunk: inout ContiguousArray<UInt8>) -> Int {
    unsafe chunk.withUnsafeMutableBytes { buffer in
      retried { unsafe systemRead(file, buffer.baseAddress, buffer.count) }
    }
  }

  /// A call again and again until no signal came in between.
  private static func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  private static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

// The members above have the calls' own names, so the calls come in under others.

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
  unsafe rename(path, target)
}

@unsafe
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}

@unsafe
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
