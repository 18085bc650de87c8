public import YuiLines

extension ScreenState {
  /// The state as JSON, as `yuilines apply` prints it and the vectors of the area `screens` say it:
  ///
  ///     {"focus": "2", "stage": false,
  ///      "screens": {"2": [{"id": "weight", "preset": "stat", "props": {...}}]},
  ///      "saved": {"today": {"screen": "2", "nodes": [...]}},
  ///      "talk": [], "menu": {"review": [], "backlog": [], "shortcut": []},
  ///      "doing": null, "visual": null, "theme": {}, "restyle": null,
  ///      "tables": {"lifts": {"cols": [...], "keys": ["r1"], "rows": [[...]]}},
  ///      "lasting": {"weight": "stat"}, "errors": 0}
  ///
  /// All keys are always there. Screens are those that hold nodes; saved screens come in the order
  /// in which they were saved, with `stage: true` when that was the stage. A node has `staged: true`
  /// when it is drawn on the stage, `saved` with the name it was shown from, and `members` when it
  /// is a head that has some. `props` are as said, without defaults; keys and sequence numbers are
  /// left out. `errors` is how many there have been.
  ///
  /// - Complexity: O(*n*) in all that the state holds.
  public var value: Value {
    [
      "focus": .text(focus),
      "stage": .bool(isStageOpen),
      "screens": .object(Props(screenNames.map { ($0, NodeTree.value(of: nodes(on: $0))) })),
      "saved": .object(Props(savedScreens.map { ($0.name, $0.value) })),
      "talk": .list(talking.map { .number(Double($0)) }),
      "menu": menu.value,
      "doing": doing.map(Value.object) ?? .null,
      "visual": visual.map(Value.object) ?? .null,
      "theme": .object(theme),
      "restyle": restyle.map(Value.object) ?? .null,
      "tables": .object(Props(tables.names.map { ($0, tables[$0]?.value ?? .null) })),
      "lasting": .object(
        Props(
          lastingIDs.sorted { $0.key < $1.key }.map { ($0.key, Value.text($0.value.name)) })),
      "errors": .number(Double(errors.count)),
    ]
  }
}

extension SavedScreen {
  /// The saved screen as JSON: `{"screen": ..., "stage": true?, "nodes": [...]}`.
  public var value: Value {
    var value: Props = ["screen": .text(screen)]
    if isStage { value["stage"] = true }
    value["nodes"] = NodeTree.value(of: nodes)
    return .object(value)
  }
}

extension NodeTree {
  /// A screen's nodes as JSON: a list of trees.
  static func value(of nodes: [Node]) -> Value { .list(trees(of: nodes).map(\.value)) }

  /// The node and its members as JSON: `{"id", "preset", "props", "staged"?, "saved"?, "members"?}`.
  public var value: Value {
    var value: Props = [
      "id": .text(node.id), "preset": .text(node.preset.name), "props": .object(node.props),
    ]
    if node.isStaged { value["staged"] = true }
    if let name = node.shownFrom { value["saved"] = .text(name) }
    if !members.isEmpty { value["members"] = .list(members.map(\.value)) }
    return .object(value)
  }
}

extension AgentTable {
  /// The table as JSON: `{"cols": [{name, type, unit?}], "keys": [key], "rows": [[cell]]}`.
  public var value: Value {
    let rows = rows
    return [
      "cols": .list(columns.map(\.value)),
      "keys": .list(rows.map { .text($0.key) }),
      "rows": .list(rows.map { .list($0.cells) }),
    ]
  }
}
