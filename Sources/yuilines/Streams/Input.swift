import Foundation
import YuiScreens

/// A file, or standard input for `-`, read in pieces.
struct Input {
  /// Its name in messages.
  let name: String
  private let handle: FileHandle?
  private static let pieceSize = 1 << 16
  /// Bytes of a file that is read whole. Stops one without end, as /dev/zero is, from filling the
  /// memory; `parse --stream` takes any number.
  static let wholeBytes = 64 << 20

  /// Opens a file.
  init(_ path: String) throws(Stop) {
    if path == "-" {
      name = "standard input"
      handle = nil
      let file = URL(fileURLWithPath: "/dev/stdin").resolvingSymlinksInPath().path
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        throw .input("\(name): \(SystemFault.isDirectory.words)")
      }
      return
    }
    name = path
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw .input("\(path): \(SystemFault(error).words)")
    }
  }

  /// The next piece, or nil at the end.
  ///
  /// Standard input comes as it is written to, so that what a line says can be shown as it lands.
  func next() throws(Stop) -> ContiguousArray<UInt8>? {
    guard let handle else {
      do {
        let piece = try StandardInput.read(upTo: Self.pieceSize)
        return piece.isEmpty ? nil : piece
      } catch {
        let fault = NSError(domain: NSPOSIXErrorDomain, code: Int(error.code))
        throw .input("\(name): \(SystemFault(fault).words)")
      }
    }
    do {
      let piece = try handle.read(upToCount: Self.pieceSize) ?? Data()
      return piece.isEmpty ? nil : ContiguousArray(piece)
    } catch {
      throw .input("\(name): \(SystemFault(error).words)")
    }
  }

  /// All of it, when it is not larger than `wholeBytes`.
  func all() throws(Stop) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    while let piece = try next() {
      if bytes.count + piece.count > Self.wholeBytes { throw tooLarge("the file") }
      bytes += piece
    }
    return bytes
  }

  /// Why something of the file cannot be read.
  func tooLarge(_ what: String) -> Stop {
    .input("\(name): \(what) is larger than \(Self.wholeBytes >> 20) MB")
  }
}
