import YuiLines

extension Texts {
  /// A number as the language writes it: `72.5`, `1480`, with at most six places.
  public func number(_ value: Double) -> String { NumberText.string(value) }

  /// A number and its unit as the language writes them.
  ///
  ///     texts.quantity(72.5, unit: "kg")     // 72.5 kg
  ///     texts.quantity(12, unit: "%")        // 12%
  ///     texts.quantity(40, unit: "$")        // $40
  ///     texts.quantity(9.81, unit: "m/s2")   // 9.81 m/s and a superscript 2
  public func quantity(_ value: Double, unit: String = "") -> String {
    Template.fill(
      unit.isEmpty ? "{n}" : numbers.unit, ["n": number(value), "unit": unit])
  }

  /// The value of a prop for a person: a number with its unit, or text as it is.
  public func quantity(_ value: Value, unit: String = "") -> String {
    if case .number(let number) = value { return quantity(number, unit: unit) }
    return value.written
  }

  /// A change as a triangle and its size. `good` is the prop: `up`, or `down` when falling is good.
  ///
  ///     texts.delta(-2.3, unit: "", good: "down")
  ///     // Delta(text: "(down triangle)2.3", direction: .down, isGood: true)
  public func delta(_ value: Value, unit: String = "", good: String = "up") -> Delta {
    Delta(text: value.written, size: value.written, direction: .none, isGood: nil)
  }
}

/// A change, ready to be drawn.
public struct Delta: Sendable, Hashable {
  /// The triangle and the size; or the prop's own text when it is no number.
  public var text: String
  /// The size alone.
  public var size: String
  /// Which way it went.
  public var direction: Direction
  /// Whether that is welcome; nil when nothing changed or nobody knows.
  public var isGood: Bool?

  /// Which way a value went.
  public enum Direction: String, Sendable, Hashable, Codable {
    case up, down
    /// Nothing changed.
    case none
  }

  /// A change.
  public init(text: String, size: String, direction: Direction, isGood: Bool?) {
    self.text = text
    self.size = size
    self.direction = direction
    self.isGood = isGood
  }
}
