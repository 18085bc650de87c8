/// Units that stand after a number and its space, and stay on its line.
enum Units {
  /// Whether the word at an index is a unit: one of the list, or one that starts with a degree or
  /// a currency sign, a percent sign, or a micro sign.
  static func isUnit(in text: String, at index: String.Index) -> Bool {
    var packed: UInt64 = 0
    var length = 0
    for scalar in text.unicodeScalars[index...].prefix(longest + 1) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0x2F:
        guard length < longest else { return false }
        packed = packed << 8 | UInt64(scalar.value | (scalar == "/" ? 0 : 0x20))
        length += 1
      case 0x25, 0xB0, 0x24, 0xA3, 0xA5, 0xB5, 0x3BC, 0x2030, 0x20AC:
        if length == 0 { return true }
        return known.contains(packed)
      case 0x30...0x39, 0xB2, 0xB3, 0x20, 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F, 0x29, 0x2026, 0xA0:
        return known.contains(packed)
      default: return false
      }
    }
    return length <= longest && known.contains(packed)
  }

  private static let longest = 5

  private static let known: Set<UInt64> = Set(
    [
      "kg", "g", "mg", "lb", "lbs", "oz", "st", "t", "km", "m", "cm", "mm", "mi", "ft", "yd", "nm",
      "min", "mins", "h", "hr", "hrs", "s", "sec", "secs", "ms", "d", "l", "ml", "dl", "cl", "gal",
      "kcal", "cal", "kj", "j", "w", "kw", "mw", "gw", "wh", "kwh", "v", "mv", "a", "ma", "mah",
      "hz", "khz", "mhz", "ghz", "bpm", "rpm", "fps", "mph", "kmh", "km/h", "m/s", "kph", "kn",
      "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px", "pt", "dpi", "c", "f", "k", "pa", "hpa",
      "kpa", "bar", "mbar", "psi", "n", "nm", "db", "usd", "eur", "gbp", "jpy", "am", "pm", "iu",
      "reps", "sets", "std", "uhr",
    ].map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } })
}
