import YuiLines

/// Applies rows to a copy as the thread itself would, as far as the copy can know.
///
/// What the copy knows of the thread is a `ScreenState` of its own: the saved screen on the shelf,
/// and the live page. A row's ops go through it, so whatever the thread does to them is done here.
/// What a row puts elsewhere is there while the row lasts, since a later line of it may save it.
struct CopyReplay {
  /// All of the copy but its nodes and tables, which are the state's until `finish`.
  private(set) var copy: PinnedCopy
  private(set) var isSavedAnew = false
  var state: ScreenState

  /// What is known of the row under way.
  var row: Row

  struct Row {
    /// The first key that the row gives out.
    var first: NodeKey
    /// From which key on the row's own nodes are sure to be the newest of the thread: showing a
    /// screen that the copy does not know brings in nodes that are newer than those before it.
    var certain: NodeKey
    /// Pages whose nodes are all known.
    var knownPages: Set<String> = []
    /// Screens that hold something that nobody here knows.
    var unknownScreens: Set<String> = []
    /// The presets of the copy's ids.
    var ownIDs: KnownIDs = [:]
    /// Whether what the widget draws has changed.
    var isChanged = false
    /// Whether its queries may name other tables than before.
    var areQueriesChanged = false
    /// Whether nodes may have gone that named tables.
    var mayDropTables = false
  }

  init(_ copy: PinnedCopy) {
    self.copy = copy
    state = ScreenState(
      page: copy.saved.screen,
      nodes: copy.isFromPage ? copy.livePage ?? copy.saved.nodes : [],
      saved: copy.isGone ? nil : copy.saved, tables: copy.tables, nextKey: copy.nextKey)
    row = Row(first: copy.nextKey, certain: copy.nextKey)
  }

  /// The copy with all that was applied.
  mutating func finish() -> PinnedCopy {
    if let saved = state.saved(copy.name) { copy.saved = saved }
    copy.nextKey = state.nextKey
    copy.tables = state.tables
    copy.livePage = nil
    if copy.isFromPage { copy.setLivePage(state.nodes(on: page)) }
    copy.dropStaleExtras()
    return copy
  }

  /// The copy's own page.
  var page: String { copy.saved.screen }

  /// Applies one row that is newer than the copy's cursor.
  mutating func apply(_ next: AgentRow) {
    row = Row(first: state.nextKey, certain: state.nextKey, ownIDs: state.lastingIDs)
    if !copy.isPageUnknown { row.knownPages = [page] }
    // What a row may copy does not depend on the rows before it, which may have come in another batch.
    state.copyCredit = ScreenLimits.copiedNodes
    let time = LocalTime(next.at, utcOffsetSeconds: copy.utcOffsetSeconds)
    for op in parse(next.body) { apply(op, at: time) }
    if row.isChanged { copy.changedAt = next.at }
    if row.areQueriesChanged, let saved = state.saved(copy.name),
      PinnedCopy.lacksTable(of: saved.nodes, state.tables, copy.absentTables)
    {
      copy.needsRefresh = true
    }
    if row.mayDropTables { dropTables() }
    copy.isPageUnknown = copy.isFromPage && !row.knownPages.contains(page)
    state.keepOnly(copy.isFromPage ? page : nil)
    copy.cursor = next.cursor
  }

  private func parse(_ body: String) -> OpList {
    var known = state.lastingIDs
    for (id, preset) in copy.takenIDs where preset != .custom { known[id] = preset }
    var parser = ReplyParser(knownHere: known)
    parser.push(Fences.lines(of: body))
    parser.finish()
    return parser.takeOps()
  }

  private mutating func apply(_ op: Op, at time: LocalTime) {
    switch op.action {
    case .add(let preset, let id, _, _):
      note(id, as: preset, on: op.screen)
      state.apply(op, at: time)
    case .patch(let target, let props): patch(target, props, op, at: time)
    case .save(copy.name): save(op, at: time)
    case .show(copy.name): show(op, at: time)
    case .show: showUnknown(on: op.screen)
    case .forget(copy.name): forget(op, at: time)
    case .clear:
      row.mayDropTables = true
      state.apply(op, at: time)
      know(op.screen)
    case .table(let name, _), .put(let name, _, _, _): write(name, op, at: time)
    default: break
    }
  }

  private mutating func know(_ screen: String) {
    row.knownPages.insert(screen)
    row.unknownScreens.remove(screen)
  }

  private mutating func doubt(_ screen: String) {
    row.knownPages.remove(screen)
    row.unknownScreens.insert(screen)
  }
}

// MARK: - Ids and patches

extension CopyReplay {
  /// An id of the copy's that is added elsewhere as another preset is that other's from then on.
  private mutating func note(_ id: String, as preset: Preset, on screen: String) {
    guard id.canLast else { return }
    if copy.isFromPage, screen == page {
      row.ownIDs[id] = preset
      copy.takenIDs[id] = nil
    } else if let own = row.ownIDs[id] {
      copy.takenIDs[id] = preset == own ? nil : preset
    }
  }

