public import YuiLines

/// What a person did on a widget (spec 5, section 5).
///
///     let event = try WidgetEvent(.toggle(item: "Walk 30 min", isChecked: true), of: "today", on: copy)
///     event.json
///     // {"id":"today","preset":"list","item":"Walk 30 min","checked":true,"saved":"today","via":"widget"}
///     event.line
///     // [yui] today list checked item="Walk 30 min" saved=today via=widget
///
/// A button is drawn, and tapped later: by then the agent may have changed the screen. So an event is
/// made against the copy as it stands, and a tap on what is no longer there makes none.
public struct WidgetEvent: Sendable, Hashable {
  /// What was done.
  public enum Action: Sendable, Hashable {
    /// An item of a checklist was ticked, or the tick was taken away.
    case toggle(item: String, isChecked: Bool)
    /// A timer was started, or went on after a pause.
    case start
    /// A timer was paused.
    case pause
    /// A component's own button was tapped: the words on it.
    case cta(String)
  }

  /// Why a tap makes no event.
  public enum Failure: Error, Sendable, Hashable {
    /// The agent forgot the screen.
    case gone
    /// Nothing on the screen has this id.
    case noNode(id: String)
    /// The component does not do that: its list is no checklist, or it is no timer.
    case notForPreset(Preset)
    /// The checklist has no such item.
    case noItem(String)
    /// The component has no button, or one with other words.
    case noButton
  }

  /// The component's id.
  public var id: String
  /// What the component is.
  public var preset: Preset
  /// What was done.
  public var action: Action
  /// The pinned screen.
  public var screen: String

  init(id: String, preset: Preset, action: Action, screen: String) {
    self.id = id
    self.preset = preset
    self.action = action
    self.screen = screen
  }

  /// What was done to a component of a copy, the newest of that id that it can be done to.
  /// - Throws: `Failure`.
  public init(_ action: Action, of id: String, on copy: PinnedCopy) throws(Failure) {
    let node = try copy.node(for: action, id: id)
    self.init(id: id, preset: node.preset, action: action, screen: copy.name)
  }

  /// A tap on a checklist's item: ticks it, or takes the tick away.
  /// - Throws: `Failure`.
  public static func toggle(
    _ item: String, of id: String, on copy: PinnedCopy
  ) throws(Failure) -> WidgetEvent {
    let node = try copy.node(for: .toggle(item: item, isChecked: true), id: id)
    return WidgetEvent(
      id: id, preset: node.preset,
      action: .toggle(item: item, isChecked: !copy.isTicked(item, of: node.key)), screen: copy.name)
  }

  /// A tap on a component's own button.
  /// - Throws: `Failure`.
  public static func cta(of id: String, on copy: PinnedCopy) throws(Failure) -> WidgetEvent {
    guard let words = copy.nodes.last(where: { $0.id == id && $0.cta != nil })?.cta else {
      return try WidgetEvent(.cta(""), of: id, on: copy)
    }
    return try WidgetEvent(.cta(words), of: id, on: copy)
  }
}

extension WidgetEvent.Failure: CustomStringConvertible {
  /// The failure in a sentence, for people.
  public var description: String {
    switch self {
    case .gone: "The agent forgot the screen."
    case .noNode(let id): "Nothing on the screen has the id `\(id)`."
    case .notForPreset(let preset):
      "A `\(preset.name)` does not do that: items of a `list` with `+check` are ticked, a `timer` "
        + "is started and paused."
    case .noItem(let item): "The list has no item `\(item)`."
    case .noButton: "The component has no such button."
    }
  }
}

extension WidgetEvent {
  /// The event as any event of a thread.
  public var event: Event {
    let values: Props =
      switch action {
      case .toggle(let item, let isChecked): ["item": .text(item), "checked": .bool(isChecked)]
      case .start: ["started": true]
      case .pause: ["paused": true]
      case .cta(let words): ["cta": .text(words)]
      }
    return Event(id: id, preset: preset, values: values, saved: screen, isFromWidget: true)
  }

  /// The event as a JSON object.
  public var value: Value { event.value }

  /// The event as compact JSON.
  public var json: String { value.json }

  /// The event as a line for the agent to read.
  public var line: String { event.line }

  /// Reads an event back.
  /// - Throws: `DataFailure`.
  public init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "event")
    guard try members.text("via") == "widget" else { throw .wrong(member: "via") }
    guard let preset = Preset(name: try members.text("preset")) else {
      throw .wrong(member: "preset")
    }
    let action: Action
    if let item = try members.optionalText("item") {
      action = .toggle(item: item, isChecked: try members.bool("checked"))
    } else if try members.bool("started") {
      action = .start
    } else if try members.bool("paused") {
      action = .pause
    } else {
      action = .cta(try members.text("cta"))
    }
    self.init(
      id: try members.text("id"), preset: preset, action: action,
      screen: try members.text("saved"))
  }
}

extension WidgetEvent: Codable {
  /// Reads an event as `value` writes it.
  public init(from decoder: any Decoder) throws { try self.init(Value(from: decoder)) }

  /// Writes the event as `value` does.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
