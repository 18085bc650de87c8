public import YuiLines

/// One reply of an agent as the relay keeps it.
///
///     AgentRow(["id": "41", "at": "2026-11-29T09:40:00Z", "body": "~weight 178.4lb"])
public struct AgentRow: Sendable, Hashable {
  /// The row's id, unique in its thread.
  public var id: String
  /// When it was written.
  public var at: Moment
  /// The reply: Yui Lines, or words with Yui Lines in fences.
  public var body: String

  /// A row.
  public init(id: String, at: Moment, body: String) {
    self.id = id
    self.at = at
    self.body = body
  }

  /// Reads a row from JSON: `{"id", "at", "body"}`, the time as RFC 3339. An id may be text or a
  /// whole number that a double holds exactly; nil for anything else.
  public init?(_ value: Value) {
    guard let props = value.object, let id = Self.id(props["id"]),
      let at = props["at"]?.text.flatMap({ Moment($0) }), let body = props["body"]?.text
    else { return nil }
    self.init(id: id, at: at, body: body)
  }

  /// Where the row stands in its thread.
  public var cursor: Cursor { Cursor(at: at, id: id) }

  private static func id(_ value: Value?) -> String? {
    switch value {
    case .text(let text): return text
    case .number(let number):
      // Past 2^53 two ids could read as the same number, and one of the rows be lost.
      guard number >= 0, number < 9_007_199_254_740_992, number == number.rounded(.down) else {
        return nil
      }
      return value?.written
    default: return nil
    }
  }
}
