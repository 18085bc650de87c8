import Testing
import YuiLines
import YuiScreens

@Suite("Timeline rows and steps")
struct RowTests {
  @Test("Rows keep their order, the marker sits before the first that is not done")
  func rows() {
    var state = ScreenState(
      after: add(.timeline, "t"), add(.done, "a", in: "t"), add(.now, "b", in: "t"),
      add(.next, "c", in: "t"), add(.say, "s"), add(.done, "d", on: "2"))
    #expect(state.timelineRows.rows.map(\.id) == ["a", "b", "c", "d"])
    #expect(state.timelineRows.mark == 1)
    #expect(TimelineRows(among: state.nodes(on: "1")).rows.map(\.id) == ["a", "b", "c"])
    state.apply([patch("b", ["kind": "done"]), patch("c", ["kind": "done"])], at: noon)
    #expect(state.timelineRows.mark == 4)
    state.apply(patch("a", ["kind": "next"]), at: noon)
    #expect(state.timelineRows.rows.map(\.preset) == [.next, .done, .done, .done])
    #expect(state.timelineRows.mark == 0)
  }

  @Test("Without rows the marker is at the end, which is the start")
  func none() { #expect(ScreenState().timelineRows.mark == 0) }

  @Test("Steps next to each other are one stepper")
  func steps() {
    let presets: [Preset] = [.step, .step, .card, .step, .say, .say, .step, .step, .step]
    #expect(Stepper.runs(in: presets) == [0..<2, 3..<4, 6..<9])
    #expect(Stepper.runs(in: []) == [])
  }
}
