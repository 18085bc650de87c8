/// What a renderer knows a node by: it stays when the node is patched, and no other node of the
/// same state ever has it.
public struct NodeKey: RawRepresentable, Sendable, Hashable, Comparable {
  /// The key's number; later nodes have higher ones.
  public var rawValue: Int

  /// A key of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether `left` was given out before `right`.
  public static func < (left: NodeKey, right: NodeKey) -> Bool { left.rawValue < right.rawValue }
}

extension NodeKey: ExpressibleByIntegerLiteral {
  /// The key of a literal.
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}
