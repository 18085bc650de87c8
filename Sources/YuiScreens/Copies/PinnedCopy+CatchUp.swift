extension PinnedCopy {
  /// Applies the rows that are newer than the copy's cursor, oldest first, and says what changed
  /// (spec 5, section 1).
  ///
  /// Rows at or before the cursor are skipped, so applying rows twice, or in batches cut anywhere,
  /// gives the same copy. No row makes it fail: a bad line is skipped.
  ///
  /// - Parameters:
  ///   - rows: The agent's rows, in any order.
  ///   - now: The time, at which the copy is level with the relay.
  /// - Complexity: O(*b*) in the bytes of the rows, and O(*n*) in the copy; sorting rows that are not
  ///   in order costs O(*r* log *r*).
  @discardableResult
  public mutating func catchUp(_ rows: some Collection<AgentRow>, at now: Moment) -> CatchUp {
    let old = self
    var replay = CopyReplay(self)
    var count = 0
    for row in Self.inOrder(rows) {
      if let cursor = replay.copy.cursor, row.cursor <= cursor { continue }
      replay.apply(row)
      count += 1
    }
    self = replay.finish()
    caughtUpAt = now
    var result = CatchUp(from: old, to: self)
    result.rowCount = count
    result.isSavedAnew = replay.isSavedAnew
    return result
  }

  private static func inOrder(_ rows: some Collection<AgentRow>) -> [AgentRow] {
    let rows = Array(rows)
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { $0.cursor <= $1.cursor }
    return isSorted ? rows : rows.sorted { $0.cursor < $1.cursor }
  }
}
