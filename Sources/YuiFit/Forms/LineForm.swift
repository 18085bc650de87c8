import YuiLines
import YuiScreens

/// A card whose title is what there is to read, as large as it fits: a verse, a word, a line for
/// the night. What belongs to it stands around it.
final class LineForm: Form {
  let page: Page
  private let parts: CardParts
  private let lean: CardForm
  private let steps: [Step]
  private let tellingCount: Int

  /// What a level holds.
  private struct Step {
    var look: Look
    var lines = 1
    var subLines = 1
    var hasBody = false
    var hasKicker = false
    var hasButton = false
  }

  init(_ parts: CardParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    lean = CardForm(parts, page: page)
    let isStrip = page.shape <= .strip
    var step = Step(look: isStrip ? .strongRow : .title)
    var steps = [step]
    func add(_ change: (inout Step) -> Void) {
      change(&step)
      steps.append(step)
    }
    let text = parts.title.text
    // The whole text first, small if need be; then what belongs to it; then larger letters.
    let most = isStrip ? 3 : page.shape == .medium ? 4 : 7
    func count(_ look: Look, _ most: Int) -> (lines: Int, isTruncated: Bool) {
      page.tools.measurer.lineCount(
        of: text, font: page.font(look), width: width, lines: most)
    }
    // The leanest level is the same in every width: what fits there must not depend on the words.
    if !isStrip,
      count(.title, most).isTruncated || !Self.keepsWords(text, .title, page, width)
    {
      add { $0.look = .strongRow }
    }
    let whole = count(step.look, most).lines
    while step.lines < whole { add { $0.lines += 1 } }
    if !parts.body.isEmpty { add { $0.hasBody = true } }
    let second = parts.second(on: page).words
    let isLong =
      second.live == nil
      && page.tools.measurer.lineCount(
        of: second.text, font: page.font(isStrip ? .stripLabel : .caption), width: width, lines: 1
      ).isTruncated
    if isLong { add { $0.subLines = 2 } }
    if !isStrip {
      let kicker = parts.more?.kicker ?? ""
      if !kicker.isEmpty { add { $0.hasKicker = true } }
      if !parts.cta.isEmpty { add { $0.hasButton = true } }
    }
    tellingCount = steps.count
    if !isStrip {
      for look in [Look.title, .leanValue, .smallLine, .midLine, .largeLine, .hugeLine] {
        if look == .hugeLine, page.shape < .large { continue }
        // Large letters are for a few words.
        let larger = count(look, look == .hugeLine ? 2 : page.shape == .large ? 6 : 5)
        guard page.height(look) > page.height(step.look), !larger.isTruncated,
          Self.keepsWords(text, look, page, width)
        else { continue }
        add { ($0.look, $0.lines) = (look, larger.lines) }
      }
    }
    self.steps = steps
  }

  /// Whether no word is wider than a line: large letters that break words are not worth it.
  private static func keepsWords(_ text: String, _ look: Look, _ page: Page, _ width: Int) -> Bool {
    text.split(separator: " ").allSatisfy { page.width(String($0), look) <= width }
  }

  private var kicker: String { parts.more?.kicker ?? "" }

  var name: String { parts.title.text }
  var kind: Block.Kind { .card }
  var levels: Int { steps.count }
  var tellingLevels: Int { tellingCount }
  var nextChange: Moment? { lean.nextChange }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let step = steps[min(level, steps.count - 1)]
    let isStrip = page.shape <= .strip
    if step.hasKicker {
      drawLine(of: kicker, .label, isSensitive: false, with: &pen)
      pen.gap(2)
    }
    drawTitle(step, with: &pen)
    let second = parts.second(on: page)
    // On the lock screen the second line comes first: the third may not fit.
    if step.hasBody, !isStrip { drawBody(with: &pen) }
    if !second.words.isEmpty {
      pen.gap(isStrip ? 1 : 2)
      let look: Look = isStrip ? .stripLabel : .caption
      if second.words.live == nil {
        drawLine(
          of: second.words.text, look, lines: step.subLines, isSensitive: second.isSensitive,
          with: &pen)
      } else {
        pen.line(
          second.words, look, digits: isStrip ? .stripNumber : .captionNumber,
          isSensitive: second.isSensitive)
      }
    }
    if step.hasBody, isStrip { drawBody(with: &pen) }
    if step.hasButton {
      pen.gap(6)
      pen.capsule(
        parts.cta,
        Intent(action: .cta, id: parts.id, preset: Preset.card.name, value: parts.cta.text),
        width: pen.width)
    }
  }

  /// The line, from the side where its own script begins.
  private func drawTitle(_ step: Step, with pen: inout Pen) {
    drawLine(of: parts.title.text, step.look, lines: step.lines, isSensitive: false, with: &pen)
  }

  /// Words on the side where the line begins: what belongs to it stands under its start.
  private func drawLine(
    of text: String, _ look: Look, lines: Int = 1, isSensitive: Bool, with pen: inout Pen
  ) {
    let height = page.height(look)
    guard !pen.isDry else {
      let shown = isSensitive && page.isHidden ? Pen.dots : text
      let count =
        lines == 1
        ? 1
        : page.tools.measurer.lineCount(
          of: shown, font: page.font(look), width: pen.width, lines: lines
        ).lines
      pen.y += count * height
      return
    }
    let own =
      TextDirection(of: parts.title.text) ?? (page.rightToLeft ? .rightToLeft : .leftToRight)
    let isOther = (own == .rightToLeft) != page.rightToLeft
    let count = pen.put(
      text, look, in: Box(x: pen.x, y: pen.y, width: pen.width, height: lines * height),
      lines: lines, alignment: isOther ? .trailing : .leading, isSensitive: isSensitive)
    pen.y += count * height
  }

  private func drawBody(with pen: inout Pen) {
    let isStrip = page.shape <= .strip
    pen.gap(isStrip ? 1 : 2)
    drawLine(
      of: parts.body, isStrip ? .stripLabel : .row, lines: isStrip ? 1 : 2, isSensitive: true,
      with: &pen)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) { lean.drawLine(line, with: &pen) }

  func drawCircle(_ circle: Circle, with pen: inout Pen) { lean.drawCircle(circle, with: &pen) }

  func speak(_ level: Int, into speech: inout Speech) {
    let step = steps[min(level, steps.count - 1)]
    speech.say(parts.speech(withBody: step.hasBody, on: page))
    speech.stop()
  }
}
