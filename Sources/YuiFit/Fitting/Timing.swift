import YuiLines
import YuiScreens

/// The moment that a component is about (`when`), and what its words say before and after it: the
/// props that the fitter reads beside those of the language.
final class Timing {
  /// The moment.
  let when: Moment
  /// What leads up to it began then.
  let from: Moment?
  /// Words in place of those that tell the time, from a while before on, and once it is over.
  private let near: String
  private let then: String
  private let soon: Double
  private let reading: Reading

  /// What a node says of a moment; nil when it names none that reads.
  init?(_ node: Node, _ reading: Reading) {
    guard let when = reading.moment(node.props["when"]) else { return nil }
    self.when = when
    self.reading = reading
    from = reading.moment(node.props["from"])
    near = reading.shown(node.props["near"])
    then = reading.shown(node.props["then"])
    soon = Self.seconds(node.props["soon"]) ?? Self.quarterHour
  }

  private static let quarterHour = 900.0
  static let day = 86_400.0

  private static func seconds(_ value: Value?) -> Double? {
    if let number = value?.finite { return max(number, 0) }
    guard let text = value?.text else { return nil }
    let bytes = ContiguousArray(text.utf8)
    return Numbers.duration(bytes.span, 0..<bytes.count)
  }

  private var now: Moment { reading.environment.now }
  private var left: Double { when.seconds(since: now) }
  var isOver: Bool { left <= 0 }
  private var isNear: Bool { !isOver && !near.isEmpty && left <= soon }

  /// The part of the time that is left, when it is known since when.
  var fraction: Double? {
    guard let from, from < when else { return nil }
    return Plot.part(left, of: DataRange(0, when.seconds(since: from)))
  }

  /// What runs by itself, while it does.
  var live: LiveText? {
    guard !isOver, left < Self.day else { return nil }
    let start = from.map { min($0, now) } ?? now
    return LiveText(
      style: .countdown, start: start.secondsSince1970, end: when.secondsSince1970)
  }

  /// How long it is until then: `4:32`, `3 days`.
  var leftText: String {
    guard !isOver else { return "" }
    return left < Self.day
      ? reading.texts.duration(left) : reading.texts.dayCount(Int(min(left / Self.day, 1e6)))
  }

  /// The words that tell the time, or those that stand in their place by now.
  func words(_ usual: String) -> TimedText {
    if isOver {
      if !then.isEmpty { return filled(then) }
      // What led to a countdown that is over leads to nothing.
      return usual.contains(Self.leftName) ? TimedText("") : filled(usual)
    }
    return filled(isNear ? near : usual)
  }

  /// A text with the moment's names filled in.
  func filled(_ text: String) -> TimedText {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return TimedText(text) }
    let time = reading.texts.time(
      when, utcOffset: reading.environment.utcOffset, clock: reading.environment.clock)
    let named = dayFilled(Template.fill(text, ("time", time)))
    guard let place = named.firstRange(of: Self.leftName) else {
      return TimedText(named, tellsTime: true)
    }
    let after = Template.fill(String(named[place.upperBound...]), ("left", ""))
    return TimedText(
      before: String(named[..<place.lowerBound]), left: leftText, live: live, after: after)
  }

  static let leftName = "{left}"
  private static let dayName = "{day}"

  /// `{day}` opens with a capital where a text, or a part of it behind a middle dot, begins.
  private func dayFilled(_ text: String) -> String {
    guard let place = text.firstRange(of: Self.dayName) else { return text }
    let before = text[..<place.lowerBound]
    let day = reading.texts.dayName(
      when, utcOffset: reading.environment.utcOffset, now: now)
    let isStart = before.isEmpty || before.hasSuffix("\u{B7} ")
    return before + (isStart ? day.prefix(1).uppercased() + day.dropFirst() : day)
      + Template.fill(String(text[place.upperBound...]), ("day", day))
  }

  /// When any of it would read otherwise with no new row.
  var change: Moment? {
    guard !isOver else { return reading.nextMidnight }
    var next = when
    func consider(_ moment: Moment) {
      if moment > now, moment < next { next = moment }
    }
    if !near.isEmpty { consider(when.adding(seconds: -soon)) }
    if left >= Self.day {
      let days = (left / Self.day).rounded(.down)
      let turn = when.adding(seconds: -days * Self.day)
      consider(Moment(microseconds: turn.microseconds + 1))
    }
    consider(reading.nextMidnight)
    return next
  }
}

extension Node {
  /// Whether one of its props may be one that only a widget reads. Told by lengths and first
  /// letters: most nodes have none, and are asked for each layout.
  var mayHaveWidgetProps: Bool {
    for prop in props.elements {
      let key = prop.key.utf8
      guard let first = key.first else { continue }
      switch (key.count, first) {
      // max; when, lock, mark, size; parts, facts, gauge; kicker, glance, layout.
      case (3, UInt8(ascii: "m")), (4, UInt8(ascii: "w")), (4, UInt8(ascii: "l")),
        (4, UInt8(ascii: "m")), (4, UInt8(ascii: "s")), (5, UInt8(ascii: "p")),
        (5, UInt8(ascii: "f")), (5, UInt8(ascii: "g")), (6, UInt8(ascii: "k")),
        (6, UInt8(ascii: "g")), (6, UInt8(ascii: "l")):
        return true
      default: continue
      }
    }
    return false
  }
}

extension Reading {
  /// A moment as a prop has it: a time with its offset, or one without, on the viewer's own clock.
  func moment(_ value: Value?) -> Moment? {
    guard let text = value?.text, !text.isEmpty else { return nil }
    if let moment = Moment(text) { return moment }
    guard text.utf8.count == 16, LocalTime(text: text) != nil, let utc = Moment(text + ":00Z")
    else { return nil }
    return utc.adding(seconds: -Double(clampedOffset))
  }

  /// A prop as text for a person, the names of the component's moment filled in; what runs by
  /// itself reads as it does now.
  func timed(_ node: Node, _ key: Key, _ timing: Timing?) -> String {
    timed(text(node, key), timing)
  }

  /// The same for a prop that only the fitter reads.
  func timed(_ node: Node, _ key: String, _ timing: Timing?) -> String {
    node.props[key].map { timed(shown($0), timing) } ?? ""
  }

  private func timed(_ text: String, _ timing: Timing?) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return timing.map { $0.filled(text).text } ?? text
  }
}

extension Circle {
  /// The time left in a ring that drains; false when nothing runs, and nothing is drawn.
  func draw(_ timing: Timing, with pen: inout Pen) -> Bool {
    guard let live = timing.live, !page.isHidden else { return false }
    // A time too wide for the ring stands without one; one too wide for that, not at all.
    for circle in [self, withoutRing] {
      let ways = Ways(timing.leftText, on: page)
      guard let time = page.step(ways, .leanClock, fits: { circle.middle($0, $1) != nil }),
        let box = circle.middle(time.width, page.height(of: time.font))
      else { continue }
      circle.drawRing(
        timing.fraction ?? 0, isSensitive: true, live: timing.fraction == nil ? nil : live,
        with: &pen)
      pen.put(
        time, role: .primary, in: box, alignment: .center, isSensitive: true, live: live)
      return true
    }
    return false
  }
}
