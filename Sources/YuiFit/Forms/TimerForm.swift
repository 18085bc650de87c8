import YuiLines
import YuiScreens

/// A timer: its label, its time, a ring that drains, and Start or Pause.
final class TimerForm: Form {
  let page: Page
  private let parts: TimerParts
  private let isOneRow: Bool

  init(_ parts: TimerParts, page: Page, width: Int) {
    self.page = page
    self.parts = parts
    isOneRow =
      page.shape == .strip
      || page.takesOneRow(
        page.width(parts.label, .label) + 2 * page.px(Self.columnGap)
          + page.width(parts.widest, .leanClock) + Pen.capsuleWidth(parts.action, on: page),
        in: width)
  }

  private var label: Phrase { parts.label }
  private var state: TimerState { parts.state }
  private var clock: String { parts.clock }
  private var widest: Phrase { parts.widest }
  private var roundsText: String { parts.rounds }

  private static let columnGap = 8
  private static let ringSide = 64
  private static let largestRing = 160
  /// When the phase ends that runs now.
  var nextChange: Moment? {
    guard case .running(_, _, let end) = state else { return nil }
    // A length that is no whole number of microseconds ends just after its rounded end.
    let next = Moment(microseconds: page.reading.environment.now.microseconds + 1)
    return max(end, next)
  }

  var name: String { parts.label.text }
  var kind: Block.Kind { .timer }
  var levels: Int { 2 }
  var tellingLevels: Int { 1 }

  func draw(_ level: Int, extra: Int, with pen: inout Pen) {
    switch (level, page.shape) {
    case (_, ...Page.Shape.strip):
      drawStrip(level == 0 ? .stripClock : .leanClock, with: &pen)
    case (0, _): drawLean(with: &pen)
    case (_, .small): drawStack(with: &pen)
    default: drawRing(page.px(Self.ringSide) + extra, with: &pen)
    }
  }

  /// On the lock screen: label and time, and a round button beside them where there is room.
  private func drawStrip(_ look: Look, with pen: inout Pen) {
    let label = page.height(.stripLabel)
    let height = label + page.height(look)
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let side = page.px(Pen.buttonHeight)
    var free = pen.width
    let hasButton = side <= height
    if hasButton { free -= side + page.px(Self.columnGap) }
    defer {
      if hasButton {
        let box = Box(
          x: pen.maxX - side, y: pen.y + (height - side) / 2, width: side, height: side)
        let isRunning = intent.action == .pause
        pen.button(intent, look: .plain, in: box) { pen in
          pen.symbol(
            isRunning ? "pause.circle.fill" : "play.circle.fill", in: box,
            size: Double(Pen.buttonHeight), role: .accent, accentable: true)
        }
      }
    }
    pen.put(
      self.label, .stripLabel, in: Box(x: pen.x, y: pen.y, width: free, height: label))
    if let sized = sizedClock(look, fits: { width, _ in width <= free }) {
      pen.put(
        sized, role: .primary, at: pen.x,
        baseline: pen.y + label + page.font(look).baseline, live: live)
    }
  }

  func stretch(_ level: Int, width: Int) -> Int {
    guard level > 0, page.shape > .small else { return 0 }
    return max(0, min(width * 9 / 20, page.px(Self.largestRing)) - page.px(Self.ringSide))
  }

  private var leanHeight: Int {
    max(Pen.buttonHeight(on: page), page.height(.leanClock), page.height(.label))
  }

  private func drawLean(with pen: inout Pen) {
    if !isOneRow {
      pen.line(label, .label)
      pen.gap(2)
    }
    let height = leanHeight
    drawLeanRow(withLabel: isOneRow, height: height, with: &pen)
    pen.y += height
  }

  private func drawLeanRow(withLabel: Bool, height: Int, with pen: inout Pen) {
    guard !pen.isDry else { return }
    let clockTop = pen.y + (height - page.height(.leanClock)) / 2
    let baseline = clockTop + page.font(.leanClock).baseline
    let button = Pen.buttonHeight(on: page)
    let buttonWidth = min(
      Pen.capsuleWidth(parts.action, on: page), pen.width / 2)
    // What is read first is drawn first; the button is last.
    defer {
      drawButton(
        in: Box(
          x: pen.maxX - buttonWidth, y: pen.y + (height - button) / 2, width: buttonWidth,
          height: button), with: &pen)
    }
    let free = pen.width - buttonWidth - page.px(Self.columnGap)
    let room = withLabel && page.isCompact ? free * 2 / 3 : free
    guard let sized = sizedClock(.leanClock, fits: { width, _ in width <= room }) else { return }
    let start = withLabel ? pen.x + free - sized.width : pen.x
    let labelRoom = free - sized.width - page.px(Self.columnGap)
    if withLabel, let words = page.cut(label, .label, width: labelRoom) {
      pen.put(words, role: .secondary, at: pen.x, baseline: baseline)
    }
    pen.put(sized, role: .primary, at: start, baseline: baseline, live: live)
  }

