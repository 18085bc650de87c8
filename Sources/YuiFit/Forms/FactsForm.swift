import YuiLines
import YuiScreens

/// A card with facts: its title, its button beside it where there is room, and a row a fact.
final class FactsForm: Form {
  let page: Page
  private let parts: CardParts
  private let lean: CardForm
  private let hasButtonAside: Bool
  private let nameWidth: Int
  /// The facts that the family has room for: a small widget says what is new.
  private let facts: [CardParts.Fact]

  init(_ parts: CardParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    lean = CardForm(parts, page: page)
    let title = max(
      page.width(parts.title, .title), page.width(parts.second(on: page).words.text, .caption))
    hasButtonAside =
      !parts.cta.isEmpty && page.shape >= .medium
      && title + page.px(Self.columnGap) + Pen.capsuleWidth(parts.cta, on: page) <= width
    let all = parts.more?.facts ?? []
    facts = page.shape == .small ? all.filter(\.isMarked) : all
    let widest = facts.map { page.width($0.name, .row) }.max() ?? 0
    nameWidth = page.shape == .small ? 0 : min(widest, width * 2 / 5)
  }

  private static let columnGap = 10

  var name: String { parts.title.text }
  var kind: Block.Kind { .card }
  var hasHead: Bool { lean.hasHead }
  /// The title; the facts one by one; the button.
  var levels: Int { 1 + facts.count + (parts.cta.isEmpty ? 0 : 1) }
  var nextChange: Moment? { lean.nextChange }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let hasButton = level > facts.count
    if hasButton, hasButtonAside {
      drawHead(with: &pen)
    } else {
      lean.draw(0, extra: 0, with: &pen)
    }
    for (place, fact) in facts.prefix(level).enumerated() {
      pen.gap(place == 0 ? 4 : 2)
      draw(fact, with: &pen)
    }
    if hasButton, !hasButtonAside {
      pen.gap(6)
      pen.capsule(parts.cta, intent, width: pen.width)
    }
  }

  /// The title, and the button at the row's end.
  private func drawHead(with pen: inout Pen) {
    let top = pen.y
    let height = Pen.buttonHeight(on: page)
    let width = Pen.capsuleWidth(parts.cta, on: page)
    pen.narrowed(by: width + page.px(Self.columnGap)) { lean.draw(0, extra: 0, with: &$0) }
    if !pen.isDry {
      pen.capsule(
        parts.cta, intent,
        in: Box(
          x: pen.maxX - width, y: top + max(0, (pen.y - top - height) / 2), width: width,
          height: height))
    }
    pen.y = max(pen.y, top + height)
  }

  private func draw(_ fact: CardParts.Fact, with pen: inout Pen) {
    let height = page.height(.row)
    defer { pen.y += height }
    guard !pen.isDry else { return }
    var x = pen.x
    if !fact.name.isEmpty, nameWidth > 0 {
      pen.put(
        fact.name, .row, role: .secondary,
        in: Box(x: x, y: pen.y, width: nameWidth, height: height))
    }
    if nameWidth > 0 { x += nameWidth + page.px(Self.columnGap) }
    pen.put(
      fact.text, fact.isMarked ? .strongRow : .row, role: fact.isMarked ? .accent : .primary,
      in: Box(x: x, y: pen.y, width: pen.maxX - x, height: height), isSensitive: true,
      accentable: fact.isMarked)
  }

  private var intent: Intent {
    Intent(action: .cta, id: parts.id, preset: Preset.card.name, value: parts.cta.text)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) { lean.drawLine(line, with: &pen) }

  func drawCircle(_ circle: Circle, with pen: inout Pen) { lean.drawCircle(circle, with: &pen) }

  func speak(_ level: Int, into speech: inout Speech) {
    lean.speak(0, into: &speech)
    guard !page.isHidden else { return }
    for fact in facts.prefix(level) {
      speech.say(fact.name)
      speech.say(fact.text)
      speech.stop()
    }
  }
}
