public import YuiLines

/// What a person did with a component, as it goes to the agent (spec 4, events).
///
///     let event = Event(id: "today", preset: .list, values: ["item": "Walk 30 min", "checked": true])
///     event.value.json   // {"id":"today","preset":"list","item":"Walk 30 min","checked":true}
///     event.line         // [yui] today list checked item="Walk 30 min"
public struct Event: Sendable, Hashable {
  /// The node's id.
  public var id: String
  /// What the node is.
  public var preset: Preset
  /// What was done: the answer, the item, the button.
  public var values: Props
  /// The saved screen that the node was shown from.
  public var saved: String?
  /// Whether it was done on a widget.
  public var isFromWidget: Bool

  /// An event.
  public init(
    id: String, preset: Preset, values: Props, saved: String? = nil, isFromWidget: Bool = false
  ) {
    self.id = id
    self.preset = preset
    self.values = values
    self.saved = saved
    self.isFromWidget = isFromWidget
  }

  /// An event of a node, which says by itself where it was shown from.
  public init(of node: Node, values: Props, isFromWidget: Bool = false) {
    self.init(
      id: node.id, preset: node.preset, values: values, saved: node.shownFrom,
      isFromWidget: isFromWidget)
  }

  /// The event as a JSON object: `{id, preset, ...values, saved?, via?}`.
  public var value: Value {
    var value: Props = ["id": .text(id), "preset": .text(preset.name)]
    value.merge(details)
    return .object(value)
  }

  /// The values, with where the event comes from.
  var details: Props {
    var details = values
    if let saved { details["saved"] = .text(saved) }
    if isFromWidget { details["via"] = "widget" }
    return details
  }
}
