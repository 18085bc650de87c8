/// Draws one layout into a picture.
struct SVGWidget {
  let layout: WidgetLayout
  let paint: SVGPaint

  /// How round the corners of a widget are, in points.
  static let cornerRadius = 24.0

  /// Draws the widget with its top left corner at a place.
  func draw(at origin: Point, into svg: inout SVGWriter) {
    svg.start("g", ["transform": Self.translation(origin), "role": "img"])
    svg.add("title", [:], text: layout.accessibilityLabel)
    drawBackground(into: &svg)
    for block in layout.blocks {
      for element in block.elements { draw(element, into: &svg) }
    }
    svg.end()
  }

  static func translation(_ point: Point) -> String {
    "translate(\(SVGWriter.number(point.x)) \(SVGWriter.number(point.y)))"
  }

  private func drawBackground(into svg: inout SVGWriter) {
    let (width, height) = (layout.canvas.width, layout.canvas.height)
    if layout.family == .accessoryCircular {
      let white = SVGPaint.Color(hex: "#FFFFFF", alpha: 0.14)
      svg.add(
        "circle",
        [
          "cx": number(width / 2), "cy": number(height / 2), "r": number(min(width, height) / 2),
          "fill": white.hex, "fill-opacity": number(white.alpha),
        ])
    }
    guard layout.background, let background = paint.background else { return }
    svg.add(
      "rect",
      [
        "width": number(width), "height": number(height), "rx": number(Self.cornerRadius),
        "fill": background.hex, "fill-opacity": alpha(background),
      ])
  }

  private func draw(_ element: Element, into svg: inout SVGWriter) {
    switch element.content {
    case .text(let run): SVGText(run, layout: layout, paint: paint).draw(element.frame, into: &svg)
    case .symbol(let symbol): draw(symbol, in: element.frame, into: &svg)
    case .drawing(let drawing):
      SVGMarks(frame: element.frame, paint: paint).draw(drawing, into: &svg)
    case .button(let button): draw(button, in: element.frame, into: &svg)
    case .picture: drawPicture(in: element.frame, into: &svg)
    case .fill(let fill):
      let color = paint.color(fill.role, accentable: fill.accentable, opacity: fill.opacity)
      let radius = min(fill.radius, element.frame.width / 2, element.frame.height / 2)
      rectangle(element.frame, radius: radius, color, into: &svg)
    }
  }

  private func draw(_ button: Button, in frame: Rect, into svg: inout SVGWriter) {
    if button.look == .capsule {
      rectangle(frame, radius: frame.height / 2, paint.capsule(button.role), into: &svg)
    }
    for element in button.elements { draw(element, into: &svg) }
  }

  private func draw(_ symbol: Symbol, in frame: Rect, into svg: inout SVGWriter) {
    let shape = SVGSymbol(symbol.name)
    let color = paint.color(symbol.role, accentable: symbol.accentable)
    let side = min(symbol.size, frame.width, frame.height)
    let origin = Point(frame.midX - side / 2, frame.midY - side / 2)
    let scale = number(side / 100 * 1_000)
    svg.start(
      "g",
      [
        "transform": Self.translation(origin) + " scale(\(scale)e-3)", "fill": "none",
        "opacity": alpha(color),
      ])
    if !shape.fill.isEmpty {
      svg.add("path", ["d": shape.fill, "fill": color.hex, "fill-rule": "evenodd"])
    }
    if !shape.stroke.isEmpty {
      svg.add(
        "path",
        [
          "d": shape.stroke, "stroke": color.hex, "stroke-width": number(shape.width),
          "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-dasharray": shape.dash,
        ])
    }
    svg.end()
  }

  /// The frame that a client fills with a picture.
  private func drawPicture(in frame: Rect, into svg: inout SVGWriter) {
    rectangle(
      frame, radius: 8, paint.color(.secondary, accentable: false, opacity: 0.22), into: &svg)
    let side = min(frame.width, frame.height, 72) * 0.42
    let symbol = Symbol(name: "photo", size: side, role: .secondary)
    draw(symbol, in: frame, into: &svg)
  }

  private func rectangle(
    _ frame: Rect, radius: Double, _ color: SVGPaint.Color, into svg: inout SVGWriter
  ) {
    svg.add(
      "rect",
      [
        "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
        "height": number(frame.height), "rx": radius > 0 ? number(radius) : nil,
        "fill": color.hex, "fill-opacity": alpha(color),
      ])
  }

  private func number(_ value: Double) -> String { SVGWriter.number(value) }

  private func alpha(_ color: SVGPaint.Color) -> String? {
    color.alpha < 1 ? SVGWriter.number(color.alpha) : nil
  }
}
