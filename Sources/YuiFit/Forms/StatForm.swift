import YuiLines
import YuiScreens

/// A number with its label, how it moved, its spark and its button.
final class StatForm: Form {
  let page: Page
  private let parts: StatParts
  private let isOneRow: Bool
  private let steps: [Step]

  /// What a level holds.
  private enum Step {
    case lean, pair, pairAndButton, large, largeAndButton, tall, tallAndButton
    /// On the lock screen.
    case strip, stripAndSub
  }

  init(_ parts: StatParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    isOneRow = page.takesOneRow(Self.rowWidth(parts, page), in: width)
    if page.shape == .strip {
      steps = parts.second(on: page).words.isEmpty ? Self.stripSteps : Self.stripStepsWithSub
    } else if page.shape == .large, parts.spark.count > 1 {
      steps = parts.cta.isEmpty ? Self.tallSteps : Self.tallStepsWithButton
    } else {
      steps = parts.cta.isEmpty ? Self.steps : Self.stepsWithButton
    }
  }

  private static let stripSteps: [Step] = [.lean, .strip, .pair]
  private static let stripStepsWithSub: [Step] = [.lean, .strip, .pair, .stripAndSub]
  private static let steps: [Step] = [.lean, .pair, .large]
  private static let stepsWithButton: [Step] = [.lean, .pair, .pairAndButton, .largeAndButton]
  private static let tallSteps: [Step] = [.lean, .pair, .large, .tall]
  private static let tallStepsWithButton: [Step] = [
    .lean, .pair, .pairAndButton, .largeAndButton, .tallAndButton,
  ]

  /// What label, value and delta take in one row.
  private static func rowWidth(_ parts: StatParts, _ page: Page) -> Int {
    var width = page.width(parts.label, page.labelLook) + page.px(columnGap)
    width +=
      page.isHidden
      ? page.width(Pen.dots, .leanValue) : page.width(parts.value.phrase, .leanValue)
    if let change = parts.change {
      width += page.width(change.phrase, .caption) + page.px(deltaGap)
    }
    return width
  }

  private var label: Phrase { parts.label }
  private var value: Quantity { parts.value }
  private var delta: Change? { parts.change }
  private var second: (words: String, isSensitive: Bool) { parts.second(on: page) }
  private var sub: String { second.words }
  private var spark: [Double] { page.shape >= .medium ? parts.spark : [] }
  private var cta: Phrase { parts.cta }

  /// Between the label and what stands at the row's end.
  private static let columnGap = 8
  private static let deltaGap = 6
  private static let subGap = 8
  /// The narrowest spark that is worth drawing.
  private static let sparkWidth = 44
  private static let sparkHeight = 44

  var name: String { parts.label.text }
  var kind: Block.Kind { .stat }
  var nextChange: Moment? { parts.more?.timing?.change }
  var levels: Int { steps.count }

