import YuiLines
import YuiScreens

/// Words that stand alone.
final class SayForm: Form {
  let page: Page
  private let text: String

  init(_ parts: SayParts, page: Page) {
    self.page = page
    text = parts.text
  }

  var kind: Block.Kind { .say }
  var hasHead: Bool { false }

  var levels: Int {
    switch page.shape {
    case .glance, .small: 1
    case .medium, .strip: 2
    case .large: 4
    }
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    pen.line(text, .row, lines: level + 1, isSensitive: true)
  }

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: text, isTextSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "text.bubble", letter: String(text.prefix(1)), isSensitive: true, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(text, isSensitive: true)
    speech.stop()
  }
}

/// What words that stand alone say.
final class SayParts: Facts {
  let text: String

  init(_ node: Node, _ reading: Reading) {
    let text = reading.text(node, .text)
    self.text = text.isEmpty ? node.preset.spec.plainName : text
  }

  func form(on page: Page, width: Int) -> any Form { SayForm(self, page: page) }
}
