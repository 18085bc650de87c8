/// What all forms of one layout share: the fonts at the person's text size, the measurer, the words,
/// and how pixels become the points of a layout.
final class Page: Sendable {
  let tools: FitTools
  let family: Family
  let environment: FitEnvironment
  let canvas: Canvas
  let rightToLeft: Bool
  let scale: Int
  /// The room that forms may draw richly for.
  let shape: Shape
  /// Whether lean forms take one row even where their label is then cut: how narrow columns never
  /// show fewer components than a wide one of the same height.
  let isCompact: Bool
  private let fonts: [TextFont]
  private let heights: [Int]

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
    family: Family, environment: FitEnvironment, tools: FitTools, isCompact: Bool = false
  ) {
    self.isCompact = isCompact
    self.tools = tools
    self.family = family
    self.environment = environment
    canvas = environment.canvas ?? environment.device.canvas(for: family)
    scale = canvas.scale
    rightToLeft = environment.rightToLeft ?? tools.texts.isRightToLeft
    shape = Shape(family)
    let type = Typography(
      platform: environment.device.platform, textSize: environment.textSize, scale: canvas.scale)
    fonts = Look.allCases.map { look in
      let font = look.font(in: type)
      // On a watch a caption is larger than a footnote; here it stands beside one, and under it.
      guard let most = look.largest?.font(in: type), most.size < font.size else { return font }
      return font.sized(halfPoints: most.halfPoints)
    }
    heights = fonts.map { tools.measurer.lineHeight(of: $0) }
  }

  var texts: Texts { tools.texts }
  var isHidden: Bool { environment.hidden }

  func font(_ look: Look) -> TextFont { fonts[look.rawValue] }

  /// A line's height in pixels.
  func height(_ look: Look) -> Int { heights[look.rawValue] }

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

/// What a fitter is made with, shared by all its layouts.
final class FitTools: Sendable {
  let measurer: any TextMeasurer
  let texts: Texts

  init(measurer: any TextMeasurer, texts: Texts) {
    self.measurer = measurer
    self.texts = texts
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
