import Testing
import YuiConformance
import YuiLines

/// Parse, print, parse: whatever was read can be written, and reads as the same.
@Suite("Ops written as lines read as the same ops")
struct WritingLawTests {
  static let corpus = Corpus()
  static let vectorFiles =
    ["language", "state", "catchup", "fit"].flatMap(corpus.vectorFiles(in:))
    + corpus.publicVectorFiles

  @Test(arguments: vectorFiles)
  func vectors(path: String) throws {
    for vector in try VectorFile.read(path: path).vectors {
      let known = Trial.knownIDs(vector.fields["known"])
      for text in VectorTexts.texts(of: vector.fields) {
        WrittenReply.expectSame(text, known: known, "\(vector.name)")
      }
    }
  }

  @Test(arguments: corpus.screenFiles)
  func screens(path: String) throws {
    WrittenReply.expectSame(try TextFile.read(path), known: [:], "\(path)")
  }
}
