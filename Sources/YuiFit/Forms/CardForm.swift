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
    self.steps = steps
  }

  private var title: Phrase { parts.title }
  private var sub: Phrase { parts.sub }
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
    if !sub.isEmpty {
      pen.gap(2)
      pen.line(sub, isStrip ? .stripLabel : .caption, isSensitive: true)
    }
    if step.hasButton {
      pen.gap(6)
      pen.capsule(
        cta, Intent(action: .cta, id: parts.id, preset: Preset.card.name, value: cta.text),
        width: pen.width)
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    steps[min(level, steps.count - 1)].hasPicture
      ? max(0, width * 9 / 16 - page.px(Self.pictureHeight)) : 0
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: title.isEmpty ? body : title.text, isTextSensitive: title.isEmpty)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "text.rectangle", letter: String((title.isEmpty ? body : title.text).prefix(1)),
      isSensitive: title.isEmpty, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.speech(withBody: steps[min(level, steps.count - 1)].bodyLines > 0))
    speech.stop()
  }
}
