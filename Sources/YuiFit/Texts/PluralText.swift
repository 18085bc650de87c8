/// A text that depends on a number, in the forms a language has.
///
/// `{n}` stands for the number. English needs `one` and `other`; Arabic all six.
///
///     let rows = PluralText(one: "{n} row", other: "{n} rows")
///     rows[.one]   // {n} row
///     rows[.few]   // {n} rows, as English has no such form
public struct PluralText: Sendable, Hashable, Codable {
  /// What counts when no other form is given.
  public var other: String
  /// The form for one.
  public var one: String?
  /// The form for none.
  public var zero: String?
  /// The form for two.
  public var two: String?
  /// The form for a few.
  public var few: String?
  /// The form for many.
  public var many: String?

  /// A text in the forms that are given.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// The text of a form, or `other` where the language has none.
  public subscript(form: PluralForm) -> String {
    switch form {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }
}

/// The forms a language may have for a number.
public enum PluralForm: String, Sendable, Hashable, CaseIterable, Codable {
  case zero, one, two, few, many, other
}

/// How a language picks the form for a whole number; named after a language that does so.
public enum PluralRule: String, Sendable, Hashable, CaseIterable, Codable {
  /// One form: Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian.
  case japanese
  /// `one` for 1: English, German, Dutch, Spanish, Italian, Swedish, Hebrew but for its `two`.
  case english
  /// `one` for 0 and 1: French, Portuguese, Hindi, Bengali.
  case french
  /// `one` for 1, 21, 31; `few` for 2 to 4, 22 to 24; else `many`: Russian, Ukrainian.
  case russian
  /// `one` for 1; `few` for 2 to 4, 22 to 24; else `many`.
  case polish
  /// All six.
  case arabic

  /// The form for a number.
  public func form(_ number: Int) -> PluralForm {
    let size = number.magnitude
    let (ones, tens) = (size % 10, size % 100)
    switch self {
    case .japanese: return .other
    case .english: return size == 1 ? .one : .other
    case .french: return size <= 1 ? .one : .other
    case .russian, .polish:
      if self == .polish ? size == 1 : ones == 1 && tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .arabic:
      switch size {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    }
  }
}
