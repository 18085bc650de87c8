import Testing
import YuiLines
import YuiScreens

@Suite("Laws of the screen state, over generated threads")
struct StateLawTests {
  @Test("What the index finds is what a search through everything finds", arguments: 1...12)
  func index(seed: Int) {
    var generator = OpGenerator(seed: seed)
    var state = ScreenState()
    var naive = NaiveThread()
    for op in generator.ops(250, clears: 8 + seed) {
      state.apply(op, at: noon)
      naive.apply(op)
      guard let difference = difference(of: state, naive) else { continue }
      Issue.record("\(difference) after \(op)")
      return
    }
  }

  private func difference(of state: ScreenState, _ naive: NaiveThread) -> String? {
    if state.focus != naive.focus { return "focus" }
    if state.lastingIDs != naive.lastingIDs {
      return "\(state.lastingIDs) last, not \(naive.lastingIDs)"
    }
    for target in ["a", "b", "weight", "n1", "n2", "c3", "none"]
    where state.node(for: target)?.key != naive.newest(id: target)?.key {
      return "the newest \(target)"
    }
    for preset in Preset.allCases
    where state.node(for: preset.name)?.key != naive.newest(of: preset)?.key {
      return "the newest of \(preset.name)"
    }
    for screen in ["1", "2", "3", "12", "full", "13", "side"]
    where state.nodes(on: screen).map(\.plain) != naive.nodes(on: screen).map(\.plain) {
      return "screen \(screen)"
    }
    if state.savedScreens.map(\.name) != naive.shelf.map(\.name) { return "saved names" }
    for (saved, expected) in zip(state.savedScreens, naive.shelf)
    where saved.nodes.map(\.plain) != expected.nodes.map(\.plain)
      || saved.isStage != expected.isStage
    {
      return "what is saved as \(saved.name)"
    }
    return state.firstBrokenInvariant
  }

  @Test(
    "Ops one by one, in batches, or from a copy in between give the same state", arguments: 1...8)
  func batches(seed: Int) {
    var generator = OpGenerator(seed: 1000 + seed)
    let ops = generator.ops(400, clears: 30)
    var single = ScreenState()
    for op in ops { single.apply(op, at: noon) }
    var batched = ScreenState()
    var random = SeededRandom(seed: seed)
    var start = 0
    while start < ops.count {
      let end = min(start + random.below(40), ops.count)
      // The copy goes on, the original is let go.
      var copy = batched
      copy.apply(ops[start..<end], at: noon)
      batched = copy
      start = end
    }
    #expect(single == batched)
    #expect(single.value == batched.value)
  }

  @Test("An old copy stays as it was", arguments: 1...8)
  func copies(seed: Int) {
    var generator = OpGenerator(seed: 2000 + seed)
    var state = ScreenState()
    var kept: [(state: ScreenState, json: String)] = []
    for _ in 0..<40 {
      state.apply(generator.ops(10), at: noon)
      kept.append((state, state.value.json))
    }
    for old in kept {
      #expect(old.state.value.json == old.json)
      #expect(old.state.firstBrokenInvariant == nil)
    }
  }

  @Test("A copy and its original go separate ways", arguments: 1...5)
  func fork(seed: Int) {
    var generator = OpGenerator(seed: 3000 + seed)
    let common = generator.ops(150)
    var expected: [ScreenState] = []
    var forked: [ScreenState] = []
    var original = ScreenState()
    original.apply(common, at: noon)
    for _ in 0..<3 {
      let ops = generator.ops(80)
      var fork = original
      fork.apply(ops, at: noon)
      forked.append(fork)
      var whole = ScreenState()
      whole.apply(common + ops, at: noon)
      expected.append(whole)
    }
    #expect(forked == expected)
  }

  @Test("Clears, saves and kinds without end leave no trace", arguments: 1...2)
  func longRun(seed: Int) {
    var generator = OpGenerator(seed: 5000 + seed)
    var state = ScreenState()
    for round in 0..<60 {
      state.apply(generator.ops(250, clears: 40), at: noon)
      if let broken = state.firstBrokenInvariant {
        Issue.record("\(broken) in round \(round)")
        return
      }
    }
    for screen in state.screenNames { state.apply(clear(screen), at: noon) }
    for saved in state.savedScreens { state.apply(forget(saved.name), at: noon) }
    #expect(state.lastingIDs == [:])
    #expect(state.firstBrokenInvariant == nil)
    #expect(state.node(for: "a") == nil)
  }
}

extension Node {
  /// The node without its head's key, which a naive thread does not work out.
  fileprivate var plain: Node {
    var node = self
    node.parent = nil
    return node
  }
}
