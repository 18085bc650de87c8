import YuiLines

extension Pen {
  /// A button is at least this high.
  static let buttonHeight = 28
  private static let buttonInset = 12

  /// The height of a button in pixels: its words' with air around, and never too small to hit.
  static func buttonHeight(on page: Page) -> Int {
    max(page.px(buttonHeight), page.height(.button) + page.px(8))
  }

  /// The width of a capsule around its words.
  static func capsuleWidth(_ label: Phrase, on page: Page) -> Int {
    page.width(label, .button) + 2 * page.px(buttonInset)
  }

  /// A capsule at the pen's place, as wide as its words or as there is room; the pen moves below.
  mutating func capsule(_ label: Phrase, _ intent: @autoclosure () -> Intent, width: Int) {
    let height = Self.buttonHeight(on: page)
    if !isDry {
      let natural = min(Self.capsuleWidth(label, on: page), width)
      capsule(label, intent(), in: Box(x: x, y: y, width: natural, height: height))
    }
    y += height
  }

  /// A capsule that fills a box, its words in the middle.
  mutating func capsule(_ label: Phrase, _ intent: Intent, in box: Box) {
    button(intent, look: .capsule, in: box) { pen in
      let height = pen.page.height(.button)
      let inset = min(pen.page.px(Self.buttonInset), box.width / 6)
      pen.put(
        label, .button,
        in: Box(
          x: box.x + inset, y: box.y + (box.height - height) / 2, width: box.width - 2 * inset,
          height: height),
        alignment: .center, accentable: true)
    }
  }

  /// One line of words, a running time among them.
  mutating func oneLine(_ line: LineBox, _ words: TimedText, isSensitive: Bool) {
    guard let live = words.live, !(page.isHidden && isSensitive) else {
      oneLine(line, text: words.text, isTextSensitive: isSensitive)
      return
    }
    oneLine(
      line, text: (words.before.trimmed + words.after).trimmed, isTextSensitive: isSensitive,
      number: Quantity(full: words.left, bare: "", number: nil), isNumberSensitive: isSensitive,
      live: live)
  }

  /// One line of words and perhaps a number: the words are cut, the number never is.
  mutating func oneLine(
    _ line: LineBox, text: String, isTextSensitive: Bool = false, number: Quantity? = nil,
    widest: String? = nil, delta: Change? = nil, isNumberSensitive: Bool = false,
    live: LiveText? = nil
  ) {
    guard !isDry, line.box.height > 0 else { return }
    let look: Look = line.isInline ? .inline : .row
    // Where the line itself is too high for the box, the font steps down until it is not.
    let room = line.box.height
    let fits: (Int, Int) -> Bool = { $1 <= room }
    guard let base = page.step("0", page.font(look), fits: fits)?.font else { return }
    let height = page.height(of: base)
    let baseline = line.box.y + (line.box.height - height) / 2 + base.baseline
    let gap = page.tools.measurer.width(of: " ", font: base)
    var numbers: [(sized: Sized, role: Role)] = []
    var used = 0
    if let number, !number.isEmpty {
      let isHidden = page.isHidden && isNumberSensitive
      let ways =
        isHidden
        ? Ways(Self.dots, on: page)
        : widest.map { Ways($0, on: page) } ?? Ways(number, on: page)
      if var sized = step(ways, base, width: line.box.width) {
        if widest != nil, !isHidden { sized.text = number.full }
        numbers.append((sized, .primary))
        used = sized.width
      } else if number.number == nil, live == nil {
        let fitted = page.tools.measurer.fit(
          number.full, font: base, width: line.box.width, lines: 1)
        let sized = Sized(
          text: fitted.first, font: base, width: fitted.width, height: height,
          isTruncated: fitted.isTruncated)
        numbers.append((sized, .primary))
        used = sized.width
      }
      if !isHidden, let delta, !delta.text.isEmpty,
        let sized = step(
          Ways(delta.text, on: page), base, width: line.box.width - used - gap)
      {
        numbers.append((sized, delta.role))
        used += gap + sized.width
      }
    }
    var start = line.box.x
    let shown = page.isHidden && isTextSensitive && !text.isEmpty ? Self.dots : text
    let free = line.box.width - (used > 0 ? used + gap : 0)
    if !shown.isEmpty, free > 0 {
      let fitted = page.tools.measurer.fit(shown, font: base, width: free, lines: 1)
      if !fitted.first.isEmpty, fitted.width <= free {
        let sized = Sized(
          text: fitted.first, font: base, width: fitted.width, height: height,
          isTruncated: fitted.isTruncated)
        put(sized, role: .primary, at: start, baseline: baseline, isSensitive: isTextSensitive)
        start += sized.width + gap
      }
    }
    for (place, piece) in numbers.enumerated() {
      put(
        piece.sized, role: piece.role, at: start, baseline: baseline,
        isSensitive: isNumberSensitive, live: place == 0 ? live : nil)
      start += piece.sized.width + gap
    }
  }

  private func step(_ ways: Ways, _ font: TextFont, width: Int) -> Sized? {
    var ways = ways
    while let way = ways.next() {
      if let sized = page.step(way, font, fits: { measured, _ in measured <= width }) {
        return sized
      }
    }
    return nil
  }
}
