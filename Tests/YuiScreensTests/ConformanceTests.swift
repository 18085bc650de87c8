import Testing
import YuiConformance

/// What `Conformance/state` and `Conformance/catchup` say holds.
@Suite("Conformance: state and catching up")
struct ConformanceTests {
  @Test(arguments: ["state", "catchup"].flatMap(Corpus().vectorFiles(in:)))
  func vectors(path: String) throws {
    #expect(try Trial.faults(inFile: path) == [])
  }
}
