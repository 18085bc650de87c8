import YuiLines
import YuiScreens

/// A number with its label, how it moved, its spark and its button.
struct StatForm: Form {
  let page: Page
  let id: String
  let preset: Preset
  let label: String
  let value: Quantity
  let delta: Delta?
  let sub: String
  let spark: [Double]
  let cta: String
  /// The value's part of its maximum, when it has one.
  let fraction: Double?
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
    id = parts.id
    preset = parts.preset
    label = parts.label
    value = page.quantity(parts.value, unit: parts.unit)
    delta = parts.delta.map { page.texts.delta($0, unit: "", good: parts.good) }
    sub = parts.sub
    spark = page.shape >= .medium ? parts.spark : []
    cta = parts.cta
    fraction = parts.fraction
    isOneRow =
      page.isCompact
      || page.width(label, page.labelLook) + page.px(Self.columnGap)
        + page.width(page.isHidden ? Pen.dots : value.full, .leanValue)
        + (delta.map { page.width($0.text, .caption) + page.px(Self.deltaGap) } ?? 0) <= width
    var steps: [Step] = [.lean, .pair]
    if page.shape == .strip {
      steps = [.lean, .strip, .pair]
      if !sub.isEmpty { steps.append(.stripAndSub) }
    } else {
      if !cta.isEmpty { steps.append(.pairAndButton) }
      steps.append(cta.isEmpty ? .large : .largeAndButton)
      if page.shape == .large, self.spark.count > 1 {
        steps.append(cta.isEmpty ? .tall : .tallAndButton)
      }
    }
    self.steps = steps
  }

  /// Between the label and what stands at the row's end.
  private static let columnGap = 8
  private static let deltaGap = 6
  private static let subGap = 8
  /// The narrowest spark that is worth drawing.
  private static let sparkWidth = 44
  private static let sparkHeight = 44

  var kind: Block.Kind { .stat }
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
      pen.line(sub, .stripLabel, isSensitive: true)
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
      cta, Intent(action: .cta, id: id, preset: preset.name, value: cta), width: pen.width)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: label, number: value, delta: delta, isNumberSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawRing(fraction ?? 1, isSensitive: fraction != nil, with: &pen)
    circle.drawNumber(value, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(label)
    speech.say(value.full, isSensitive: true)
    if !page.isHidden {
      if let delta { speech.say(page.spoken(delta)) }
      speech.say(sub)
    }
    speech.stop()
  }
}

extension Page {
  /// A change in words: `down 2.3, good`.
  func spoken(_ delta: Delta) -> String {
    let words = texts.spoken
    switch delta.direction {
    case .up: return with(delta, Template.fill(words.up, ["size": delta.size]))
    case .down: return with(delta, Template.fill(words.down, ["size": delta.size]))
    case .none: return delta.text
    }
  }

  private func with(_ delta: Delta, _ text: String) -> String {
    guard let isGood = delta.isGood else { return text }
    return text + texts.spoken.separator + (isGood ? texts.spoken.good : texts.spoken.bad)
  }
}
