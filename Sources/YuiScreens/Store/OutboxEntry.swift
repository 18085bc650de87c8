import YuiLines

/// An event that waits for the relay.
public struct OutboxEntry: Sendable, Hashable {
  /// The event's id, which stays when it is sent again: a relay that has seen it drops the repeat.
  public var id: String
  /// When the person did it.
  public var at: Moment
  /// The agent whose screen it is.
  public var agent: String
  /// What was done.
  public var event: WidgetEvent
  /// What takes it back on the copy, when there is something to take back.
  public var undo: WidgetUndo?

  /// An entry that waits.
  public init(id: String, at: Moment, agent: String, event: WidgetEvent, undo: WidgetUndo? = nil) {
    self.id = id
    self.at = at
    self.agent = agent
    self.event = event
    self.undo = undo
  }
}

extension OutboxEntry {
  /// The version of the entries that this package writes.
  static let version = 1

  var value: Value {
    var props: Props = [
      "version": .number(Double(Self.version)), "id": .text(id), "at": .text(at.text),
      "agent": .text(agent), "event": event.value,
    ]
    if let undo { props["undo"] = undo.value }
    return .object(props)
  }

  init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "entry")
    let version = try members.count("version")
    guard version <= Self.version else { throw .newer(version: version) }
    id = try members.text("id")
    at = try members.moment("at")
    agent = try members.text("agent")
    event = try WidgetEvent(.object(try members.object("event")))
    let undo = try members.object("undo")
    self.undo = undo.isEmpty ? nil : try WidgetUndo(.object(undo))
  }
}
