/// Numbers as text, the way ECMAScript writes them (spec 1, section 5).
package enum NumberText {
  /// The shortest text that reads back as the number: no fraction when it is integral, an exponent
  /// from 1e21 up and below 1e-6.
  package static func string(_ number: Double) -> String {
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
    guard number.isFinite else { return "null" }
    if let short = shortDecimal(number) { return short }
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

  /// A number of few digits with up to four places, as most are: 178.9 is 1789 and one place.
  ///
  /// When some count of tenths gives the number back exactly, its digits are the shortest.
  private static func shortDecimal(_ number: Double) -> String? {
    guard number.magnitude < 1e9 else { return nil }
    var power = 10.0
    for places in 1...4 {
      let scaled = (number.magnitude * power).rounded()
      if scaled / power == number.magnitude {
        return decimal(Int(scaled), places: places, isNegative: number < 0)
      }
      power *= 10
    }
    return nil
  }

  /// A whole number of at most 13 digits with its point set `places` from the end, at most four.
  private static func decimal(_ number: Int, places: Int, isNegative: Bool) -> String {
    var (top, length) = (1, 1)
    while number / top >= 10 || length <= places {
      top *= 10
      length += 1
    }
    return String(capacity: length + 2) { space in
      if isNegative { space.append(UInt8(ascii: "-")) }
      while length > 0 {
        space.append(UInt8(ascii: "0") + UInt8(number / top % 10))
        top /= 10
        length -= 1
        if length == places { space.append(UInt8(ascii: ".")) }
      }
    }
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
