import YuiLines

/// The marks of a chart in its frame.
struct Marks {
  let drawing: Drawing

  init(_ parts: ChartParts, in box: Box, scale: Int) {
    switch parts.type {
    case .line: drawing = Self.lines(parts, in: box, scale: scale, isFilled: false)
    case .area: drawing = Self.lines(parts, in: box, scale: scale, isFilled: true)
    case .scatter: drawing = Self.scatter(parts, in: box, scale: scale)
    case .bar: drawing = Self.bars(parts, in: box, scale: scale)
    case .pie, .donut: drawing = Self.round(parts)
    }
  }

  /// How strong a series' colour is: each fainter than the one before, all told apart.
  static func opacity(_ series: Int) -> Double {
    [1, 0.65, 0.45, 0.32, 0.24, 0.18][min(series, 5)]
  }

  /// The lowest and the highest value; bars stand on zero.
  static func dataRange(_ parts: ChartParts) -> DataRange? {
    var low = Double.infinity
    var high = -Double.infinity
    if parts.isStacked, parts.type == .bar || parts.type == .area {
      let count = longest(parts)
      for place in 0..<count {
        let (below, above) = sums(parts, at: place)
        low = min(low, below)
        high = max(high, above)
      }
    } else {
      for series in parts.series {
        for value in series.values {
          guard let number = value.finite else { continue }
          low = min(low, number)
          high = max(high, number)
        }
      }
    }
    if parts.type == .bar || parts.type == .area && parts.isStacked {
      low = min(low, 0)
      high = max(high, 0)
    }
    return low <= high && low.isFinite && high.isFinite ? DataRange(low, high) : nil
  }

  /// The places of the longest series.
  private static func longest(_ parts: ChartParts) -> Int {
    var most = 0
    for series in parts.series { most = max(most, series.values.count) }
    return most
  }

  private static func sums(_ parts: ChartParts, at place: Int) -> (Double, Double) {
    var (below, above) = (0.0, 0.0)
    for series in parts.series where place < series.values.count {
      guard let number = series.values[place].finite else { continue }
      if number < 0 { below += number } else { above += number }
    }
    return (below, above)
  }

  // MARK: - Lines and areas

  private static func lines(
    _ parts: ChartParts, in box: Box, scale: Int, isFilled: Bool
  ) -> Drawing {
    let kind: Drawing.Kind = isFilled ? .area : .line
    guard let range = parts.range else { return Drawing(kind: kind, marks: []) }
    let count = longest(parts)
    let plot = Plot(
      low: range.low, high: range.high, xLow: 0, xHigh: Double(max(count - 1, 1)), in: box,
      scale: scale, radius: 3)
    let most = max(box.width / scale / 2, 8)
    let isStacked = isFilled && parts.isStacked
    var marks: [Mark] = []
    var base = [Double](repeating: 0, count: isStacked ? count : 0)
    for (number, series) in parts.series.enumerated() {
      let opacity = opacity(number)
      var runs: [[(place: Int, value: Double)]] = []
      if isStacked {
        var sums: [Double] = []
        for place in 0..<count {
          base[place] += place < series.values.count ? series.values[place].finite ?? 0 : 0
          sums.append(base[place])
        }
        runs = [Plot.thinned(sums, most: most)]
      } else {
        runs = Self.runs(series.values, most: most)
      }
      for run in runs {
        let points = run.map { plot.point(Double($0.place), $0.value) }
        guard let first = points.first, let last = points.last else { continue }
        if points.count == 1 {
          marks.append(Mark(.dots(points: points, radius: 2), opacity: opacity))
          continue
        }
        if isFilled {
          marks.append(
            Mark(
              .area(points: points + [Point(last.x, 0), Point(first.x, 0)]),
              opacity: opacity * 0.25))
        }
        marks.append(Mark(.line(points: points, width: 2), opacity: opacity))
      }
      if number == 0, !isStacked, let end = runs.last?.last {
        marks.append(
          Mark(.dots(points: [plot.point(Double(end.place), end.value)], radius: 3)))
      }
    }
    return Drawing(kind: kind, marks: marks, xRange: plot.xRange, yRange: plot.yRange)
  }

  /// A series' numbers, thinned, in runs between the gaps.
  private static func runs(
    _ values: [Value], most: Int
  ) -> [[(place: Int, value: Double)]] {
    var places: [Int] = []
    var numbers: [Double] = []
    for (place, value) in values.enumerated() {
      guard let number = value.finite else { continue }
      places.append(place)
      numbers.append(number)
    }
    var runs: [[(place: Int, value: Double)]] = []
    let isWhole = places.count == values.count
    let isDense = numbers.count > most
    for (index, value) in Plot.thinned(numbers, most: most) {
      let place = places[index]
      // A long series is thinned to the width of its drawing: gaps in it are narrower than a line.
      let goesOn = isWhole || isDense || runs.last?.last.map { $0.place + 1 == place } ?? false
      if goesOn, !runs.isEmpty {
        runs[runs.count - 1].append((place, value))
      } else {
        runs.append([(place, value)])
      }
    }
    return runs
  }

