public import YuiLines

/// A saved screen that a person pinned on one of their devices, as the relay knows it
/// (spec 5, section 6).
///
///     {"device":"phone-1","agent":"coach","screen":"today","token":"8f3a...",
///      "ids":{"weight":"stat","today":"list"},"tables":["lifts"]}
///
/// The device registers it, and again when a catch-up changed its ids, its tables or its token.
public struct Pin: Sendable, Hashable {
  /// The device.
  public var device: String
  /// The agent whose screen it is.
  public var agent: String
  /// The saved screen's name.
  public var screen: String
  /// Where pushes for the device go.
  public var token: String
  /// The ids on the screen that last, each with its preset.
  public var ids: KnownIDs
  /// The agent's tables that the screen shows.
  public var tables: Set<String>

  /// A pin.
  public init(
    device: String, agent: String, screen: String, token: String, ids: KnownIDs = [:],
    tables: Set<String> = []
  ) {
    self.device = device
    self.agent = agent
    self.screen = screen
    self.token = token
    self.ids = ids
    self.tables = tables
  }

  /// The pin that a device registers for its copy of a screen.
  public init(of copy: PinnedCopy, device: String, token: String) {
    var ids: KnownIDs = [:]
    for node in copy.nodes where node.canLast { ids[node.id] = node.preset }
    self.init(
      device: device, agent: copy.agent.id, screen: copy.name, token: token, ids: ids,
      tables: Set(PinnedCopy.tableNames(of: copy.nodes)))
  }
}

extension Pin {
  /// The pin as compact JSON, the same bytes for equal pins.
  public var json: String { value.json }

  /// The pin as a value.
  public var value: Value {
    [
      "device": .text(device), "agent": .text(agent), "screen": .text(screen),
      "token": .text(token),
      "ids": .object(
        Props(ids.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.name)) })),
      "tables": .list(tables.sorted().map { .text($0) }),
    ]
  }

  /// Reads a pin from its value. `ids` and `tables` may be missing; other members are not looked at.
  /// - Throws: `DataFailure`.
  public init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "pin")
    self.init(
      device: try members.text("device"), agent: try members.text("agent"),
      screen: try members.text("screen"), token: try members.text("token"),
      tables: Set(try members.texts("tables")))
    for member in try members.object("ids") {
      guard let name = member.value.text, let preset = Preset(name: name) else {
        throw .wrong(member: "ids")
      }
      ids[member.key] = preset
    }
  }

  /// Reads a pin from JSON.
  /// - Throws: `DataFailure`.
  public init(json: String) throws(DataFailure) { try self.init(Value(json: json)) }
}

extension Pin: Codable {
  /// Reads a pin as `value` writes it.
  public init(from decoder: any Decoder) throws { try self.init(Value(from: decoder)) }

  /// Writes the pin as `value` does.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
