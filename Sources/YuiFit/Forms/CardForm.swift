import YuiLines
import YuiScreens

/// A card: its title, its words, its picture, its button.
final class CardForm: Form {
  let page: Page
  private let parts: CardParts
  private let steps: [Step]
  private let mostLines: Int

  /// What a level holds.
  private struct Step {
    var bodyLines = 0
    var hasButton = false
    var hasPicture = false
    /// A running time stands on a line of its own, larger.
    var hasClock = false
  }

  init(_ parts: CardParts, page: Page) {
    self.page = page
    self.parts = parts
    let hasTitle = !parts.title.isEmpty
    let hasBody = !parts.body.isEmpty
    let hasButton = page.shape > .strip && !parts.cta.isEmpty
    mostLines =
      switch page.shape {
      case .glance, .strip: 0
      case .small: hasTitle ? 0 : 3
      case .medium: hasTitle ? 1 : 2
      case .large: 6
      }
    var lines = hasTitle ? 0 : 1
    var steps: [Step] = []
    steps.reserveCapacity(mostLines + 3)
    steps.append(Step(bodyLines: lines))
    if lines < mostLines, hasBody {
      lines += 1
      steps.append(Step(bodyLines: lines))
    }
    if page.shape == .strip, hasTitle { steps.append(Step(bodyLines: lines)) }
    if hasButton { steps.append(Step(bodyLines: lines, hasButton: true)) }
    while lines < mostLines, hasBody {
      lines += 1
      steps.append(Step(bodyLines: lines, hasButton: hasButton))
    }
    if page.shape == .large, !page.isHidden, !parts.picture.isEmpty {
      steps.append(Step(bodyLines: lines, hasButton: hasButton, hasPicture: true))
    }
    if parts.more != nil, parts.second(on: page).words.live != nil {
      steps.append(Step(bodyLines: lines, hasButton: hasButton, hasClock: true))
    }
    self.steps = steps
  }

  private var title: Phrase { parts.title }
  private var second: (words: TimedText, isSensitive: Bool) { parts.second(on: page) }
  private var body: String { parts.body }
  private var cta: Phrase { parts.cta }
  private var picture: String { parts.picture }

  /// The lines that the body takes at a width when it may take all of them.
  private func bodyCount(_ width: Int) -> Int {
    if let known = bodyCounts, known.width == width { return known.lines }
    let lines = page.tools.measurer.lineCount(
      of: page.isHidden ? Pen.dots : body, font: page.font(.row), width: width, lines: mostLines
    ).lines
    bodyCounts = (width, lines)
    return lines
  }

  private var bodyCounts: (width: Int, lines: Int)?

  private static let pictureHeight = 64

  var name: String { parts.title.text }
  var kind: Block.Kind { .card }
  var hasHead: Bool { !title.isEmpty }
  var levels: Int { steps.count }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let step = steps[min(level, steps.count - 1)]
    if step.hasPicture {
      let height = page.px(Self.pictureHeight) + extra
      if !pen.isDry {
        pen.picture(picture, in: Box(x: pen.x, y: pen.y, width: pen.width, height: height))
      }
      pen.y += height
      pen.gap(6)
    }
    let isStrip = page.shape == .strip
    if !title.isEmpty { pen.line(title, isStrip && level == 0 ? .strongRow : .title) }
    if step.bodyLines > 0, !body.isEmpty {
      if !title.isEmpty { pen.gap(2) }
      if pen.isDry, step.bodyLines > 1 {
        // A text broken for more lines breaks the same: one count tells of all levels.
        pen.y += min(step.bodyLines, bodyCount(pen.width)) * page.height(.row)
      } else {
        pen.line(body, .row, lines: step.bodyLines, isSensitive: true)
      }
    }
    if step.hasClock { drawClock(with: &pen) } else { drawSecond(with: &pen) }
    if step.hasButton {
      pen.gap(6)
      pen.capsule(
        cta, Intent(action: .cta, id: parts.id, preset: Preset.card.name, value: cta.text),
        width: pen.width)
    }
  }

  private func drawSecond(with pen: inout Pen) {
    let isStrip = page.shape == .strip
    let look: Look = isStrip ? .stripLabel : .caption
    guard parts.more != nil else {
      guard !parts.sub.isEmpty else { return }
      pen.gap(2)
      pen.line(parts.sub, look, isSensitive: true)
      return
    }
    let second = second
    guard !second.words.isEmpty else { return }
    pen.gap(2)
    pen.line(
      second.words, look, digits: isStrip ? .stripNumber : .captionNumber,
      isSensitive: second.isSensitive)
  }

  private func drawClock(with pen: inout Pen) {
    let words = second.words
    if page.shape == .strip {
      for (place, line) in words.lines.enumerated() {
        pen.gap(place == 0 ? 2 : 0)
        pen.line(line, .stripLabel, digits: .stripNumber, isSensitive: true)
      }
      return
    }
    let around = [words.before, words.after].joined().trimmed
    if !around.isEmpty {
      pen.gap(2)
      pen.line(around, .caption, lines: 2, isSensitive: true)
    }
    pen.gap(2)
    if !pen.isDry {
      let shown = page.isHidden ? Pen.dots : words.left
      if let time = page.step(Ways(shown, on: page), .clock, width: pen.width) {
        pen.put(
          time, role: .primary, at: pen.x, baseline: pen.y + page.font(.clock).baseline,
          isSensitive: true, live: words.live)
      }
    }
    pen.y += page.height(.clock)
  }

  var nextChange: Moment? { parts.more?.timing?.change }

  func stretch(_ level: Int, width: Int) -> Int {
    steps[min(level, steps.count - 1)].hasPicture
      ? max(0, width * 9 / 16 - page.px(Self.pictureHeight)) : 0
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: title.isEmpty ? body : title.text, isTextSensitive: title.isEmpty)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    if let timing = parts.more?.timing, circle.draw(timing, with: &pen) { return }
    circle.drawSymbol(
      "text.rectangle", letter: String((title.isEmpty ? body : title.text).prefix(1)),
      isSensitive: title.isEmpty, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(
      parts.speech(withBody: steps[min(level, steps.count - 1)].bodyLines > 0, on: page))
    speech.stop()
  }
}
