public import YuiLines

/// Why an op changed nothing (spec 4: errors and refused writes).
public struct Refusal: Sendable, Hashable {
  /// What stood in the way.
  public enum Reason: Error, Sendable, Hashable {
    /// The line failed already when it was parsed.
    case line(Diagnostic)
    /// Nothing on a screen or on the shelf answers to the target of a patch.
    case nothingToPatch(target: String)
    /// A `custom` block is not patched; it is added again.
    case customPatch(target: String)
    /// A row's kind is done, now or next.
    case badKind(String)
    /// Nothing is saved under the name.
    case nothingSaved(name: String)
    /// The drawer has no section of this name.
    case noSection(String)
    /// A table refused a write.
    case table(TableRefusal)
    /// The state holds as much as it may.
    case limit(Limit)
  }

  /// What the state has too much of.
  public enum Limit: String, Sendable, Hashable, CaseIterable {
    case nodesPerScreen = "nodes on this screen"
    case nodes = "nodes"
    case screens = "screens"
    case savedNames = "saved screens"
    case savedNodes = "nodes on the shelf"
    case props = "props"
    case copies = "nodes to copy by saves and shows at a time"
  }

  /// What stood in the way.
  public var reason: Reason
  /// The screen that the line was on.
  public var screen: String
  /// Where the line stands in its reply.
  public var line: SourceLine

  /// A refusal.
  public init(_ reason: Reason, screen: String = "1", line: SourceLine = SourceLine()) {
    self.reason = reason
    self.screen = screen
    self.line = line
  }

  /// The kind of refusal as a stable code, that of the diagnostic for a line that failed.
  public var code: String {
    switch reason {
    case .line(let diagnostic): diagnostic.code.rawValue
    case .nothingToPatch: "nothing-to-patch"
    case .customPatch: Diagnostic.Code.customPatch.rawValue
    case .badKind: Diagnostic.Code.badKind.rawValue
    case .nothingSaved: "nothing-saved"
    case .noSection: Diagnostic.Code.badMenu.rawValue
    case .table: "refused-by-table"
    case .limit: "too-much"
    }
  }

  /// The refusal in a sentence. Messages are for people and may change; match on `reason`.
  public var message: String {
    switch reason {
    case .line(let diagnostic): diagnostic.message
    case .nothingToPatch(let target): "Nothing is here to patch as `\(target)`."
    case .customPatch: "A custom block cannot be patched; add it again."
    case .badKind(let kind): "A row's kind is done, now or next, not `\(kind)`."
    case .nothingSaved(let name): "Nothing is saved as `\(name)`."
    case .noSection(let name): "The drawer has no section `\(name)`."
    case .table(let refusal): refusal.description
    case .limit(let limit): "There are too many \(limit.rawValue)."
    }
  }
}

/// The errors of a thread: the newest ones, and how many there were in all.
public struct ErrorLog: Sendable, Hashable {
  // Up to twice as many as are kept, so that the oldest are not moved out one by one.
  private var stored: [Refusal] = []
  /// How many errors there have been.
  public private(set) var count = 0

  /// No errors.
  public init() {}

  /// The newest errors, oldest first, at most `ScreenLimits.errors`.
  public var newest: ArraySlice<Refusal> { stored.suffix(ScreenLimits.errors) }

  /// Whether both have counted as many errors and keep the same ones.
  public static func == (left: ErrorLog, right: ErrorLog) -> Bool {
    left.count == right.count && left.newest == right.newest
  }

  /// Feeds the log to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(newest)
  }

  mutating func append(_ refusal: Refusal) {
    count &+= 1
    if stored.count == 2 * ScreenLimits.errors { stored.removeFirst(ScreenLimits.errors) }
    stored.append(refusal)
  }
}
