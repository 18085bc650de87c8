/// A screen in all families as one SVG picture, as a person would meet them: on the pages of a phone
/// in light, dark and accented, on its lock screen, on a tablet, in StandBy and on a watch.
///
///     let sheet = SVGSheet(title: "today") { family, mode in
///       fitter.layout(content, family: family, environment: environment(family, mode))
///     }
///     sheet.text   // <svg xmlns=...
public struct SVGSheet: Sendable {
  private let title: String
  private let plain: [Family: WidgetLayout]
  private let accented: [Family: WidgetLayout]
  private let vibrant: [Family: WidgetLayout]

  /// A sheet of the layouts that `layout` gives: each family once in its own mode (vibrant for
  /// those of the lock screen), small, medium and large once more in accented.
  public init(title: String, layout: (Family, RenderingMode) -> WidgetLayout) {
    self.title = title
    var (plain, accented, vibrant) = (
      [Family: WidgetLayout](), [Family: WidgetLayout](),
      [Family: WidgetLayout]()
    )
    for family in Family.allCases {
      if family.isAccessory {
        vibrant[family] = layout(family, .vibrant)
      } else {
        plain[family] = layout(family, .fullColor)
      }
    }
    for family in [Family.systemSmall, .systemMedium, .systemLarge] {
      accented[family] = layout(family, .accented)
    }
    (self.plain, self.accented, self.vibrant) = (plain, accented, vibrant)
  }

  private static let edge = 56.0
  private static let gap = 40.0
  private static let head = 116.0
  private static let caption = 34.0

  private static let light = SVGPaint(isDark: false, mode: .fullColor)
  private static let dark = SVGPaint(isDark: true, mode: .fullColor)

  /// The picture.
  public var text: String {
    let phone = phoneSize
    let wide = size(.systemExtraLarge)
    let tall = size(.systemExtraLargePortrait)
    let pad = Size(wide.width + 2 * 36, wide.height + 2 * 36)
    let second = max(2 * pad.height + Self.gap + Self.caption, tall.height + 140)
    let side = max(4 * phone.width + 3 * Self.gap - phone.width - pad.width - 2 * Self.gap, 300)
    let width =
      2 * Self.edge
      + max(4 * phone.width + 3 * Self.gap, phone.width + pad.width + side + 2 * Self.gap)
    let top = Self.head
    let below = top + phone.height + Self.caption + Self.gap
    let height = below + second + Self.caption + Self.edge

    var svg = SVGWriter()
    SVGScene.start(&svg, size: Size(width, height), title: title)
    svg.add("rect", ["width": n(width), "height": n(height), "fill": "#F4F4F7"])
    svg.add(
      "text",
      [
        "x": n(Self.edge), "y": n(76), "font-size": "40", "font-weight": "700",
        "letter-spacing": "-0.88", "fill": "#111114",
      ], text: title)
    var x = Self.edge
    drawHome("Light", Self.light, plain, at: Point(x, top), phone, into: &svg)
    x += phone.width + Self.gap
    drawHome("Dark", Self.dark, plain, at: Point(x, top), phone, into: &svg)
    x += phone.width + Self.gap
    let tinted = SVGPaint(isDark: true, mode: .accented)
    drawHome("Accented", tinted, accented, at: Point(x, top), phone, into: &svg)
    x += phone.width + Self.gap
    drawLockScreen(at: Point(x, top), phone, into: &svg)

    x = Self.edge
    drawPage(at: Point(x, below), Size(phone.width, second), into: &svg)
    x += phone.width + Self.gap
    drawPad("Extra large", Self.light, at: Point(x, below), pad, into: &svg)
    let lower = Point(x, below + pad.height + Self.caption + Self.gap)
    drawPad("Extra large, dark", Self.dark, at: lower, pad, into: &svg)
    x += pad.width + Self.gap
    drawStandBy(at: Point(x, below), Size(side, pad.height), into: &svg)
    drawWatch(at: Point(x, lower.y), Size(side, pad.height), into: &svg)
    svg.end()
    return svg.text
  }

  // MARK: - Phones

  private var phoneSize: Size {
    let medium = size(.systemMedium)
    let stack = size(.systemSmall).height + medium.height + size(.systemLarge).height
    return Size(medium.width + 52, max(stack + 2 * 22 + 72 + 56, 760))
  }

  private func size(_ family: Family) -> Size {
    (plain[family] ?? vibrant[family])?.canvas ?? Size(0, 0)
  }

