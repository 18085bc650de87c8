import YuiLines

extension Texts {
  /// A number as the language writes it, with at most six places: `72.5`, `1480`. What is no number
  /// is a dash.
  public func number(_ value: Double) -> String {
    let (sign, size) = parts(value)
    return sign + size
  }

  /// A number and its unit as the language writes them. A unit is what stands after the number, or
  /// a currency sign before it (spec 1, QTY).
  ///
  ///     texts.quantity(72.5, unit: "kg")     // 72.5 kg
  ///     texts.quantity(12, unit: "%")        // 12%
  ///     texts.quantity(40, unit: "$")        // $40
  ///     texts.quantity(9.81, unit: "m/s2")   // 9.81 m/s and a superscript 2
  ///     texts.quantity(3, unit: "/5")        // 3/5
  public func quantity(_ value: Double, unit: String = "") -> String {
    let (sign, size) = parts(value)
    guard !unit.isEmpty else { return sign + size }
    let written = UnitText(unit)
    let template =
      switch written.place {
      case .attached: "{n}{unit}"
      case .spaced: numbers.unit
      case .percent: numbers.percent
      case .currency: numbers.currency
      }
    return sign + Template.fill(template, ("n", size), ("unit", written.text))
  }

  /// The value of a prop for a person: a number with its unit, text as it is, several values with
  /// commas. Objects have no text, as no JSON is ever shown.
  public func text(of value: Value, unit: String = "") -> String {
    switch value {
    case .number(let number): quantity(number, unit: unit)
    case .text(let text): text
    case .bool(let bool): bool ? yes : no
    case .list(let values):
      values.prefix(Self.longestList).map { text(of: $0, unit: unit) }
        .joined(separator: listSeparator)
    case .null, .object: ""
    }
  }

  /// A change as a triangle and its size. `good` is the prop: `up`, or `down` when falling is good.
  /// A prop that is text may bring its unit (`-2.3%`); one that is no quantity stays as it is.
  ///
  ///     let delta = texts.delta(-2.3, good: "down")
  ///     delta.text     // a triangle pointing down, and 2.3
  ///     delta.isGood   // true
  public func delta(_ value: Value, unit: String = "", good: String = "up") -> Delta {
    let change: Double
    var unit = unit
    switch value {
    case .number(let number): change = number
    case .text(let text):
      guard let quantity = SignedQuantity(text) else {
        return Delta(text: text, size: text, direction: .none, isGood: nil)
      }
      change = quantity.value
      if !quantity.unit.isEmpty { unit = quantity.unit }
    case .null, .bool, .list, .object:
      let text = text(of: value, unit: unit)
      return Delta(text: text, size: text, direction: .none, isGood: nil)
    }
    let size = quantity(change.magnitude, unit: unit)
    if change > 0 {
      return Delta(text: "\u{25B2}" + size, size: size, direction: .up, isGood: good != "down")
    }
    if change < 0 {
      return Delta(text: "\u{25BC}" + size, size: size, direction: .down, isGood: good == "down")
    }
    return Delta(text: size, size: size, direction: .none, isGood: nil)
  }

  /// A delta for the ear: `down 2.3, good`.
  public func spoken(_ delta: Delta) -> String {
    let way: String
    switch delta.direction {
    case .up: way = Template.fill(spoken.up, ("size", delta.size))
    case .down: way = Template.fill(spoken.down, ("size", delta.size))
    case .none: return delta.size
    }
    guard let isGood = delta.isGood else { return way }
    return way + spoken.separator + (isGood ? spoken.good : spoken.bad)
  }

  /// Members of a list that are written out: more than any line holds.
  private static let longestList = 40

  /// A number's sign and its size, as the language writes them.
  private func parts(_ value: Double) -> (sign: String, size: String) {
    guard value.isFinite else { return ("", "\u{2014}") }
    let written = NumberText.string(rounded(value.magnitude))
    let sign = value < 0 && written != "0" ? numbers.minus : ""
    return (sign, numbers.localized(written))
  }

  /// Six places at most; what is smaller than they can say stays as it is.
  private func rounded(_ size: Double) -> Double {
    guard size < 1e9, size >= 1e-6 else { return size }
    return (size * 1e6).rounded() / 1e6
  }
}
