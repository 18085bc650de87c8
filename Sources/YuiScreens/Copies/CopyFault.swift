/// Why there is no copy to be had.
public enum CopyFault: Error, Sendable, Hashable {
  /// Nothing is saved under this name.
  case notSaved(name: String)
  /// The bytes are not those of a copy, or not all of them.
  case damaged(reason: String)
  /// A version of this package wrote it that is newer than this one.
  case newer(version: Int)
}

extension CopyFault: CustomStringConvertible {
  /// The fault in a sentence, for people.
  public var description: String {
    switch self {
    case .notSaved(let name): "Nothing is saved as `\(name)`."
    case .damaged(let reason): "The copy is damaged: \(reason)."
    case .newer(let version): "The copy is of version \(version), which is newer than this program."
    }
  }
}
