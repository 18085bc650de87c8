import YuiLines
import YuiScreens

/// What a widget cannot hold: its title, and Open.
final class TitleForm: Form {
  let page: Page
  private let parts: TitleParts
  /// Whether two lines do not hold the title.
  private let isLong: Bool

  init(_ parts: TitleParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    isLong =
      page.shape == .small
      && page.tools.measurer.lineCount(
        of: parts.title, font: page.font(.title), width: width, lines: 2
      ).isTruncated
  }

  private var title: String { parts.title }
  private var kindName: String { parts.kindName }

  var name: String { parts.title }
  var kind: Block.Kind { .title }
  var levels: Int { isLong ? 3 : 2 }
  var tellingLevels: Int { 1 }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    if page.shape == .strip {
      pen.line(title, .strongRow, lines: level + 1)
    } else if level == 0 {
      drawRow(with: &pen)
    } else {
      drawStack(lines: level + 1, with: &pen)
    }
  }

  private func drawRow(with pen: inout Pen) {
    let button = Pen.buttonHeight(on: page)
    let height = max(button, page.height(.strongRow))
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let width = min(Pen.capsuleWidth(page.reading.open, on: page), pen.width / 2)
    let text = page.height(.strongRow)
    pen.put(
      title, .strongRow,
      in: Box(
        x: pen.x, y: pen.y + (height - text) / 2,
        width: pen.width - width - page.px(8), height: text))
    drawButton(
      in: Box(
        x: pen.maxX - width, y: pen.y + (height - button) / 2, width: width, height: button),
      with: &pen)
  }

  private func drawStack(lines: Int, with pen: inout Pen) {
    if title != kindName {
      pen.line(kindName, .caption)
      pen.gap(2)
    }
    pen.line(title, .title, lines: lines)
    pen.gap(6)
    let height = Pen.buttonHeight(on: page)
    let width = min(Pen.capsuleWidth(page.reading.open, on: page), pen.width)
    drawButton(in: Box(x: pen.x, y: pen.y, width: width, height: height), with: &pen)
    pen.y += height
  }

  private func drawButton(in box: Box, with pen: inout Pen) {
    pen.capsule(
      page.reading.open, Intent(action: .open, id: parts.id, preset: parts.preset.name), in: box)
  }

  func drawLine(_ line: LineBox, with pen: inout Pen) { pen.oneLine(line, text: title) }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "arrow.up.forward.app", letter: String(title.prefix(1)), isSensitive: false, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    if title != kindName { speech.say(kindName) }
    speech.say(title)
    if page.shape > .strip { speech.say(page.texts.open) }
    speech.stop()
  }
}

/// What stands for a component that a widget cannot hold.
final class TitleParts: Facts {
  let id: String
  let preset: Preset
  let title: String
  let kindName: String

  init(_ node: Node, _ reading: Reading) {
    id = node.id
    preset = node.preset
    title = reading.title(node)
    kindName = node.preset.spec.plainName
  }

  func form(on page: Page, width: Int) -> any Form { TitleForm(self, page: page, width: width) }
}
