import Testing
import YuiLines
import YuiScreens

@Suite("Patches")
struct PatchTests {
  @Test("An id means its newest node on any screen; key, place and sequence number stay")
  func newestOfID() {
    var state = ScreenState(
      after: add(.stat, "w", ["value": 1]), add(.stat, "w", ["value": 2], on: "2"),
      add(.stat, "v", on: "2"))
    let before = state.nodes(on: "2")[0]
    let change = state.apply(patch("w", ["value": 3, "unit": "lb"]), at: noon)
    let after = state.nodes(on: "2")[0]
    #expect(after.props == ["value": 3, "unit": "lb"])
    #expect(after.key == before.key && after.sequence == before.sequence)
    #expect(state.nodes(on: "1")[0].props == ["value": 1])
    #expect(change.changed == [after.key])
    #expect(change.screens == ["2"])
    #expect(change.added.isEmpty && change.removed.isEmpty && change.parts.isEmpty)
  }

  @Test("A preset's name means its newest node, whatever ids say")
  func newestOfPreset() {
    let state = ScreenState(
      after: add(.timer, "a", on: "2"), add(.timer, "b"), add(.stat, "timer"),
      patch("timer", ["work": 5]))
    #expect(state.nodes(on: "1")[0].props == ["work": 5])
    #expect(state.nodes(on: "1")[1].props == [:])
    #expect(state.nodes(on: "2")[0].props == [:])
  }

  @Test("After a clear, the newest of what is left answers")
  func fallsBack() {
    var state = ScreenState(
      after: add(.stat, "w", on: "2"), add(.stat, "w", on: "3"), add(.stat, "w", on: "2"))
    state.apply(clear("2"), at: noon)
    #expect(state.node(for: "w") == state.nodes(on: "3")[0])
    #expect(state.node(for: "stat") == state.nodes(on: "3")[0])
    state.apply(clear("3"), at: noon)
    #expect(state.node(for: "w") == nil)
    #expect(state.node(for: "stat") == nil)
  }

  @Test("Nothing to patch is an error, and nothing changes")
  func missing() {
    var state = ScreenState(after: add(.stat, "w"))
    let before = state
    let change = state.apply([patch("v", ["value": 1]), patch("card", [:])], at: noon)
    #expect(change.parts == .errors)
    #expect(change.changed.isEmpty && change.screens.isEmpty)
    #expect(state.nodes(on: "1") == before.nodes(on: "1"))
    #expect(
      state.errors.newest.map(\.reason) == [
        .nothingToPatch(target: "v"), .nothingToPatch(target: "card"),
      ])
  }

  @Test("A custom block is not patched, by its id or by its name")
  func custom() {
    let state = ScreenState(
      after: add(.custom, "x", ["spec": 1]), patch("x", ["spec": 2]), patch("custom", ["spec": 2]))
    #expect(state.nodes(on: "1")[0].props == ["spec": 1])
    #expect(
      state.errors.newest.map(\.reason) == [
        .customPatch(target: "x"), .customPatch(target: "custom"),
      ])
  }

  @Test("kind on a row changes the preset and is no prop")
  func kind() {
    var state = ScreenState(after: add(.done, "a"), add(.now, "b"), add(.next, "c"))
    let change = state.apply(patch("b", ["kind": "done", "at": "Mon"]), at: noon)
    #expect(state.nodes(on: "1").map(\.preset) == [.done, .done, .next])
    #expect(state.nodes(on: "1")[1].props == ["at": "Mon"])
    #expect(change.changed.count == 1)
    #expect(state.node(for: "now") == nil)
    #expect(state.node(for: "done")?.id == "b")
  }

  @Test("An older row that turns into a kind does not hide a newer one of it")
  func kindOfOlder() {
    let state = ScreenState(
      after: add(.next, "a"), add(.now, "b"), patch("a", ["kind": "now"]),
      patch("now", ["text": "newest"]))
    #expect(state.nodes(on: "1").map(\.props) == [[:], ["text": "newest"]])
    let later = ScreenState(
      after: add(.next, "a"), add(.now, "b"), patch("a", ["kind": "now"]),
      patch("b", ["kind": "done"]), patch("now", ["text": "left"]))
    #expect(later.nodes(on: "1").map(\.props) == [["text": "left"], [:]])
  }

  @Test("kind on anything else is a prop like any other")
  func kindElsewhere() {
    let state = ScreenState(after: add(.part, "a"), patch("a", ["kind": "done"]))
    #expect(state.nodes(on: "1")[0].preset == .part)
    #expect(state.nodes(on: "1")[0].props == ["kind": "done"])
  }

  @Test("A row's kind that is none is an error, and nothing changes")
  func badKind() {
    let state = ScreenState(
      after: add(.now, "a"), patch("a", ["kind": "card", "text": "x"]),
      patch("a", ["kind": 3]))
    #expect(state.nodes(on: "1")[0].preset == .now)
    #expect(state.nodes(on: "1")[0].props == [:])
    #expect(state.errors.newest.map(\.reason) == [.badKind("card"), .badKind("3")])
  }

  @Test("A patch that says what is there already changes nothing")
  func sameAgain() {
    var state = ScreenState(after: add(.stat, "w", ["value": 3, "unit": "lb"]))
    #expect(state.apply(patch("w", ["value": 3]), at: noon).isEmpty)
    #expect(state.apply(patch("w", [:]), at: noon).isEmpty)
    #expect(!state.apply(patch("w", ["value": "3"]), at: noon).isEmpty)
  }

  @Test("Patches never move a node to the stage or off it")
  func staysPut() {
    let state = ScreenState(
      after: add(.timer, "t", ["inline": true]), patch("t", ["rounds": 3, "inline": false]))
    #expect(!state.nodes(on: "1")[0].isStaged)
  }

  @Test("A node takes no more props than it may")
  func tooManyProps() {
    let many = Props((1...ScreenLimits.props).map { ("k\($0)", .number(Double($0))) })
    var state = ScreenState(after: add(.stat, "w", many, on: "2"), save("s", on: "2"))
    state.apply(patch("w", ["k1": 0]), at: noon)
    #expect(state.nodes(on: "2")[0].props["k1"] == 0)
    state.apply(patch("w", ["k2": 0, "one more": 1]), at: noon)
    #expect(state.errors.newest.map(\.reason) == [.limit(.props)])
    #expect(state.nodes(on: "2")[0].props["k2"] == 2)
    #expect(state.saved("s")?.nodes[0].props["k2"] == 2)
  }
}
