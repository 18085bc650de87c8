import YuiLines

extension PinnedCopy {
  /// Does to the copy what the person did, at once, before anyone is told (spec 5, section 5): the
  /// tick flips, the timer runs from `now` or stops.
  ///
  ///     let undo = copy.apply(event, at: now)
  ///     // ... the relay refuses the event ...
  ///     if let undo { copy.undo(undo) }
  ///
  /// - Returns: What takes it back, nil when the copy is as it was: for a `cta`, for what is done
  ///   already, and when the component is no longer there.
  @discardableResult
  public mutating func apply(_ event: WidgetEvent, at now: Moment) -> WidgetUndo? {
    guard event.screen == name, let node = try? node(for: event.action, id: event.id) else {
      return nil
    }
    switch event.action {
    case .toggle(let item, let isChecked):
      guard setTick(isChecked, on: item, of: node.key) else { return nil }
      return WidgetUndo(key: node.key, change: .tick(item: item, isTicked: isChecked))
    case .start, .pause:
      let before = timers[node.key]
      let isChanged =
        event.action == .start ? startTimer(node.key, at: now) : pauseTimer(node.key, at: now)
      guard isChanged, let after = timers[node.key] else { return nil }
      return WidgetUndo(key: node.key, change: .timer(before: before, after: after))
    case .cta: return nil
    }
  }

  /// Takes back what an event did, when the copy still stands as the event left it: not when the
  /// person has done something else to it since, and not after a new save.
  /// - Returns: Whether the copy changed.
  @discardableResult
  public mutating func undo(_ undo: WidgetUndo) -> Bool {
    switch undo.change {
    case .tick(let item, let isTicked):
      return isTicked == self.isTicked(item, of: undo.key)
        && setTick(!isTicked, on: item, of: undo.key)
    case .timer(let before, let after):
      // A patch may have made the phase longer since; when it began tells the run.
      guard let run = timers[undo.key], run.start == after.start, run.isPaused == after.isPaused
      else { return false }
      return setTimer(before, of: undo.key)
    }
  }

  /// The component that something is done to.
  func node(
    for action: WidgetEvent.Action, id: String
  ) throws(WidgetEvent.Failure) -> Node {
    if isGone { throw .gone }
    let found = nodes.filter { $0.id == id }
    guard let newest = found.last else { throw .noNode(id: id) }
    switch action {
    case .toggle(let item, _):
      let lists = found.filter { $0.preset == .list && $0.props["check"] == true }
      guard !lists.isEmpty else { throw .notForPreset(newest.preset) }
      guard let list = lists.last(where: { $0.items.contains(item) }) else { throw .noItem(item) }
      return list
    case .start, .pause:
      guard let timer = found.last(where: { $0.preset == .timer }) else {
        throw .notForPreset(newest.preset)
      }
      return timer
    case .cta(let words):
      guard let node = found.last(where: { $0.cta == words }) else { throw .noButton }
      return node
    }
  }
}

extension Node {
  /// The words on the component's own button, when it has one.
  var cta: String? {
    guard let words = resolved["cta"]?.written, !words.isEmpty else { return nil }
    return words
  }
}
