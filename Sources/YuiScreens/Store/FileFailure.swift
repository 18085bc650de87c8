#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read, written or locked.
public struct FileFailure: Error, Sendable, Hashable {
  /// The kinds of failure that a client tells apart.
  public enum Reason: String, Sendable, Hashable {
    /// There is no such file or folder.
    case missing
    /// The file or folder may not be read or written.
    case denied
    /// The disk, or the person's share of it, is full.
    case noSpace
    /// The file is larger than any that this package writes.
    case tooLarge
    /// Anything else; `code` says what the system said.
    case failed
  }

  /// What went wrong.
  public var reason: Reason
  /// The step that failed: `open`, `read`, `write`, `sync`, `rename`, `remove`, `lock`, `list`.
  public var step: String
  /// The file.
  public var path: String
  /// The system's error number, or 0.
  public var code: Int32

  /// A failure.
  public init(reason: Reason, step: String, path: String, code: Int32 = 0) {
    self.reason = reason
    self.step = step
    self.path = path
    self.code = code
  }

  /// The failure that the system's error number stands for.
  init(step: String, path: String, code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM, EROFS: .denied
      case ENOSPC, EDQUOT: .noSpace
      default: .failed
      }
    self.init(reason: reason, step: step, path: path, code: code)
  }
}
