/// Draws marks in Braille characters: two dots by four in a cell.
struct DotCanvas {
  private let width: Int
  private let height: Int
  private let frame: Rect
  private var dots: [Bool]
  private var faint: [Bool]

  /// A drawing of the frame in so many cells.
  init(_ drawing: Drawing, frame: Rect, width: Int, height: Int) {
    self.width = width * 2
    self.height = height * 4
    self.frame = frame
    dots = Array(repeating: false, count: self.width * self.height)
    faint = dots
    for mark in drawing.marks { draw(mark) }
  }

  /// The cells, line by line.
  var lines: [[(character: Character, isFaint: Bool)]] {
    // The bits of a cell's dots, by row and column.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return (0..<height / 4).map { row in
      (0..<width / 2).map { column in
        var pattern: UInt32 = 0
        var isFaint = true
        for y in 0..<4 {
          for x in 0..<2 {
            let place = (row * 4 + y) * width + column * 2 + x
            guard dots[place] else { continue }
            pattern |= bits[y][x]
            isFaint = isFaint && faint[place]
          }
        }
        let scalar = Unicode.Scalar(0x2800 + pattern) ?? " "
        return (Character(scalar), isFaint)
      }
    }
  }

  private mutating func set(_ x: Int, _ y: Int, opacity: Double) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    // Fainter colours leave dots out.
    let isShown =
      opacity > 0.6 ? true : opacity > 0.3 ? (x + y) % 2 == 0 : x % 2 == 0 && y % 2 == 0
    guard isShown else { return }
    let place = y * width + x
    if !dots[place] || opacity > 0.3 { faint[place] = opacity <= 0.3 }
    dots[place] = true
  }

  private mutating func draw(_ mark: Mark) {
    switch mark.shape {
    case .line(let points, _):
      // A line is a line however faint; dots left out would only tear it.
      for (from, to) in zip(points, points.dropFirst()) { draw(from, to) }
      if points.count == 1 { plot(points) }
    case .area(let points):
      // The line on top of a faint area says it all; dots under it would only blur it.
      if mark.opacity > 0.3 { fill(points, opacity: mark.opacity) }
    case .bars(let bars): for bar in bars { fill(bar, opacity: mark.opacity) }
    case .dots(let points, _): plot(points)
    case .arc(let from, let to, let thickness):
      fill(from: from, to: to, thickness: thickness, opacity: mark.opacity)
    }
  }

  private func place(_ point: Point) -> (x: Int, y: Int) {
    (
      cell(point.x * Double(width - 1)), cell((1 - point.y) * Double(height - 1))
    )
  }

  private func cell(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number, -1), 100_000).rounded()) : 0
  }

  private mutating func plot(_ points: [Point]) {
    for point in points {
      let (x, y) = place(point)
      set(x, y, opacity: 1)
    }
  }

  private mutating func draw(_ from: Point, _ to: Point) {
    let (start, end) = (place(from), place(to))
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let x = start.x + (end.x - start.x) * step / steps
      let y = start.y + (end.y - start.y) * step / steps
      set(x, y, opacity: 1)
    }
  }

  private mutating func fill(_ bar: Rect, opacity: Double) {
    let (left, bottom) = place(Point(bar.x, bar.y))
    let (right, top) = place(Point(bar.maxX, bar.y + bar.height))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      // Bars that touch would be one.
      for x in left...max(left, right - 1) { set(x, y, opacity: opacity) }
    }
  }

  /// Fills a polygon row by row.
  private mutating func fill(_ points: [Point], opacity: Double) {
    guard points.count > 2 else { return }
    for y in 0..<height {
      let level = 1 - (Double(y) + 0.5) / Double(height)
      var crossings: [Double] = []
      for (place, from) in points.enumerated() {
        let to = points[(place + 1) % points.count]
        guard (from.y > level) != (to.y > level) else { continue }
        crossings.append(from.x + (to.x - from.x) * (level - from.y) / (to.y - from.y))
      }
      crossings.sort()
      var place = 0
      while place + 1 < crossings.count {
        let left = cell(crossings[place] * Double(width))
        let right = cell(crossings[place + 1] * Double(width))
        if left < right {
          for x in left..<right { set(x, y, opacity: opacity) }
        }
        place += 2
      }
    }
  }

  /// Fills a part of a ring in the middle of the frame.
  private mutating func fill(from: Double, to: Double, thickness: Double, opacity: Double) {
    let radius = min(frame.width, frame.height) / 2
    let hole = radius * (1 - 2 * thickness)
    guard radius > 0 else { return }
    for y in 0..<height {
      for x in 0..<width {
        let dx = ((Double(x) + 0.5) / Double(width) - 0.5) * frame.width
        let dy = (0.5 - (Double(y) + 0.5) / Double(height)) * frame.height
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance <= radius, distance >= hole else { continue }
        let turn = Turn.of(dx, dy)
        if turn >= from, turn <= to { set(x, y, opacity: opacity) }
      }
    }
  }
}

/// Angles without a maths library.
enum Turn {
  /// The direction of a point from the middle as a part of a turn, clockwise from the top.
  static func of(_ x: Double, _ y: Double) -> Double {
    // Up to an eighth of a turn, by a polynomial that is right to a quarter of a thousandth.
    let (near, far) = (min(x.magnitude, y.magnitude), max(x.magnitude, y.magnitude))
    guard far > 0 else { return 0 }
    let ratio = near / far
    var turn = ratio * (0.125 + (1 - ratio) * (0.039 + 0.0104 * ratio))
    if x.magnitude > y.magnitude { turn = 0.25 - turn }
    if y < 0 { turn = 0.5 - turn }
    return x < 0 ? 1 - turn : turn
  }
}