  // MARK: - Points

  private static func scatter(_ parts: ChartParts, in box: Box, scale: Int) -> Drawing {
    guard let range = parts.range else { return Drawing(kind: .scatter, marks: []) }
    let numbers = parts.labels.map(\.finite)
    let isNumeric = !numbers.isEmpty && numbers.allSatisfy { $0 != nil }
    let count = longest(parts)
    let places = isNumeric ? numbers.compactMap { $0 } : []
    let xLow = isNumeric ? places.min() ?? 0 : 0
    let xHigh = isNumeric ? places.max() ?? 1 : Double(max(count - 1, 1))
    let plot = Plot(
      low: range.low, high: range.high, xLow: xLow, xHigh: xHigh, in: box, scale: scale,
      radius: 3)
    let marks = parts.series.enumerated().map { number, series in
      var points: [Point] = []
      for (place, value) in series.values.enumerated().suffix(mostDots) {
        guard let y = value.finite else { continue }
        guard isNumeric else {
          points.append(plot.point(Double(place), y))
          continue
        }
        if place < places.count { points.append(plot.point(places[place], y)) }
      }
      return Mark(.dots(points: points, radius: 2.5), opacity: opacity(number))
    }
    return Drawing(kind: .scatter, marks: marks, xRange: plot.xRange, yRange: plot.yRange)
  }

  /// Dots in a series: more of them are a blot, and a layout that grows with the data.
  private static let mostDots = 240

  // MARK: - Bars

  private static func bars(_ parts: ChartParts, in box: Box, scale: Int) -> Drawing {
    guard let range = parts.range else { return Drawing(kind: .bar, marks: []) }
    let all = longest(parts)
    // The last ones count, when there are more than the width holds.
    let most = max(box.width / scale / 4, 1)
    let count = min(all, most)
    let skipped = all - count
    guard count > 0 else { return Drawing(kind: .bar, marks: []) }
    let slot = 1 / Double(count)
    let groups = parts.isStacked ? 1 : max(parts.series.count, 1)
    let width = slot * 0.72 / Double(groups)
    let zero = Plot.part(0, of: range)
    var above = [Double](repeating: 0, count: parts.isStacked ? count : 0)
    var below = above
    var marks: [Mark] = []
    marks.reserveCapacity(parts.series.count)
    for (number, series) in parts.series.enumerated() {
      var bars: [Rect] = []
      bars.reserveCapacity(count)
      for place in 0..<count where place + skipped < series.values.count {
        guard let value = series.values[place + skipped].finite else { continue }
        let group = parts.isStacked ? 0 : number
        let x = Double(place) * slot + slot * 0.14 + width * Double(group)
        var from = zero
        var to = Plot.part(value, of: range)
        if parts.isStacked {
          let base = value < 0 ? below[place] : above[place]
          if value < 0 { below[place] += value } else { above[place] += value }
          from = Plot.part(base, of: range)
          to = Plot.part(base + value, of: range)
        }
        bars.append(Rect(x, min(from, to), width, abs(to - from)))
      }
      marks.append(Mark(.bars(bars), opacity: opacity(number)))
    }
    return Drawing(
      kind: .bar, marks: marks,
      xRange: DataRange(Double(skipped), Double(max(all - 1, skipped + 1))),
      yRange: range)
  }

  // MARK: - Pies

  private static func round(_ parts: ChartParts) -> Drawing {
    let slices = parts.pie
    let thickness = parts.type == .pie ? 0.5 : Circle.thickness
    var start = 0.0
    let marks = slices.enumerated().map { number, slice in
      let end = number == slices.count - 1 ? 1 : min(start + slice.part, 1)
      defer { start = end }
      return Mark(.arc(from: start, to: end, thickness: thickness), opacity: opacity(number))
    }
    return Drawing(kind: parts.type == .pie ? .pie : .donut, marks: marks)
  }
}

/// A pie's slices, the small ones past the fifth put together.
struct Slices {
  struct Slice: Hashable {
    /// The place of its label; nil for what is put together.
    var place: Int?
    var value: Double
    /// Its part of the whole.
    var part: Double
  }

  let parts: [Slice]

  static let most = 6

  init(_ chart: ChartParts) {
    let slices = chart.slices
    // Parts of the largest keep the sum of huge numbers finite.
    let largest = slices.map(\.value).max() ?? 1
    let sum = slices.reduce(0) { $0 + $1.value / largest }
    var parts: [Slice] = []
    for (number, slice) in slices.enumerated() {
      let part = slice.value / largest / sum
      if number < Self.most - 1 || slices.count <= Self.most {
        parts.append(Slice(place: slice.place, value: slice.value, part: part))
      } else if number == Self.most - 1 {
        parts.append(Slice(place: nil, value: slice.value, part: part))
      } else {
        parts[Self.most - 1].value += slice.value
        parts[Self.most - 1].part += part
      }
    }
    self.parts = parts
  }
}
