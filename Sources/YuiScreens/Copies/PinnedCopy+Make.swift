import YuiLines

extension PinnedCopy {
  /// A copy of what a thread has saved under a name.
  ///
  /// - Parameters:
  ///   - state: The thread's state.
  ///   - name: The saved screen's name.
  ///   - agent: Whose thread it is.
  ///   - cursor: The newest row that is in the state, nil for none.
  ///   - utcOffsetSeconds: How far the phone's clock is ahead of UTC.
  ///   - now: The time, at which the copy is level with the relay.
  /// - Throws: `CopyFault.notSaved`.
  /// - Complexity: O(*n*) in the saved nodes and the live page's, and the rows of the tables that
  ///   they query.
  public init(
    of state: ScreenState, saved name: String, agent: Agent, cursor: Cursor? = nil,
    utcOffsetSeconds: Int = 0, at now: Moment
  ) throws(CopyFault) {
    guard let saved = state.saved(name) else { throw .notSaved(name: name) }
    self.init(
      agent: agent, saved: saved, livePage: nil, tables: AgentTables(),
      changedAt: cursor?.at ?? now, caughtUpAt: now, cursor: cursor,
      utcOffsetSeconds: utcOffsetSeconds, nextKey: state.nextKey)
    if isFromPage { setLivePage(state.nodes(on: saved.screen)) }
    for name in Self.tableNames(of: saved.nodes + (livePage ?? [])) {
      if let table = state.tables[name] {
        if table.fitsCopy { tables.insert(table) }
      } else {
        absentTables.insert(name)
      }
    }
    for node in saved.nodes where node.canLast {
      // A live node goes before the shelf, so the id may be another preset's by now.
      guard let place = state.index[node.id]?.live.newest else { continue }
      let preset = state.screens.preset(at: place)
      let isOwn = isFromPage && state.screens.name(of: place) == saved.screen
      if !isOwn, preset != node.preset { takenIDs[node.id] = preset }
    }
    needsRefresh = Self.lacksTable(of: saved.nodes, tables, absentTables)
  }

  /// The live page, when it is not what was saved.
  mutating func setLivePage(_ nodes: [Node]) {
    livePage = nodes == saved.nodes ? nil : nodes
  }

  /// Whether a query names a table that is neither held nor known not to be there.
  static func lacksTable(of nodes: [Node], _ tables: AgentTables, _ absent: Set<String>) -> Bool {
    tableNames(of: nodes).contains { tables[$0] == nil && !absent.contains($0) }
  }

  /// The names of the tables that queries among nodes name, each once.
  static func tableNames(of nodes: [Node]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for node in nodes where node.preset == .query {
      let name = node.props["table"]?.written ?? ""
      if !name.isEmpty, seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}

extension AgentTable {
  /// Whether a copy may hold the table.
  var fitsCopy: Bool {
    rowCount <= CopyLimits.tableRows && byteCount <= CopyLimits.tableBytes
  }
}
