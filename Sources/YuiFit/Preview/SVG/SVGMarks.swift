/// Draws the marks of a drawing into its frame.
struct SVGMarks {
  let frame: Rect
  let paint: SVGPaint

  func draw(_ drawing: Drawing, into svg: inout SVGWriter) {
    for mark in drawing.marks {
      let color = paint.color(mark.role, accentable: mark.accentable, opacity: mark.opacity)
      switch mark.shape {
      case .line(let points, let width): line(points, width, color, into: &svg)
      case .area(let points): area(points, color, into: &svg)
      case .bars(let bars): for bar in bars { draw(bar, color, into: &svg) }
      case .dots(let points, let radius):
        for point in points { dot(point, radius, color, into: &svg) }
      case .arc(let from, let to, let thickness):
        arc(from, to, thickness, color, isRound: drawing.kind == .ring, into: &svg)
      }
    }
  }

  private func x(_ point: Point) -> Double { frame.x + point.x * frame.width }
  private func y(_ point: Point) -> Double { frame.y + (1 - point.y) * frame.height }
  private func number(_ value: Double) -> String { SVGWriter.number(value) }

  private func path(_ points: [Point]) -> String {
    points.map { "\(number(x($0))) \(number(y($0)))" }.joined(separator: " L")
  }

  private func line(
    _ points: [Point], _ width: Double, _ color: SVGPaint.Color, into svg: inout SVGWriter
  ) {
    guard points.count > 1 else { return }
    svg.add(
      "path",
      [
        "d": "M" + path(points), "fill": "none", "stroke": color.hex,
        "stroke-opacity": alpha(color), "stroke-width": number(width), "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }

  /// An area runs out towards its foot, so that the line above it is what is read.
  private func area(_ points: [Point], _ color: SVGPaint.Color, into svg: inout SVGWriter) {
    guard points.count > 2 else { return }
    let id = svg.nextID("area")
    svg.start("linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": "0", "y2": "1"])
    svg.add(
      "stop", ["stop-color": color.hex, "stop-opacity": number(min(color.alpha * 1.5, 1))])
    svg.add(
      "stop", ["offset": "1", "stop-color": color.hex, "stop-opacity": number(color.alpha * 0.15)])
    svg.end()
    svg.add("path", ["d": "M" + path(points) + " Z", "fill": "url(#\(id))"])
  }

  private func draw(_ bar: Rect, _ color: SVGPaint.Color, into svg: inout SVGWriter) {
    let width = bar.width * frame.width
    // A value of nothing still has a hair of a bar.
    let height = max(bar.height * frame.height, 1)
    let top = y(Point(bar.x, bar.y)) - height
    svg.add(
      "rect",
      [
        "x": number(frame.x + bar.x * frame.width), "y": number(top), "width": number(width),
        "height": number(height), "rx": number(min(width / 3, height / 2, 3)), "fill": color.hex,
        "fill-opacity": alpha(color),
      ])
  }

  private func dot(
    _ point: Point, _ radius: Double, _ color: SVGPaint.Color, into svg: inout SVGWriter
  ) {
    svg.add(
      "circle",
      [
        "cx": number(x(point)), "cy": number(y(point)), "r": number(radius), "fill": color.hex,
        "fill-opacity": alpha(color),
      ])
  }

  private func arc(
    _ from: Double, _ to: Double, _ thickness: Double, _ color: SVGPaint.Color, isRound: Bool,
    into svg: inout SVGWriter
  ) {
    let diameter = min(frame.width, frame.height)
    let width = min(max(thickness, 0), 0.5) * diameter
    let radius = (diameter - width) / 2
    let part = min(max(to - from, 0), 1)
    guard radius > 0, part > 0 else { return }
    let around = 2 * Double.pi * radius
    // A circle drawn for a part of its length, turned to where the part starts: exact without
    // sines, and the same picture on every machine.
    svg.add(
      "circle",
      [
        "cx": number(frame.midX), "cy": number(frame.midY), "r": number(radius), "fill": "none",
        "stroke": color.hex, "stroke-opacity": alpha(color), "stroke-width": number(width),
        "stroke-linecap": isRound && part < 1 ? "round" : nil,
        "stroke-dasharray": part < 1 ? "\(number(around * part)) \(number(around))" : nil,
        "transform": part < 1
          ? "rotate(\(number(from * 360 - 90)) \(number(frame.midX)) \(number(frame.midY)))" : nil,
      ])
  }

  private func alpha(_ color: SVGPaint.Color) -> String? {
    color.alpha < 1 ? number(color.alpha) : nil
  }
}
