import Testing
import YuiConformance

/// What `Conformance/language` says of the language holds.
@Suite("Conformance: language")
struct ConformanceTests {
  @Test(arguments: Corpus().vectorFiles(in: "language"))
  func vectors(path: String) throws {
    #expect(try Trial.faults(inFile: path) == [])
  }
}
