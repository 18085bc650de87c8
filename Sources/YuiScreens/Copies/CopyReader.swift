import YuiLines

/// Makes a copy of its JSON, and keeps the fields that it does not know.
///
/// The checksum has vouched for the bytes; that they make a copy is checked here all the same, since
/// a file is not to be trusted with an index.
struct CopyReader {
  private var extras: [String: Props] = [:]

  mutating func copy(_ props: Props) throws(CopyFault) -> PinnedCopy {
    let agent = try object(props, "agent")
    var saved = SavedScreen(
      name: try text(props, "name"), screen: try text(props, "screen"),
      isStage: try flag(props, "stage"))
    saved.nodes = try nodes(try list(props, "nodes"))
    let next = try whole(props, "next")
    if next < 1 { throw damage("next") }
    var copy = PinnedCopy(
      agent: PinnedCopy.Agent(id: try text(agent, "id"), name: try text(agent, "name")),
      saved: saved, livePage: nil, tables: AgentTables(), changedAt: try moment(props, "changed"),
      caughtUpAt: try moment(props, "caught"), cursor: nil,
      utcOffsetSeconds: try whole(props, "offset"), nextKey: NodeKey(rawValue: next))
    copy.isGone = try flag(props, "gone")
    copy.needsRefresh = try flag(props, "refresh")
    copy.isPageUnknown = try flag(props, "unknown")
    if props.has("cursor") {
      let cursor = try object(props, "cursor")
      copy.cursor = Cursor(at: try moment(cursor, "at"), id: try text(cursor, "id"))
      keep(cursor, "cursor", but: ["at", "id"])
    }
    if props.has("page") { copy.livePage = try page(try list(props, "page"), saved.nodes) }
    try phone(props, &copy)
    try tables(props, &copy)
    if props.has("taken") {
      for prop in try object(props, "taken") { copy.takenIDs[prop.key] = try preset(prop.value) }
    }
    for last in [copy.saved.nodes.last, copy.livePage?.last] {
      if let last, last.key >= copy.nextKey { throw damage("next") }
    }
    keep(agent, "agent", but: ["id", "name"])
    keep(props, "", but: Self.fields)
    copy.extras = extras
    return copy
  }

  private static let fields: Set<String> = [
    "version", "sum", "agent", "name", "screen", "stage", "gone", "refresh", "changed", "caught",
    "cursor", "offset", "next", "nodes", "unknown", "page", "ticks", "timers", "tables", "absent",
    "taken",
  ]

  private mutating func keep(_ props: Props, _ place: String, but known: Set<String>) {
    let rest = props.filter { !known.contains($0.key) }
    if !rest.isEmpty { extras[place] = Props(rest.map { ($0.key, $0.value) }) }
  }
}

// MARK: - Nodes

extension CopyReader {
  private static let nodeFields: Set<String> = [
    "key", "id", "preset", "props", "in", "head", "staged", "shown",
  ]

  private mutating func nodes(_ list: [Value]) throws(CopyFault) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(list.count)
    for value in list { try append(try node(value, "node"), to: &nodes) }
    return nodes
  }

  /// The live page: nodes, and the keys of those that are as they were saved.
  private mutating func page(_ list: [Value], _ saved: [Node]) throws(CopyFault) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(list.count)
    for value in list {
      if let key = value.number {
        guard let key = Int(exactly: key), let place = saved.place(of: NodeKey(rawValue: key))
        else {
          throw damage("page")
        }
        try append(saved[place], to: &nodes)
      } else {
        try append(try node(value, "live"), to: &nodes)
      }
    }
    return nodes
  }

  /// Adds a node whose key is above those before it, and whose head is one of them and staged as it
  /// is itself.
  private func append(_ node: Node, to nodes: inout [Node]) throws(CopyFault) {
    if node.key <= nodes.last?.key ?? 0 { throw damage("key") }
    if let parent = node.parent {
      guard let place = nodes.place(of: parent) else { throw damage("head") }
      if nodes[place].isStaged != node.isStaged { throw damage("staged") }
    }
    if nodes.count == ScreenLimits.nodesPerScreen { throw damage("nodes") }
    nodes.append(node)
  }

  private mutating func node(_ value: Value, _ place: String) throws(CopyFault) -> Node {
    guard let props = value.object else { throw damage(place) }
    var node = Node(key: 0, id: "", preset: .say)
    var known = 0
    // The four that must be there; each key stands in an object once.
    var needed = 4
    for field in props {
      known += 1
      switch field.key {
      case "key":
        node.key = NodeKey(rawValue: try whole(field.value, "key"))
        needed -= 1
      case "id":
        node.id = try text(field.value, "id")
        needed -= 1
      case "preset":
        node.preset = try preset(field.value)
        needed -= 1
      case "props":
        guard let props = field.value.object else { throw damage("props") }
        node.props = props
        needed -= 1
      case "in": node.group = try text(field.value, "in")
      case "head": node.parent = NodeKey(rawValue: try whole(field.value, "head"))
      case "staged": node.isStaged = field.value == true
      case "shown": node.shownFrom = try text(field.value, "shown")
      default: known -= 1
      }
    }
    if needed > 0 { throw damage(place) }
    node.sequence = node.key.rawValue
    if known < props.count {
      keep(props, "\(place) \(node.key.rawValue)", but: Self.nodeFields)
    }
    return node
  }

  private func preset(_ value: Value) throws(CopyFault) -> Preset {
    guard let preset = Preset(name: value.text ?? "") else { throw damage("preset") }
    return preset
  }
}

