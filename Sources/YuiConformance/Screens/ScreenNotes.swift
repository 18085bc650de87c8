import YuiLines
import YuiScreens

/// What a screen's reply says in its comments: its purpose, when it is looked at, and what the
/// person did on the widget until then. The language passes over all of it.
///
///     # The clock is live.
///     # now: 2026-11-29T09:40:00+01:00
///     # tap: 2026-11-29T09:38:48+01:00 start tabata
public struct ScreenNotes: Sendable, Hashable {
  /// What the state is for, in a sentence or two; empty when nobody said.
  public var purpose = ""
  /// The moment at which the state is looked at.
  public var now: Moment?
  /// How far the viewer's clock is ahead of UTC then, in seconds.
  public var utcOffset = 0
  /// What was done on the widget since the reply before, in order.
  public var taps: [Tap] = []

  /// Something done on the widget: `start`, `pause` or `toggle`.
  public struct Tap: Sendable, Hashable {
    /// When.
    public var at: Moment
    /// What.
    public var action: Action
    /// The component's id.
    public var id: String
    /// The item of a checklist.
    public var item: String

    /// What can be done.
    public enum Action: String, Sendable, Hashable, CaseIterable {
      case start, pause, toggle
    }
  }

  /// The notes of a reply: its comment lines that stand alone. Those before the first other line
  /// say what it is for.
  public init(_ reply: String) {
    var isHead = true
    for line in reply.split(separator: "\n") {
      guard line.hasPrefix("# ") else {
        if line != "#" { isHead = false }
        continue
      }
      let words = line.dropFirst(2)
      if let time = Self.value(words, of: "now") {
        guard let read = Moment.read(time) else { continue }
        (now, utcOffset) = (read.moment, read.utcOffsetSeconds)
      } else if let tap = Self.value(words, of: "tap") {
        taps += Self.tap(tap).map { [$0] } ?? []
      } else if isHead {
        purpose += (purpose.isEmpty ? "" : " ") + words
      }
    }
  }

  private static func value(_ line: Substring, of key: String) -> String? {
    guard line.hasPrefix(key + ": ") else { return nil }
    return String(line.dropFirst(key.count + 2))
  }

  private static func tap(_ text: String) -> Tap? {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count > 2, let at = Moment(words[0]),
      let action = Tap.Action(rawValue: String(words[1]))
    else { return nil }
    return Tap(
      at: at, action: action, id: String(words[2]), item: words.count > 3 ? String(words[3]) : "")
  }
}
