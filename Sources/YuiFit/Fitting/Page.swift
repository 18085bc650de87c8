/// What all forms of one layout share: the fonts at the person's text size, the measurer, the words,
/// and how pixels become the points of a layout.
final class Page {
  let reading: Reading
  let tools: FitTools
  let family: Family
  let canvas: Canvas
  /// The content box, in pixels.
  let content: Box
  let rightToLeft: Bool
  let scale: Int
  /// The room that forms may draw richly for.
  let shape: Shape
  /// Whether lean forms take one row even where their label is then cut: how narrow columns never
  /// show fewer components than a wide one of the same height.
  let isCompact: Bool
  let fonts: Fonts

  /// How much room a family has, which decides its richest forms (spec 5, section 3).
  enum Shape: Int, Comparable {
    case glance, strip, small, medium, large

    init(_ family: Family) {
      switch family {
      case .accessoryCircular, .accessoryCorner, .accessoryInline: self = .glance
      case .accessoryRectangular: self = .strip
      case .systemSmall: self = .small
      case .systemMedium: self = .medium
      case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: self = .large
      }
    }

    static func < (left: Shape, right: Shape) -> Bool { left.rawValue < right.rawValue }
  }

  init(
    family: Family, reading: Reading, canvas: Canvas? = nil, isCompact: Bool = false
  ) {
    self.reading = reading
    self.isCompact = isCompact
    tools = reading.tools
    self.family = family
    let canvas =
      canvas ?? reading.environment.canvas ?? reading.environment.device.canvas(for: family)
    self.canvas = canvas
    let inside = canvas.content
    content = Box(x: inside.x, y: inside.y, width: inside.width, height: inside.height)
    scale = canvas.scale
    rightToLeft = reading.environment.rightToLeft ?? reading.tools.texts.isRightToLeft
    shape = Shape(family)
    fonts = reading.fonts(reading.environment.device.platform, scale: canvas.scale)
  }

  var texts: Texts {
    @inline(__always) get { tools.texts }
  }
  var isHidden: Bool { reading.environment.hidden }

  /// Whether a lean form here would be lower on a compact page.
  private(set) var isLooser = false

  /// Whether a lean form that takes so much in one row takes one row in a column: where the page is
  /// compact it always does.
  func takesOneRow(_ needed: @autoclosure () -> Int, in width: Int) -> Bool {
    if isCompact || needed() <= width { return true }
    isLooser = true
    return false
  }

  func font(_ look: Look) -> TextFont { fonts.font(look) }

  /// A line's height in pixels.
  func height(_ look: Look) -> Int { fonts.height(look) }

  func height(of font: TextFont) -> Int { tools.measurer.lineHeight(of: font) }

  /// The look of a component's label: smaller on the lock screen, where three lines are all there
  /// is room for.
  var labelLook: Look { shape == .strip ? .stripLabel : .label }

  /// Points as pixels.
  func px(_ points: Int) -> Int { points * scale }

  func width(_ text: String, _ look: Look) -> Int {
    text.isEmpty ? 0 : tools.measurer.width(of: text, font: font(look))
  }

  /// A rectangle in pixels from the leading edge as one in points from the left.
  func rect(_ box: Box) -> Rect {
    let unit = Double(scale)
    let left = rightToLeft ? canvas.pixelWidth - box.x - box.width : box.x
    return Rect(
      Double(left) / unit, Double(box.y) / unit, Double(box.width) / unit,
      Double(box.height) / unit)
  }
}

/// A rectangle in pixels from the leading top corner.
struct Box: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func inset(_ amount: Int) -> Box {
    Box(
      x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
