/// A layout as an SVG picture: one widget on a plain ground.
///
///     try SVGPreview(layout, title: "today").text.write(to: file)
///
/// Text is text, in the system's font or the nearest to it, at the layout's own sizes and places;
/// live text reads as it does now. Nothing is shown that the layout does not hold.
public struct SVGPreview: Sendable {
  private let layout: WidgetLayout
  private let title: String
  private let isDark: Bool

  /// A picture of a layout; `title` names the screen. In full colour the widget is light or dark.
  public init(_ layout: WidgetLayout, title: String = "", isDark: Bool = false) {
    self.layout = layout
    self.title = title
    self.isDark = isDark
  }

  private static let inset = 24.0

  /// The picture.
  public var text: String {
    let size = Size(
      layout.canvas.width + 2 * Self.inset, layout.canvas.height + 2 * Self.inset)
    var svg = SVGWriter()
    SVGScene.start(&svg, size: size, title: title)
    let paint = SVGPaint(isDark: isDark, mode: mode)
    let ground = SVGGround(paint: paint, isBlack: !layout.background && !layout.family.isAccessory)
    ground.fill(Rect(0, 0, size.width, size.height), radius: 0, into: &svg)
    SVGWidget(layout: layout, paint: paint)
      .draw(at: Point(Self.inset, Self.inset), into: &svg)
    svg.end()
    return svg.text
  }

  /// The lock screen has no colours, whatever was asked for.
  private var mode: RenderingMode {
    layout.family.isAccessory && layout.mode == .fullColor ? .vibrant : layout.mode
  }
}

/// The outermost element of a picture.
enum SVGScene {
  static func start(_ svg: inout SVGWriter, size: Size, title: String) {
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    svg.start(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "font-family": SVGText.families,
        "style": "font-kerning: normal; text-rendering: geometricPrecision; white-space: pre",
      ])
    if !title.isEmpty { svg.add("title", [:], text: title) }
  }
}

/// What is behind a widget: a wallpaper, or black where the system removes the background.
struct SVGGround {
  let paint: SVGPaint
  var isBlack = false

  /// Fills a rectangle with it.
  func fill(_ frame: Rect, radius: Double, into svg: inout SVGWriter) {
    var fill = "#000000"
    if !isBlack {
      let id = svg.nextID("ground")
      svg.start("linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": "0.35", "y2": "1"])
      for (place, color) in stops.enumerated() {
        let offset = Double(place) / Double(max(stops.count - 1, 1))
        svg.add("stop", ["offset": SVGWriter.number(offset), "stop-color": color])
      }
      svg.end()
      fill = "url(#\(id))"
    }
    svg.add(
      "rect",
      [
        "x": SVGWriter.number(frame.x), "y": SVGWriter.number(frame.y),
        "width": SVGWriter.number(frame.width), "height": SVGWriter.number(frame.height),
        "rx": radius > 0 ? SVGWriter.number(radius) : nil, "fill": fill,
      ])
  }

  private var stops: [String] {
    switch (paint.mode, paint.isDark) {
    case (.fullColor, false): ["#DCE4F5", "#E9E3F3", "#F6E7E2"]
    case (.fullColor, true): ["#0B1026", "#1B1838", "#33213F"]
    case (.accented, _): ["#2A2018", "#3A2A22", "#1C1512"]
    case (.vibrant, _): ["#23305C", "#4B4C86", "#8A6A8F"]
    }
  }
}
