import YuiLines
import YuiScreens

/// What a stat shows, from a stat's props or from a query's answer.
struct StatParts {
  var id: String
  var preset: Preset
  var label = ""
  var value: Value?
  var unit = ""
  var delta: Value?
  var good = ""
  var sub = ""
  var spark: [Double] = []
  var cta = ""
  var fraction: Double?

  init(id: String, preset: Preset) {
    self.id = id
    self.preset = preset
  }

  init(_ node: Node, page: Page) {
    self.init(id: node.id, preset: node.preset)
    label = page.text(node, .label)
    value = node.prop(.value)
    unit = page.text(node, .unit)
    delta = node.prop(.delta)
    good = page.text(node, .good)
    sub = page.text(node, .sub)
    cta = page.text(node, .cta)
    if page.shape >= .medium, let list = node.prop(.spark)?.list {
      spark = list.compactMap(\.finite)
    }
    if let most = node.prop(.max)?.finite, most > 0, let number = value?.finite {
      fraction = min(max(number / most, 0), 1)
    }
  }
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

extension Page {
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