  private func drawStack(with pen: inout Pen) {
    pen.line(label, .label)
    pen.gap(2)
    let width = pen.width
    if !pen.isDry, let sized = sizedClock(.clock, fits: { measured, _ in measured <= width }) {
      pen.put(
        sized, role: .primary, at: pen.x, baseline: pen.y + page.font(.clock).baseline,
        live: live)
    }
    pen.y += page.height(.clock)
    pen.gap(6)
    let height = Pen.buttonHeight(on: page)
    drawButton(in: Box(x: pen.x, y: pen.y, width: pen.width, height: height), with: &pen)
    pen.y += height
  }

  /// The ring with the time in it, and what belongs to it at its side.
  private func drawRing(_ side: Int, with pen: inout Pen) {
    let button = Pen.buttonHeight(on: page)
    let rounds = roundsText
    let lines =
      page.height(.label) + (rounds.isEmpty ? 0 : page.px(2) + page.height(.caption))
    let column = lines + page.px(6) + button
    let height = max(side, column)
    defer { pen.y += height }
    guard !pen.isDry else { return }
    let side = min(height, pen.width / 2)
    let circle = Circle(
      page: page,
      box: Box(x: pen.x, y: pen.y + (height - side) / 2, width: side, height: side))
    circle.drawRing(fraction, isSensitive: false, live: ringLive, with: &pen)
    drawClock(in: circle, with: &pen)
    let x = pen.x + side + page.px(16)
    let width = pen.maxX - x
    var y = pen.y + (height - column) / 2
    pen.put(label, .label, in: Box(x: x, y: y, width: width, height: page.height(.label)))
    y += page.height(.label)
    if !rounds.isEmpty {
      y += page.px(2)
      pen.put(
        rounds, .caption, in: Box(x: x, y: y, width: width, height: page.height(.caption)))
      y += page.height(.caption)
    }
    y += page.px(6)
    let label = parts.action
    drawButton(
      in: Box(
        x: x, y: y, width: min(Pen.capsuleWidth(label, on: page) + page.px(16), width),
        height: button), with: &pen)
  }

  /// The clock at the size at which it fits at its widest.
  private func sizedClock(_ look: Look, fits: (Int, Int) -> Bool) -> Sized? {
    let whole = page.natural(widest, look)
    let fitted =
      fits(whole.width, page.height(look))
      ? whole : page.step(Ways(widest.text, on: page), look, fits: fits)
    guard var sized = fitted else { return nil }
    sized.lines = nil
    sized.text = clock
    return sized
  }

  /// The clock in a ring; nothing when it is too wide, and the ring speaks for it.
  private func drawClock(in circle: Circle, with pen: inout Pen) {
    guard let sized = sizedClock(.leanClock, fits: { circle.middle($0, $1) != nil }),
      let box = circle.middle(sized.width, sized.height)
    else { return }
    pen.put(sized, role: .primary, in: box, alignment: .center, live: live)
  }

  private func drawButton(in box: Box, with pen: inout Pen) {
    pen.capsule(parts.action, intent, in: box)
  }

  private var intent: Intent {
    switch state {
    case .running, .counting: Intent(action: .pause, id: parts.id, preset: Preset.timer.name)
    default: Intent(action: .start, id: parts.id, preset: Preset.timer.name)
    }
  }

  /// What runs by itself while the timer does.
  private var live: LiveText? {
    switch state {
    case .running(_, let start, let end):
      LiveText(
        style: .countdown, start: start.secondsSince1970, end: end.secondsSince1970)
    case .counting(let since): LiveText(style: .stopwatch, start: since.secondsSince1970)
    default: nil
    }
  }

  private var ringLive: LiveText? {
    if case .running = state { live } else { nil }
  }

  /// The part of the phase that is left.
  private var fraction: Double {
    switch state {
    case .ready, .counting: 1
    case .running(_, let start, let end):
      Plot.part(
        end.seconds(since: page.reading.environment.now),
        of: DataRange(0, end.seconds(since: start)))
    case .paused(_, let left, let length): Plot.part(left, of: DataRange(0, length))
    }
  }

  // MARK: - One line, a circle, words

  func drawLine(_ line: LineBox, with pen: inout Pen) {
    pen.oneLine(
      line, text: label.text, number: Quantity(full: clock, bare: "", number: nil),
      widest: widest.text, live: live)
  }

  func drawCircle(_ circle: Circle, with pen: inout Pen) {
    guard page.family.isInteractive else {
      drawClock(in: circle, with: &pen)
      return
    }
    pen.button(intent, look: .plain, in: circle.box) { pen in
      circle.drawRing(fraction, isSensitive: false, live: ringLive, with: &pen)
      drawClock(in: circle, with: &pen)
    }
  }

  func speak(_ level: Int, into speech: inout Speech) {
    speech.say(parts.speech)
    speech.stop()
  }
}