  private mutating func patch(_ target: String, _ props: Props, _ op: Op, at time: LocalTime) {
    if props.has("table") { row.mayDropTables = true }
    if let preset = Preset(name: target) {
      guard let place = state.index.newest(of: preset), place.sequence >= row.first.rawValue
      else { return }
      patchNewest(place, op, at: time)
      return
    }
    guard let entry = state.index[target] else { return }
    let newest = entry.live.newest
    if !target.canLast {
      if let newest { patchNewest(newest, op, at: time) }
      return
    }
    let isOfThisRow = newest.map { $0.sequence >= row.first.rawValue } ?? false
    if copy.takenIDs[target] != nil, !isOfThisRow { return }
    guard state.apply(op, at: time).saved.contains(copy.name) else { return }
    row.isChanged = true
    if props.has("table") { row.areQueriesChanged = true }
    if let saved = state.saved(copy.name), !copy.ticks.isEmpty || !copy.timers.isEmpty {
      copy.keepPhoneState(of: target, in: saved.nodes, after: props)
    }
  }

  /// Applies a patch that hits the newest node of the thread, when that is surely the newest here.
  ///
  /// Of a preset, or of an id that the parser made, the thread may have newer ones elsewhere, unless
  /// it is this row's own.
  private mutating func patchNewest(_ place: Place, _ op: Op, at time: LocalTime) {
    if place.sequence >= row.certain.rawValue {
      state.apply(op, at: time)
    } else {
      doubt(state.screens.name(of: place))
    }
  }
}

// MARK: - The shelf

extension CopyReplay {
  private mutating func save(_ op: Op, at time: LocalTime) {
    let isPage = Page.number(ofScreen: op.screen) > 1
    let isKnown =
      isPage ? row.knownPages.contains(op.screen) : !row.unknownScreens.contains(op.screen)
    if isKnown {
      guard state.apply(op, at: time).saved.contains(copy.name) else {
        // The state holds as much as it may.
        copy.needsRefresh = true
        return
      }
      copy.saved.screen = op.screen
      copy.ticks = [:]
      copy.timers = [:]
      takeIDs()
      isSavedAnew = true
    } else {
      copy.needsRefresh = true
      guard copy.isGone else { return }
      state.shelve(copy.saved)
    }
    copy.isGone = false
    row.isChanged = true
    row.areQueriesChanged = true
    row.mayDropTables = true
  }

  /// Notes which ids the copy has after a save, and which of them are another's by now.
  private mutating func takeIDs() {
    for node in state.saved(copy.name)?.nodes ?? [] where node.canLast {
      row.ownIDs[node.id] = node.preset
      guard let place = state.index[node.id]?.live.newest,
        !copy.isFromPage || state.screens.name(of: place) != page
      else { continue }
      let preset = state.screens.preset(at: place)
      if preset != node.preset { copy.takenIDs[node.id] = preset }
    }
  }

  private mutating func show(_ op: Op, at time: LocalTime) {
    guard let saved = state.saved(copy.name) else { return }
    row.mayDropTables = true
    let screen = saved.isStage ? ScreenState.stage : op.screen
    if state.apply(op, at: time).parts.contains(.errors) { return doubt(screen) }
    know(screen)
    for node in saved.nodes { copy.takenIDs[node.id] = nil }
  }

  /// Another saved screen replaces what is on this one, or on the stage when it was saved there.
  private mutating func showUnknown(on screen: String) {
    row.mayDropTables = true
    for screen in [screen, ScreenState.stage] {
      var change = Change()
      state.empty(screen, noting: &change)
      doubt(screen)
    }
    row.certain = state.nextKey
  }

  private mutating func forget(_ op: Op, at time: LocalTime) {
    guard let saved = state.saved(copy.name) else { return }
    copy.saved = saved
    state.apply(op, at: time)
    copy.isGone = true
    row.isChanged = true
  }
}

// MARK: - Tables

extension CopyReplay {
  /// Writes to a table that the copy holds, or makes one that it knows the agent did not have.
  private mutating func write(_ name: String, _ op: Op, at time: LocalTime) {
    guard state.tables[name] != nil || copy.absentTables.contains(name) else { return }
    guard state.apply(op, at: time).parts.contains(.tables) else { return }
    row.isChanged = true
    copy.absentTables.remove(name)
    if state.tables[name]?.fitsCopy == false {
      state.tables.remove(name)
      row.areQueriesChanged = true
    }
  }

  /// Lets go of tables that no query of the saved screen or its page names any more: a copy holds
  /// nothing else of a thread.
  private mutating func dropTables() {
    if state.tables.isEmpty, copy.absentTables.isEmpty { return }
    let saved = state.saved(copy.name) ?? copy.saved
    let live = copy.isFromPage ? state.nodes(on: page) : []
    let names = Set(PinnedCopy.tableNames(of: saved.nodes + live))
    for name in state.tables.names where !names.contains(name) { state.tables.remove(name) }
    copy.absentTables.formIntersection(names)
  }
}