  private func drawPhone(
    _ caption: String, _ paint: SVGPaint, at place: Point, _ size: Size, into svg: inout SVGWriter
  ) {
    SVGGround(paint: paint).fill(
      Rect(place.x, place.y, size.width, size.height), radius: 54, into: &svg)
    svg.add(
      "rect",
      [
        "x": n(place.x + size.width / 2 - 60), "y": n(place.y + 14), "width": "120",
        "height": "34", "rx": "17", "fill": "#000000",
      ])
    write(caption, under: Rect(place.x, place.y, size.width, size.height), into: &svg)
  }

  private func drawHome(
    _ caption: String, _ paint: SVGPaint, _ layouts: [Family: WidgetLayout], at place: Point,
    _ phone: Size, into svg: inout SVGWriter
  ) {
    drawPhone(caption, paint, at: place, phone, into: &svg)
    let left = place.x + (phone.width - size(.systemMedium).width) / 2
    var y = place.y + 72
    draw(layouts[.systemMedium], paint, at: Point(left, y), into: &svg)
    y += size(.systemMedium).height + 22
    let small = size(.systemSmall)
    draw(layouts[.systemSmall], paint, at: Point(left, y), into: &svg)
    drawIcons(
      in: Rect(
        left + small.width + 22, y, size(.systemMedium).width - small.width - 22, small.height),
      paint, into: &svg)
    y += small.height + 22
    draw(layouts[.systemLarge], paint, at: Point(left, y), into: &svg)
  }

  /// Other things on the page, in two rows, for scale.
  private func drawIcons(
    in frame: Rect, _ paint: SVGPaint, columns: Int = 2, into svg: inout SVGWriter
  ) {
    let cell = Size(frame.width / Double(columns), frame.height / 2)
    let side = min(62, cell.width - 8, cell.height - 8)
    guard side > 0 else { return }
    for column in 0..<columns {
      for row in 0..<2 {
        let x = frame.x + (cell.width - side) / 2 + Double(column) * cell.width
        let y = frame.y + (cell.height - side) / 2 + Double(row) * cell.height
        svg.add(
          "rect",
          [
            "x": n(x), "y": n(y), "width": n(side), "height": n(side), "rx": n(side * 0.24),
            "fill": "#FFFFFF",
            "fill-opacity": paint.isDark ? "0.09" : "0.5",
          ])
      }
    }
  }

  private func drawLockScreen(at place: Point, _ phone: Size, into svg: inout SVGWriter) {
    let paint = SVGPaint(isDark: true, mode: .vibrant)
    drawPhone("Lock screen", paint, at: place, phone, into: &svg)
    let inline = size(.accessoryInline)
    draw(
      vibrant[.accessoryInline], paint,
      at: Point(place.x + phone.width / 2 - middleOfInline, place.y + 76), into: &svg)
    svg.add(
      "text",
      [
        "x": n(place.x + phone.width / 2), "y": n(place.y + 76 + inline.height + 92),
        "font-size": "104", "font-weight": "600", "letter-spacing": "-3", "text-anchor": "middle",
        "fill": "#FFFFFF", "fill-opacity": "0.92",
      ], text: "9:41")
    let (strip, circle) = (size(.accessoryRectangular), size(.accessoryCircular))
    let y = place.y + 76 + inline.height + 130
    let left = place.x + (phone.width - strip.width - 14 - circle.width) / 2
    draw(vibrant[.accessoryRectangular], paint, at: Point(left, y), into: &svg)
    draw(
      vibrant[.accessoryCircular], paint,
      at: Point(left + strip.width + 14, y + (strip.height - circle.height) / 2), into: &svg)
    for x in [place.x + 72, place.x + phone.width - 72] {
      svg.add(
        "circle",
        [
          "cx": n(x), "cy": n(place.y + phone.height - 72), "r": "25", "fill": "#FFFFFF",
          "fill-opacity": "0.14",
        ])
    }
  }

  /// Where the middle of the inline text is: the system sets that line in the screen's middle,
  /// however wide its canvas.
  private var middleOfInline: Double {
    let frames = vibrant[.accessoryInline]?.elements.map(\.frame) ?? []
    let left = frames.map(\.x).min() ?? 0
    return (left + (frames.map(\.maxX).max() ?? size(.accessoryInline).width)) / 2
  }

  private func drawPage(at place: Point, _ phone: Size, into svg: inout SVGWriter) {
    drawPhone("Extra large, upright", Self.light, at: place, phone, into: &svg)
    let tall = size(.systemExtraLargePortrait)
    draw(
      plain[.systemExtraLargePortrait], Self.light,
      at: Point(place.x + (phone.width - tall.width) / 2, place.y + 72), into: &svg)
    let below = Rect(
      place.x + 26, place.y + 72 + tall.height + 22, phone.width - 52,
      phone.height - tall.height - 120)
    if below.height > 150 { drawIcons(in: below, Self.light, columns: 4, into: &svg) }
  }

  // MARK: - Tablet, StandBy, watch

