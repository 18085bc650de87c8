import Testing
import YuiLines
import YuiScreens

@Suite("Adds")
struct AddTests {
  @Test("An add stands at the end of its screen, and the focus moves there")
  func appends() {
    var state = ScreenState(after: add(.say, "n1"), add(.card, "n2", on: "2"))
    #expect(state.focus == "2")
    let change = state.apply(add(.say, "n3", ["text": "Hi"]), at: noon)
    #expect(state.ids() == ["n1", "n3"])
    #expect(state.ids(on: "2") == ["n2"])
    #expect(state.screenNames == ["1", "2"])
    #expect(state.focus == "1")
    #expect(change.added == [state.nodes(on: "1")[1].key])
    #expect(change.screens == ["1"])
    #expect(change.parts == .focus)
    #expect(change.changed.isEmpty && change.removed.isEmpty && change.saved.isEmpty)
  }

  @Test("Sequence numbers and keys grow with every add")
  func grows() {
    let state = ScreenState(after: add(.say, "a"), add(.say, "b", on: "2"), add(.say, "c"))
    let nodes = state.nodes(on: "1") + state.nodes(on: "2")
    #expect(nodes.map(\.sequence) == [1, 3, 2])
    #expect(Set(nodes.map(\.key)).count == 3)
  }

  @Test("Members are children of their head, nested groups included")
  func nests() {
    let state = ScreenState(
      after: add(.deck, "d"), add(.page, "p", in: "d"), add(.sketch, "s", in: "d"),
      add(.row, "r", in: "s"), add(.page, "q", in: "d"), add(.say, "t"))
    let trees = state.trees(on: "1")
    #expect(trees.map(\.node.id) == ["d", "t"])
    #expect(trees[0].members.map(\.node.id) == ["p", "s", "q"])
    #expect(trees[0].members[1].members.map(\.node.id) == ["r"])
  }

  @Test("A member goes to its own head when it bears the head's id")
  func namesake() {
    let state = ScreenState(
      after: add(.deck, "d"), add(.page, "d", in: "d"), add(.sketch, "d", in: "d"),
      add(.row, "r", in: "d"), add(.page, "q", in: "d"))
    let trees = state.trees(on: "1")
    #expect(trees.map(\.node.preset) == [.deck])
    #expect(trees[0].members.map(\.node.preset) == [.page, .sketch, .page])
    #expect(trees[0].members[1].members.map(\.node.id) == ["r"])
  }

  @Test("Of two heads of one id the newest takes the member")
  func newestHead() {
    let state = ScreenState(
      after: add(.deck, "d"), add(.deck, "d"), add(.page, "p", in: "d"))
    #expect(state.trees(on: "1").map(\.members.count) == [0, 1])
  }

  @Test("A member is staged exactly when its head is")
  func stagedWithHead() {
    let inline = ScreenState(
      after: add(.plan, "d", ["inline": true]), add(.mic, "m", in: "d"))
    #expect(inline.nodes(on: "1").map(\.isStaged) == [false, false])
    let staged = ScreenState(after: add(.plan, "d"), add(.page, "p", in: "d"))
    #expect(staged.nodes(on: "1").map(\.isStaged) == [true, true])
    #expect(staged.isStageOpen)
  }

  @Test("A head deeper than a tree may be is a tree of its own")
  func deepTree() {
    let nodes = (1...100).map { number in
      Node(
        key: NodeKey(rawValue: number), id: "x\(number)", preset: .deck,
        parent: number > 1 ? NodeKey(rawValue: number - 1) : nil)
    }
    let trees = NodeTree.trees(of: nodes)
    #expect(trees.count == 6)
    #expect(trees.allSatisfy { $0.depth <= ScreenLimits.treeDepth + 1 })
  }
}

extension NodeTree {
  fileprivate var depth: Int { 1 + (members.map(\.depth).max() ?? 0) }
}
