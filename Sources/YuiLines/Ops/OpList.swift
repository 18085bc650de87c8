/// The ops of a reply, in order.
public struct OpList: RandomAccessCollection, Sendable {
  var ops: [Op] = []
  /// The place of the first op, 0.
  public var startIndex: Int { 0 }
  /// The place behind the last op.
  public var endIndex: Int { ops.count }
  /// The op at a place.
  public subscript(position: Int) -> Op { ops[position] }
}
