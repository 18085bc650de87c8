import YuiLines
import YuiScreens

/// A number that is on its way somewhere: a strip of discrete parts, or a gauge up to a maximum,
/// below it. On the lock screen words say what a strip cannot.
final class ProgressForm: Form {
  let page: Page
  private let parts: StatParts
  private let lean: StatForm
  private let steps: [Step]
  /// The last levels that only look richer.
  private let lookingCount: Int

  /// What a level holds.
  private struct Step {
    var look = Look.leanValue
    var hasBar = false
    var hasSub = false
    var hasButton = false
  }

  init(_ parts: StatParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    lean = StatForm(parts, page: page, width: width)
    let isStrip = page.shape <= .strip
    var largest = 0
    var step = Step(look: isStrip ? .stripTitle : .leanValue)
    var steps = [step]
    func add(_ change: (inout Step) -> Void) {
      change(&step)
      steps.append(step)
    }
    let hasSub = !parts.second(on: page).words.isEmpty
    // Words of parts stand in one line, and no bar beside them.
    if !(isStrip && parts.more?.strip != nil) { add { $0.hasBar = true } }
    if hasSub || Self.words(parts, page) != nil && isStrip { add { $0.hasSub = true } }
    if !isStrip {
      if !parts.cta.isEmpty { add { $0.hasButton = true } }
      // A value that would step down anyway stands in a line of its size.
      if page.isHidden || page.width(parts.value.phrase, .value) <= width {
        add { $0.look = .value }
        largest = 1
      }
    }
    self.steps = steps
    lookingCount = largest
  }

  private static let barHeight = 6
  private static let barStretch = 4
  private static let stripBarHeight = 4
  /// Parts are no narrower than this, and so far apart.
  private static let partWidth = 3
  private static let partGap = 2

  var name: String { parts.label.text }
  var kind: Block.Kind { .stat }
  var hasHead: Bool { lean.hasHead }
  var levels: Int { steps.count }
  var tellingLevels: Int { levels - lookingCount }
  var nextChange: Moment? { parts.more?.timing?.change }

