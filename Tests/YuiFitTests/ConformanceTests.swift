import Testing
import YuiConformance

/// What `Conformance/fit` says holds.
@Suite("Conformance: fit")
struct ConformanceTests {
  @Test(arguments: Corpus().vectorFiles(in: "fit"))
  func vectors(path: String) throws {
    #expect(try Trial.faults(inFile: path) == [])
  }
}
