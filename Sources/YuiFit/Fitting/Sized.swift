/// A text with the font in which it fits, its width and a line's height in pixels.
struct Sized: Hashable {
  var text: String
  var font: TextFont
  var width: Int
  var height: Int
  var isTruncated = false
  /// The text as the lines of a run, when they are there already.
  var lines: [String]?
}

extension Page {
  /// A text as it is in a look, however wide.
  func natural(_ text: String, _ look: Look) -> Sized {
    Sized(text: text, font: font(look), width: width(text, look), height: height(look))
  }

  /// A text in a look, cut to a width; nil when not even an ellipsis fits.
  func cut(_ text: String, _ look: Look, width: Int) -> Sized? {
    guard !text.isEmpty, width > 0 else { return nil }
    let fitted = tools.measurer.fit(text, font: font(look), width: width, lines: 1)
    guard fitted.width <= width, !fitted.first.isEmpty else { return nil }
    return Sized(
      text: fitted.first, font: font(look), width: fitted.width, height: height(look),
      isTruncated: fitted.isTruncated)
  }

  /// The first of several ways to write a number that fits at some size down to 11 points, each
  /// tried at all its sizes before the next: a number steps down and is rounded, never cut.
  func step(_ ways: Ways, _ look: Look, width: Int, height: Int = .max) -> Sized? {
    step(ways, look) { $0 <= width && $1 <= height }
  }

  /// A quantity in the fullest way and the largest size that fit.
  func step(_ quantity: Quantity, _ look: Look, width: Int) -> Sized? {
    if !quantity.isEmpty {
      let whole = natural(quantity.phrase, look)
      if whole.width <= width { return whole }
    }
    return step(Ways(quantity, on: self), look, width: width)
  }

  /// The same with a test of its own, given the text's width and line height.
  func step(_ ways: Ways, _ look: Look, fits: (Int, Int) -> Bool) -> Sized? {
    var ways = ways
    while let way = ways.next() {
      if let sized = step(way, font(look), fits: fits) { return sized }
    }
    return nil
  }

  /// The text in the largest size down to 11 points at which it fits; nil when it fits at none.
  func step(_ text: String, _ font: TextFont, fits: (Int, Int) -> Bool) -> Sized? {
    var sized = Sized(
      text: text, font: font, width: tools.measurer.width(of: text, font: font),
      height: height(of: font))
    if fits(sized.width, sized.height) { return sized }
    // Sizes are searched by halves: text is never narrower, nor lower, in a larger font.
    var low = Int(TextFont.smallestSize * 2)
    var high = font.halfPoints - 1
    var best: Sized?
    while low <= high {
      let middle = (low + high) / 2
      sized.font = font.sized(halfPoints: middle)
      sized.width = tools.measurer.width(of: text, font: sized.font)
      sized.height = height(of: sized.font)
      if fits(sized.width, sized.height) {
        best = sized
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return best
  }
}
