import YuiLines

/// What a widget says when it has no component to draw.
final class NoticeForm: Form {
  let page: Page
  private let parts: NoticeParts

  init(_ parts: NoticeParts, page: Page) {
    self.page = page
    self.parts = parts
  }

  private var title: String { parts.title }
  private var text: String { parts.text }
  private var canOpen: Bool { parts.canOpen }
  private var isPlaceholder: Bool { parts.isPlaceholder }

  private static let barHeight = 10

  var name: String { parts.title }
  var kind: Block.Kind { .notice }
  var unitCount: Int { 0 }
  func units(_ level: Int) -> Int { 0 }

  var levels: Int {
    if page.shape <= .strip { return 2 }
    return isPlaceholder ? 6 : canOpen ? 3 : 2
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    if !title.isEmpty {
      pen.line(title, .label, role: .primary)
      if level > 0 { pen.gap(2) }
    }
    guard level > 0 else {
      if title.isEmpty { pen.line(text, .caption) }
      return
    }
    pen.line(text, .caption, lines: page.shape <= .strip ? 1 : 3)
    if isPlaceholder {
      for number in 1..<max(level, 1) {
        pen.gap(8)
        let width = pen.width * (number % 2 == 1 ? 4 : 3) / 5
        let height = page.px(Self.barHeight)
        pen.fill(
          in: Box(x: pen.x, y: pen.y, width: width, height: height), opacity: 0.2, radius: 4)
        pen.y += height
      }
    } else if level > 1, canOpen {
      pen.gap(8)
      pen.capsule(
        page.reading.openInYui, Intent(action: .open, id: "", preset: ""), width: pen.width)
    }
  }

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(line, text: title.isEmpty ? text : title)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    circle.drawSymbol(
      "app.dashed", letter: String(title.prefix(1)), isSensitive: false, with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(title)
    speech.say(text)
    speech.stop()
  }
}
