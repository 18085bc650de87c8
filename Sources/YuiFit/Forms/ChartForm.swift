import YuiLines
import YuiScreens

/// A chart of lines, bars, an area or points: the drawing, its last value, its title, its axes.
final class ChartForm: Form {
  let page: Page
  private let parts: ChartParts

  init(_ parts: ChartParts, page: Page) {
    self.page = page
    self.parts = parts
  }

  private var figure: Quantity { parts.quantity }
  private var plainName: String { Preset.chart.spec.plainName }

  /// A drawing is never lower than this.
  private static let leastHeight = 44

  var name: String { parts.title }
  var kind: Block.Kind { .chart }

  var levels: Int {
    switch page.shape {
    case .glance, .strip: 1
    case .small, .medium: 2
    case .large: 3
    }
  }
  var tellingLevels: Int { page.shape == .small ? 1 : levels }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    switch level {
    case 0: drawLean(extra: extra, with: &pen)
    case 1:
      drawHead(with: &pen)
      drawPlot(page.px(Self.leastHeight) + extra, with: &pen)
    default:
      drawHead(with: &pen)
      drawWithAxes(extra: extra, with: &pen)
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    let most = page.shape <= .small ? width : width * 11 / 20
    return max(0, most - page.px(Self.leastHeight))
  }

  /// The drawing with the last value in its corner.
  private func drawLean(extra: Int, with pen: inout Pen) {
    let height = max(page.px(Self.leastHeight), page.height(.strongCaption)) + extra
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let figure =
      figure.isEmpty ? nil : sizedFigure(.strongCaption, width: pen.width * 9 / 20)
    let used = figure.map { $0.width + page.px(8) } ?? 0
    drawMarks(
      in: Box(x: pen.x, y: pen.y, width: pen.width - used, height: height), with: &pen)
    if let figure {
      pen.put(
        figure, role: .primary, at: pen.maxX - figure.width,
        baseline: pen.y + page.font(.strongCaption).baseline, isSensitive: true)
    }
  }

  /// The title with the last value at the line's end; in a small widget the value alone, large.
  private func drawHead(with pen: inout Pen) {
    if page.shape == .small {
      _ = pen.number(
        figure, delta: nil, sub: "", .leanValue, x: pen.x, width: pen.width, isTrailing: false)
      pen.y += page.height(.leanValue)
      pen.gap(2)
      return
    }
    let height = page.height(.label)
    if !pen.isDry {
      let figure = figure.isEmpty ? nil : sizedFigure(.strongRow, width: pen.width / 2)
      let used = figure.map { $0.width + page.px(8) } ?? 0
      pen.put(
        parts.title.isEmpty ? plainName : parts.title, .label,
        in: Box(x: pen.x, y: pen.y, width: pen.width - used, height: height))
      if let figure {
        pen.put(
          figure, role: .primary, at: pen.maxX - figure.width,
          baseline: pen.y + page.font(.label).baseline, isSensitive: true)
      }
    }
    pen.y += height
    pen.gap(4)
  }

  private func sizedFigure(_ look: Look, width: Int) -> Sized? {
    page.isHidden
      ? page.step(Ways(Pen.dots, on: page), look, width: width)
      : page.step(figure, look, width: width)
  }

  private func drawPlot(_ height: Int, with pen: inout Pen) {
    drawMarks(in: Box(x: pen.x, y: pen.y, width: pen.width, height: height), with: &pen)
    pen.y += height
  }

  /// The drawing with its ends written at its sides: the highest and the lowest value, the first
  /// and the last place.
  private func drawWithAxes(extra: Int, with pen: inout Pen) {
    let line = page.height(.caption)
    let height = max(page.px(Self.leastHeight), 2 * line) + extra
    let hasLabels = parts.labels.count > 1
    defer {
      pen.y += height
      if hasLabels {
        pen.gap(2)
        pen.y += line
      }
    }
    guard !pen.isDry else { return }
    var used = 0
    if !page.isHidden, let range = parts.range {
      let ends = [range.high, range.low].compactMap { end in
        page.step(
          Ways(page.quantity(.number(end), unit: ""), on: page), .caption,
          width: pen.width / 5)
      }
      used = ends.map(\.width).max() ?? 0
      for (place, end) in ends.enumerated() {
        let top = place == 0 ? pen.y : pen.y + height - line
        pen.put(
          end, role: .secondary, at: pen.maxX - end.width,
          baseline: top + page.font(.caption).baseline, isSensitive: true)
      }
      if used > 0 { used += page.px(8) }
    }
    let width = pen.width - used
    drawMarks(in: Box(x: pen.x, y: pen.y, width: width, height: height), with: &pen)
    guard hasLabels, let first = parts.labels.first, let last = parts.labels.last else { return }
    let top = pen.y + height + page.px(2)
    for (label, isLast) in [(first, false), (last, true)] {
      guard let sized = page.cut(page.shown(label), .caption, width: width / 2 - page.px(4))
      else { continue }
      pen.put(
        sized, role: .secondary, at: isLast ? pen.x + width - sized.width : pen.x,
        baseline: top + page.font(.caption).baseline)
    }
  }

  private func drawMarks(in box: Box, with pen: inout Pen) {
    pen.drawing(in: box) { box in Marks(parts, in: box, scale: page.scale).drawing }
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(
      line, text: parts.title.isEmpty ? plainName : parts.title, number: figure,
      isNumberSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawNumber(figure, ring: 0, isSensitive: false, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.speech)
    speech.stop()
  }
}
