/// How much of anything one reply may hold.
///
/// A line past a limit is an error and costs nothing else; the lines after it go on.
public enum Limits {
  /// Bytes in a line. Stops a stream without line ends from growing a buffer without bound.
  public static let lineBytes = 8 << 20
  /// Tokens in a line. Stops a long line of single letters from costing many times its size.
  public static let tokensPerLine = 1 << 18
  /// Parts, between `|`, in a line. Stops a line of bars, as above.
  public static let partsPerLine = 1 << 18
  /// Props in a line, a key as often as it is repeated. Stops a line of keys from growing every node it
  /// is merged into, and each key from being looked for among all before it.
  public static let propsPerLine = 256
  /// Groups that are open at a time: what the longest chain of heads that are members of heads has.
  /// A group that joins nothing ends the others, so no stream of heads opens more.
  public static let openGroups = 3
  /// Explicit ids in a reply. Stops a reply from growing the table of ids without bound.
  public static let idsPerReply = 1 << 18
  /// Bytes of all explicit ids in a reply. Stops few ids of huge length from doing the same.
  public static let idBytesPerReply = 4 << 20
  /// Ids that a reply makes for adds without one. Stops a stream that never ends.
  public static let madeIDsPerReply = 1 << 20
  /// Bytes in a block. Stops a block that never ends, whose nodes and edges take many times its size.
  public static let blockBytes = 1 << 19
  /// Bytes that a parser holds whose ops nobody has taken. Offsets are 31 bits wide.
  public static let replyBytes = 1 << 30
  /// Depth of JSON values. Stops a run of brackets from exhausting the stack.
  public static let jsonDepth = 128
  /// Values in the JSON of one `custom`. Stops a line of empty lists from costing many times its size.
  public static let jsonValues = 1 << 16

  /// Lines that a draw keeps (spec 3). Stops a drawing that no phone could show.
  public static let drawLines = 600
  /// Code points that a draw keeps, one more a line (spec 3). As above.
  public static let drawCharacters = 60_000
  /// UTF-16 units that a motion keeps, one more a line (spec 3). As above.
  public static let motionCharacters = 120_000
  /// Edges that the `&` joins of a block make, each counted once and once more for every byte of
  /// its label. Stops `a & b & ... --> c & d & ...`, a product, from growing with the square of its
  /// line.
  public static let joinedEdges = 1 << 16
  /// Edges and conditions that one walk through a flow tests. Stops a flow that leads every step
  /// through the same long run of nodes without a step.
  public static let flowTests = 1 << 22

  /// Ids that a misspelt target is compared with. Stops a reply of many ids and many misspelt ones
  /// from costing their product.
  public static let guessedIDs = 1024
  /// Faults of one reply for which a line that would have worked is looked for. As above.
  public static let suggestions = 256
}
