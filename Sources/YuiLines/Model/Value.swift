/// A value of a prop: what an agent wrote after `key=`, what a preset made of a positional, or any
/// JSON value inside `custom`.
///
/// The six cases are JSON's. Numbers are IEEE doubles and print as ECMAScript prints them
/// (spec 1, section 5).
///
///     let value: Value = [181.8, 181.2, "n/a"]
///     value.json   // [181.8,181.2,"n/a"]
public enum Value: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object(Props)
}

extension Value {
  /// The number, when this is one.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, when this is text.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The boolean, when this is one.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The members, when this is a list.
  public var list: [Value]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The members, when this is an object.
  public var object: Props? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value written out as one piece of text: text as it is, numbers as ECMAScript writes them,
  /// booleans as `true` and `false`, a list's members joined with `|`, null as nothing, and an
  /// object as compact JSON.
  public var written: String {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): NumberText.string(number)
    case .text(let text): text
    case .list(let list): list.map(\.written).joined(separator: "|")
    case .object: json
    }
  }
}

extension Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// The value of a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// The value of a literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// The value of a literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// The value of a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// The value of a literal.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
  /// The value of a literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(Props(elements))
  }
  /// The value of a literal.
  public init(nilLiteral: ()) { self = .null }
}
