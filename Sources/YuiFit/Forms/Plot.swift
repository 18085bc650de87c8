/// Places data in a drawing's frame: both axes from 0 to 1, a little in from the edges, so that a
/// line's own thickness stays inside.
struct Plot {
  /// The data's ends on the y axis, those of 0 and 1.
  let yRange: DataRange
  let xRange: DataRange
  private let box: Box
  private let scale: Int

  /// A plot of values between `low` and `high` in a box, with room for marks of `radius` points.
  init(
    low: Double, high: Double, xLow: Double, xHigh: Double, in box: Box, scale: Int,
    radius: Double
  ) {
    self.box = box
    self.scale = scale
    yRange = Self.padded(low, high, side: box.height, scale: scale, radius: radius)
    xRange = Self.padded(xLow, xHigh, side: box.width, scale: scale, radius: radius)
  }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(Self.part(x, of: xRange), Self.part(y, of: yRange))
  }

  /// Where a value stands between two ends, from 0 to 1. Halves keep the difference of two huge
  /// numbers finite.
  static func part(_ value: Double, of range: DataRange) -> Double {
    let span = range.high / 2 - range.low / 2
    guard span > 0, span.isFinite else { return 0.5 }
    let part = (value / 2 - range.low / 2) / span
    return part.isFinite ? min(max(part, 0), 1) : 0.5
  }

  private static func padded(
    _ low: Double, _ high: Double, side: Int, scale: Int, radius: Double
  ) -> DataRange {
    let length = Double(max(side, 1)) / Double(max(scale, 1))
    let pad = min(radius / length, 0.45)
    let half = high / 2 - low / 2
    // Equal values are drawn in the middle of a range around them.
    let spread = half > 0 ? half * (2 * pad / (1 - 2 * pad)) : max(low.magnitude, 1) / 2
    let range = DataRange(low - spread, high + spread)
    return range.low.isFinite && range.high.isFinite && range.high > range.low
      ? range : DataRange(low, high)
  }

  /// The values of a long series that still tell at a width of so many points: the lowest and the
  /// highest of each run, in order, with their places.
  static func thinned(_ values: [Double], most: Int) -> [(place: Int, value: Double)] {
    let most = max(most, 4)
    guard values.count > most else { return values.enumerated().map { ($0, $1) } }
    var thinned: [(Int, Double)] = [(0, values[0])]
    let runs = most / 2 - 1
    let last = values.count - 1
    for run in 0..<runs {
      let from = 1 + run * (last - 1) / runs
      let to = 1 + (run + 1) * (last - 1) / runs
      guard from < to else { continue }
      var (low, high) = (from, from)
      for place in from..<to {
        if values[place] < values[low] { low = place }
        if values[place] > values[high] { high = place }
      }
      for place in low == high ? [low] : [min(low, high), max(low, high)] {
        thinned.append((place, values[place]))
      }
    }
    thinned.append((last, values[last]))
    return thinned
  }
}

extension Pen {
  /// A line of what happened to a number, a dot at its end; filled below when it stands large.
  mutating func spark(_ values: [Double], in box: Box, isFilled: Bool = false) {
    let scale = page.scale
    drawing(in: box) { box in
      let shown = Plot.thinned(values, most: max(box.width / scale / 2, 8))
      let low = values.min() ?? 0
      let high = values.max() ?? 0
      let plot = Plot(
        low: low, high: high, xLow: 0, xHigh: Double(max(values.count - 1, 1)), in: box,
        scale: scale, radius: 3)
      let points = shown.map { plot.point(Double($0.place), $0.value) }
      var marks = [Mark(.line(points: points, width: 2))]
      if let last = points.last { marks.append(Mark(.dots(points: [last], radius: 3))) }
      if isFilled, let first = points.first, let last = points.last {
        let area = points + [Point(last.x, 0), Point(first.x, 0)]
        marks.insert(Mark(.area(points: area), opacity: 0.15, accentable: true), at: 0)
      }
      return Drawing(kind: .spark, marks: marks, xRange: plot.xRange, yRange: plot.yRange)
    }
  }
}
