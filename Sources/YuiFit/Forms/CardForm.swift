import YuiLines
import YuiScreens

/// A card: its title, its words, its picture, its button.
struct CardForm: Form {
  let page: Page
  private let id: String
  private let title: String
  private let sub: String
  private let body: String
  private let cta: String
  private let picture: String
  private let steps: [Step]

  /// What a level holds.
  private struct Step {
    var bodyLines = 0
    var hasButton = false
    var hasPicture = false
  }

  init(_ node: Node, page: Page) {
    self.page = page
    id = node.id
    let body = page.text(node, .body)
    let title = page.text(node, .title)
    sub = page.text(node, .sub)
    cta = page.shape > .strip ? page.text(node, .cta) : ""
    picture = page.shape == .large && !page.isHidden ? page.text(node, .img) : ""
    // A card of words alone is called by them, not by its preset.
    self.title = title.isEmpty ? (body.isEmpty ? node.preset.spec.plainName : "") : title
    self.body = body
    let mostLines =
      switch page.shape {
      case .glance, .strip: 0
      case .small: self.title.isEmpty ? 3 : 0
      case .medium: self.title.isEmpty ? 2 : 1
      case .large: 6
      }
    let leastLines = self.title.isEmpty ? 1 : 0
    var steps = [Step(bodyLines: leastLines)]
    var lines = leastLines
    if lines < mostLines, !body.isEmpty {
      lines += 1
      steps.append(Step(bodyLines: lines))
    }
    if page.shape == .strip, !self.title.isEmpty { steps.append(Step(bodyLines: lines)) }
    if !cta.isEmpty { steps.append(Step(bodyLines: lines, hasButton: true)) }
    while lines < mostLines, !body.isEmpty {
      lines += 1
      steps.append(Step(bodyLines: lines, hasButton: !cta.isEmpty))
    }
    if !picture.isEmpty {
      steps.append(Step(bodyLines: lines, hasButton: !cta.isEmpty, hasPicture: true))
    }
    self.steps = steps
  }

  private static let pictureHeight = 64

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
      pen.line(body, .row, lines: step.bodyLines, isSensitive: true)
    }
    if !sub.isEmpty {
      pen.gap(2)
      pen.line(sub, isStrip ? .stripLabel : .caption, isSensitive: true)
    }
    if step.hasButton {
      pen.gap(6)
      pen.capsule(
        cta, Intent(action: .cta, id: id, preset: Preset.card.name, value: cta),
        width: pen.width)
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    steps[min(level, steps.count - 1)].hasPicture
      ? max(0, width * 9 / 16 - page.px(Self.pictureHeight)) : 0
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: title.isEmpty ? body : title, isTextSensitive: title.isEmpty)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "text.rectangle", letter: String((title.isEmpty ? body : title).prefix(1)),
      isSensitive: title.isEmpty, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(title)
    if title.isEmpty || steps[min(level, steps.count - 1)].bodyLines > 0 {
      speech.say(body, isSensitive: true)
    }
    // Once is enough to say that something is hidden.
    if !page.isHidden || !title.isEmpty { speech.say(sub, isSensitive: true) }
    speech.stop()
  }
}
