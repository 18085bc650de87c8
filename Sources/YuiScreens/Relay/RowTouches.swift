public import YuiLines

/// What a row does to the pins of its agent.
public struct RowTouches: Sendable, Hashable {
  /// The pins that it touches, each once, in the order in which they were registered.
  public var touches: [Touch] = []
  /// The pinned screens that it saves, with the lasting ids that it put there.
  ///
  /// A save can bring ids that the pins do not have yet. Until the phone has caught up and
  /// registered again, `PinIndex.adopt` lets patches to them count.
  public var saves: [String: KnownIDs] = [:]

  /// Nothing.
  public init() {}

  /// Whether the row touches no pin.
  public var isEmpty: Bool { touches.isEmpty }
}
