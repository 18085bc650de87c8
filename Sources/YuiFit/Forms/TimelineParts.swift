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
  /// All rows and the place of the now row, when they are points of one line.
  let points: (rows: [Row], now: Int)?
  /// When a row would read otherwise, or be done, with no new row.
  let nextChange: Moment?

  /// A row for a person.
  struct Row {
    var id: String
    var preset: Preset
    var text: String
    /// When, beside the text.
    var at: TimedText
    var sub: TimedText
    var url: String
    /// The moment it is about.
    var timing: Timing?
    /// Whether it is done: said so, or its moment is over.
    var isDone: Bool
  }

  /// The rows of a timeline, or rows that stand without one.
  init(head: Node?, rows: ArraySlice<Node>, _ reading: Reading) {
    title = head.map { reading.text($0, .title) } ?? ""
    opens = rows.contains { !reading.text($0, .url).isEmpty }
    let isTimed = rows.contains { $0.mayHaveWidgetProps && $0.props["when"] != nil }
    let now =
      rows.firstIndex { $0.preset == .now }
      ?? rows.firstIndex { $0.preset == .next && !(isTimed && Self.isOver($0, reading)) }
      ?? rows.indices.last
    guard let now else {
      (self.rows, self.now, doneBefore, after) = ([], nil, 0, 0)
      (points, nextChange) = (nil, nil)
      return
    }
    let first = max(rows.startIndex, now - 2)
    self.now = now - first
    doneBefore = rows[first..<now].count {
      $0.preset == .done || isTimed && Self.isOver($0, reading)
    }
    after = rows.endIndex - now - 1
    // A row alone that is over says what came of it, and is not ticked off.
    let isAlone = rows.count == 1
    func row(_ node: Node) -> Row { Row(node, isTimed: isTimed, isAlone: isAlone, reading) }
    self.rows = rows[first..<min(now + 4, rows.endIndex)].map(row)
    points =
      head?.prop(.layout) == .text("points") && 2...Self.mostPoints ~= rows.count
      ? (rows.map(row), now - rows.startIndex) : nil
    nextChange =
      isTimed
      ? rows.reduce(nil) { reading.earlier($0, Timing($1, reading)?.change) } : nil
  }

  /// More points than this are no points but a ruler.
  private static let mostPoints = 8

  private static func isOver(_ row: Node, _ reading: Reading) -> Bool {
    Timing(row, reading)?.isOver ?? false
  }

  func form(on page: Page, width: Int) -> any Form {
    let rows = TimelineForm(self, page: page, width: width)
    guard let points, page.shape >= .medium,
      let form = PointsForm(points.rows, now: points.now, rows, title: title, width: width)
    else { return rows }
    return form
  }
}

extension TimelineParts.Row {
  /// A row as it reads now. One with a moment and no words for it says its time.
  init(_ node: Node, isTimed: Bool, isAlone: Bool, _ reading: Reading) {
    id = node.id
    preset = node.preset
    url = reading.text(node, .url)
    isDone = node.preset == .done
    let (at, sub) = (reading.text(node, .at), reading.text(node, .sub))
    timing = isTimed ? Timing(node, reading) : nil
    guard let timing else {
      text = reading.text(node, .text)
      (self.at, self.sub) = (TimedText(at), TimedText(sub))
      return
    }
    text = reading.timed(node, .text, timing)
    if node.preset == .next, !isAlone { isDone = timing.isOver }
    self.at = timing.words(at.isEmpty ? "{time}" : at)
    self.sub = timing.filled(sub)
  }
}
