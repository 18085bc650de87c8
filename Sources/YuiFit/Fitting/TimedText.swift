/// Words, perhaps with a time among them that runs by itself.
struct TimedText {
  let before: String
  /// Whether a time or a day is among them: such words step down before they are cut.
  let tellsTime: Bool
  private let running: Running?

  /// The time, and the words behind it.
  private final class Running {
    let left: String
    let live: LiveText
    let after: String

    init(_ left: String, _ live: LiveText, _ after: String) {
      (self.left, self.live, self.after) = (left, live, after)
    }
  }

  init(_ text: String, tellsTime: Bool = false) {
    (before, self.tellsTime, running) = (text, tellsTime, nil)
  }

  init(before: String, left: String, live: LiveText?, after: String) {
    // A time that does not run is a word like any other.
    self.before = live == nil ? before + left + after : before
    running = live.map { Running(left, $0, after) }
    tellsTime = true
  }

  /// The time left as it reads now.
  var left: String { running?.left ?? "" }
  var live: LiveText? { running?.live }
  var after: String { running?.after ?? "" }

  var text: String { running == nil ? before : before + left + after }
  var isEmpty: Bool { before.isEmpty && running == nil }
}

extension Pen {
  /// Words with a running time among them, on one line in a box: words are cut, the time never is.
  mutating func put(
    _ words: TimedText, _ look: Look, digits: Look, role: Role? = nil, in box: Box,
    isSensitive: Bool = false, accentable: Bool = false
  ) {
    guard !isDry, !words.isEmpty else { return }
    guard words.live != nil, !(page.isHidden && isSensitive) else {
      if words.tellsTime, !page.isHidden,
        let sized = page.step(Ways(words.text, on: page), look, width: box.width)
      {
        put(
          sized, role: role ?? look.role, at: box.x, baseline: box.y + page.font(look).baseline,
          isSensitive: isSensitive, accentable: accentable)
        return
      }
      put(
        words.text, look, role: role, in: box, isSensitive: isSensitive, accentable: accentable)
      return
    }
    guard let time = page.step(Ways(words.left, on: page), digits, width: box.width) else { return }
    let role = role ?? look.role
    let baseline = box.y + page.font(look).baseline
    var x = box.x
    // Spaces at the ends of runs are no part of a frame.
    let space = page.tools.measurer.width(of: " ", font: page.font(look))
    func room(_ text: String) -> Int { text.hasSuffix(" ") || text.hasPrefix(" ") ? space : 0 }
    let before = words.before.trimmed
    if let words = page.cut(before, look, width: box.width - time.width - room(words.before)) {
      put(
        words, role: role, at: x, baseline: baseline, isSensitive: isSensitive,
        accentable: accentable)
      x += words.width
    }
    if x > box.x { x += room(words.before) }
    put(
      time, role: role, at: x, baseline: baseline, isSensitive: isSensitive,
      accentable: accentable, live: words.live)
    x += time.width + room(words.after)
    if let words = page.cut(words.after.trimmed, look, width: box.maxX - x) {
      put(
        words, role: role, at: x, baseline: baseline, isSensitive: isSensitive,
        accentable: accentable)
    }
  }

  /// The same on a line of its own.
  mutating func line(
    _ words: TimedText, _ look: Look, digits: Look, role: Role? = nil, isSensitive: Bool = false,
    accentable: Bool = false
  ) {
    let height = page.height(look)
    put(
      words, look, digits: digits, role: role,
      in: Box(x: x, y: y, width: width, height: height), isSensitive: isSensitive,
      accentable: accentable)
    y += height
  }
}

extension TimedText {
  /// The words in two, for where one line is too short: those before the time without the dot that
  /// joined them, and the time with what is behind it.
  var lines: [TimedText] {
    var first = before.trimmed
    if first.hasSuffix("\u{B7}") { first = String(first.dropLast()).trimmed }
    guard live != nil, !first.isEmpty else { return [self] }
    return [
      TimedText(first, tellsTime: true),
      TimedText(before: "", left: left, live: live, after: after),
    ]
  }
}

extension String {
  /// Without the spaces at its ends.
  var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
