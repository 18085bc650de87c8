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
