import Testing
import YuiConformance
import YuiLines
import YuiScreens

@Suite("Every reply that is written down here, on one thread")
struct CorpusLawTests {
  /// All inputs and replies of `Conformance`, and its screens.
  private var replies: [String] {
    get throws {
      var replies: [String] = []
      for path in ["language", "state"].flatMap(Corpus().vectorFiles(in:)) {
        for vector in try VectorFile.read(path: path).vectors {
          replies += vector.fields["replies"]?.list?.compactMap(\.text) ?? []
          replies += [vector.fields["input"]?.text ?? ""]
        }
      }
      return replies
    }
  }

  @Test("The state stays sound, and a copy in between gives the same")
  func sound() throws {
    let replies = try replies
    #expect(replies.count > 500)
    var state = ScreenState()
    var copies: [ScreenState] = []
    for (place, reply) in replies.enumerated() {
      let change = state.apply(reply: reply, at: noon)
      // What is new can be drawn: it is there, its defaults and its line of JSON too.
      for key in change.added {
        let placed = try #require(state.node(key))
        #expect(!placed.node.resolved.json.isEmpty)
      }
      if place % 100 == 99 {
        #expect(state.firstBrokenInvariant == nil)
        copies.append(state)
      }
    }
    var again = ScreenState()
    for (place, reply) in replies.enumerated() {
      again.apply(ReplyParser.parse(reply, known: again.lastingIDs), at: noon)
      if place % 100 == 99 {
        #expect(again == copies[place / 100])
        // The kept copy goes on in its stead.
        again = copies[place / 100]
      }
    }
    #expect(again == state)
    #expect(again.value.json == state.value.json)
  }
}

extension Props {
  fileprivate var json: String { Value.object(self).json }
}
