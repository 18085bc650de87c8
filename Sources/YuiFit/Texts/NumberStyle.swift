/// How a language writes numbers and their units.
public struct NumberStyle: Sendable, Hashable, Codable {
  /// What stands between a number and its fraction.
  public var decimal = "."
  /// What stands between groups of three digits.
  public var group = ""
  /// The fewest digits that are grouped.
  public var groupingFrom = 5
  /// The sign of a number below zero.
  public var minus = "\u{2212}"
  /// The ten digits.
  public var digits = Digits.latin
  /// A number and its unit: `{n}` and `{unit}`.
  public var unit = "{n} {unit}"
  /// A number and `%`.
  public var percent = "{n}%"
  /// A number and the sign of a currency.
  public var currency = "{unit}{n}"

  /// English: `72.5 kg`, `12%`, `$40`.
  public init() {}

  /// A number that is written plainly (`1480.5`, `1e+21`), as the language writes it.
  func localized(_ plain: String) -> String {
    if decimal == ".", digits == .latin, group.isEmpty { return plain }
    let whole = plain.utf8.prefix { 0x30...0x39 ~= $0 }.count
    let isGrouped = !group.isEmpty && whole >= max(groupingFrom, 4) && !plain.utf8.contains(0x65)
    var written = ""
    for (place, scalar) in plain.unicodeScalars.enumerated() {
      if isGrouped, 0 < place, place < whole, (whole - place) % 3 == 0 { written += group }
      switch scalar.value {
      case 0x2E: written += decimal
      case 0x30...0x39: written.unicodeScalars.append(digit(scalar))
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// All ASCII digits of a text in the language's own.
  func digits(in text: String) -> String {
    guard digits != .latin else { return text }
    var written = ""
    for scalar in text.unicodeScalars {
      written.unicodeScalars.append(0x30...0x39 ~= scalar.value ? digit(scalar) : scalar)
    }
    return written
  }

  private func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value - 0x30 + digits.zero) ?? scalar
  }

  /// The digits a language writes with.
  public enum Digits: String, Sendable, Hashable, CaseIterable, Codable {
    case latin, arabicIndic, persian, devanagari

    /// The code point of nought.
    var zero: UInt32 {
      switch self {
      case .latin: 0x30
      case .arabicIndic: 0x660
      case .persian: 0x6F0
      case .devanagari: 0x966
      }
    }
  }
}
