extension WidgetLayout.Drawing {
  /// Turns left and right: time runs from the right in a layout from right to left. Rings and pies
  /// turn the same way everywhere.
  mutating func mirror() {
    for place in marks.indices { marks[place].shape.mirror() }
    if let range = xRange { xRange = DataRange(range.high, range.low) }
  }
}

extension WidgetLayout.Mark.Shape {
  fileprivate mutating func mirror() {
    switch self {
    case .line(let points, let width):
      self = .line(points: points.map { Point(1 - $0.x, $0.y) }, width: width)
    case .area(let points): self = .area(points: points.map { Point(1 - $0.x, $0.y) })
    case .bars(let bars):
      self = .bars(bars.map { Rect(1 - $0.x - $0.width, $0.y, $0.width, $0.height) })
    case .dots(let points, let radius):
      self = .dots(points: points.map { Point(1 - $0.x, $0.y) }, radius: radius)
    case .arc: break
    }
  }
}
