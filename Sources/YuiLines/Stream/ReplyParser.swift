/// Turns one reply, in chunks cut anywhere, into ops.
public struct ReplyParser: Sendable {
  /// The ops so far that nobody has taken.
  public private(set) var ops = OpList()

  /// A parser for one reply. `known` are the ids that last from earlier replies.
  public init(known: KnownIDs = [:]) {}

  /// Reads the next bytes of the reply.
  public mutating func push(_ chunk: some Sequence<UInt8>) {}

  /// Reads the next piece of the reply.
  public mutating func push(_ chunk: String) { push(chunk.utf8) }

  /// Ends the reply: reads a last line without a line end, and ends an open block.
  public mutating func finish() {}

  /// Hands over the ops so far and starts a fresh list.
  public mutating func takeOps() -> OpList {
    defer { ops = OpList() }
    return ops
  }

  /// Parses a whole reply.
  public static func parse(_ reply: String, known: KnownIDs = [:]) -> OpList {
    var parser = ReplyParser(known: known)
    parser.push(reply)
    parser.finish()
    return parser.takeOps()
  }
}
