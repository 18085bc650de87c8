import Testing
import YuiConformance
import YuiLines

/// Same ops however the stream is cut: the law of spec 1, section 2, over every text there is.
@Suite("Any chunking gives the same ops")
struct ChunkingTests {
  @Test(arguments: EveryText.files)
  func texts(file: EveryText) throws {
    for text in try file.texts() {
      Self.expectSame(text.text, known: text.known, "\(text.name)")
    }
  }

  @Test(arguments: Corpus().screenFiles)
  func lineEnds(path: String) throws {
    let reply = try TextFile.read(path)
    // The line ends of a network, and none at the end.
    Self.expectSame(reply.replacing("\n", with: "\r\n"), "\(path), CRLF")
    Self.expectSame(String(reply.dropLast()), "\(path), no last line end")
  }

  @Test("There are screens and vectors to try")
  func corpusIsThere() {
    #expect(Corpus().screenFiles.count >= 6)
    #expect(!Corpus().vectorFiles(in: "language").isEmpty)
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
