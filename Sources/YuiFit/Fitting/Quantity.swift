import YuiLines

/// A value as a person reads it, and the shorter ways to write it where that is too wide.
struct Quantity {
  /// With its unit.
  let phrase: Phrase
  /// Without its unit.
  let bare: String
  /// The number, when it is one: numbers are never cut.
  let number: Double?

  init(full: String, bare: String, number: Double?) {
    phrase = Phrase(full)
    self.bare = bare
    self.number = number
  }

  /// With its unit.
  var full: String { phrase.text }
  var isEmpty: Bool { phrase.isEmpty }
}

extension Reading {
  func quantity(_ value: Value?, unit: String) -> Quantity {
    switch value {
    case .number(let number) where number.isFinite:
      Quantity(
        full: texts.quantity(number, unit: unit),
        bare: unit.isEmpty ? "" : texts.number(number), number: number)
    case let value?: Quantity(full: shown(value), bare: "", number: nil)
    case nil: Quantity(full: "", bare: "", number: nil)
    }
  }

  /// A prop's value as text for a person: never JSON.
  func shown(_ value: Value?) -> String {
    switch value {
    case .text(let text): text
    case .number(let number) where number.isFinite: texts.number(number)
    case .bool(let bool): bool ? "\u{2713}" : "\u{2013}"
    case .list(let list):
      list.lazy.map { self.shown($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    case .number, .object, .null, nil: ""
    }
  }
}

extension Page {
  func quantity(_ value: Value?, unit: String) -> Quantity {
    reading.quantity(value, unit: unit)
  }

  func shown(_ value: Value?) -> String { reading.shown(value) }
}

/// The ways to write a quantity, the fullest first, made one by one: whole, without its unit, and a
/// number rounded to ever fewer digits.
struct Ways {
  private let page: Page
  private let full: String
  private let bare: String
  private let number: Double?
  private var place = 0

  init(_ quantity: Quantity, on page: Page) {
    self.page = page
    full = quantity.full
    bare = quantity.bare
    number = quantity.number
  }

  init(_ text: String, on page: Page) {
    self.page = page
    full = text
    bare = ""
    number = nil
  }

  mutating func next() -> String? {
    while place < 7 {
      defer { place += 1 }
      switch place {
      case 0: if !full.isEmpty { return full }
      case 1: if !bare.isEmpty { return bare }
      default:
        guard let number else { return nil }
        return page.rounded(number, digits: 7 - place)
      }
    }
    return nil
  }
}

extension Page {
  /// A number in so many digits, with k, M or a power of ten where it is large.
  func rounded(_ number: Double, digits: Int) -> String {
    guard number.isFinite, number != 0 else { return texts.number(0) }
    var mantissa = number.magnitude
    var exponent = 0
    while mantissa >= 10 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa < 1 {
      mantissa *= 10
      exponent -= 1
    }
    let unit = Self.powerOfTen(digits - 1)
    mantissa = (mantissa * unit).rounded() / unit
    let signed = number < 0 ? -mantissa : mantissa
    switch exponent {
    case -3..<3: return texts.number(Self.shifted(signed, by: exponent))
    case 3..<6: return texts.number(Self.shifted(signed, by: exponent - 3)) + "k"
    case 6..<9: return texts.number(Self.shifted(signed, by: exponent - 6)) + "M"
    default: return texts.number(signed) + "e" + texts.number(Double(exponent))
    }
  }

  private static func shifted(_ number: Double, by exponent: Int) -> Double {
    exponent < 0 ? number / powerOfTen(-exponent) : number * powerOfTen(exponent)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<max(exponent, 0) { power *= 10 }
    return power
  }
}
