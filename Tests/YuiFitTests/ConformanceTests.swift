import Testing
import YuiConformance
import YuiFit
import YuiLines

/// What `Conformance/fit` says holds.
@Suite("Conformance: fit")
struct ConformanceTests {
  @Test(arguments: Corpus().vectorFiles(in: "fit"))
  func vectors(path: String) throws {
    #expect(try Trial.faults(inFile: path) == [])
  }

  @Test("Each screen has its golden layouts: each reply in every family, at both text sizes")
  func goldens() throws {
    let corpus = Corpus()
    var screens: [String: Int] = [:]
    for path in corpus.screenFiles {
      let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      screens[folder, default: 0] += 1
    }
    #expect(screens.count >= 6)
    for (screen, replies) in screens {
      let path = try #require(
        corpus.vectorFiles(in: "fit").first { $0.hasSuffix("/\(screen).json") }, "\(screen)")
      let vectors = try VectorFile.read(path: path).vectors
      var sizes: [Double: Set<String>] = [:]
      for vector in vectors {
        let reply = try #require(vector.fields["reply"]?.number)
        let size = vector.fields["environment"]?.object?["textSize"]?.text
        sizes[reply, default: []].insert(try #require(size))
        let families = vector.fields["layouts"]?.object?.map(\.key) ?? []
        #expect(families == Family.allCases.map(\.rawValue), "\(vector.name)")
      }
      #expect(sizes.count == replies, "\(screen)")
      for (_, names) in sizes { #expect(names == ["Large", "AX1"], "\(screen)") }
    }
  }
}
