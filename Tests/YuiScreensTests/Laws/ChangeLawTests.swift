import Testing
import YuiLines
import YuiScreens

@Suite("What a change says")
struct ChangeLawTests {
  @Test("Exactly what differs before and after, over generated threads", arguments: 1...8)
  func differences(seed: Int) {
    var generator = OpGenerator(seed: 4000 + seed)
    var random = SeededRandom(seed: seed)
    var state = ScreenState()
    for _ in 0..<120 {
      let before = state
      let change = state.apply(generator.ops(1 + random.below(6)), at: noon)
      checkNodes(change, from: before.placed, to: state.placed)
      checkParts(change, from: before, to: state)
    }
  }

  private typealias Placed = [NodeKey: (screen: String, node: Node)]

  private func checkNodes(_ change: Change, from old: Placed, to new: Placed) {
    let added = Set(new.keys).subtracting(old.keys)
    let removed = Set(old.keys).subtracting(new.keys)
    let kept = Set(new.keys).intersection(old.keys)
    let changed = kept.filter { new[$0]?.node != old[$0]?.node }
    #expect(change.added == added.sorted())
    #expect(change.removed == removed.sorted())
    #expect(change.changed == Set(change.changed).sorted())
    // A patch and a patch back count as a change; nothing that differs is left out.
    #expect(changed.isSubset(of: change.changed))
    #expect(kept.isSuperset(of: change.changed))
    let touched = Set(
      added.union(changed).compactMap { new[$0]?.screen } + removed.compactMap { old[$0]?.screen })
    #expect(touched.isSubset(of: change.screens))
    #expect(change.screens.count == Set(change.screens).count)
  }

  private func checkParts(_ change: Change, from old: ScreenState, to new: ScreenState) {
    for name in ["x", "y", "z"] where old.saved(name) != new.saved(name) {
      #expect(change.saved.contains(name))
    }
    #expect(change.saved.count == Set(change.saved).count)
    #expect(change.parts.contains(.shelf) == !change.saved.isEmpty)
    let parts: [(Change.Parts, Bool)] = [
      (.focus, old.focus != new.focus), (.stage, old.isStageOpen != new.isStageOpen),
      (.talk, old.talking != new.talking), (.menu, old.menu != new.menu),
      (.doing, old.doing != new.doing), (.visual, old.visual != new.visual),
      (.theme, old.theme != new.theme), (.restyle, old.restyle != new.restyle),
      (.tables, old.tables != new.tables), (.errors, old.errors != new.errors),
    ]
    for (part, differs) in parts where differs { #expect(change.parts.contains(part)) }
  }

  @Test("One op that says something is there already changes nothing", arguments: 1...5)
  func nothing(seed: Int) {
    var generator = OpGenerator(seed: 6000 + seed)
    var state = ScreenState()
    for op in generator.ops(400) {
      let before = state
      if state.apply(op, at: noon).isEmpty { #expect(before == state) }
    }
  }

  @Test("A node that came and went in one run does not count, one that came and changed is new")
  func cameAndWent() {
    var state = ScreenState(after: add(.stat, "old", on: "2"))
    let change = state.apply(
      [
        add(.stat, "a", on: "3"), clear("3"), add(.stat, "b", on: "2"), patch("b", ["value": 1]),
        patch("old", ["value": 1]), patch("old", ["value": 2]),
      ], at: noon)
    #expect(change.added == [state.nodes(on: "2")[1].key])
    #expect(change.changed == [state.nodes(on: "2")[0].key])
    #expect(change.removed == [])
    let gone = state.apply([patch("old", ["value": 3]), clear("2")], at: noon)
    #expect(gone.changed == [])
    #expect(gone.removed.count == 2)
  }
}

extension ScreenState {
  /// All nodes by key, with the screens they stand on.
  fileprivate var placed: [NodeKey: (screen: String, node: Node)] {
    var placed: [NodeKey: (screen: String, node: Node)] = [:]
    for screen in screenNames {
      for node in nodes(on: screen) { placed[node.key] = (screen, node) }
    }
    return placed
  }
}