// MARK: - The phone's state and tables

extension CopyReader {
  private mutating func phone(_ props: Props, _ copy: inout PinnedCopy) throws(CopyFault) {
    for value in try optionalList(props, "ticks") {
      guard let tick = value.object else { throw damage("ticks") }
      let key = NodeKey(rawValue: try whole(tick, "node"))
      let items = Set(try texts(tick, "items"))
      guard let node = copy.node(key), !items.isEmpty, items.isSubset(of: node.items) else {
        throw damage("ticks")
      }
      copy.ticks[key] = items
      keep(tick, "ticks \(key.rawValue)", but: ["node", "items"])
    }
    for value in try optionalList(props, "timers") {
      guard let timer = value.object,
        let phase = TimerRun.Phase(rawValue: try text(timer, "phase")),
        let seconds = timer["seconds"]?.number
      else { throw damage("timers") }
      let key = NodeKey(rawValue: try whole(timer, "node"))
      guard copy.node(key)?.preset == .timer else { throw damage("timers") }
      copy.timers[key] = TimerRun(
        start: try moment(timer, "start"), round: try whole(timer, "round"), phase: phase,
        seconds: seconds, left: timer["left"]?.number)
      keep(
        timer, "timer \(key.rawValue)",
        but: ["node", "start", "round", "phase", "seconds", "left"])
    }
  }

  private mutating func tables(_ props: Props, _ copy: inout PinnedCopy) throws(CopyFault) {
    for value in try optionalList(props, "tables") {
      guard let fields = value.object else { throw damage("tables") }
      var columns: [TableColumn] = []
      for column in try list(fields, "cols") {
        guard let column = column.object, let name = column["name"]?.text,
          let kind = TableColumn.Kind(rawValue: column["type"]?.text ?? "")
        else { throw damage("cols") }
        columns.append(TableColumn(name: name, kind: kind, unit: column["unit"]?.text))
      }
      var table = AgentTable(name: try text(fields, "name"), columns: columns)
      for row in try list(fields, "rows") {
        guard let cells = row.list, cells.count == columns.count + 1, let key = cells[0].text
        else { throw damage("rows") }
        table.append(AgentTable.Row(key: key, cells: Array(cells.dropFirst())))
      }
      guard table.fitsCopy else { throw damage("tables") }
      copy.tables.insert(table)
      keep(fields, "table \(table.name)", but: ["name", "cols", "rows"])
    }
    if props.has("absent") { copy.absentTables = Set(try texts(props, "absent")) }
  }
}

// MARK: - Fields

extension CopyReader {
  private func damage(_ field: String) -> CopyFault { .damaged(reason: "`\(field)` is not right") }

  private func object(_ props: Props, _ key: String) throws(CopyFault) -> Props {
    guard let object = props[key]?.object else { throw damage(key) }
    return object
  }

  private func list(_ props: Props, _ key: String) throws(CopyFault) -> [Value] {
    guard let list = props[key]?.list else { throw damage(key) }
    return list
  }

  private func optionalList(_ props: Props, _ key: String) throws(CopyFault) -> [Value] {
    props.has(key) ? try list(props, key) : []
  }

  private func text(_ value: Value, _ key: String) throws(CopyFault) -> String {
    guard let text = value.text else { throw damage(key) }
    return text
  }

  private func text(_ props: Props, _ key: String) throws(CopyFault) -> String {
    try text(props[key] ?? .null, key)
  }

  private func texts(_ props: Props, _ key: String) throws(CopyFault) -> [String] {
    var texts: [String] = []
    for value in try list(props, key) { texts.append(try text(value, key)) }
    return texts
  }

  private func whole(_ value: Value, _ key: String) throws(CopyFault) -> Int {
    // Doubles hold whole numbers exactly up to here, and keys never come near it.
    guard let number = value.number, number.magnitude <= 9e15, let whole = Int(exactly: number)
    else { throw damage(key) }
    return whole
  }

  private func whole(_ props: Props, _ key: String) throws(CopyFault) -> Int {
    try whole(props[key] ?? .null, key)
  }

  private func flag(_ props: Props, _ key: String) throws(CopyFault) -> Bool {
    guard let value = props[key] else { return false }
    guard let flag = value.bool else { throw damage(key) }
    return flag
  }

  private func moment(_ props: Props, _ key: String) throws(CopyFault) -> Moment {
    guard let moment = Moment(try text(props, key)) else { throw damage(key) }
    return moment
  }
}
