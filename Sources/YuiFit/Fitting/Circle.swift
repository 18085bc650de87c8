/// The circle of a lock screen, or a watch's corner: a ring with something small inside.
struct Circle {
  let page: Page
  let box: Box
  /// Whether there is a ring: not in a corner, nor around a number that needs its room.
  private(set) var hasRing: Bool

  /// A circle in the middle of a box.
  init(page: Page, box: Box) {
    self.page = page
    let side = min(box.width, box.height)
    self.box = Box(
      x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side,
      height: side)
    hasRing = page.family != .accessoryCorner
  }

  /// A ring's thickness in diameters (spec 5, section 4, type and rhythm).
  static let thickness = 1.0 / 6

  /// The diameter of what is free inside the ring.
  var hole: Double {
    Double(box.width) * (hasRing ? 1 - 2 * Self.thickness : 1)
  }

  /// The box of that size in the middle, when its corners stay clear of the ring.
  func middle(_ width: Int, _ height: Int, below: Int = 0) -> Box? {
    let half = Double(height) / 2 + Double(abs(below))
    let corner = (Double(width) * Double(width) / 4 + half * half).squareRoot()
    guard corner <= hole / 2 || !hasRing && width <= box.width && height <= box.height else {
      return nil
    }
    return Box(
      x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 + below,
      width: width, height: height)
  }

  /// A ring filled clockwise from the top, over a faint one.
  func drawRing(
    _ fraction: Double, isSensitive: Bool, live: LiveText? = nil, with pen: inout Pen
  ) {
    guard hasRing else { return }
    let filled = isSensitive && page.isHidden ? 0 : fraction
    pen.drawing(in: box, isSensitive: false) { _ in
      var drawing = Drawing.ring(filled, live: live)
      drawing.sensitive = isSensitive
      return drawing
    }
  }

  /// A number in a ring filled so far. A number that does not fit into a ring at 11 points, however
  /// rounded, stands without one: numbers are never cut, and never left out.
  func drawNumber(_ value: Quantity, ring fraction: Double, isSensitive: Bool, with pen: inout Pen)
  {
    let sized = page.isHidden ? nil : sized(value)
    guard sized == nil, !page.isHidden, value.number != nil else {
      drawRing(fraction, isSensitive: isSensitive, with: &pen)
      draw(value, sized, with: &pen)
      return
    }
    withoutRing.drawNumber(value, with: &pen)
  }

  var withoutRing: Circle {
    var circle = self
    circle.hasRing = false
    return circle
  }

  private func sized(_ value: Quantity) -> Sized? {
    page.step(Ways(bare(value), on: page), .circle, fits: { middle($0, $1) != nil })
  }

  /// A number in the middle, without its unit.
  func drawNumber(_ value: Quantity, with pen: inout Pen) {
    draw(value, page.isHidden ? nil : sized(value), with: &pen)
  }

  private func draw(_ value: Quantity, _ sized: Sized?, with pen: inout Pen) {
    if page.isHidden {
      drawText(Pen.dots, isSensitive: true, with: &pen)
      return
    }
    guard let sized else {
      guard value.number == nil else { return }
      drawText(value.full, isSensitive: true, with: &pen)
      return
    }
    if let box = middle(sized.width, sized.height) {
      pen.put(sized, role: .primary, in: box, alignment: .center, isSensitive: true)
    }
  }

  /// A text in the middle, stepped down, then cut.
  func drawText(_ text: String, isSensitive: Bool, with pen: inout Pen) {
    let fits: (Int, Int) -> Bool = { middle($0, $1) != nil }
    if let sized = page.step(Ways(text, on: page), .circle, fits: fits),
      let box = middle(sized.width, sized.height)
    {
      pen.put(sized, role: .primary, in: box, alignment: .center, isSensitive: isSensitive)
      return
    }
    let font = page.font(.circle).sized(halfPoints: Int(TextFont.smallestSize * 2))
    let height = page.height(of: font)
    let chord = hole * hole - Double(height) * Double(height)
    guard chord > 0 else { return }
    let width = Int(chord.squareRoot())
    let fitted = page.tools.measurer.fit(text, font: font, width: width, lines: 1)
    guard !fitted.first.isEmpty, let box = middle(fitted.width, height) else {
      return
    }
    let sized = Sized(
      text: fitted.first, font: font, width: fitted.width, height: height,
      isTruncated: fitted.isTruncated)
    pen.put(sized, role: .primary, in: box, alignment: .center, isSensitive: isSensitive)
  }

  /// A symbol over a letter, or the symbol alone where there is no room for both.
  func drawSymbol(_ name: String, letter: String, isSensitive: Bool, with pen: inout Pen) {
    drawRing(0, isSensitive: false, with: &pen)
    let font = page.font(.circle).sized(halfPoints: Int(TextFont.smallestSize * 2))
    let height = page.height(of: font)
    let shown = isSensitive && page.isHidden ? "" : letter
    let width = page.tools.measurer.width(of: shown, font: font)
    let side = min(Int(hole / 2), height)
    let total = side + height
    if !shown.isEmpty, var letterBox = middle(width, height, below: (total - height) / 2),
      let symbolBox = middle(side, side, below: (side - total) / 2)
    {
      letterBox.y = symbolBox.maxY
      pen.symbol(
        name, in: symbolBox, size: Double(side) * 0.85 / Double(page.scale), accentable: true)
      pen.put(
        Sized(text: shown, font: font, width: width, height: height), role: .primary, in: letterBox,
        alignment: .center, isSensitive: isSensitive)
      return
    }
    let alone = Int(hole * 0.6)
    guard let box = middle(alone, alone) else { return }
    pen.symbol(name, in: box, size: Double(alone) * 0.85 / Double(page.scale), accentable: true)
  }

  /// In a circle a number goes without its unit, but for a sign as short as `%`.
  private func bare(_ value: Quantity) -> Quantity {
    guard !value.bare.isEmpty, value.full.count > value.bare.count + 1 else { return value }
    return Quantity(full: value.bare, bare: "", number: value.number)
  }
}

extension WidgetLayout.Drawing {
  /// A ring, filled clockwise from the top, over a faint one.
  static func ring(_ fraction: Double, live: LiveText? = nil) -> WidgetLayout.Drawing {
    var marks = [
      Mark(
        .arc(from: 0, to: 1, thickness: Circle.thickness), role: .secondary, opacity: 0.25,
        accentable: false)
    ]
    if fraction > 0 {
      marks.append(
        Mark(.arc(from: 0, to: min(fraction, 1), thickness: Circle.thickness), live: live))
    }
    return WidgetLayout.Drawing(kind: .ring, marks: marks, sensitive: false)
  }
}
