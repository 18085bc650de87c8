import Foundation

/// The vectors and screens of this repository, and the public ones where they lie beside it.
///
///     Corpus().vectorFiles(in: "language")   // [".../Conformance/language/lines.json", ...]
public struct Corpus: Sendable {
  private let root: String

  /// The corpus of the repository in which a test stands: the first folder around it that has a
  /// manifest.
  public init(testFile: String = #filePath) {
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    root = folder.path
  }

  /// This project's vector files in a folder of `Conformance`.
  public func vectorFiles(in folder: String) -> [String] {
    (try? VectorFile.find(path: "\(root)/Conformance/\(folder)")) ?? []
  }

  /// The public vector files, or none where they are not there.
  public var publicVectorFiles: [String] {
    (try? VectorFile.find(path: "\(root)/../shared/vectors")) ?? []
  }

  /// The replies of `Conformance/screens`, in the order of their paths.
  public var screenFiles: [String] {
    let folder = "\(root)/Conformance/screens"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yui") }.sorted().map { "\(folder)/\($0)" }
  }
}
