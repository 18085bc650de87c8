import Testing
import YuiLines

@testable import YuiScreens

@Suite("The shelf")
struct ShelfTests {
  @Test("save keeps the screen as it stands, where it was, and whether that was the stage")
  func saves() {
    var state = ScreenState(after: add(.stat, "w", ["value": 1], on: "2"), add(.say, on: "1"))
    let change = state.apply(save("Today", on: "2"), at: noon)
    state.apply(add(.card, on: "2"), at: noon)
    #expect(change.saved == ["Today"])
    #expect(change.parts == .shelf)
    #expect(change.changed.isEmpty)
    let saved = state.saved("Today")
    #expect(saved?.screen == "2")
    #expect(saved?.isStage == false)
    #expect(saved?.nodes.map(\.id) == ["w"])
    state.apply(save("Up", on: "full"), at: noon)
    #expect(state.saved("Up")?.isStage == true)
    #expect(state.saved("Up")?.nodes == [])
  }

  @Test("A later save of a name replaces it and is the newest save")
  func replaces() {
    let state = ScreenState(
      after: add(.say, "a", on: "2"), save("x", on: "2"), save("y", on: "2"),
      add(.say, "b", on: "2"), save("x", on: "2"))
    #expect(state.savedScreens.map(\.name) == ["y", "x"])
    #expect(state.saved("x")?.nodes.map(\.id) == ["a", "b"])
    #expect(state.saved("y")?.nodes.map(\.id) == ["a"])
  }

  @Test("forget drops a name; an unknown one does nothing")
  func forgets() {
    var state = ScreenState(after: add(.say), save("x"))
    #expect(state.apply(forget("y"), at: noon).isEmpty)
    #expect(state.apply(forget("x"), at: noon).saved == ["x"])
    #expect(state.savedScreens.isEmpty)
    #expect(state.errors.count == 0)
  }

  @Test("show brings the nodes back in place of what is there, with new keys, tagged")
  func shows() {
    var state = ScreenState(
      after: add(.deck, "d", on: "2"), add(.page, "p", in: "d", on: "2"), save("x", on: "2"),
      add(.say, "s"))
    let saved = state.saved("x")?.nodes ?? []
    let gone = state.nodes(on: "1").map(\.key)
    let change = state.apply(show("x"), at: noon)
    let shown = state.nodes(on: "1")
    #expect(shown.map(\.id) == ["d", "p"])
    #expect(shown.map(\.shownFrom) == ["x", "x"])
    #expect(shown[1].parent == shown[0].key)
    #expect(Set(shown.map(\.key)).isDisjoint(with: saved.map(\.key)))
    #expect(shown[0].sequence > saved[1].sequence)
    #expect(change.added == shown.map(\.key))
    #expect(change.removed == gone)
    #expect(change.screens == ["1"])
    #expect(state.saved("x")?.nodes == saved)
    #expect(state.ids(on: "2") == ["d", "p"])
  }

  @Test("What was saved from the stage comes back there, and the focus with it")
  func showsStage() {
    let state = ScreenState(
      after: add(.ask, "q", on: "full"), save("x", on: "full"), clear("full"),
      Op(action: .close), show("x"))
    #expect(state.focus == "full")
    #expect(state.isStageOpen)
    #expect(state.ids(on: "full") == ["q"])
    #expect(state.ids() == [])
  }

  @Test("show moves the focus to the line's screen")
  func showsFocus() {
    let state = ScreenState(after: add(.say), save("x"), show("x", on: "3"))
    #expect(state.focus == "3")
    #expect(!state.isStageOpen)
  }

  @Test("An unknown name to show is an error, and nothing changes")
  func unknown() {
    var state = ScreenState(after: add(.say, "a"))
    #expect(state.apply(show("x"), at: noon).parts == .errors)
    #expect(state.errors.newest.map(\.reason) == [.nothingSaved(name: "x")])
    #expect(state.ids() == ["a"])
  }

  @Test("Showing an empty screen empties")
  func showsNothing() {
    let state = ScreenState(after: save("x", on: "2"), add(.say, "a"), show("x"))
    #expect(state.ids() == [])
    #expect(state.screenNames == [])
  }

  @Test("A patch by id reaches every saved screen with that id and preset, and the live node")
  func patchReachesShelf() {
    var state = ScreenState(
      after: add(.stat, "w", ["value": 1], on: "2"), save("x", on: "2"), save("y", on: "2"),
      clear("2"), add(.list, "w", on: "2"), save("z", on: "2"), clear("2"),
      add(.stat, "w", ["value": 2], on: "3"))
    let change = state.apply(patch("w", ["value": 9]), at: noon)
    #expect(state.nodes(on: "3")[0].props["value"] == 9)
    #expect(state.saved("x")?.nodes[0].props["value"] == 9)
    #expect(state.saved("y")?.nodes[0].props["value"] == 9)
    #expect(state.saved("z")?.nodes[0].props == [:])
    #expect(change.saved == ["x", "y"])
    #expect(change.parts == .shelf)
    #expect(change.changed == state.nodes(on: "3").map(\.key))
  }