  private var label: Phrase { parts.label }
  private var isMarked: Bool { parts.more?.isMarked ?? false }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let isStrip = page.shape <= .strip
    let step = steps[min(level, steps.count - 1)]
    if isStrip, parts.more?.strip != nil { return drawWords(step, with: &pen) }
    guard level > 0 else { return lean.draw(0, extra: 0, with: &pen) }
    if !label.isEmpty {
      pen.line(label, page.labelLook)
      if !isStrip { pen.gap(2) }
    }
    _ = pen.number(
      parts.value, delta: parts.change, sub: "", step.look, x: pen.x, width: pen.width)
    pen.y += page.height(step.look)
    if step.hasBar { drawBar(extra: extra, with: &pen) }
    if step.hasSub { drawSecond(with: &pen) }
    if step.hasButton {
      pen.gap(6)
      pen.capsule(
        parts.cta,
        Intent(action: .cta, id: parts.id, preset: parts.preset.name, value: parts.cta.text),
        width: pen.width)
    }
  }

  private func drawSecond(with pen: inout Pen) {
    let isStrip = page.shape <= .strip
    var second = parts.second(on: page)
    if isStrip, second.words.isEmpty, let words = Self.words(parts, page) {
      second = (words, true)
    }
    guard !second.words.isEmpty else { return }
    pen.gap(isStrip ? 2 : 6)
    let look: Look = isStrip ? .stripLabel : .caption
    pen.line(
      second.words, look, role: isMarked ? .accent : nil, isSensitive: second.isSensitive,
      accentable: isMarked)
  }

  // MARK: - Words

  /// `15 of 15`, when the value is no number of its own and something is done.
  private static func words(_ parts: StatParts, _ page: Page) -> String? {
    guard let strip = parts.more?.strip, parts.value.number == nil, strip.done > 0 else {
      return nil
    }
    return page.texts.parts(Double(strip.done), of: Double(strip.count))
  }

  /// `Week 8 of 15`, or the value where it is words, and a line below.
  private func drawWords(_ step: Step, with pen: inout Pen) {
    let look = Look.strongRow
    let height = page.height(look)
    if !pen.isDry {
      drawHead(look, in: Box(x: pen.x, y: pen.y, width: pen.width, height: height), &pen)
    }
    pen.y += height
    if step.hasSub { drawSecond(with: &pen) }
  }

  private func drawHead(_ look: Look, in box: Box, _ pen: inout Pen) {
    let value = headValue
    let baseline = box.y + page.font(look).baseline
    let gap = page.tools.measurer.width(of: " ", font: page.font(look))
    let shown = page.isHidden ? Pen.dots : value
    let sized =
      page.step(Ways(shown, on: page), look, width: box.width)
      ?? page.cut(shown, look, width: box.width)
    var x = box.x
    let free = box.width - (sized?.width ?? 0) - gap
    if parts.value.number != nil || page.isHidden, let words = page.cut(label, look, width: free) {
      pen.put(words, role: .primary, at: x, baseline: baseline)
      x += words.width + gap
    }
    if let sized {
      pen.put(sized, role: .primary, at: x, baseline: baseline, isSensitive: true)
    }
  }

  private var headValue: String {
    guard let number = parts.value.number, let strip = parts.more?.strip else {
      return parts.value.full
    }
    return page.texts.parts(number, of: Double(strip.count))
  }

  // MARK: - The strip and the gauge

  func stretch(_ level: Int, width: Int) -> Int {
    page.shape > .strip && level > 0 && steps[min(level, steps.count - 1)].hasBar
      ? page.px(Self.barStretch) : 0
  }

  private func drawBar(extra: Int, with pen: inout Pen) {
    let height = page.px(page.shape <= .strip ? Self.stripBarHeight : Self.barHeight) + extra
    pen.gap(page.shape <= .strip ? 3 : 6)
    let box = Box(x: pen.x, y: pen.y, width: pen.width, height: height)
    if let strip = parts.more?.strip {
      pen.drawing(in: box) { box in drawing(of: strip, width: box.width) }
    } else {
      pen.drawing(in: box) { _ in Self.bar(parts.more?.fraction ?? 0) }
    }
    pen.y += height
  }

  /// A part each, from the leading edge: those done, the one at hand, those to come, told apart by
  /// brightness too.
  private func drawing(of strip: Strip, width: Int) -> Drawing {
    let gap = page.px(Self.partGap)
    let free = width - gap * (strip.count - 1)
    guard free >= strip.count * page.px(Self.partWidth) else {
      return Self.bar(Double(strip.done) / Double(strip.count))
    }
    let slot = Double(width + gap) / Double(width) / Double(strip.count)
    let part = Double(free) / Double(strip.count) / Double(width)
    var (done, next, coming) = ([Rect](), [Rect](), [Rect]())
    for place in 1...strip.count {
      let rect = Rect(Double(place - 1) * slot, 0, part, 1)
      if place == strip.current {
        next.append(rect)
      } else if place <= strip.done {
        done.append(rect)
      } else {
        coming.append(rect)
      }
    }
    let isOn = strip.current != nil
    var marks: [Mark] = []
    if !done.isEmpty {
      marks.append(
        Mark(.bars(done), role: isOn ? .secondary : .accent, accentable: !isOn))
    }
    if !next.isEmpty { marks.append(Mark(.bars(next))) }
    if !coming.isEmpty {
      marks.append(Mark(.bars(coming), role: .secondary, opacity: 0.3, accentable: false))
    }
    return Drawing(kind: .strip, marks: marks)
  }

  private static func bar(_ fraction: Double) -> Drawing {
    var marks = [
      Mark(.bars([Rect(0, 0, 1, 1)]), role: .secondary, opacity: 0.3, accentable: false)
    ]
    if fraction > 0 { marks.append(Mark(.bars([Rect(0, 0, min(fraction, 1), 1)]))) }
    return Drawing(kind: .strip, marks: marks)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    guard let strip = parts.more?.strip else { return lean.drawLine(line, with: &pen) }
    if parts.value.number != nil {
      pen.oneLine(
        line, text: label.text, number: Quantity(full: headValue, bare: "", number: nil),
        isNumberSensitive: true)
      return
    }
    var text = parts.value.full
    if strip.done > 0, let words = Self.words(parts, page) { text += " \u{B7} " + words }
    pen.oneLine(line, text: text, isTextSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    if let strip = parts.more?.strip {
      guard strip.shown > 0 else {
        // What has not begun is no progress of nothing.
        circle.drawSymbol(
          "calendar", letter: String(label.text.prefix(1)), isSensitive: false, with: &pen)
        return
      }
      let words =
        page.texts.number(Double(strip.shown)) + "/" + page.texts.number(Double(strip.count))
      circle.drawNumber(
        Quantity(full: words, bare: "", number: nil), ring: 0, isSensitive: false, with: &pen)
      return
    }
    let value =
      parts.value.number == nil
      ? page.quantity(parts.more?.gauge.map(Value.number), unit: "") : parts.value
    circle.drawNumber(value, ring: parts.more?.fraction ?? 0, isSensitive: true, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) { lean.speak(level, into: &speech) }
}
