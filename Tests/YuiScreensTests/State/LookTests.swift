import Testing
import YuiLines
import YuiScreens

@Suite("Focus, look, drawer")
struct LookTests {
  @Test("focus and close move the focus, and open and close the stage")
  func focusAndClose() {
    var state = ScreenState()
    #expect(state.focus == "1" && !state.isStageOpen)
    #expect(state.apply(focus("full"), at: noon).parts == [.focus, .stage])
    #expect(state.focus == "full" && state.isStageOpen)
    #expect(state.apply(Op(screen: "full", action: .close), at: noon).parts == [.focus, .stage])
    #expect(state.focus == "1" && !state.isStageOpen)
    #expect(state.apply(Op(screen: "full", action: .close), at: noon).isEmpty)
    state.apply([focus("full"), focus("2")], at: noon)
    #expect(state.focus == "2" && !state.isStageOpen)
  }

  @Test("clear empties the screen and its composer, and no other's")
  func clears() {
    var state = ScreenState(
      after: add(.say, "a"), add(.say, "b", on: "2"), talk(true, on: "2"), talk(true, on: "3"))
    let gone = state.nodes(on: "2").map(\.key)
    let change = state.apply(clear("2"), at: noon)
    #expect(state.ids(on: "2") == [])
    #expect(state.ids() == ["a"])
    #expect(state.talking == [3])
    #expect(change.removed == gone && change.screens == ["2"] && change.parts == .talk)
    #expect(state.apply(clear("2"), at: noon).isEmpty)
  }

  @Test("talk counts on pages 2 to 12, in number order")
  func talks() {
    var state = ScreenState(
      after: talk(true, on: "12"), talk(true, on: "2"), talk(true, on: "1"),
      talk(true, on: "full"), talk(true, on: "13"), talk(true, on: "02"))
    #expect(state.talking == [2, 12])
    #expect(state.apply(talk(true, on: "2"), at: noon).isEmpty)
    #expect(state.apply(talk(false, on: "2"), at: noon).parts == .talk)
    #expect(state.talking == [12])
  }

  @Test("A theme merges, one with a name replaces")
  func themes() {
    var state = ScreenState(after: theme(["accent": "#ff0000"]), theme(["radius": "soft"]))
    #expect(state.theme == ["accent": "#ff0000", "radius": "soft"])
    #expect(state.apply(theme(["name": "candy", "bg": "mist"]), at: noon).parts == .theme)
    #expect(state.theme == ["name": "candy", "bg": "mist"])
    #expect(state.apply(theme(["bg": "mist"]), at: noon).isEmpty)
  }

  @Test("motion alone drops pace, ease, enter and pulse first; beside one of them it does not")
  func motion() {
    let tempo: Props = ["pace": "slow", "ease": "float", "enter": "fade", "pulse": "soft"]
    let alone = ScreenState(after: theme(tempo), theme(["motion": "calm", "font": "mono"]))
    #expect(alone.theme == ["motion": "calm", "font": "mono"])
    let beside = ScreenState(after: theme(tempo), theme(["motion": "calm", "ease": "sharp"]))
    #expect(beside.theme["pace"] == "slow" && beside.theme["ease"] == "sharp")
  }

  @Test("theme app waits in restyle, without its scope, and changes nothing else")
  func restyle() {
    var state = ScreenState(after: theme(["radius": "soft"]))
    let change = state.apply(
      theme(["scope": "app", "name": "candy", "screen": "full"]), at: noon)
    #expect(change.parts == .restyle)
    #expect(state.restyle == ["name": "candy", "screen": "full"])
    #expect(state.theme == ["radius": "soft"])
  }

  @Test("doing and visual: the newest counts, off clears")
  func doingAndVisual() {
    var state = ScreenState(
      after: Op(action: .doing(["text": "a", "step": 1])), Op(action: .doing(["text": "b"])),
      Op(action: .visual(["look": "orb"])), Op(action: .visual([:])))
    #expect(state.doing == ["text": "b"])
    #expect(state.visual == [:])
    #expect(state.apply(Op(action: .doing(nil)), at: noon).parts == .doing)
    #expect(state.apply(Op(action: .visual(nil)), at: noon).parts == .visual)
    #expect(state.doing == nil && state.visual == nil)
  }

  @Test("The drawer: newest first, an id is in it once, done takes it out")
  func drawer() {
    var state = ScreenState(
      after: menu("review", "a", "A"), menu("review", "b", "B"), menu("backlog", "a", "A again"))
    #expect(state.menu[.review].map(\.id) == ["b"])
    #expect(state.menu[.backlog] == [Menu.Item(id: "a", label: "A again")])
    #expect(state.apply(Op(action: .menuDone(id: "b")), at: noon).parts == .menu)
    #expect(state.apply(Op(action: .menuDone(id: "b")), at: noon).isEmpty)
    #expect(state.menu[.review].isEmpty)
  }

  @Test("A section that is none is refused")
  func drawerSection() {
    let state = ScreenState(after: menu("later", "a", "A"))
    #expect(state.errors.newest.map(\.reason) == [.noSection("later")])
    #expect(state.menu == Menu())
  }

  @Test("end changes nothing")
  func end() {
    var state = ScreenState(after: add(.deck, "d"))
    #expect(state.apply(Op(action: .end(target: "d")), at: noon).isEmpty)
  }
}
