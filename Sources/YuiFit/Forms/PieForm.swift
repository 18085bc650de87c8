import YuiLines
import YuiScreens

/// A pie or a donut: the round, its total, its legend.
final class PieForm: Form {
  let page: Page
  private let parts: ChartParts

  init(_ parts: ChartParts, page: Page) {
    self.page = page
    self.parts = parts
  }

  private var slices: [Slices.Slice] { parts.pie }
  private var total: Quantity { parts.quantity }
  private var plainName: String { Preset.chart.spec.plainName }

  private static let leastSide = 44
  /// A round this large has room for its total.
  private static let largeSide = 72
  private static let columnGap = 12

  var name: String { parts.title }
  var kind: Block.Kind { .chart }

  var levels: Int {
    switch page.shape {
    case .glance, .strip: 1
    case .small: 2
    case .medium, .large: 2 + max(0, min(slices.count, Slices.most) - 2)
    }
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    if level == 0 {
      drawLean(extra: extra, with: &pen)
    } else if page.shape == .small {
      let side = page.px(Self.largeSide) + extra
      drawRound(side: min(side, pen.width), x: pen.x, hasTotal: true, with: &pen)
      pen.y += side
    } else {
      drawWithLegend(rows: min(level + 1, slices.count), extra: extra, with: &pen)
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    switch (level, page.shape) {
    case (0, _): max(0, width / 2 - page.px(Self.leastSide))
    case (_, .small): max(0, width - page.px(Self.largeSide))
    default: max(0, width / 2 - page.px(Self.largeSide))
    }
  }

  private func drawLean(extra: Int, with pen: inout Pen) {
    let height = max(page.px(Self.leastSide), page.height(.leanValue)) + extra
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let side = min(height, pen.width / 2)
    drawRound(side: side, x: pen.x, hasTotal: false, height: height, with: &pen)
    let x = pen.x + side + page.px(Self.columnGap)
    let line = page.height(.leanValue)
    let top = pen.y
    pen.y += (height - line) / 2
    _ = pen.number(
      total, delta: nil, sub: "", .leanValue, x: x, width: pen.maxX - x)
    pen.y = top
  }

  private func drawWithLegend(rows: Int, extra: Int, with pen: inout Pen) {
    let line = page.height(.caption)
    let legend = rows * line + max(0, rows - 1) * page.px(2)
    if !parts.title.isEmpty {
      pen.line(parts.title, .label)
      pen.gap(4)
    }
    let height = max(page.px(Self.largeSide), legend) + extra
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let side = min(height, pen.width * 9 / 20)
    drawRound(side: side, x: pen.x, hasTotal: true, height: height, with: &pen)
    let x = pen.x + side + page.px(Self.columnGap)
    var y = pen.y + (height - legend) / 2
    for (number, slice) in slices.prefix(rows).enumerated() {
      drawLegend(slice, number, in: Box(x: x, y: y, width: pen.maxX - x, height: line), &pen)
      y += line + page.px(2)
    }
  }

  private func drawLegend(
    _ slice: Slices.Slice, _ number: Int, in box: Box, _ pen: inout Pen
  ) {
    let font = page.font(.caption)
    let dot = max(Int(font.size * Double(page.scale) * 0.6), 1)
    let middle = box.y + font.baseline - font.xHeight / 2
    pen.fill(
      in: Box(x: box.x, y: middle - dot / 2, width: dot, height: dot), role: .accent,
      opacity: Marks.opacity(number), radius: Double(dot) / 2 / Double(page.scale),
      accentable: true)
    var free = box.width - dot - page.px(6)
    let baseline = box.y + font.baseline
    let value = page.quantity(.number(slice.value), unit: parts.unit)
    let ways = page.isHidden ? Ways(Pen.dots, on: page) : Ways(value, on: page)
    let sized = page.step(ways, .caption, width: free / 2)
    if let sized { free -= sized.width + page.px(6) }
    pen.put(
      name(slice), .caption,
      in: Box(x: box.x + dot + page.px(6), y: box.y, width: free, height: box.height))
    if let sized {
      pen.put(
        sized, role: .primary, at: box.maxX - sized.width, baseline: baseline,
        isSensitive: true)
    }
  }

  private func name(_ slice: Slices.Slice) -> String {
    guard let place = slice.place else { return page.texts.other }
    let label = place < parts.labels.count ? page.shown(parts.labels[place]) : ""
    return label.isEmpty ? page.texts.number(Double(place + 1)) : label
  }

  private func drawRound(
    side: Int, x: Int, hasTotal: Bool, height: Int? = nil, with pen: inout Pen
  ) {
    let box = Box(
      x: x, y: pen.y + ((height ?? side) - side) / 2, width: side, height: side)
    pen.drawing(in: box) { box in Marks(parts, in: box, scale: page.scale).drawing }
    // A pie has no hole; dots stand where a hidden round would.
    guard hasTotal, parts.type == .donut, !page.isHidden else { return }
    Circle(page: page, box: box).drawNumber(total, with: &pen)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(
      line, text: parts.title.isEmpty ? plainName : parts.title, number: total,
      isNumberSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    guard !page.isHidden else {
      circle.drawNumber(total, ring: 0, isSensitive: false, with: &pen)
      return
    }
    if circle.hasRing {
      pen.drawing(in: circle.box) { box in Marks(parts, in: box, scale: page.scale).drawing }
    }
    // A pie has no hole to write in.
    if parts.type == .donut || !circle.hasRing { circle.drawNumber(total, with: &pen) }
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(
      parts.title.isEmpty
        ? plainName : Template.fill(page.texts.spoken.chart, ("title", parts.title)))
    guard !page.isHidden else {
      speech.say(page.texts.spoken.hidden)
      return speech.stop()
    }
    if !total.isEmpty {
      speech.say(page.texts.total)
      speech.say(total.full)
    }
    for slice in slices {
      let value = page.quantity(.number(slice.value), unit: parts.unit).full
      speech.say(
        Template.fill(page.texts.spoken.slice, ("name", name(slice)), ("value", value)))
    }
    speech.stop()
  }
}
