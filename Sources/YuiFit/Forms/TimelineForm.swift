import YuiLines
import YuiScreens

/// What is done, what is on and what is next, around the now row.
final class TimelineForm: Form {
  let page: Page
  private let parts: TimelineParts
  private let steps: [Step]

  /// What a level shows around the now row.
  private struct Step {
    var before = 0
    var after = 0
    var hasTitle = false
    var hasSub = false
    var opens = true
  }

  init(_ parts: TimelineParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    var step = Step(opens: false)
    var steps = [step]
    func add(_ change: (inout Step) -> Void) {
      change(&step)
      steps.append(step)
    }
    let hasTitle = !parts.title.isEmpty
    let hasSub = parts.now.map { !Self.sub(of: parts.rows[$0], page, width).isEmpty } ?? false
    switch page.shape {
    case .glance: break
    case .strip:
      if hasTitle { add { $0.hasTitle = true } }
      if hasSub { add { $0.hasSub = true } }
    case .small:
      if hasTitle { add { $0.hasTitle = true } }
      if hasSub { add { $0.hasSub = true } }
    case .medium, .large:
      step.opens = parts.opens
      for count in 0..<min(parts.after, 2) { add { $0.after = count + 1 } }
      if hasTitle { add { $0.hasTitle = true } }
      if page.shape == .large {
        for count in 0..<parts.doneBefore { add { $0.before = count + 1 } }
        if parts.after > 2 { add { $0.after = 3 } }
      }
      if hasSub { add { $0.hasSub = true } }
      // A row that is all there is leads somewhere too.
      if steps.count == 1, step.opens { steps.append(step) }
    }
    self.steps = steps
  }

  private var title: String { parts.title }
  private var rows: [TimelineParts.Row] { parts.rows }
  private var now: Int? { parts.now }