  private func drawPad(
    _ caption: String, _ paint: SVGPaint, at place: Point, _ size: Size, into svg: inout SVGWriter
  ) {
    let frame = Rect(place.x, place.y, size.width, size.height)
    SVGGround(paint: paint).fill(frame, radius: 36, into: &svg)
    draw(
      plain[.systemExtraLarge], paint, at: Point(place.x + 36, place.y + 36), into: &svg)
    write(caption, under: frame, into: &svg)
  }

  private func drawStandBy(at place: Point, _ size: Size, into svg: inout SVGWriter) {
    let frame = Rect(place.x, place.y, size.width, size.height)
    SVGGround(paint: Self.dark, isBlack: true).fill(frame, radius: 44, into: &svg)
    let small = self.size(.systemSmall)
    let scale = min(
      (size.width - 60) / max(small.width, 1), (size.height - 60) / max(small.height, 1))
    drawScaled(
      plain[.systemSmall], Self.dark, scale, hidesBackground: true,
      at: Point(
        frame.midX - small.width * scale / 2, frame.midY - small.height * scale / 2), into: &svg)
    write("StandBy", under: frame, into: &svg)
  }

  private func drawWatch(at place: Point, _ size: Size, into svg: inout SVGWriter) {
    let frame = Rect(place.x, place.y, size.width, size.height)
    let scale = min((size.height - 20) / 242, size.width / 198)
    let face = Rect(frame.midX - 99 * scale, frame.midY - 121 * scale, 198 * scale, 242 * scale)
    SVGGround(paint: Self.dark, isBlack: true).fill(face, radius: 48 * scale, into: &svg)
    let middle = Point(face.midX, face.midY + 10 * scale)
    for (width, height, turn) in [(3.4, 46.0, 305.0), (3.4, 66.0, 54.0), (1.2, 72.0, 180.0)] {
      svg.add(
        "rect",
        [
          "x": n(middle.x - width * scale / 2), "y": n(middle.y - height * scale),
          "width": n(width * scale), "height": n(height * scale), "rx": n(width * scale / 2),
          "fill": width < 2 ? "#FF9F5A" : "#FFFFFF",
          "transform": "rotate(\(n(turn)) \(n(middle.x)) \(n(middle.y)))",
        ])
    }
    drawScaled(
      vibrant[.accessoryCorner], SVGPaint(isDark: true, mode: .vibrant), scale,
      at: Point(face.x + 14 * scale, face.y + 14 * scale), into: &svg)
    drawCurve(on: face, scale, into: &svg)
    write("Corner", under: frame, into: &svg)
  }

  /// The label along the corner, as a watch face sets it.
  private func drawCurve(on face: Rect, _ scale: Double, into svg: inout SVGWriter) {
    guard let label = vibrant[.accessoryCorner]?.curvedLabel else { return }
    let (near, far) = (26 * scale, 130 * scale)
    let radius = n(116 * scale)
    let start = "M\(n(face.x + near)) \(n(face.y + far))"
    svg.add(
      "path",
      [
        "id": "curve", "fill": "none",
        "d": start + " A\(radius) \(radius) 0 0 1 \(n(face.x + far)) \(n(face.y + near))",
      ])
    svg.start(
      "text",
      [
        "font-size": n(label.font.size * scale), "font-weight": "600", "fill": "#FFFFFF",
        "fill-opacity": "0.72", "text-anchor": "middle",
      ])
    svg.add(
      "textPath", ["href": "#curve", "startOffset": "50%"],
      text: label.lines.joined(separator: " "))
    svg.end()
  }

  private func drawScaled(
    _ layout: WidgetLayout?, _ paint: SVGPaint, _ scale: Double, hidesBackground: Bool = false,
    at place: Point, into svg: inout SVGWriter
  ) {
    guard var layout else { return }
    if hidesBackground { layout.background = false }
    svg.start(
      "g", ["transform": "\(SVGWidget.translation(place)) scale(\(n(scale)))"])
    SVGWidget(layout: layout, paint: paint).draw(at: Point(0, 0), into: &svg)
    svg.end()
  }

  private func draw(
    _ layout: WidgetLayout?, _ paint: SVGPaint, at place: Point, into svg: inout SVGWriter
  ) {
    guard let layout else { return }
    SVGWidget(layout: layout, paint: paint).draw(at: place, into: &svg)
  }

  private func write(_ caption: String, under frame: Rect, into svg: inout SVGWriter) {
    svg.add(
      "text",
      [
        "x": n(frame.midX), "y": n(frame.maxY + 28), "font-size": "15", "font-weight": "500",
        "text-anchor": "middle", "fill": "#6B6B73",
      ], text: caption)
  }

  private func n(_ value: Double) -> String { SVGWriter.number(value) }
}
