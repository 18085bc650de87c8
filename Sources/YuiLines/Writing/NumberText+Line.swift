extension NumberText {
  /// The number as a line says it: `NUM`, which has no exponent. Nil when it is not a number.
  ///
  ///     NumberText.line(1e21)   // "1000000000000000000000"
  ///
  /// A line can say infinity only as a number too large to be one.
  static func line(_ number: Double) -> String? {
    if number.isNaN { return nil }
    guard number.isFinite else {
      return (number < 0 ? "-" : "") + "2" + String(repeating: "0", count: 308)
    }
    let text = string(number)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let sign = number < 0 ? "-" : ""
    let digits = text[..<mark].filter(\.isNumber)
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    // From 1e21 up there are more places than digits, so no fraction is left.
    return sign + digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }

  /// The number as a quantity says it, which may have an exponent: the shorter of the two.
  static func quantity(_ number: Double) -> String? {
    guard let line = line(number), number.isFinite else { return nil }
    let short = string(number).filter { $0 != "+" }
    return short.utf8.count < line.utf8.count ? short : line
  }

  /// The shortest duration of so many seconds: `90`, `5m`, `2h`. Nil when there is none.
  static func duration(_ seconds: Double) -> String? {
    guard seconds >= 0, var shortest = line(seconds) else { return nil }
    for (unit, length) in [("m", 60.0), ("h", 3600.0)] {
      let count = seconds / length
      guard count * length == seconds, let text = line(count) else { continue }
      if text.utf8.count + 1 < shortest.utf8.count { shortest = text + unit }
    }
    return shortest
  }
}
