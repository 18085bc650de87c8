import YuiLines
import YuiScreens

/// What a stat shows, from a stat's props or from a query's answer.
final class StatParts: Facts {
  let id: String
  let preset: Preset
  let label: Phrase
  let value: Quantity
  let change: Change?
  private let delta: Delta?
  let sub: String
  let cta: Phrase
  /// What its props say that only a widget reads; hardly any number has one.
  let more: More?
  /// What the spark is of.
  private let history: [Value]
  private let reading: Reading

  /// What a number's props say that only a widget reads.
  final class More {
    /// The value's part of its maximum, when it has one.
    let fraction: Double?
    /// The number that fills the gauge: the value, or one of its own.
    let gauge: Double?
    /// Discrete parts, how many of them are done and which is at hand.
    let strip: Strip?
    /// Whether what the second line says is new.
    let isMarked: Bool
    /// What may show on a locked phone in place of the second line.
    let lock: String
    /// The moment it is about.
    let timing: Timing?

    init(_ node: Node, value: Value?, _ reading: Reading) {
      timing = Timing(node, reading)
      strip = Strip(node)
      isMarked = node.prop(.mark) == .bool(true)
      lock = reading.timed(node, "lock", timing)
      gauge = node.props["gauge"]?.finite ?? value?.finite
      if let most = node.prop(.max)?.finite, most > 0, let gauge {
        fraction = min(max(gauge / most, 0), 1)
      } else {
        fraction = nil
      }
    }
  }

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    id = node.id
    preset = node.preset
    label = reading.phrase(reading.text(node, .label))
    let value = node.prop(.value)
    self.value = reading.quantity(value, unit: reading.text(node, .unit))
    let good = reading.text(node, .good)
    delta = node.prop(.delta).map { reading.texts.delta($0, unit: "", good: good) }
    change = delta.map(Change.init)
    more = node.mayHaveWidgetProps ? More(node, value: value, reading) : nil
    let sub = reading.text(node, .sub)
    self.sub = more?.timing?.words(sub).text ?? sub
    cta = reading.phrase(reading.text(node, .cta))
    history = node.prop(.spark)?.list ?? []
  }

  /// A value that a table holds.
  init(
    _ node: Node, label: String, value: Quantity, history: [Value], _ reading: Reading
  ) {
    self.reading = reading
    id = node.id
    preset = node.preset
    self.label = reading.phrase(label)
    self.value = value
    self.history = history
    delta = nil
    change = nil
    sub = ""
    cta = reading.phrase("")
    more = nil
  }

  private(set) lazy var spark: [Double] = {
    var spark: [Double] = []
    spark.reserveCapacity(history.count)
    for value in history { if let number = value.finite { spark.append(number) } }
    return spark
  }()

  /// What VoiceOver says.
  func speech(on page: Page) -> String {
    let second = second(on: page)
    return second.isSensitive ? speech : speech(saying: second.words)
  }

  private lazy var speech = speech(saying: "")

  /// The words of it all; what may show on a locked phone in place of the second line.
  private func speech(saying lock: String) -> String {
    var speech = Speech(reading)
    speech.say(label.text)
    if let strip = more?.strip, let number = value.number {
      speech.say(reading.texts.parts(number, of: Double(strip.count)), isSensitive: true)
    } else {
      speech.say(value.full, isSensitive: true)
      if let strip = more?.strip, strip.done > 0, !reading.isHidden {
        speech.say(reading.texts.parts(Double(strip.done), of: Double(strip.count)))
      }
    }
    if !reading.isHidden {
      if let delta { speech.say(reading.texts.spoken(delta)) }
      if lock.isEmpty { speech.say(sub) }
    }
    speech.say(lock)
    return speech.text
  }

  func form(on page: Page, width: Int) -> any Form {
    more?.strip != nil || more?.fraction != nil
      ? ProgressForm(self, page: page, width: width) : StatForm(self, page: page, width: width)
  }

  /// The second line, and whether it is for the person alone: on the lock screen what may show
  /// there stands in its place.
  func second(on page: Page) -> (words: String, isSensitive: Bool) {
    guard let more, page.family.isAccessory, !more.lock.isEmpty else { return (sub, true) }
    return (more.lock, false)
  }
}

/// Progress in discrete parts: so many are done, and one may be at hand.
struct Strip: Hashable {
  let count: Int
  let done: Int
  let current: Int?

  /// What a node says in `parts`, `done` and `current`; nil when it says nothing of parts.
  init?(_ node: Node) {
    guard let count = Self.whole(node.props["parts"]), count > 0 else { return nil }
    self.count = count
    done = min(Self.whole(node.props["done"]) ?? 0, count)
    current = Self.whole(node.props["current"]).flatMap { 1...count ~= $0 ? $0 : nil }
  }

  /// A year has fewer parts than this; more are no parts.
  private static let most = 1_000.0

  private static func whole(_ value: Value?) -> Int? {
    guard let number = value?.finite, number >= 0, number <= most else { return nil }
    return Int(number)
  }

  /// What words say of it: the part at hand, else those done.
  var shown: Int { current ?? done }
}

extension Value {
  /// The number, when this is one that a drawing can place.
  var finite: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}

extension Node {
  /// A prop over the preset's default, without laying out all of them.
  func prop(_ key: Key) -> Value? { props[key.name] ?? preset.spec.defaults[key.name] }
}

extension Reading {
  /// A prop as text for a person; empty when it is not there.
  func text(_ node: Node, _ key: Key) -> String {
    switch node.prop(key) {
    case nil: ""
    case .text(let text): text
    case let value?: shown(value)
    }
  }

  /// What the person would call a component (spec 5, section 3).
  func title(_ node: Node) -> String {
    let name = name(of: node)
    return name.isEmpty ? node.preset.spec.plainName : name
  }

  /// The first of the props that name a component for a person; empty when there is none.
  func name(of node: Node) -> String {
    let spec = node.preset.spec
    for key in spec.titleKeys {
      let name = shown(node.props[key] ?? spec.defaults[key])
      if !name.isEmpty { return name }
    }
    return ""
  }
}
