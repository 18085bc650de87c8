extension Pen {
  private static let glyphGap = 6

  /// A symbol at the leading edge of the pen's line, centred on its small letters; gives what the
  /// text behind it is set in by.
  mutating func glyph(
    _ name: String, _ look: Look, role: Role, accentable: Bool = false
  ) -> Int {
    let font = page.font(look)
    let side = min(Int((font.size * Double(page.scale)).rounded(.up)), width)
    if !isDry {
      symbol(
        name, in: glyphBox(side: side, inset: 0, look), size: font.size, role: role,
        accentable: accentable)
    }
    return side + page.px(Self.glyphGap)
  }

  /// A small dot at the leading edge of the pen's line.
  mutating func bullet(_ look: Look) -> Int {
    let font = page.font(look)
    let side = max(Int(font.size * Double(page.scale) * 0.3), 1)
    if !isDry {
      fill(
        in: glyphBox(side: side, inset: 0, look), opacity: 0.6,
        radius: Double(side) / 2 / Double(page.scale))
    }
    return side + page.px(Self.glyphGap)
  }

  private func glyphBox(side: Int, inset: Int, _ look: Look) -> Box {
    let font = page.font(look)
    let centre = y + font.baseline - font.xHeight / 2
    let height = page.height(look)
    let side = min(side, height)
    // A tall glyph beside small letters must not leave its line.
    let top = min(max(centre - side / 2, y), y + height - side)
    return Box(x: x + inset, y: top, width: side, height: side)
  }
}
