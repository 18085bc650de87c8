import YuiLines
import YuiScreens

/// What a chart shows, from a chart's props or from a query's answer.
final class ChartParts: Facts {
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
    var values: [Value]

    /// The last number there is.
    var last: Double? { values.lazy.reversed().compactMap(\.finite).first }
  }

  /// More series than this are not told apart by brightness.
  static let mostSeries = 6

  private let reading: Reading

  init(title: String, type: Kind, _ reading: Reading) {
    self.reading = reading
    self.title = title
    self.type = type
  }

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    title = reading.text(node, .title)
    type = Kind(rawValue: reading.text(node, .type)) ?? .line
    labels = node.prop(.x)?.list ?? []
    unit = reading.text(node, .unit)
    isStacked = node.props["stack"] == .bool(true)
    for prop in node.props where series.count < Self.mostSeries {
      guard Self.isSeries(prop.key), let values = prop.value.list else { continue }
      series.append(Series(values: values))
    }
  }

  /// A chart whose `data` names a table of the screen: its first column along the x axis, its
  /// numbers up the y axis.
  func take(_ table: Node, _ reading: Reading) {
    let rows = (table.prop(.rows)?.list ?? []).map { $0.list ?? [$0] }
    let columns = table.prop(.cols)?.list?.count ?? 0
    labels = rows.map { $0.first ?? .null }
    for place in 1..<max(columns, 2) where series.count < Self.mostSeries {
      let values = rows.map { place < $0.count ? $0[place] : .null }
      guard values.contains(where: { $0.finite != nil }) else { continue }
      series.append(Series(values: values))
    }
  }

  /// Whether a prop is one of `y`, `y2` and so on.
  private static func isSeries(_ key: String) -> Bool {
    guard key.utf8.first == UInt8(ascii: "y"), key.utf8.count < 4 else { return false }
    return key.utf8.count == 1 || (Int(key.dropFirst()) ?? 0) > 0
  }

  func form(on page: Page, width: Int) -> any Form {
    type.isRound ? PieForm(self, page: page) : ChartForm(self, page: page)
  }

  /// What the corner says, as a person reads it.
  private(set) lazy var quantity = reading.quantity(figure.map(Value.number), unit: unit)

  /// The lowest and the highest value; bars stand on zero.
  private(set) lazy var range = Marks.dataRange(self)

  /// A pie's parts, the small ones put together.
  private(set) lazy var pie = Slices(self).parts

  /// What VoiceOver says of a chart that is no pie.
  private(set) lazy var speech: String = {
    var speech = Speech(reading)
    let words = reading.texts.spoken
    speech.say(
      title.isEmpty
        ? Preset.chart.spec.plainName : Template.fill(words.chart, ("title", title)))
    speech.say(quantity.full, isSensitive: true)
    if !reading.isHidden, let values = series.first?.values,
      let first = values.lazy.compactMap(\.finite).first, let last = figure, values.count > 1
    {
      speech.say(last > first ? words.rising : last < first ? words.falling : words.steady)
    }
    return speech.text
  }()

  /// What the corner says: the first series' last value, or the sum of a pie.
  private(set) lazy var figure: Double? = {
    guard type.isRound else { return series.lazy.compactMap(\.last).first }
    let sum = slices.reduce(0) { $0 + $1.value }
    return sum.isFinite && !slices.isEmpty ? sum : nil
  }()

  /// The parts of a pie, with their places. What is below zero has no part.
  var slices: [(place: Int, value: Double)] {
    guard let values = series.first?.values else { return [] }
    return values.enumerated().compactMap { place, value in
      guard let number = value.finite, number > 0 else { return nil }
      return (place, number)
    }
  }
}
