import YuiLines
import YuiScreens

/// What a timeline shows, or rows that stand without one: the rows around the now row.
final class TimelineParts: Facts {
  let title: String
  /// The rows that any family shows: two before the now row, the now row, three after it.
  let rows: [Row]
  /// The place of the now row among them.
  let now: Int?
  /// How many of the two rows before the now row are done.
  let doneBefore: Int
  /// How many rows there are after the now row.
  let after: Int
  /// Whether any row leads somewhere.
  let opens: Bool

  /// A row for a person.
  struct Row {
    var id: String
    var preset: Preset
    var text: String
    var at: String
    var sub: String
    var url: String

    var isDone: Bool { preset == .done }
  }

  /// The rows of a timeline, or rows that stand without one.
  init(head: Node?, rows: ArraySlice<Node>, _ reading: Reading) {
    title = head.map { reading.text($0, .title) } ?? ""
    opens = rows.contains { !reading.text($0, .url).isEmpty }
    let now =
      rows.firstIndex { $0.preset == .now } ?? rows.firstIndex { $0.preset == .next }
      ?? rows.indices.last
    guard let now else {
      (self.rows, self.now, doneBefore, after) = ([], nil, 0, 0)
      return
    }
    let first = max(rows.startIndex, now - 2)
    self.now = now - first
    doneBefore = rows[first..<now].count { $0.preset == .done }
    after = rows.endIndex - now - 1
    self.rows = rows[first..<min(now + 4, rows.endIndex)].map { row in
      Row(
        id: row.id, preset: row.preset, text: reading.text(row, .text),
        at: reading.text(row, .at), sub: reading.text(row, .sub), url: reading.text(row, .url))
    }
  }

  func form(on page: Page, width: Int) -> any Form { TimelineForm(self, page: page) }
}
