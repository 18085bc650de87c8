import YuiLines

/// A timeline's rows and where its now marker sits (spec 4, timeline rows).
///
///     // done@a, now@b, next@c, then `~b kind=done`
///     let track = TimelineRows(among: state.nodes(on: "1"))
///     track.rows.map(\.id)   // ["a", "b", "c"]: rows keep their order
///     track.mark             // 2: before c
public struct TimelineRows: Sendable, Hashable {
  /// The rows, in the order in which they were added.
  public var rows: [Node]

  /// The rows among a screen's nodes, or among a timeline's members.
  public init(among nodes: some Sequence<Node>) { rows = nodes.filter(\.preset.isRow) }

  /// How many rows stand before the now marker: it sits before the first that is not done, else at
  /// the end.
  public var mark: Int { rows.firstIndex { $0.preset != .done } ?? rows.count }
}

extension ScreenState {
  /// All rows of the thread, in a timeline or not, on any screen, in the order in which they were
  /// added.
  /// - Complexity: O(*n* log *n*) in all nodes.
  public var timelineRows: TimelineRows {
    var rows = TimelineRows(among: screens.all.lazy.flatMap(\.nodes))
    rows.rows.sort { $0.sequence < $1.sequence }
    return rows
  }
}
