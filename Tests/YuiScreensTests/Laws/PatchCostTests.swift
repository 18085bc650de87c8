import Testing
import YuiLines
import YuiScreens

/// A patch costs the same on any screen. Instructions are counted elsewhere; here a search or a copy
/// that grows with the screen would be a thousand times slower, and the bound is ten.
@Suite("What a patch costs", .serialized)
struct PatchCostTests {
  private let small = 100
  private let large = 20_000

  private func state(of count: Int, saved: Bool = false) -> ScreenState {
    var state = ScreenState()
    state.apply(
      (0..<count).map { add(.now, "w\($0)", ["value": 1], on: "2") }, at: noon)
    if saved { state.apply(save("x", on: "2"), at: noon) }
    return state
  }

  /// The shortest of several runs of `body`, a few hundred patches each.
  private func best(_ state: ScreenState, _ body: (inout ScreenState, Int) -> Void) -> Duration {
    var state = state
    body(&state, 0)
    return (1...7).map { _ in
      ContinuousClock().measure {
        for number in 1...200 { body(&state, number) }
      }
    }.min() ?? .zero
  }

  private func compare(
    saved: Bool = false, _ body: (inout ScreenState, Int) -> Void
  ) -> Double {
    let few = best(state(of: small, saved: saved), body)
    let many = best(state(of: large, saved: saved), body)
    return many / few
  }

  @Test("by id")
  func byID() {
    let ratio = compare { state, number in
      state.apply(patch("w50", ["value": .number(Double(number))]), at: noon)
    }
    #expect(ratio < 10)
  }

  @Test("by preset name")
  func byPreset() {
    let ratio = compare { state, number in
      state.apply(patch("now", ["value": .number(Double(number))]), at: noon)
    }
    #expect(ratio < 10)
  }

  @Test("reaching the shelf")
  func shelf() {
    let ratio = compare(saved: true) { state, number in
      state.apply(patch("w50", ["value": .number(Double(number))]), at: noon)
    }
    #expect(ratio < 10)
  }

  @Test("that changes a row's kind, an old one and back")
  func kind() {
    let ratio = compare { state, number in
      state.apply(patch("w0", ["kind": number % 2 == 0 ? "now" : "done"]), at: noon)
    }
    #expect(ratio < 10)
  }

  @Test("as a reply of its own, parsed with all ids that last")
  func reply() {
    let ratio = compare { state, number in
      state.apply(reply: "~w50 sub=\(number)", at: noon)
    }
    #expect(ratio < 10)
  }
}
