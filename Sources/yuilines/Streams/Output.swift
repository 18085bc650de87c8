import Foundation

/// Standard error, for what has to be said beside the output. That it cannot be written has nobody
/// to be said to.
enum Complaint {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("yuilines: \(text.printable)\n".utf8))
  }
}

/// Standard output, written in large pieces.
struct Output {
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Writes text as it is.
  mutating func write(_ text: String) throws(Stop) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Writes bytes as they are.
  mutating func write(_ bytes: ContiguousArray<UInt8>) throws(Stop) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Hands over what is not written yet.
  mutating func flush() throws(Stop) {
    guard !buffer.isEmpty else { return }
    let piece = Data(buffer)
    buffer.removeAll(keepingCapacity: true)
    do {
      try FileHandle.standardOutput.write(contentsOf: piece)
    } catch {
      let fault = SystemFault(error)
      throw fault == .closedPipe ? .closedPipe : .output("standard output: \(fault.words)")
    }
  }
}
