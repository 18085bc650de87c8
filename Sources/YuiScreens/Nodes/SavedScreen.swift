/// A screen on the shelf, as it stood when it was saved, with the patches since (spec 4).
public struct SavedScreen: Sendable, Hashable {
  /// The name it was saved under.
  public var name: String
  /// The screen it was saved from.
  public var screen: String
  /// Whether that was the stage: `show` then brings it back there.
  public var isStage: Bool
  /// Its nodes, in line order.
  public var nodes: [Node]

  /// A saved screen.
  public init(name: String, screen: String, isStage: Bool = false, nodes: [Node] = []) {
    self.name = name
    self.screen = screen
    self.isStage = isStage
    self.nodes = nodes
  }
}
