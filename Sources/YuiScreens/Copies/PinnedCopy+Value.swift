public import YuiLines

extension PinnedCopy {
  /// The copy as JSON for people and vectors, as `yuilines pin` prints it; what is kept on disk is
  /// `encoded`.
  ///
  ///     {"name": "today", "screen": "2", "nodes": [{"id": "weight", ...}], "page": null,
  ///      "tables": {}, "ticks": {"list": ["Walk 30 min"]}, "timers": {},
  ///      "gone": false, "refresh": false, "unknown": false,
  ///      "cursor": {"at": "2026-11-29T09:40:00Z", "id": "41"},
  ///      "changed": "2026-11-29T09:40:00Z", "caught": "2026-11-29T09:45:00Z"}
  ///
  /// All keys are always there. `page` is the live page's nodes, or null when they are what was
  /// saved, or are not followed. Ticks and timers are told by their nodes' ids.
  ///
  /// - Complexity: O(*n*) in the copy.
  public var value: Value {
    [
      "name": .text(name), "screen": .text(saved.screen), "nodes": NodeTree.value(of: nodes),
      "page": livePage.map(NodeTree.value(of:)) ?? .null,
      "tables": .object(Props(tables.names.map { ($0, tables[$0]?.value ?? .null) })),
      "ticks": .object(
        Props(
          nodes.compactMap { node in
            ticks[node.key].map { ticked in
              (node.id, .list(node.items.filter(ticked.contains).map(Value.text)))
            }
          })),
      "timers": .object(
        Props(
          nodes.compactMap { node in
            timers[node.key].map { (node.id, $0.value) }
          })),
      "gone": .bool(isGone), "refresh": .bool(needsRefresh), "unknown": .bool(isPageUnknown),
      "cursor": cursor.map { ["at": .text($0.at.text), "id": .text($0.id)] } ?? .null,
      "changed": .text(changedAt.text), "caught": .text(caughtUpAt.text),
    ]
  }
}

extension TimerRun {
  /// The timer as JSON: `{"start", "round", "phase", "seconds", "left"?}`.
  public var value: Value {
    var value: Props = [
      "start": .text(start.text), "round": .number(Double(round)), "phase": .text(phase.rawValue),
      "seconds": .number(seconds),
    ]
    if let left { value["left"] = .number(left) }
    return .object(value)
  }

  /// Reads a timer from such JSON.
  public init?(_ value: Value) {
    guard let props = value.object, let start = props["start"]?.text.flatMap({ Moment($0) }),
      let round = props["round"]?.number.flatMap({ Int(exactly: $0) }),
      let phase = Phase(rawValue: props["phase"]?.text ?? ""),
      let seconds = props["seconds"]?.number
    else { return nil }
    self.init(
      start: start, round: round, phase: phase, seconds: seconds, left: props["left"]?.number)
  }
}

extension CatchUp {
  /// What catching up did, as JSON, nodes by their ids: `{"rows", "savedAnew"?, "added", "changed",
  /// "removed", "tables", "gone"?, "refresh"?}`.
  ///
  /// - Parameters:
  ///   - before: The copy as it was.
  ///   - after: The copy as it is.
  public func value(from before: PinnedCopy, to after: PinnedCopy) -> Value {
    func ids(_ keys: [NodeKey], in copy: PinnedCopy) -> Value {
      .list(keys.compactMap { copy.node($0).map { .text($0.id) } })
    }
    var value: Props = ["rows": .number(Double(rowCount))]
    if isSavedAnew { value["savedAnew"] = true }
    value["added"] = ids(added, in: after)
    value["changed"] = ids(changed, in: after)
    value["removed"] = ids(removed, in: before)
    value["tables"] = .list(tables.map(Value.text))
    if isGoneChanged { value["gone"] = .bool(after.isGone) }
    if isRefreshNeeded { value["refresh"] = true }
    return .object(value)
  }
}
