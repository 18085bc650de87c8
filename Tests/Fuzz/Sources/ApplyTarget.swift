import YuiLines

@testable import YuiScreens

/// A thread of replies: what must hold of its state after each.
enum ApplyTarget {
  static let noon = LocalTime(secondsSince1970: 1_764_417_600)

  @Sendable static func run(_ input: FuzzInput) {
    var state = ScreenState()
    var single = ScreenState()
    var kept: (state: ScreenState, json: String)?
    for (place, reply) in input.pieces.enumerated() {
      let ops = Array(ReplyParser.parse(reply, known: state.lastingIDs))
      let change = state.apply(ops, at: noon)
      // The state is the same op by op; a copy of it made in between stays as it was.
      for op in ops {
        let copy = single
        single.apply(op, at: noon)
        if op.line.number % 5 == 4 { expect(copy.nextKey <= single.nextKey, "keys fall") }
      }
      expect(state == single, "in a batch and op by op")
      if let broken = state.firstBrokenInvariant { expect(false, broken) }
      check(change, in: state)
      if place == 0 { kept = (state, state.value.json) }
    }
    if let kept { expect(kept.state.value.json == kept.json, "an old copy changed") }
    readBodies(input.text)
  }

  /// What is new can be drawn; what is gone is gone.
  private static func check(_ change: Change, in state: ScreenState) {
    for key in change.added {
      let node = state.node(key)?.node
      expect(node != nil, "added and not there: \(key)")
      if let node { expect(!Value.object(node.resolved).json.isEmpty, "no JSON") }
    }
    for key in change.removed { expect(state.node(key) == nil, "removed and there: \(key)") }
  }

  /// What a person typed is read back from its body.
  private static func readBodies(_ text: String) {
    if let typed = TypedBody(text: text) {
      let again = TypedBody(text: typed.text)
      expect(again == typed, "a typed body")
    }
    if let attach = AttachBody(text: text) {
      expect(AttachBody(text: attach.text) == attach, "a body about an item")
    }
  }
}
