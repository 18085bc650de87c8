import Foundation

/// What the system says when a file cannot be read or written, in a few words.
enum SystemFault: Equatable {
  case missing, isDirectory, forbidden, closedPipe, full
  case other(String)

  init(_ error: any Error) {
    let fault = error as NSError
    let inner = fault.userInfo[NSUnderlyingErrorKey] as? NSError
    let codes = [fault, inner].compactMap { $0 }
      .filter { $0.domain == NSPOSIXErrorDomain }.map { POSIXErrorCode(rawValue: Int32($0.code)) }
    switch codes.compactMap(\.self).first {
    case .ENOENT, .ENOTDIR: self = .missing
    case .EISDIR: self = .isDirectory
    case .EACCES, .EPERM: self = .forbidden
    case .EPIPE: self = .closedPipe
    case .ENOSPC: self = .full
    default:
      switch (fault.domain, CocoaError.Code(rawValue: fault.code)) {
      case (NSCocoaErrorDomain, .fileNoSuchFile), (NSCocoaErrorDomain, .fileReadNoSuchFile):
        self = .missing
      case (NSCocoaErrorDomain, .fileReadNoPermission): self = .forbidden
      default: self = .other(fault.localizedDescription)
      }
    }
  }

  /// The fault in words.
  var words: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "is a directory"
    case .forbidden: "may not be read"
    case .closedPipe: "the reader has gone"
    case .full: "no space is left"
    case .other(let words): words
    }
  }
}
