import Foundation
import Testing

/// What `conform` says of vectors that hold, and of others.
@Suite("The command: conform")
struct ConformTests {
  private func file(_ vectors: String) -> String {
    #"{"version": "YL v0", "area": "x", "vectors": [\#(vectors)]}"#
  }

  private let good =
    #"{"name": "good", "input": "clear", "expected": [{"op": "clear", "screen": "1"}]}"#
  private let bad =
    #"{"name": "bad", "input": "save x", "expected": [{"op": "save", "screen": "1", "name": "y"}]}"#

  @Test
  func vectorsThatHoldPass() throws {
    let folder = try Folder()
    let run = try Command("conform", try folder.file("a.json", file(good)))
    #expect(run.status == 0)
    #expect(run.lines.last == "1 passed, 0 failed")
  }

  @Test
  func aVectorThatDoesNotHoldIsNamedWithTheDifference() throws {
    let folder = try Folder()
    let run = try Command("conform", try folder.file("a.json", file("\(good), \(bad)")))
    #expect(run.status == 1)
    #expect(run.output.contains("\n  bad\n"))
    #expect(run.output.contains(#"[0].name: expected "y", got "x""#))
    #expect(run.lines.last == "1 passed, 1 failed")
  }

  @Test
  func keysWithoutACheckAreNamed() throws {
    let folder = try Folder()
    let vector = #"{"name": "v", "input": "", "expected": [], "voices": ["kick"]}"#
    let run = try Command("conform", try folder.file("a.json", file(vector)))
    #expect(run.status == 0)
    #expect(run.output.contains("skipped voices (1)"))
  }

  @Test("A vector of which nothing can be checked fails")
  func emptyVectorsFail() throws {
    let folder = try Folder()
    let vectors = #"{"name": "v", "input": "say x"}, {"name": "w", "input": "", "look": {}}"#
    let run = try Command("conform", try folder.file("a.json", file(vectors)))
    #expect(run.lines.last == "0 passed, 2 failed")
  }

  @Test
  func anErrorMustBeAnnounced() throws {
    let folder = try Folder()
    let vector = #"{"name": "v", "input": "waltz", "expected": [{"op": "error", "screen": "1"}]}"#
    let run = try Command("conform", try folder.file("a.json", file(vector)))
    #expect(run.output.contains("error: expected true, got false"))
  }

  /// The output for a vector whose reply is `input` and whose ops are `expected`.
  private func output(input: String, expected: String) throws -> String {
    let folder = try Folder()
    let vector = #"{"name": "v", "input": \#(input), "expected": \#(expected)}"#
    return try Command("conform", try folder.file("a.json", file(vector))).output
  }

  @Test("What is repeated is built, in texts and in lists, each with its number")
  func repetitionsAreBuilt() throws {
    let save = #"{"op": "save", "screen": "1", "name": "day {n}"}"#
    let output = try output(
      input: #"{"join": [{"repeat": "save day {n}\n", "times": 3}, "clear"]}"#,
      expected: #"""
        [{"repeat": \#(save), "times": 3}, {"op": "clear", "screen": "1"}]
        """#)
    #expect(output.hasSuffix("\n1 passed, 0 failed\n"))
  }

  @Test("A list is told by its length and its end")
  func longLists() throws {
    let input = #"{"join": [{"repeat": "clear\n", "times": 9}, "save x"]}"#
    func run(_ expected: String) throws -> String { try output(input: input, expected: expected) }
    let last = #"{"op": "save", "screen": "1", "name": "x"}"#
    #expect(try run(#"{"count": 10, "ending": [\#(last)]}"#).contains("1 passed"))
    #expect(try run(#"{"count": 11}"#).contains("whole.count: expected 11, got 10"))
    #expect(try run(#"{"ending": [\#(last), \#(last)]}"#).contains("whole.ending: [0].op"))
    #expect(try run(#"{"ending": []}"#).contains("1 passed"))
    #expect(try run(#"{"length": 10}"#).contains("1 failed"))
    // In what an op holds it is the same.
    #expect(
      try output(
        input: #""custom [1,2,3]""#,
        expected: #"""
          [{"op": "add", "screen": "1", "preset": "custom", "id": "c1",
            "props": {"spec": {"count": 3, "ending": [2, 4]}}}]
          """#
      ).contains("whole: [0].props.spec.ending[1]: expected 4, got 3"))
  }

  @Test("An error's code is compared where the vector says one")
  func codesAreCompared() throws {
    let folder = try Folder()
    let vector = #"""
      {"name": "v", "input": "waltz", "error": true,
       "expected": [{"op": "error", "screen": "1", "code": "bad-put"}]}
      """#
    let run = try Command("conform", try folder.file("a.json", file(vector)))
    #expect(run.output.contains(#"[0].code: expected "bad-put", got "unknown-preset""#))
  }

  @Test(
    "A repetition that is not well formed, or builds too much, fails its vector and no other",
    arguments: [
      #"{"repeat": "x", "times": 33554433}"#, #"{"repeat": "xy", "times": 9e18}"#,
      #"{"repeat": "", "times": 99999999}"#, #"{"repeat": "x", "times": 0}"#,
      #"{"repeat": "x", "times": 1.5}"#, #"{"repeat": "x", "times": "many"}"#,
      #"{"repeat": 5, "times": 2}"#,
      #"{"repeat": {"join": [{"repeat": "x", "times": 2}]}, "times": 2}"#,
    ])
  func malformedRepetitions(piece: String) throws {
    let folder = try Folder()
    let vector = #"{"name": "v", "input": {"join": ["say ", \#(piece)]}, "expected": []}"#
    let run = try Command("conform", try folder.file("a.json", file("\(vector), \(good)")))
    #expect(run.output.contains("\n    vector: expected "), "\(run.output)")
    #expect(run.lines.last == "1 passed, 1 failed")
  }

  @Test
  func whatIsNoVectorFileFailsAndTheOthersRun() throws {
    let folder = try Folder()
    let broken = try folder.file("a.json", "{")
    let other = try folder.file("b.json", "[1]")
    let fine = try folder.file("c.json", file(good))
    let run = try Command("conform", broken, other, fine)
    #expect(run.status == 1)
    #expect(run.lines.last == "1 passed, 2 failed")
  }

  @Test("Golden layouts are written anew, hold then, and change only when they have to")
  func goldensAreRenewed() throws {
    let folder = try Folder()
    _ = try folder.file("all/screens/tea/1.yui", "stat@tea 3 Tea\nsave tea\n")
    let first = try Command("conform", "--renew", folder.path("all"))
    #expect(first.status == 0)
    #expect(first.lines == ["renewed \(folder.path("all"))/fit/tea.json"])
    #expect(try Command("conform", folder.path("all")).lines.last == "2 passed, 0 failed")
    #expect(try Command("conform", "--renew", folder.path("all")).output == "")
    _ = try folder.file("all/screens/tea/1.yui", "stat@tea 4 Tea\nsave tea\n")
    let run = try Command("conform", folder.path("all"))
    #expect(run.status == 1)
    #expect(run.lines.last == "0 passed, 2 failed")
  }
}
