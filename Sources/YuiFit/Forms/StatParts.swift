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
  /// The value's part of its maximum, when it has one.
  let fraction: Double?
  /// What the spark is of.
  private let history: [Value]
  private let reading: Reading

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    id = node.id
    preset = node.preset
    label = Phrase(reading.text(node, .label))
    let value = node.prop(.value)
    self.value = reading.quantity(value, unit: reading.text(node, .unit))
    let good = reading.text(node, .good)
    delta = node.prop(.delta).map { reading.texts.delta($0, unit: "", good: good) }
    change = delta.map(Change.init)
    sub = reading.text(node, .sub)
    cta = Phrase(reading.text(node, .cta))
    history = node.prop(.spark)?.list ?? []
    if let most = node.prop(.max)?.finite, most > 0, let number = value?.finite {
      fraction = min(max(number / most, 0), 1)
    } else {
      fraction = nil
    }
  }

  /// A value that a table holds.
  init(
    _ node: Node, label: String, value: Quantity, history: [Value], _ reading: Reading
  ) {
    self.reading = reading
    id = node.id
    preset = node.preset
    self.label = Phrase(label)
    self.value = value
    self.history = history
    delta = nil
    change = nil
    sub = ""
    cta = Phrase("")
    fraction = nil
  }

  private(set) lazy var spark: [Double] = {
    var spark: [Double] = []
    spark.reserveCapacity(history.count)
    for value in history { if let number = value.finite { spark.append(number) } }
    return spark
  }()

  /// What VoiceOver says.
  private(set) lazy var speech: String = {
    var speech = Speech(reading)
    speech.say(label.text)
    speech.say(value.full, isSensitive: true)
    if !reading.isHidden {
      if let delta { speech.say(reading.texts.spoken(delta)) }
      speech.say(sub)
    }
    return speech.text
  }()

  func form(on page: Page, width: Int) -> any Form { StatForm(self, page: page, width: width) }
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
    let spec = node.preset.spec
    for key in spec.titleKeys {
      let title = shown(node.props[key] ?? spec.defaults[key])
      if !title.isEmpty { return title }
    }
    return spec.plainName
  }
}
