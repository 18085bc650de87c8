import Foundation
import YuiLines

/// The golden layouts of a `Conformance` folder: one file in `fit/` for each screen of `screens/`.
public struct Goldens: Sendable {
  private let folder: String

  /// The goldens of a `Conformance` folder.
  public init(folder: String) { self.folder = folder }

  /// Writes every file anew, with the layouts that this package makes; gives the paths of those
  /// that changed.
  /// - Throws: `VectorFileError` when the folder has no screens, or a file cannot be written.
  public func renew() throws(VectorFileError) -> [String] {
    var changed: [String] = []
    for screen in try screens() {
      let path = "\(folder)/fit/\(screen).json"
      let text = GoldenFile(screen: screen, replies: try Self.replies(of: screen, in: folder)).text
      if (try? String(contentsOfFile: path, encoding: .utf8)) == text { continue }
      do {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/fit", withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .unwritable(path: path)
      }
      changed.append(path)
    }
    return changed
  }

  /// The screens there are, by name.
  /// - Throws: `VectorFileError.unreadable` when there are none.
  public func screens() throws(VectorFileError) -> [String] {
    let path = "\(folder)/screens"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let screens = names.filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)/1.yui")
    }
    if screens.isEmpty { throw .unreadable(path: path) }
    return screens.sorted()
  }

  /// The replies of a screen's thread, in order: `1.yui`, `2.yui` and so on.
  /// - Throws: `VectorFileError.unreadable` when there is not even a first one.
  static func replies(
    of screen: String, in folder: String
  ) throws(VectorFileError) -> [String] {
    var replies: [String] = []
    while true {
      let path = "\(folder)/screens/\(screen)/\(replies.count + 1).yui"
      guard let reply = try? String(contentsOfFile: path, encoding: .utf8) else {
        if replies.isEmpty { throw .unreadable(path: path) }
        return replies
      }
      replies.append(reply)
    }
  }
}
