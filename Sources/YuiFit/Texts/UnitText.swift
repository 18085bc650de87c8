/// A unit as it is written after a number: with superscripts and degrees in place, and where it
/// stands.
struct UnitText {
  /// Where a unit stands.
  enum Place {
    /// Right after the number: `3/5`, `2x`, `45` degrees, `3rd`, `2h30m`, `12k`.
    case attached
    /// After the number and a space.
    case spaced
    case percent
    /// Before or after the number, as the language has it.
    case currency
  }

  let text: String
  let place: Place

  init(_ unit: String) {
    if unit == "%" || unit == "\u{2030}" {
      (text, place) = (unit, .percent)
      return
    }
    if Self.isCurrencySign(unit) {
      (text, place) = (unit, .currency)
      return
    }
    switch unit {
    case "degC": (text, place) = ("\u{B0}C", .spaced)
    case "degF": (text, place) = ("\u{B0}F", .spaced)
    case "deg", "\u{B0}": (text, place) = ("\u{B0}", .attached)
    case "k", "K", "M", "B", "x", "\u{D7}", "st", "nd", "rd", "th":
      (text, place) = (unit, .attached)
    default:
      let raised = Self.raised(unit)
      let startsAsWord = Self.startsAsWord(unit)
      let hasDigits = raised.utf8.contains { 0x30...0x39 ~= $0 }
      (text, place) = (raised, startsAsWord && !hasDigits ? .spaced : .attached)
    }
  }

  /// Whether the unit is one currency sign.
  private static func isCurrencySign(_ unit: String) -> Bool {
    guard let first = unit.unicodeScalars.first, unit.unicodeScalars.count == 1 else {
      return false
    }
    switch first.value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20C0, 0xFF04, 0xFFE5: return true
    default: return false
    }
  }

  /// Whether the unit starts with a letter, a micro or a degree sign before one; else it continues
  /// the number, as in `3/5` and `9:40`.
  private static func startsAsWord(_ unit: String) -> Bool {
    guard let first = unit.unicodeScalars.first else { return false }
    switch first.value {
    case 0x41...0x5A, 0x61...0x7A, 0xB5, 0xB0, 0xC0...: return true
    default: return false
    }
  }

  /// The unit with its exponents raised: `m/s2` and `m/s^2` with a superscript 2.
  private static func raised(_ unit: String) -> String {
    guard unit.utf8.contains(where: { $0 == 0x32 || $0 == 0x33 }) else { return unit }
    var raised = ""
    var name = ""
    let bytes = Array(unit.unicodeScalars.prefix(longest))
    guard bytes.count < longest else { return unit }
    for (place, scalar) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : "/"
      let isExponent = (scalar == "2" || scalar == "3") && (next == "/" || next == "\u{B7}")
      if isExponent, lengths.contains(name) || name.last == "^" {
        if name.last == "^" { raised.removeLast() }
        raised += scalar == "2" ? "\u{B2}" : "\u{B3}"
        name = ""
        continue
      }
      raised.unicodeScalars.append(scalar)
      if scalar == "/" || scalar == "\u{B7}" {
        name = ""
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return raised
  }

  /// Units longer than this are words; nothing in them is raised.
  private static let longest = 16
  private static let lengths: Set<String> = [
    "m", "km", "cm", "mm", "dm", "nm", "s", "ft", "in", "yd", "mi", "\u{B5}m",
  ]
}

/// A text that is a quantity with a sign: `-2.3%`, `+$40`, `0.4 kg`.
struct SignedQuantity {
  let value: Double
  let unit: String

  init?(_ text: String) {
    var rest = text.unicodeScalars.prefix(Self.longest + 1)[...]
    guard rest.count <= Self.longest else { return nil }
    var isNegative = false
    var unit = ""
    func skipSpaces() { rest = rest.drop { $0 == " " } }
    skipSpaces()
    var hasSign = false
    scan: while let first = rest.first {
      switch first {
      case "+", "\u{25B2}", "-", "\u{2212}", "\u{25BC}":
        if hasSign { return nil }
        hasSign = true
        isNegative = first != "+" && first != "\u{25B2}"
      case "$", "\u{A3}", "\u{A5}", "\u{20AC}":
        if !unit.isEmpty { return nil }
        unit = String(first)
      default: break scan
      }
      rest = rest.dropFirst()
      skipSpaces()
    }
    let whole = rest.prefix { "0"..."9" ~= $0 }
    rest = rest[whole.endIndex...]
    var number = String(whole)
    if rest.first == ".", let digit = rest.dropFirst().first, "0"..."9" ~= digit {
      let fraction = rest.dropFirst().prefix { "0"..."9" ~= $0 }
      number += "." + String(fraction)
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty, let size = Double(number) else { return nil }
    skipSpaces()
    let tail = String(rest)
    guard unit.isEmpty || tail.isEmpty, !tail.unicodeScalars.contains(" ") else { return nil }
    value = isNegative ? -size : size
    self.unit = unit + tail
  }

  /// Characters of a text that can be a quantity; longer ones are words.
  private static let longest = 40
}
