public import YuiLines

/// One component on a screen (spec 4, applying ops).
///
///     // after `>2 stat@weight 178.9lb Weight`
///     node.id         // "weight"
///     node.props      // ["value": 178.9, "unit": "lb", "label": "Weight"]
///     node.resolved   // the same over the preset's defaults, with "good": "up"
public struct Node: Sendable, Hashable {
  /// What a renderer knows it by; patches keep it.
  public var key: NodeKey
  /// The id that its line gave it, or the one that the parser made.
  public var id: String
  /// What it is. Only a timeline's row ever changes it.
  public var preset: Preset
  /// What its line and the patches since have said, without defaults.
  public var props: Props
  /// Its place among all adds of the thread: a later add has a higher one.
  public var sequence: Int
  /// The id of the group's head that it joined, as its line said.
  public var group: String?
  /// The key of that head, when it stands on the same screen: a member is its head's child.
  public var parent: NodeKey?
  /// Whether it is drawn on the stage; fixed when it is added.
  public var isStaged: Bool
  /// The name of the saved screen that it came back from, when it came back through `show`.
  public var shownFrom: String?

  /// A node.
  public init(
    key: NodeKey, id: String, preset: Preset, props: Props = [:], sequence: Int? = nil,
    group: String? = nil, parent: NodeKey? = nil, isStaged: Bool = false,
    shownFrom: String? = nil
  ) {
    self.key = key
    self.id = id
    self.preset = preset
    self.props = props
    self.sequence = sequence ?? key.rawValue
    self.group = group
    self.parent = parent
    self.isStaged = isStaged
    self.shownFrom = shownFrom
  }
}

extension Node {
  /// The props as a renderer needs them: the node's own over its preset's defaults.
  /// - Complexity: O(*n*) in the props.
  public var resolved: Props { preset.resolve(props) }
}
