extension Pen {
  private static let deltaGap = 6
  private static let subGap = 8

  /// A value, its delta and a few words on one baseline, at the pen's height; the pen stays.
  /// Values and deltas step down until both fit; the words give way. Gives the width used.
  mutating func number(
    _ value: Quantity, delta: Change?, sub: String, _ look: Look, x: Int, width: Int,
    isTrailing: Bool = false
  ) -> Int {
    guard !isDry, width > 0 else { return 0 }
    let baseline = y + page.font(look).baseline
    if page.isHidden {
      guard let sized = page.cut(Self.dots, look, width: width) else { return 0 }
      let start = isTrailing ? x + width - sized.width : x
      put(sized, role: .primary, at: start, baseline: baseline, isSensitive: true)
      return sized.width
    }
    let (sized, change) = sizes(value, delta, look, width: width)
    guard let sized else { return 0 }
    let gap = change == nil ? 0 : page.px(Self.deltaGap)
    var used = sized.width + gap + (change?.width ?? 0)
    var start = isTrailing ? x + width - used : x
    put(sized, role: .primary, at: start, baseline: baseline, isSensitive: true)
    start += sized.width + gap
    if let change, let delta {
      put(change, role: delta.role, at: start, baseline: baseline, isSensitive: true)
      start += change.width
    }
    if !sub.isEmpty {
      // Half a word says less than none.
      let words = page.natural(sub, .caption)
      if words.width <= width - used - page.px(Self.subGap) {
        put(
          words, role: .secondary, at: start + page.px(Self.subGap), baseline: baseline,
          isSensitive: true)
        used += page.px(Self.subGap) + words.width
      }
    }
    return used
  }

  /// A delta and a few words in a caption's line at the pen's height; the pen stays. Gives the
  /// width used.
  mutating func deltaLine(_ delta: Change?, sub: String, x: Int, width: Int) -> Int {
    guard !isDry, width > 0 else { return 0 }
    let baseline = y + page.font(.caption).baseline
    if page.isHidden {
      guard let sized = page.cut(Self.dots, .caption, width: width) else { return 0 }
      put(sized, role: .secondary, at: x, baseline: baseline, isSensitive: true)
      return sized.width
    }
    var used = 0
    if let delta, let change = change(delta, width: width) {
      put(change, role: delta.role, at: x, baseline: baseline, isSensitive: true)
      used = change.width
    }
    let gap = used > 0 ? page.px(Self.deltaGap) : 0
    if let words = page.cut(sub, .caption, width: width - used - gap) {
      put(
        words, role: .secondary, at: x + used + gap, baseline: baseline, isSensitive: true)
      used += gap + words.width
    }
    return used
  }

  private func change(_ delta: Change, width: Int) -> Sized? {
    let whole = page.natural(delta.phrase, .caption)
    if !delta.text.isEmpty, whole.width <= width { return whole }
    return page.step(Ways(delta.text, on: page), .caption, width: width)
  }

  /// A measured text on a baseline, in a frame of its own size.
  mutating func put(
    _ sized: Sized, role: Role, at x: Int, baseline: Int, isSensitive: Bool = false,
    accentable: Bool = false, live: LiveText? = nil
  ) {
    let box = Box(
      x: x, y: baseline - sized.font.baseline, width: sized.width,
      height: sized.height)
    put(
      sized, role: role, in: box, isSensitive: isSensitive, accentable: accentable, live: live)
  }

  /// A value and its delta in the largest sizes at which both fit. Text that is no number is cut
  /// where it does not fit at 11 points.
  private func sizes(
    _ value: Quantity, _ delta: Change?, _ look: Look, width: Int
  ) -> (Sized?, Sized?) {
    let gap = page.px(Self.deltaGap)
    if let delta, !delta.text.isEmpty {
      let full = page.natural(value.phrase, look)
      let change = page.natural(delta.phrase, .caption)
      if full.width + gap + change.width <= width { return (full, change) }
      let small = page.font(.caption).sized(halfPoints: Int(TextFont.smallestSize * 2))
      let least = page.tools.measurer.width(of: delta.text, font: small)
      if let sized = page.step(Ways(value, on: page), look, width: width - gap - least),
        let change = page.step(
          Ways(delta.text, on: page), .caption, width: width - gap - sized.width)
      {
        return (sized, change)
      }
    }
    if let sized = page.step(value, look, width: width) { return (sized, nil) }
    return (value.number == nil ? page.cut(value.full, look, width: width) : nil, nil)
  }
}

/// A delta as it is drawn.
struct Change {
  let phrase: Phrase
  let role: Role

  init(_ delta: Delta) {
    phrase = Phrase(delta.text)
    role = delta.role
  }

  var text: String { phrase.text }
}

extension Delta {
  /// Good or bad, or neither.
  var role: Role {
    switch isGood {
    case true?: .good
    case false?: .bad
    case nil: .secondary
    }
  }
}
