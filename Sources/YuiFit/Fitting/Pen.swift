/// Draws forms from the top down, or only finds out how high they are.
///
/// A form is written once, as what it draws. With `isDry` set, the pen moves and draws nothing, so
/// a form's height and its drawing cannot fall apart. Places are pixels from the leading edge.
struct Pen {
  let page: Page
  let x: Int
  let width: Int
  let isDry: Bool
  var y: Int
  var elements: [Element] = []
  /// Whether the accent is still to be had: a widget has one, and it is the first component's that
  /// asks for it.
  var mayAccent = true
  /// Whether something here took it.
  private(set) var hasAccent = false

  init(page: Page, x: Int, y: Int, width: Int, isDry: Bool = false) {
    self.page = page
    self.x = x
    self.y = y
    self.width = width
    self.isDry = isDry
  }

  var maxX: Int { x + width }

  /// How high a level of a form is, for a pen that draws nothing.
  mutating func height(_ form: any Form, _ level: Int) -> Int {
    y = 0
    form.draw(level, extra: 0, with: &self)
    return y
  }

  /// What stands in the place of what is hidden. Always the same: a length tells something too.
  static let dots = "\u{2022}\u{2022}\u{2022}"

  /// Moves down by points.
  mutating func gap(_ points: Int) { y += page.px(points) }

  /// Text on lines of its own, over the whole width.
  mutating func line(
    _ text: String, _ look: Look, role: Role? = nil, lines: Int = 1, isSensitive: Bool = false,
    accentable: Bool = false
  ) {
    guard lines > 1 else {
      put(
        text, look, role: role, in: Box(x: x, y: y, width: width, height: page.height(look)),
        isSensitive: isSensitive, accentable: accentable)
      y += page.height(look)
      return
    }
    if isDry {
      let shown = isSensitive && page.isHidden ? Self.dots : text
      let count = page.tools.measurer.lineCount(
        of: shown, font: page.font(look), width: width, lines: lines
      ).lines
      y += count * page.height(look)
    } else {
      let count = put(
        text, look, role: role,
        in: Box(x: x, y: y, width: width, height: lines * page.height(look)), lines: lines,
        isSensitive: isSensitive, accentable: accentable)
      y += count * page.height(look)
    }
  }

  /// Text in a box, cut where it does not fit; nothing where not even an ellipsis would. Gives the
  /// number of lines.
  @discardableResult
  mutating func put(
    _ text: String, _ look: Look, role: Role? = nil, in box: Box, lines: Int = 1,
    alignment: TextRun.Alignment = .leading, isSensitive: Bool = false, accentable: Bool = false
  ) -> Int {
    guard !isDry, !text.isEmpty, box.width > 0 else { return 1 }
    let font = page.font(look)
    let shown = isSensitive && page.isHidden ? Self.dots : text
    let fitted = page.tools.measurer.fit(shown, font: font, width: box.width, lines: lines)
    // A text of nothing but controls and joiners has no width, and is nothing to draw.
    guard 1...box.width ~= fitted.width, !fitted.first.isEmpty else { return 1 }
    var frame = box
    frame.height = min(box.height, fitted.count * page.height(look))
    emit(
      fitted.rest.isEmpty ? [fitted.first] : fitted.lines, isTruncated: fitted.isTruncated,
      font: font, height: page.height(look), role: role ?? look.role, alignment: alignment,
      isSensitive: isSensitive, accentable: accentable, live: nil, frame: frame)
    return fitted.count
  }

  /// A text that was measured before: a number, a clock, a label of known width.
  mutating func put(
    _ sized: Sized, role: Role, in box: Box, alignment: TextRun.Alignment = .leading,
    isSensitive: Bool = false, accentable: Bool = false, live: LiveText? = nil
  ) {
    guard !isDry, sized.width > 0, sized.width <= box.width else { return }
    emit(
      sized.lines ?? [sized.text], isTruncated: sized.isTruncated, font: sized.font,
      height: sized.height, role: role, alignment: alignment,
      isSensitive: isSensitive, accentable: accentable, live: live, frame: box)
  }

