import Foundation
import Testing
import YuiConformance
import YuiLines

/// Same ops however the stream is cut: the law of spec 1, section 2, over every text there is.
@Suite("Any chunking gives the same ops")
struct ChunkingTests {
  static let corpus = Corpus()
  static let vectorFiles =
    ["language", "state", "catchup", "fit"].flatMap(corpus.vectorFiles(in:))
    + corpus.publicVectorFiles

  @Test(arguments: vectorFiles)
  func vectors(path: String) throws {
    for vector in try VectorFile.read(path: path).vectors {
      let known = Trial.knownIDs(vector.fields["known"])
      for text in VectorTexts.texts(of: vector.fields) {
        Self.expectSame(text, known: known, "\(vector.name)")
      }
    }
  }

  @Test(arguments: corpus.screenFiles)
  func screens(path: String) throws {
    let reply = try String(contentsOfFile: path, encoding: .utf8)
    Self.expectSame(reply, "\(path)")
    // The same with the line ends of a network, and with none at the end.
    Self.expectSame(reply.replacingOccurrences(of: "\n", with: "\r\n"), "\(path), CRLF")
    Self.expectSame(String(reply.dropLast()), "\(path), no last line end")
  }

  @Test("There are screens and vectors to try")
  func corpusIsThere() {
    #expect(Self.corpus.screenFiles.count >= 6)
    #expect(!Self.corpus.vectorFiles(in: "language").isEmpty)
  }

  private static func expectSame(
    _ text: String, known: KnownIDs = [:], _ name: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let whole = Array(ReplyParser.parse(text, known: known))
    for cut in Cut.all(of: text, seed: text) where cut.parse(known: known) != whole {
      Issue.record("\(name) differs \(cut.name)", sourceLocation: sourceLocation)
    }
  }
}
