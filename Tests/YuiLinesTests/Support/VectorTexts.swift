import Foundation
import YuiLines

/// The texts of vectors that are Yui Lines.
enum VectorTexts {
  /// Every text of a vector that is Yui Lines.
  static func texts(of fields: Props) -> [String] {
    let replies = fields["replies"]?.list ?? []
    let bodies = (fields["rows"]?.list ?? []).map { $0.object?["body"] }
    let single = [fields["input"], fields["variant"]?.object?["base"]]
    return (replies + (bodies + single).compactMap(\.self)).compactMap(\.text)
  }
}

/// Files of the corpus.
enum TextFile {
  static func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