  /// Lines that are as they are to be drawn.
  mutating func emit(
    _ lines: [String], isTruncated: Bool, font: TextFont, height: Int, role: Role,
    alignment: TextRun.Alignment, isSensitive: Bool, accentable: Bool, live: LiveText?,
    frame: Box
  ) {
    let unit = Double(page.scale)
    let (role, accentable) = accented(role, accentable)
    let run = TextRun(
      lines: lines, truncated: isTruncated,
      font: Font(
        style: font.style, size: font.size, lineHeight: Double(height) / unit,
        weight: font.weight, monospacedDigits: font.hasTabularDigits),
      role: role, alignment: alignment, accentable: accentable, sensitive: isSensitive,
      live: page.isHidden && isSensitive ? nil : live)
    elements.append(Element(frame: page.rect(frame), content: .text(run)))
  }

  /// Draws into a column that leaves so much free at its end.
  mutating func narrowed(by amount: Int, _ draw: (inout Pen) -> Void) {
    var pen = Pen(page: page, x: x, y: y, width: max(width - amount, 0), isDry: isDry)
    pen.mayAccent = mayAccent
    draw(&pen)
    if pen.hasAccent { hasAccent = true }
    elements += pen.elements
    y = pen.y
  }

  mutating func symbol(
    _ name: String, in box: Box, size: Double, role: Role = .primary, accentable: Bool = false
  ) {
    guard !isDry else { return }
    let (role, accentable) = accented(role, accentable)
    let symbol = Symbol(name: name, size: size, role: role, accentable: accentable)
    elements.append(Element(frame: page.rect(box), content: .symbol(symbol)))
  }

  mutating func fill(
    in box: Box, role: Role = .secondary, opacity: Double, radius: Double = 0,
    accentable: Bool = false
  ) {
    guard !isDry, box.width > 0, box.height > 0 else { return }
    let (role, accentable) = accented(role, accentable)
    let fill = Fill(role: role, opacity: opacity, radius: radius, accentable: accentable)
    elements.append(Element(frame: page.rect(box), content: .fill(fill)))
  }

  /// A role, and whether it is accentable, as they are while the accent is to be had, or after.
  private mutating func accented(_ role: Role, _ accentable: Bool) -> (Role, Bool) {
    guard role == .accent || accentable else { return (role, accentable) }
    guard mayAccent else { return (role == .accent ? .primary : role, false) }
    hasAccent = true
    return (role, accentable)
  }

  /// Takes the accent for a drawing, or leaves it a quieter colour where the accent is taken.
  private mutating func accent(_ drawing: inout Drawing) {
    for place in drawing.marks.indices {
      guard drawing.marks[place].role == .accent || drawing.marks[place].accentable else {
        continue
      }
      if mayAccent {
        hasAccent = true
      } else {
        if drawing.marks[place].role == .accent { drawing.marks[place].role = .secondary }
        drawing.marks[place].accentable = false
      }
    }
  }

  mutating func picture(_ source: String, in box: Box) {
    guard !isDry, !page.isHidden, box.width > 0, box.height > 0 else { return }
    elements.append(
      Element(frame: page.rect(box), content: .picture(Picture(source: source))))
  }

  /// A drawing, or dots in its place when what it shows is hidden.
  mutating func drawing(in box: Box, isSensitive: Bool = true, _ make: (Box) -> Drawing) {
    guard !isDry, box.width > 0, box.height > 0 else { return }
    if isSensitive, page.isHidden {
      let (width, height) = (box.width, box.height)
      guard
        let sized = page.step(
          Ways(Self.dots, on: page), .caption, fits: { $0 <= width && $1 <= height })
      else { return }
      let line = sized.height
      put(
        sized, role: .secondary,
        in: Box(x: box.x, y: box.y + (height - line) / 2, width: width, height: line),
        alignment: .center, isSensitive: true)
      return
    }
    var drawing = make(box)
    drawing.sensitive = isSensitive
    accent(&drawing)
    if page.rightToLeft { drawing.mirror() }
    elements.append(Element(frame: page.rect(box), content: .drawing(drawing)))
  }

  /// A button: what `inside` draws becomes its content.
  mutating func button(
    _ intent: consuming Intent, look: Button.Look, in box: Box, _ inside: (inout Pen) -> Void
  ) {
    guard !isDry else { return }
    var pen = Pen(page: page, x: box.x, y: box.y, width: box.width)
    pen.elements.reserveCapacity(2)
    pen.mayAccent = mayAccent
    inside(&pen)
    if pen.hasAccent { hasAccent = true }
    let role: Role = look == .capsule ? accented(.accent, true).0 : .primary
    let button = Button(look: look, intent: intent, role: role, elements: pen.elements)
    elements.append(Element(frame: page.rect(box), content: .button(button)))
  }
}
