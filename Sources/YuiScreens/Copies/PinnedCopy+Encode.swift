import YuiLines

extension PinnedCopy {
  /// The version of the encoding. One is enough as long as what is added can be left out by those
  /// that do not know it.
  static let version = 1

  /// What every copy begins with, up to the digits of the checksum.
  static let opening = ContiguousArray(#"{"version":1,"sum":""#.utf8)

  /// Lets go of what a newer version wrote about nodes and tables that are no longer here.
  mutating func dropStaleExtras() {
    if extras.isEmpty { return }
    var places: Set<String> = ["", "agent", "cursor"]
    for node in saved.nodes { places.insert("node \(node.key.rawValue)") }
    for node in livePage ?? [] { places.insert("live \(node.key.rawValue)") }
    for key in ticks.keys { places.insert("ticks \(key.rawValue)") }
    for key in timers.keys { places.insert("timer \(key.rawValue)") }
    for name in tables.names { places.insert("table \(name)") }
    extras = extras.filter { places.contains($0.key) }
  }

  /// The copy as compact JSON: what is kept on disk.
  ///
  /// The same copy always gives the same bytes. Fields that a newer version wrote are in them.
  /// - Complexity: O(*n*) in the copy.
  public var encoded: ContiguousArray<UInt8> {
    var writer = CopyWriter(extras: extras)
    writer.write(self)
    return Self.seal(writer.bytes)
  }

  /// Puts the opening and the checksum before the rest of a copy.
  static func seal(_ body: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var checksum = CopyChecksum()
    checksum.add(opening.span, 0..<opening.count)
    checksum.add(body.span, 0..<body.count)
    return opening + checksum.digits + body
  }
}

/// Writes a copy's fields, each object with what a newer version had put in it at the end.
private struct CopyWriter {
  private var json = JSONWriter()
  private let extras: [String: Props]
  private var isFirst = true

  init(extras: [String: Props]) {
    self.extras = extras
    json.keepsInfinity = true
  }

  /// What was written, from the closing quote of the checksum on.
  var bytes: ContiguousArray<UInt8> { json.bytes }

  mutating func write(_ copy: PinnedCopy) {
    json.write(raw: "\"")
    isFirst = false
    key("agent")
    object("agent") { writer in
      writer.field("id", copy.agent.id)
      writer.field("name", copy.agent.name)
    }
    field("name", copy.saved.name)
    field("screen", copy.saved.screen)
    flag("stage", copy.saved.isStage)
    flag("gone", copy.isGone)
    flag("refresh", copy.needsRefresh)
    field("changed", copy.changedAt.text)
    field("caught", copy.caughtUpAt.text)
    if let cursor = copy.cursor {
      key("cursor")
      object("cursor") { writer in
        writer.field("at", cursor.at.text)
        writer.field("id", cursor.id)
      }
    }
    field("offset", copy.utcOffsetSeconds)
    field("next", copy.nextKey.rawValue)
    key("nodes")
    list(copy.saved.nodes) { writer, node in writer.write(node, in: "node") }
    write(page: copy)
    write(phone: copy)
    write(tables: copy)
    write(rest: copy)
    close("")
  }

  /// The live page: a key for a node that is as it was saved, else the node.
  private mutating func write(page copy: PinnedCopy) {
    flag("unknown", copy.isPageUnknown)
    guard let page = copy.livePage else { return }
    key("page")
    list(page) { writer, node in
      if copy.node(node.key) == node {
        writer.json.write(.number(Double(node.key.rawValue)))
      } else {
        writer.write(node, in: "live")
      }
    }
  }

  private mutating func write(_ node: Node, in place: String) {
    object("\(place) \(node.key.rawValue)") { writer in
      writer.field("key", node.key.rawValue)
      writer.field("id", node.id)
      writer.field("preset", node.preset.name)
      writer.key("props")
      writer.json.write(node.props)
      if let group = node.group { writer.field("in", group) }
      if let parent = node.parent { writer.field("head", parent.rawValue) }
      writer.flag("staged", node.isStaged)
      if let name = node.shownFrom { writer.field("shown", name) }
    }
  }

  private mutating func write(phone copy: PinnedCopy) {
    if !copy.ticks.isEmpty {
      key("ticks")
      list(copy.ticks.sorted { $0.key < $1.key }) { writer, tick in
        writer.object("ticks \(tick.key.rawValue)") { writer in
          writer.field("node", tick.key.rawValue)
          writer.field("items", tick.value)
        }
      }
    }
    if !copy.timers.isEmpty {
      key("timers")
      list(copy.timers.sorted { $0.key < $1.key }) { writer, timer in
        writer.object("timer \(timer.key.rawValue)") { writer in
          let run = timer.value
          writer.field("node", timer.key.rawValue)
          writer.field("start", run.start.text)
          writer.field("round", run.round)
          writer.field("phase", run.phase.rawValue)
          writer.key("seconds")
          writer.json.write(.number(run.seconds))
          if let left = run.left {
            writer.key("left")
            writer.json.write(.number(left))
          }
        }
      }
    }
  }

  private mutating func write(tables copy: PinnedCopy) {
    if !copy.tables.isEmpty {
      key("tables")
      list(copy.tables.names.compactMap { copy.tables[$0] }) { writer, table in
        writer.object("table \(table.name)") { writer in
          writer.field("name", table.name)
          writer.key("cols")
          writer.json.write(.list(table.columns.map(\.value)))
          writer.key("rows")
          writer.list(table.rows) { writer, row in
            writer.json.write(.list([.text(row.key)] + row.cells))
          }
        }
      }
    }
    if !copy.absentTables.isEmpty { field("absent", copy.absentTables) }
  }

  private mutating func write(rest copy: PinnedCopy) {
    if copy.takenIDs.isEmpty { return }
    key("taken")
    let taken = copy.takenIDs.sorted { $0.key.precedes($1.key) }
    json.write(Props(taken.map { ($0.key, .text($0.value.name)) }))
  }

  // MARK: Parts

  private mutating func key(_ name: String) {
    json.write(raw: isFirst ? "\"" : ",\"")
    json.write(raw: name)
    json.write(raw: "\":")
    isFirst = false
  }

  private mutating func field(_ name: String, _ text: String) {
    key(name)
    json.write(text)
  }

  private mutating func field(_ name: String, _ number: Int) {
    key(name)
    json.write(.number(Double(number)))
  }

  private mutating func field(_ name: String, _ texts: Set<String>) {
    key(name)
    json.write(.list(texts.sorted { $0.precedes($1) }.map(Value.text)))
  }

  private mutating func flag(_ name: String, _ isOn: Bool) {
    if !isOn { return }
    key(name)
    json.write(raw: "true")
  }

  private mutating func object(_ place: String, _ write: (inout CopyWriter) -> Void) {
    json.write(raw: "{")
    isFirst = true
    write(&self)
    close(place)
    isFirst = false
  }

  /// Ends an object, behind what a newer version put in it.
  private mutating func close(_ place: String) {
    for extra in extras[place] ?? Props() {
      json.write(raw: isFirst ? "" : ",")
      json.write(extra.key)
      json.write(raw: ":")
      json.write(extra.value)
      isFirst = false
    }
    json.write(raw: "}")
  }

  private mutating func list<Member>(
    _ members: [Member], _ write: (inout CopyWriter, Member) -> Void
  ) {
    json.write(raw: "[")
    for (place, member) in members.enumerated() {
      if place > 0 { json.write(raw: ",") }
      write(&self, member)
    }
    json.write(raw: "]")
  }
}

extension String {
  /// Whether the text comes before another, byte for byte: an order that no version of Unicode
  /// changes.
  fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
