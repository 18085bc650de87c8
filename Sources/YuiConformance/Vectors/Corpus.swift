import Foundation

/// The vectors and screens of this repository, and the public ones where they lie beside it.
///
///     Corpus().vectorFiles(in: "language")   // [".../Conformance/language/lines.json", ...]
public struct Corpus: Sendable {
  private let root: String

  /// The corpus of the repository in which a test stands: `Tests/NAME/FILE.swift`.
  public init(testFile: String = #filePath) {
    root =
      URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
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
