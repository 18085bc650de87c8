/// How much a pinned copy may hold (spec 5, section 1).
public enum CopyLimits {
  /// Rows of a table that a copy holds. Stops a widget from loading a table that it cannot draw.
  public static let tableRows = 500
  /// What the rows of such a table take (`AgentTable.byteCount`). Stops 500 rows of long texts.
  public static let tableBytes = 64 << 10
  /// Bytes of a copy on disk. Stops a file that something else put there from filling the memory of
  /// a widget extension, which has 30 MB.
  public static let fileBytes = 16 << 20
}