  @Test("With no live node of the id the saved ones are patched, as the newest save has it")
  func patchOfSavedAlone() {
    var state = ScreenState(
      after: add(.list, "w", on: "2"), save("x", on: "2"), clear("2"),
      add(.stat, "w", on: "2"), save("y", on: "2"), clear("2"))
    let change = state.apply(patch("w", ["value": 9]), at: noon)
    #expect(state.saved("x")?.nodes[0].props == [:])
    #expect(state.saved("y")?.nodes[0].props == ["value": 9])
    #expect(change.saved == ["y"])
    #expect(state.errors.count == 0)
  }

  @Test("Of two saved nodes of one id, the newest of the patched preset gets the patch")
  func namesakesOnShelf() {
    let state = ScreenState(
      after: add(.stat, "w", ["value": 1], on: "2"), add(.stat, "w", ["value": 2], on: "2"),
      add(.list, "w", on: "2"), save("x", on: "2"), clear("2"), add(.stat, "w", on: "2"),
      patch("w", ["value": 9]))
    #expect(
      state.saved("x")?.nodes.map(\.props) == [["value": 1], ["value": 9], [:]])
  }

  @Test("A patch by preset name changes the live node only")
  func patchByPreset() {
    let state = ScreenState(
      after: add(.stat, "w", ["value": 1], on: "2"), save("x", on: "2"),
      patch("stat", ["value": 9]))
    #expect(state.nodes(on: "2")[0].props["value"] == 9)
    #expect(state.saved("x")?.nodes[0].props["value"] == 1)
  }

  @Test("A patch by preset name does not reach what is on the shelf alone")
  func patchByPresetOfSaved() {
    let state = ScreenState(
      after: add(.stat, "w", on: "2"), save("x", on: "2"), clear("2"),
      patch("stat", ["value": 9]))
    #expect(state.saved("x")?.nodes[0].props == [:])
    #expect(state.errors.count == 1)
  }

  @Test("An id that cannot last stays out of the shelf's reach", arguments: ["n1", "c20"])
  func patchOfAutomaticID(id: String) {
    var state = ScreenState(
      after: add(.stat, id, on: "2"), save("x", on: "2"), patch(id, ["value": 9]))
    #expect(state.nodes(on: "2")[0].props["value"] == 9)
    #expect(state.saved("x")?.nodes[0].props == [:])
    state.apply([clear("2"), patch(id, ["value": 9])], at: noon)
    #expect(state.saved("x")?.nodes[0].props == [:])
    #expect(state.errors.count == 1)
  }

  @Test("A row's kind changes on the shelf as well")
  func kindOnShelf() {
    let state = ScreenState(
      after: add(.now, "r", on: "2"), save("x", on: "2"), patch("r", ["kind": "done"]),
      clear("2"), patch("r", ["kind": "next", "text": "again"]))
    #expect(state.saved("x")?.nodes[0].preset == .next)
    #expect(state.saved("x")?.nodes[0].props == ["text": "again"])
    #expect(state.lastingIDs == ["r": .next])
  }

  @Test("A saved screen is its own: the live one changing does not change it, nor the other way")
  func isItsOwn() {
    let state = ScreenState(
      after: add(.stat, "w", ["value": 1], on: "2"), save("x", on: "2"), clear("2"),
      patch("w", ["value": 2]), show("x", on: "2"), patch("stat", ["value": 3]))
    #expect(state.nodes(on: "2")[0].props["value"] == 3)
    #expect(state.saved("x")?.nodes[0].props["value"] == 2)
  }

  @Test("Saves and shows of a large screen with every line are refused, and later taken again")
  func tooManyCopies() {
    let count = 1000
    var state = ScreenState()
    state.apply((0..<count).map { add(.say, "s\($0)", on: "2") }, at: noon)
    state.copyCredit = 2900
    for op in [save("x", on: "2"), show("x", on: "2"), save("y", on: "2")] {
      state.apply(op, at: noon)
      #expect(state.errors.count == 0)
    }
    // Each op has given some back.
    #expect(state.copyCredit == 2900 + 3 * (ScreenLimits.copiedNodesPerOp - count))
    let before = state
    #expect(state.apply(show("x", on: "3"), at: noon).parts == .errors)
    #expect(state.errors.newest.last?.reason == .limit(.copies))
    #expect(state.nodes(on: "2") == before.nodes(on: "2") && state.nodes(on: "3").isEmpty)
    #expect(state.apply(show("x", on: "3"), at: noon).added.count == count)
    #expect(state.apply(save("x", on: "2"), at: noon).parts == .errors)
    #expect(state.saved("x") == before.saved("x"))
  }

  @Test("A screen that is not large is saved and shown any number of times")
  func manyCopies() {
    var state = ScreenState()
    state.apply(
      (0..<ScreenLimits.copiedNodesPerOp).map { add(.say, "s\($0)", on: "2") }, at: noon)
    state.copyCredit = 0
    for _ in 0..<20 { state.apply([save("x", on: "2"), show("x", on: "2")], at: noon) }
    #expect(state.errors.count == 0)
  }

  @Test("The shelf takes no more names than it may")
  func tooManyNames() {
    var state = ScreenState()
    for number in 0..<ScreenLimits.savedNames { state.apply(save("s\(number)"), at: noon) }
    #expect(state.errors.count == 0)
    state.apply([save("one more"), save("s0")], at: noon)
    #expect(state.errors.newest.map(\.reason) == [.limit(.savedNames)])
    #expect(state.savedScreens.count == ScreenLimits.savedNames)
    #expect(state.savedScreens.last?.name == "s0")
  }
}
