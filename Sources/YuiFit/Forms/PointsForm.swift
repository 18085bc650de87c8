import YuiLines
import YuiScreens

/// A timeline as points of one line, in order: the day's arc. Those that are over are behind the
/// mark of now; the next one is the only accent.
final class PointsForm: Form {
  let page: Page
  private let points: [TimelineParts.Row]
  private let now: Int
  private let lean: TimelineForm
  private let title: String

  /// The form, unless the points' names do not fit beside each other.
  init?(
    _ points: [TimelineParts.Row], now: Int, _ lean: TimelineForm, title: String, width: Int
  ) {
    page = lean.page
    self.points = points
    self.now = now
    self.lean = lean
    self.title = title
    let page = lean.page
    let column = width / points.count - page.px(Self.columnGap)
    for point in points {
      guard page.width(point.text, .strongCaption) <= column,
        page.width(point.at.text, .caption) <= column
      else { return nil }
    }
  }

  private static let columnGap = 4
  private static let trackHeight = 20

  var name: String { title }
  var kind: Block.Kind { .timeline }
  var hasHead: Bool { lean.hasHead }
  var levels: Int { title.isEmpty ? 2 : 3 }
  var nextChange: Moment? { lean.nextChange }

  private var hasTimes: Bool { points.contains { !$0.at.isEmpty } }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    guard level > 0 else { return lean.draw(0, extra: 0, with: &pen) }
    if level > 1 {
      pen.line(title, .label)
      pen.gap(6)
    }
    let track = page.px(Self.trackHeight)
    pen.drawing(in: Box(x: pen.x, y: pen.y, width: pen.width, height: track)) { box in
      drawing(in: box)
    }
    pen.y += track
    pen.gap(4)
    let width = pen.width / points.count
    for (place, point) in points.enumerated() {
      let isNext = place == now && !point.isDone
      let box = Box(
        x: pen.x + place * width, y: pen.y, width: width, height: page.height(.caption))
      pen.put(
        point.text, isNext ? .strongCaption : .caption, role: isNext ? .primary : .secondary,
        in: box, alignment: .center, isSensitive: true)
    }
    pen.y += page.height(.caption)
    guard hasTimes else { return }
    for (place, point) in points.enumerated() {
      let isNext = place == now && !point.isDone
      pen.put(
        point.at.text, isNext ? .strongCaption : .caption, role: isNext ? .primary : .secondary,
        in: Box(
          x: pen.x + place * width, y: pen.y, width: width, height: page.height(.caption)),
        alignment: .center, isSensitive: true)
    }
    pen.y += page.height(.caption)
  }

  /// The line, its points, and a mark where now is: between the last that is over and the next.
  private func drawing(in box: Box) -> Drawing {
    let count = Double(points.count)
    func x(_ place: Double) -> Double { (place + 0.5) / count }
    let isOver = points.last?.isDone ?? false
    let mark = isOver ? 1 : now == 0 ? 0 : x(Double(now) - 0.5)
    var marks = [
      Mark(
        .line(points: [Point(0, 0.5), Point(1, 0.5)], width: 2), role: .secondary, opacity: 0.3,
        accentable: false)
    ]
    if mark > 0 {
      marks.append(
        Mark(
          .line(points: [Point(0, 0.5), Point(mark, 0.5)], width: 2), role: .secondary,
          accentable: false))
    }
    func dots(_ places: [Int]) -> [Point] { places.map { Point(x(Double($0)), 0.5) } }
    let done = points.indices.filter { points[$0].isDone }
    let coming = points.indices.filter { !points[$0].isDone && $0 != now }
    if !done.isEmpty {
      marks.append(
        Mark(.dots(points: dots(done), radius: 4), role: .secondary, accentable: false))
    }
    if !coming.isEmpty {
      marks.append(
        Mark(
          .dots(points: dots(coming), radius: 4), role: .secondary, opacity: 0.55,
          accentable: false))
    }
    if !isOver { marks.append(Mark(.dots(points: dots([now]), radius: 7))) }
    let tick = 2.0 * Double(page.scale) / Double(max(box.width, 1))
    marks.append(
      Mark(
        .bars([Rect(min(max(mark - tick / 2, 0), 1 - tick), 0, tick, 1)]), role: .primary,
        accentable: false))
    return Drawing(kind: .strip, marks: marks)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) { lean.drawLine(line, with: &pen) }

  func drawCircle(_ circle: Circle, with pen: inout Pen) { lean.drawCircle(circle, with: &pen) }

  func speak(_ level: Int, into speech: inout Speech) {
    guard level > 0, !page.isHidden else { return lean.speak(0, into: &speech) }
    let words = page.texts.spoken
    speech.say(title)
    for (place, point) in points.enumerated() {
      speech.say(point.text)
      speech.say(point.isDone ? words.done : place == now ? words.next : "")
      speech.say(point.at.text)
    }
    speech.stop()
  }
}
