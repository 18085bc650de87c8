import YuiLines
import YuiScreens

/// What a chart shows, from a chart's props or from a query's answer.
struct ChartParts {
  var title: String
  var type: Kind
  var labels: [Value] = []
  var series: [Series] = []
  var unit = ""
  var isStacked = false

  enum Kind: String {
    case line, bar, area, scatter, pie, donut

    var isRound: Bool { self == .pie || self == .donut }
  }

  /// One row of numbers. What is no number leaves a gap.
  struct Series {
    var name: String
    var values: [Value]

    /// The last number there is.
    var last: Double? { values.lazy.reversed().compactMap(\.finite).first }
  }

  /// More series than this are not told apart by brightness.
  static let mostSeries = 6

  init(title: String, type: Kind) {
    self.title = title
    self.type = type
  }

  init(_ node: Node, page: Page) {
    title = page.text(node, .title)
    type = Kind(rawValue: page.text(node, .type)) ?? .line
    labels = node.prop(.x)?.list ?? []
    unit = page.text(node, .unit)
    isStacked = node.props["stack"] == .bool(true)
    let names = node.prop(.names)?.list ?? []
    for prop in node.props {
      guard let number = Self.seriesNumber(prop.key), let values = prop.value.list,
        series.count < Self.mostSeries
      else { continue }
      series.append(
        Series(name: number < names.count ? page.shown(names[number]) : "", values: values))
    }
  }

  /// A chart whose `data` names a table of the screen: its first column along the x axis, its
  /// numbers up the y axis.
  mutating func take(_ table: Node, page: Page) {
    let rows = (table.prop(.rows)?.list ?? []).map { $0.list ?? [$0] }
    let columns = table.prop(.cols)?.list ?? []
    labels = rows.map { $0.first ?? .null }
    for place in 1..<max(columns.count, 2) where series.count < Self.mostSeries {
      let values = rows.map { place < $0.count ? $0[place] : .null }
      guard values.contains(where: { $0.finite != nil }) else { continue }
      series.append(
        Series(name: place < columns.count ? page.shown(columns[place]) : "", values: values))
    }
  }

  /// 0 for `y`, 1 for `y2` and so on.
  private static func seriesNumber(_ key: String) -> Int? {
    guard key.utf8.first == UInt8(ascii: "y") else { return nil }
    if key.utf8.count == 1 { return 0 }
    guard key.utf8.count < 4, let number = Int(key.dropFirst()), number > 0 else { return nil }
    return number - 1
  }

  /// What the corner says: the first series' last value, or the sum of a pie.
  var figure: Double? {
    guard type.isRound else { return series.lazy.compactMap(\.last).first }
    let sum = slices.reduce(0) { $0 + $1.value }
    return sum.isFinite && !slices.isEmpty ? sum : nil
  }

  /// The parts of a pie, with their places. What is below zero has no part.
  var slices: [(place: Int, value: Double)] {
    guard let values = series.first?.values else { return [] }
    return values.enumerated().compactMap { place, value in
      guard let number = value.finite, number > 0 else { return nil }
      return (place, number)
    }
  }
}
