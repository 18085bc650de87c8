/// Why a copy could not be read from its file, or written to it.
public enum CopyStoreFault: Error, Sendable, Hashable {
  /// There is no copy of this name.
  case missing
  /// The file is not a copy, or not all of one. It is left as it is.
  case damaged(reason: String)
  /// A newer version of this package wrote the file. It is left as it is.
  case newer(version: Int)
  /// The disk is full; the old copy is still there.
  case noSpace
  /// The system refused something else.
  case file(FileFailure)

  init(_ fault: CopyFault) {
    switch fault {
    case .damaged(let reason): self = .damaged(reason: reason)
    case .newer(let version): self = .newer(version: version)
    case .notSaved: self = .missing
    }
  }

  init(_ failure: FileFailure) {
    switch failure.reason {
    case .missing: self = .missing
    case .noSpace: self = .noSpace
    case .tooLarge: self = .damaged(reason: "it is larger than any copy")
    case .denied, .failed: self = .file(failure)
    }
  }
}

extension CopyStoreFault: CustomStringConvertible {
  /// The fault in a sentence, for people.
  public var description: String {
    switch self {
    case .missing: "There is no such copy."
    case .damaged(let reason): CopyFault.damaged(reason: reason).description
    case .newer(let version): CopyFault.newer(version: version).description
    case .noSpace: "No space is left."
    case .file(let failure):
      "The copy could not be used: \(failure.step) of \(failure.path) failed (\(failure.code))."
    }
  }
}
