#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input in pieces, each as soon as it is there: from a pipe what its writer has written so
/// far, which no reader that fills a buffer first would hand on.
package enum StandardInput {
  /// The bytes that are there, at most `limit`; waits for the first one. None is the end.
  /// - Throws: `FileFailure`.
  package static func read(upTo limit: Int) throws(FileFailure) -> ContiguousArray<UInt8> {
    do {
      return try DurableFile.readPiece(of: STDIN_FILENO, upTo: limit)
    } catch {
      throw FileFailure(step: "read", path: "/dev/stdin", code: error.code)
    }
  }
}
