import Testing
import YuiConformance
import YuiLines

/// Every text that a vector or a screen holds: what the laws are tried on.
struct EveryText: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

  /// The files, own and, where they lie beside the repository, public ones.
  static let files: [EveryText] = {
    let corpus = Corpus()
    let vectors = ["language", "state", "catchup", "fit"].flatMap(corpus.vectorFiles(in:))
    return (vectors + corpus.publicVectorFiles + corpus.screenFiles).map(EveryText.init)
  }()

  /// A text, the ids that it may name, and where it is from.
  struct Text {
    var name: String
    var text: String
    var known: KnownIDs
  }

  /// The texts of a file; `limit` leaves longer ones out.
  func texts(limit: Int = .max) throws -> [Text] {
    if path.hasSuffix(".yui") {
      return [Text(name: path, text: try TextFile.read(path), known: [:])]
    }
    return try VectorFile.read(path: path).vectors.flatMap { vector in
      let known = Trial.knownIDs(vector.fields["known"])
      return VectorTexts.texts(of: vector.fields).map { text in
        Text(name: vector.name, text: text, known: known)
      }
    }.filter { $0.text.utf8.count <= limit }
  }

  /// All values of a file's vectors.
  func values() throws -> [Value] {
    if path.hasSuffix(".yui") { return [] }
    return try VectorFile.read(path: path).vectors.map { .object($0.fields) }
  }
}