  var tellingLevels: Int {
    page.shape == .strip || cta.isEmpty ? min(2, steps.count) : min(3, steps.count)
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let step = steps[min(level, steps.count - 1)]
    switch step {
    case .lean:
      if isOneRow {
        drawRow(with: &pen)
      } else {
        drawPair(page.shape == .strip ? .stripValue : .leanValue, with: &pen)
      }
    case .strip: drawPair(.stripTitle, with: &pen)
    case .stripAndSub:
      drawPair(.leanValue, with: &pen)
      pen.line(sub, .stripLabel, isSensitive: second.isSensitive)
    case .pair, .pairAndButton:
      drawAside(step == .pairAndButton, extra: extra, with: &pen) { pen, width in
        drawLines(.leanValue, subBelow: false, width: width, with: &pen)
      }
    case .large, .largeAndButton:
      drawAside(step == .largeAndButton, extra: extra, with: &pen) { pen, width in
        drawLines(.value, subBelow: true, width: width, with: &pen)
      }
    case .tall, .tallAndButton:
      _ = drawLines(.value, subBelow: true, width: pen.width, with: &pen)
      pen.gap(6)
      let height = page.px(Self.sparkHeight) + extra
      pen.spark(
        spark, in: Box(x: pen.x, y: pen.y, width: pen.width, height: height), isFilled: true)
      pen.y += height
      if step == .tallAndButton { drawButton(with: &pen) }
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    switch steps[min(level, steps.count - 1)] {
    case .tall, .tallAndButton: max(0, width / 2 - page.px(Self.sparkHeight))
    default: 0
    }
  }

  // MARK: - Rows

  private func drawRow(with pen: inout Pen) {
    let height = page.height(.leanValue)
    let baseline = page.font(.leanValue).baseline
    let look = page.labelLook
    let labelWidth = min(page.width(label, look), pen.width / (page.isCompact ? 3 : 1))
    pen.put(
      label, look,
      in: Box(
        x: pen.x, y: pen.y + baseline - page.font(look).baseline, width: labelWidth,
        height: page.height(look)))
    let free = pen.maxX - pen.x - labelWidth - page.px(Self.columnGap)
    _ = pen.number(
      value, delta: delta, sub: "", .leanValue, x: pen.maxX - free, width: free, isTrailing: true)
    pen.y += height
  }

  private func drawPair(_ look: Look, with pen: inout Pen) {
    if !label.isEmpty {
      pen.line(label, page.labelLook)
      if page.shape > .strip { pen.gap(2) }
    }
    _ = pen.number(value, delta: delta, sub: "", look, x: pen.x, width: pen.width)
    pen.y += page.height(look)
  }

  /// Label, number and what says more, from the top; gives the width used.
  private func drawLines(
    _ look: Look, subBelow: Bool, width: Int, with pen: inout Pen
  ) -> Int {
    var used = 0
    if !label.isEmpty {
      let look = page.labelLook
      if !pen.isDry, let words = page.cut(label, look, width: width) {
        // A frame as wide as the words: a spark may begin right behind them.
        pen.put(
          words, role: look.role,
          in: Box(x: pen.x, y: pen.y, width: words.width, height: page.height(look)))
        used = words.width
      }
      pen.y += page.height(look)
      pen.gap(2)
    }
    let below = subBelow && !(delta == nil && sub.isEmpty)
    used = max(
      used,
      pen.number(
        value, delta: below ? nil : delta, sub: below ? "" : sub, look, x: pen.x, width: width))
    pen.y += page.height(look)
    if below {
      pen.gap(2)
      used = max(used, pen.deltaLine(delta, sub: sub, x: pen.x, width: width))
      pen.y += page.height(.caption)
    }
    return used
  }

  /// Lines with the spark beside them, and the button below the lines.
  private func drawAside(
    _ hasButton: Bool, extra: Int, with pen: inout Pen, _ lines: (inout Pen, Int) -> Int
  ) {
    let top = pen.y
    let hasSpark = spark.count > 1
    let gap = page.px(12)
    let least = page.px(Self.sparkWidth)
    let used = lines(&pen, hasSpark ? max(pen.width - gap - least, pen.width / 2) : pen.width)
    if hasSpark, !pen.isDry {
      let free = pen.width - used - gap
      if free >= least {
        let width = min(free, pen.width * 9 / 20)
        pen.spark(
          spark, in: Box(x: pen.maxX - width, y: top, width: width, height: pen.y - top))
      }
    }
    if hasButton { drawButton(with: &pen) }
  }

  private func drawButton(with pen: inout Pen) {
    pen.gap(6)
    pen.capsule(
      cta, Intent(action: .cta, id: parts.id, preset: parts.preset.name, value: cta.text),
      width: pen.width)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: label.text, number: value, delta: delta, isNumberSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    // Without a maximum nothing is full: the ring is a faint one.
    circle.drawNumber(
      value, ring: 0, isSensitive: false, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.speech(on: page))
    speech.stop()
  }
}
