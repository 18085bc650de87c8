import YuiLines
import YuiScreens

/// A list: its title and its first items, each with a glyph; a checklist's rows are toggles.
final class ListForm: Form {
  let page: Page
  private let parts: ListParts
  private let lean: Int
  private let most: Int

  init(_ parts: ListParts, page: Page) {
    self.page = page
    self.parts = parts
    switch page.shape {
    case .glance, .strip: (lean, most) = (1, 1)
    case .small: (lean, most) = (2, 3)
    case .medium: (lean, most) = (2, 4)
    case .large: (lean, most) = (2, 8)
    }
  }

  /// Items whose texts are kept; a next item on the lock screen may be any.
  private static let fewest = 10

  var name: String { parts.title }
  var kind: Block.Kind { .list }
  var hasHead: Bool { !parts.title.isEmpty }
  var unitCount: Int { max(1, parts.count) }

  /// In a strip a list that is done says so, and that stands for all its items.
  private var isDone: Bool {
    page.shape <= .strip && parts.count > 0 && parts.isCheck && parts.next == nil
  }

  private var leanCount: Int { min(lean, parts.count) }

  var levels: Int { isDone ? 1 : 1 + max(0, min(most, parts.count) - leanCount) }

  var completeLevel: Int? {
    if isDone { return 0 }
    return parts.count <= most + 1 ? parts.count - leanCount : nil
  }

  func units(_ level: Int) -> Int {
    isDone ? unitCount : max(1, min(leanCount + level, parts.count))
  }

  func elementCount(_ level: Int) -> Int {
    let rows = min(leanCount + level, parts.count)
    return 1 + (parts.isCheck ? rows : 2 * rows)
  }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    if !parts.title.isEmpty || parts.count == 0 {
      if parts.title.isEmpty {
        pen.line(parts.plainName, page.labelLook)
      } else {
        pen.line(parts.titlePhrase, page.labelLook)
      }
      if parts.count > 0 { pen.gap(2) }
    }
    guard parts.count > 0 else { return }
    if isDone {
      drawAllDone(with: &pen)
      return
    }
    let count = min(leanCount + level, parts.count)
    if count == 1 {
      drawRow(page.shape <= .strip ? parts.next ?? 0 : 0, of: 1, with: &pen)
      return
    }
    for place in 0..<count {
      if place > 0 { pen.gap(4) }
      drawRow(place, of: count, with: &pen)
    }
  }

  private func drawAllDone(with pen: inout Pen) {
    let height = page.height(.row)
    let inset = pen.glyph("checkmark.circle.fill", .row, role: .accent, accentable: true)
    pen.put(
      page.texts.allDone, .row,
      in: Box(x: pen.x + inset, y: pen.y, width: pen.width - inset, height: height))
    pen.y += height
  }

  private func drawRow(_ place: Int, of count: Int, with pen: inout Pen) {
    let height = page.height(.row)
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let isTicked = parts.isTicked(place)
    let canToggle =
      parts.isCheck && parts.isNode && page.family.isInteractive && !page.isHidden
    guard canToggle else {
      drawRow(place, of: count, isTicked: isTicked, with: &pen)
      return
    }
    let gap = page.px(2)
    let top = max(pen.y - gap, page.content.y)
    let bottom = min(pen.y + height + gap, page.content.maxY)
    let item = parts.text(place)
    pen.button(
      Intent(
        action: .toggle, id: parts.id, preset: parts.preset.name, value: item, on: !isTicked),
      look: .plain, in: Box(x: pen.x, y: top, width: pen.width, height: bottom - top)
    ) { [y = pen.y] pen in
      pen.y = y
      drawRow(place, of: count, isTicked: isTicked, with: &pen)
    }
  }

  private func drawRow(_ place: Int, of count: Int, isTicked: Bool, with pen: inout Pen) {
    let height = page.height(.row)
    var inset = 0
    if parts.isCheck {
      // What is done fades, its glyph too: the accent is for what is to be seen.
      let isShown = isTicked && !page.isHidden
      inset = pen.glyph(
        isShown ? "checkmark.circle.fill" : "circle", .row, role: .secondary)
    } else if parts.isNumbered {
      let widest = page.width("\(count).", .rowNumber)
      pen.put(
        page.texts.number(Double(place + 1)) + ".", .rowNumber, role: .secondary,
        in: Box(x: pen.x, y: pen.y, width: widest, height: height), alignment: .trailing)
      inset = widest + page.px(4)
    } else {
      inset = pen.bullet(.row)
    }
    pen.put(
      place < Self.fewest ? parts.phrase(place) : Phrase(parts.text(place)), .row,
      role: isTicked ? .secondary : .primary,
      in: Box(x: pen.x + inset, y: pen.y, width: pen.width - inset, height: height),
      isSensitive: true)
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    if parts.count == 0 {
      pen.oneLine(line, text: parts.title.isEmpty ? parts.plainName : parts.title)
    } else if let next = parts.next {
      pen.oneLine(line, text: parts.text(next), isTextSensitive: true)
    } else {
      pen.oneLine(line, text: page.texts.allDone)
    }
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    guard parts.isCheck, parts.count > 0 else {
      circle.drawSymbol(
        "list.bullet", letter: String(parts.title.prefix(1)), isSensitive: false, with: &pen)
      return
    }
    let done = parts.tickedCount
    circle.drawRing(Double(done) / Double(parts.count), isSensitive: true, with: &pen)
    let text = page.texts.number(Double(done)) + "/" + page.texts.number(Double(parts.count))
    circle.drawNumber(Quantity(full: text, bare: "", number: nil), with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.title.isEmpty ? parts.plainName : parts.title)
    guard parts.count > 0 else { return speech.stop() }
    if isDone || page.shape == .glance && parts.next == nil {
      speech.say(page.texts.allDone)
    } else if page.isHidden {
      speech.say(page.texts.spoken.hidden)
    } else {
      let count = page.shape == .glance ? 1 : min(leanCount + level, parts.count)
      for place in 0..<count {
        let place = count == 1 && page.shape <= .strip ? parts.next ?? 0 : place
        speech.say(parts.text(place))
        if parts.isCheck {
          speech.say(parts.isTicked(place) ? page.texts.spoken.ticked : page.texts.spoken.unticked)
        }
      }
    }
    speech.stop()
  }
}
