import Testing
import YuiConformance

/// What `Conformance/language` says of the language holds, and what `Conformance/limits` says of
/// what is too much of it.
@Suite("Conformance: language and limits")
struct ConformanceTests {
  @Test(arguments: ["language", "limits"].flatMap(Corpus().vectorFiles(in:)))
  func vectors(path: String) throws {
    #expect(try Trial.faults(inFile: path) == [])
  }
}
