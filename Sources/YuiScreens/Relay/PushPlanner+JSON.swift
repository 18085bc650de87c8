import YuiLines

extension PushPlanner {
  /// The version of the state that this package writes.
  public static let stateVersion = 1

  /// The planner as compact JSON, the same bytes for equal planners. A planner that waits for
  /// nothing and pushed nothing lately is about 60 bytes.
  public var json: String { value.json }

  /// Reads a planner back.
  /// - Throws: `DataFailure`.
  /// - Complexity: O(*n* log *n*) in the screens that it holds.
  public init(json: String) throws(DataFailure) {
    try self.init(Value(json: json))
  }

  /// The planner as a value: `version`, `gap` in seconds when it is not 15 minutes, `clock`, and
  /// `devices` with their `token` and the `screens` that were `pushed` or `touched` lately.
  public var value: Value {
    var props: Props = ["version": .number(Double(Self.stateVersion))]
    let seconds = Double(gap) / 1_000_000
    if seconds != Self.secondsBetweenPushes { props["gap"] = .number(seconds) }
    if let clock { props["clock"] = .text(clock.text) }
    if !devices.isEmpty {
      props["devices"] = .list(
        devices.entries.sorted { $0.name < $1.name }.map(\.value))
    }
    return .object(props)
  }

  /// Reads a planner from its value.
  /// - Throws: `DataFailure`.
  public init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "state")
    let version = try members.count("version")
    guard version > 0 else { throw .wrong(member: "version") }
    guard version <= Self.stateVersion else { throw .newer(version: version) }
    self.init(
      secondsBetweenPushes: try members.number("gap", default: Self.secondsBetweenPushes))
    clock = try members.optionalMoment("clock")
    let list = try members.list("devices")
    guard list.isEmpty || clock != nil else { throw .wrong(member: "clock") }
    for value in list {
      let members = try Members(value, of: "devices")
      var device = try Device(members)
      // Whoever wrote it: nothing lies ahead of the clock, so nothing waits longer than the gap.
      if let clock { device.rewind(to: clock) }
      guard devices.place(of: device.name) == nil else { throw .wrong(member: "devices") }
      devices.append(device)
    }
    indexDevices()
  }
}

extension PushPlanner: Codable {
  /// Reads a planner as `value` writes it.
  public init(from decoder: any Decoder) throws {
    try self.init(Value(from: decoder))
  }

  /// Writes the planner as `value` does.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension PushPlanner.Device {
  fileprivate init(_ members: Members) throws(DataFailure) {
    self.init(name: try members.text("device"), token: try members.text("token"))
    for value in try members.list("screens") {
      let members = try Members(value, of: "screens")
      var screen = PushPlanner.Screen(name: try members.text("screen"))
      screen.pushedAt = try members.optionalMoment("pushed")
      screen.touchedSince = try members.optionalMoment("touched")
      // Touches that nothing says the time of are none that wait.
      let touches = try members.count("touches")
      screen.touches = screen.touchedSince == nil ? 0 : max(touches, 1)
      guard screen.pushedAt != nil || screen.touchedSince != nil,
        screens.place(of: screen.name) == nil
      else { throw .wrong(member: "screens") }
      append(screen)
    }
  }

  fileprivate var value: Value {
    let screens: [Value] = screens.entries.sorted { $0.name < $1.name }.map { screen in
      var props: Props = ["screen": .text(screen.name)]
      if let pushed = screen.pushedAt { props["pushed"] = .text(pushed.text) }
      if let touched = screen.touchedSince {
        props["touched"] = .text(touched.text)
        props["touches"] = .number(Double(screen.touches))
      }
      return .object(props)
    }
    return ["device": .text(name), "token": .text(token), "screens": .list(screens)]
  }
}
