/// Numbers as text, the way ECMAScript writes them (spec 1, section 5).
package enum NumberText {
  /// The shortest text that reads back as the number: no fraction when it is integral, an exponent
  /// from 1e21 up and below 1e-6.
  package static func string(_ number: Double) -> String {
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 { return "\(integer)" }
    guard number.isFinite else { return "null" }
    let (digits, point) = shortest(number.magnitude)
    let sign = number < 0 ? "-" : ""
    let count = digits.count
    if count <= point, point <= 21 {
      return sign + digits + String(repeating: "0", count: point - count)
    }
    if 0 < point, point <= 21 {
      return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    }
    if -6 < point, point <= 0 {
      return sign + "0." + String(repeating: "0", count: -point) + digits
    }
    let exponent = point - 1
    let mantissa = count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
    return sign + mantissa + "e" + (exponent < 0 ? "-" : "+") + "\(exponent.magnitude)"
  }

  /// The shortest decimal digits of a positive number, and where the point stands after the first.
  private static func shortest(_ number: Double) -> (digits: String, point: Int) {
    var digits = ""
    var point: Int?
    var exponent = 0
    var rest = number.description[...]
    if let mark = rest.firstIndex(of: "e") {
      exponent = Int(rest[rest.index(after: mark)...]) ?? 0
      rest = rest[..<mark]
    }
    for character in rest {
      if character == "." { point = digits.count } else { digits.append(character) }
    }
    var place = (point ?? digits.count) + exponent
    while digits.hasPrefix("0") {
      digits.removeFirst()
      place -= 1
    }
    while digits.hasSuffix("0") { digits.removeLast() }
    return (digits, place)
  }
}
