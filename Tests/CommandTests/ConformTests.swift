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