  var name: String { parts.title }
  var kind: Block.Kind { .timeline }
  var hasHead: Bool { !title.isEmpty }
  var levels: Int { steps.count }
  var nextChange: Moment? { parts.nextChange }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    let step = steps[min(level, steps.count - 1)]
    guard let now else {
      pen.line(title.isEmpty ? Preset.timeline.spec.plainName : title, .label)
      return
    }
    if step.hasTitle {
      pen.line(title, page.labelLook)
      pen.gap(2)
    }
    let first = now - step.before
    for place in first...(now + step.after) {
      if place > first { pen.gap(4) }
      drawRow(place, isNow: place == now, step, with: &pen)
    }
  }

  private func drawRow(_ place: Int, isNow: Bool, _ step: Step, with pen: inout Pen) {
    let row = rows[place]
    let url = step.opens ? row.url : ""
    let sub = isNow && step.hasSub ? Self.sub(of: row, page, pen.width) : TimedText("")
    let look: Look = isNow ? .strongRow : .row
    let subs = lines(of: sub)
    let text = page.height(look) + subs.count * (page.px(2) + page.height(.caption))
    guard !url.isEmpty, page.family.isInteractive, page.shape > .strip else {
      drawText(row, isNow: isNow, look, subs, with: &pen)
      return
    }
    // A row that leads somewhere is as high as any button.
    let height = max(text, page.px(Pen.buttonHeight))
    if !pen.isDry {
      let box = Box(x: pen.x, y: pen.y, width: pen.width, height: height)
      let intent = Intent(
        action: .url, id: row.id, preset: row.preset.name, value: page.isHidden ? nil : url)
      pen.button(intent, look: .plain, in: box) { pen in
        pen.y += (height - text) / 2
        drawText(row, isNow: isNow, look, subs, with: &pen)
      }
    }
    pen.y += height
  }

  private func drawText(
    _ row: TimelineParts.Row, isNow: Bool, _ look: Look, _ subs: [TimedText], with pen: inout Pen
  ) {
    let isDone = row.isDone
    let inset = pen.glyph(
      isDone ? "checkmark.circle.fill" : isNow ? "circle.inset.filled" : "circle", look,
      role: isNow && !isDone ? .accent : .secondary, accentable: isNow)
    let height = page.height(look)
    if !pen.isDry {
      let width = pen.width - inset
      let at = page.isHidden ? "" : row.at.text
      var time = page.cut(at, .caption, width: width / 3)
      if row.at.live != nil || time?.isTruncated == true {
        // A running time, and one that is cut, has the room that the text leaves.
        let free = width - page.width(row.text, look) - page.px(8)
        let whole = page.natural(at, .captionNumber)
        if whole.width <= free { time = whole }
        if row.at.live != nil, whole.width > free { time = nil }
        // A time of day is never cut either.
        if row.at.live == nil, row.at.tellsTime, whole.width > free {
          time = page.step(Ways(at, on: page), .caption, width: max(free, width / 3))
        }
      }
      if let sized = time, !isRoomFor(sized, row, look, width) { time = nil }
      let used = time.map { $0.width + page.px(8) } ?? 0
      pen.put(
        row.text, look, role: isDone && !isNow ? .secondary : .primary,
        in: Box(x: pen.x + inset, y: pen.y, width: width - used, height: height),
        isSensitive: true)
      if let time, row.at.live != nil {
        let baseline = pen.y + page.font(look).baseline
        pen.put(
          row.at, .caption, digits: .captionNumber,
          in: Box(
            x: pen.maxX - time.width, y: baseline - page.font(.caption).baseline,
            width: time.width, height: page.height(.caption)),
          isSensitive: true)
      } else if let time {
        pen.put(
          time, role: .secondary, at: pen.maxX - time.width,
          baseline: pen.y + page.font(look).baseline, isSensitive: true)
      }
    }
    pen.y += height
    for sub in subs {
      pen.gap(2)
      pen.put(
        sub, .caption, digits: .captionNumber,
        in: Box(
          x: pen.x + inset, y: pen.y, width: pen.width - inset, height: page.height(.caption)),
        isSensitive: true)
      pen.y += page.height(.caption)
    }
  }

  /// What stands below a row: its second line, or its moment where that has no room beside it.
  private static func sub(of row: TimelineParts.Row, _ page: Page, _ width: Int) -> TimedText {
    guard row.sub.isEmpty, row.timing != nil, page.shape <= .small else { return row.sub }
    let glyph = Int((page.font(.strongRow).size * Double(page.scale)).rounded(.up)) + page.px(6)
    let beside =
      page.width(row.text, .strongRow) + page.px(8) + page.width(row.at.text, .captionNumber)
    return row.at.live == nil && beside <= width - glyph ? row.sub : row.at
  }

  /// The lines below a row's text: a running time has one of its own where they are short.
  private func lines(of sub: TimedText) -> [TimedText] {
    if sub.isEmpty { return [] }
    return page.shape <= .small && !page.isHidden ? sub.lines : [sub]
  }

  /// Whether a row's time stands beside its text: in a narrow widget only when neither is cut.
  private func isRoomFor(_ time: Sized, _ row: TimelineParts.Row, _ look: Look, _ width: Int)
    -> Bool
  {
    page.shape > .small
      || page.width(row.text, look) + page.px(8) + time.width <= width
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    guard let now else {
      pen.oneLine(line, text: title.isEmpty ? Preset.timeline.spec.plainName : title)
      return
    }
    let row = rows[now]
    let text = row.text
    // What is still to come is not now: its moment says when.
    if row.timing != nil, row.preset == .next {
      let at = row.at
      let joined = text + (at.isEmpty ? "" : " \u{B7} ")
      pen.oneLine(
        line,
        TimedText(before: joined + at.before, left: at.left, live: at.live, after: at.after),
        isSensitive: true)
      return
    }
    pen.oneLine(
      line, text: rows[now].isDone ? text : page.texts.now(text),
      isTextSensitive: true)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    if let timing = now.flatMap({ rows[$0].timing }), circle.draw(timing, with: &pen) { return }
    let text = now.map { rows[$0].text } ?? title
    circle.drawSymbol(
      "calendar.day.timeline.left", letter: String(text.prefix(1)), isSensitive: now != nil,
      with: &pen)
  }

  func speak(_ level: Int, into speech: inout Speech) {
    let step = steps[min(level, steps.count - 1)]
    speech.say(title)
    guard let now else { return speech.stop() }
    if page.isHidden {
      speech.say(page.texts.spoken.hidden)
      return speech.stop()
    }
    let words = page.texts.spoken
    for place in (now - step.before)...(now + step.after) {
      let row = rows[place]
      speech.say(row.text)
      speech.say(row.isDone ? words.done : place == now ? words.now : words.next)
      speech.say(row.at.text)
      if place == now, step.hasSub { speech.say(row.sub.text) }
    }
    speech.stop()
  }
}
