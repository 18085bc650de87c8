public import YuiLines

extension ScreenState {
  /// Applies one op and says what changed. An op that does not fit the state changes nothing but
  /// its `errors`.
  /// - Parameter time: What the phone's clock shows: `today` and `now` in a row of a table.
  /// - Complexity: O(*p*) in the props for a patch, and *k* times that for an id that *k* saved
  ///   screens hold; O(*n*) in the nodes for clear, save, show and forget; else O(1), amortised.
  @discardableResult
  public mutating func apply(_ op: Op, at time: LocalTime) -> Change {
    apply(CollectionOfOne(op), at: time)
  }

  /// Applies ops in order and says what they changed together.
  @discardableResult
  public mutating func apply(_ ops: some Sequence<Op>, at time: LocalTime) -> Change {
    let first = nextKey
    var change = Change()
    for op in ops {
      copyCredit = min(copyCredit + ScreenLimits.copiedNodesPerOp, ScreenLimits.copiedNodes)
      do throws(Refusal.Reason) {
        try perform(op, at: time, noting: &change)
      } catch {
        errors.append(Refusal(error, screen: op.screen, line: op.line))
        change.parts.insert(.errors)
      }
      assert(
        screens.nodeCount + shelf.nodeCount > Self.checkedSize || firstBrokenInvariant == nil,
        firstBrokenInvariant ?? "")
    }
    change.settle(from: first)
    return change
  }

  /// Parses a whole reply with the ids that last, and applies it.
  ///
  ///     state.apply(reply: "say Hi.", at: time).added   // the key of one node
  ///
  @discardableResult
  public mutating func apply(reply: String, at time: LocalTime) -> Change {
    apply(ReplyParser.parse(reply, known: lastingIDs), at: time)
  }

  private mutating func perform(
    _ op: Op, at time: LocalTime, noting change: inout Change
  ) throws(Refusal.Reason) {
    switch op.action {
    case .add(let preset, let id, let props, let group):
      try add(preset, id, props, group, on: op.screen, noting: &change)
    case .patch(let target, let props): try patch(target, props, noting: &change)
    case .save(let name): try save(name, screen: op.screen, noting: &change)
    case .show(let name): try show(name, screen: op.screen, noting: &change)
    case .forget(let name): forget(name, noting: &change)
    case .clear: clear(op.screen, noting: &change)
    case .focus:
      move(focus: op.screen, noting: &change)
      set(stageOpen: op.screen == Self.stage, noting: &change)
    case .close:
      move(focus: "1", noting: &change)
      set(stageOpen: false, noting: &change)
    case .end: break
    case .theme(let props): try theme(props, noting: &change)
    case .talk(let isOn): talk(isOn, on: op.screen, noting: &change)
    case .doing(let props):
      if doing != props { change.parts.insert(.doing) }
      doing = props
    case .visual(let props):
      if visual != props { change.parts.insert(.visual) }
      visual = props
    case .menu(let id, let props): try menu(id, props, noting: &change)
    case .menuDone(let id):
      if menu.remove(id) { change.parts.insert(.menu) }
    case .table, .put: try write(op.action, at: time, noting: &change)
    case .error(let diagnostic): throw .line(diagnostic)
    }
  }
}
