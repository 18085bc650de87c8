import Testing
import YuiLines
import YuiScreens

@Suite("Ids that last")
struct LastingIDsTests {
  @Test("An explicit id on a page lasts, one in the chat or on the stage does not")
  func pages() {
    let state = ScreenState(
      after: add(.stat, "a"), add(.stat, "b", on: "2"), add(.list, "c", on: "12"),
      add(.ask, "d", on: "full"), add(.ask, "e", on: "13"), add(.ask, "f", on: "02"))
    #expect(state.lastingIDs == ["b": .stat, "c": .list])
  }

  @Test("An id that looks made by the parser never lasts", arguments: ["n1", "c12", "n007"])
  func automatic(id: String) {
    let state = ScreenState(after: add(.stat, id, on: "2"), save("x", on: "2"))
    #expect(state.lastingIDs == [:])
  }

  @Test(
    "Ids that only nearly look so do last", arguments: ["n", "c", "n1a", "n-1", "N1", "1", "x1"])
  func nearly(id: String) {
    #expect(ScreenState(after: add(.stat, id, on: "2")).lastingIDs == [id: .stat])
  }

  @Test("custom never lasts")
  func custom() {
    let state = ScreenState(after: add(.custom, "x", on: "2"), save("s", on: "2"))
    #expect(state.lastingIDs == [:])
    let behind = ScreenState(after: add(.stat, "x", on: "2"), add(.custom, "x", on: "3"))
    #expect(behind.lastingIDs == ["x": .stat])
  }

  @Test("A node that came back through show lasts, in the chat too, as long as it is there")
  func shown() {
    var state = ScreenState(after: add(.stat, "a"), save("s"), show("s"), forget("s"))
    #expect(state.lastingIDs == ["a": .stat])
    state.apply(clear(), at: noon)
    #expect(state.lastingIDs == [:])
  }

  @Test("A saved screen's ids last until no page, shown node or saved screen holds them")
  func saved() {
    var state = ScreenState(after: add(.stat, "a"), save("s"), save("t"), clear())
    #expect(state.lastingIDs == ["a": .stat])
    state.apply(forget("s"), at: noon)
    #expect(state.lastingIDs == ["a": .stat])
    state.apply(save("t"), at: noon)
    #expect(state.lastingIDs == [:])
  }

  @Test("A live node goes before the shelf, the newest first; on the shelf the newest save")
  func order() {
    var state = ScreenState(
      after: add(.card, "a"), save("card"), clear(), add(.list, "a"), save("list"), clear(),
      add(.stat, "a", on: "2"), add(.chart, "a", on: "3"))
    #expect(state.lastingIDs == ["a": .chart])
    state.apply(clear("3"), at: noon)
    #expect(state.lastingIDs == ["a": .stat])
    state.apply(clear("2"), at: noon)
    #expect(state.lastingIDs == ["a": .list])
    state.apply([show("card", on: "4"), save("card", on: "4"), clear("4")], at: noon)
    #expect(state.lastingIDs == ["a": .card])
  }

  @Test("A row lasts as the kind that it has")
  func rows() {
    let state = ScreenState(after: add(.now, "r", on: "2"), patch("r", ["kind": "done"]))
    #expect(state.lastingIDs == ["r": .done])
    let byName = ScreenState(after: add(.now, "r", on: "2"), patch("now", ["kind": "next"]))
    #expect(byName.lastingIDs == ["r": .next])
  }
}
