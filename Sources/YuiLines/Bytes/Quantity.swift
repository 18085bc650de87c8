/// `QTY`: a number and perhaps a unit before or behind it, `$40`, `72.5kg`, `12%`
/// (spec 1, section 5).
package struct Quantity {
  package let value: Double
  /// The bytes of the unit; empty when there is none.
  package let unit: Range<Int>

  /// `^([$...])?(-?\d+(?:\.\d+)?(?:[eE]-?\d+)?)\s*([^\d\s.,+\-|=][^\s]*)?$`, refused when it has both
  /// a leading sign and a trailing unit.
  package init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let end = range.upperBound
    let sign = range.lowerBound..<Self.signEnd(bytes, range)
    guard let (plain, numberEnd) = Numbers.scan(bytes, from: sign.upperBound, end: end)
    else { return nil }
    // As far as the exponent goes; without it when what follows would then be no unit.
    if let exponentEnd = Self.exponentEnd(bytes, from: numberEnd, end: end),
      let unit = Self.unit(bytes, from: exponentEnd, end: end)
    {
      value = Double(bytes.text(sign.upperBound..<exponentEnd)) ?? plain
      self.unit = unit.isEmpty ? sign : unit
      if !sign.isEmpty, !unit.isEmpty { return nil }
      return
    }
    guard let unit = Self.unit(bytes, from: numberEnd, end: end) else { return nil }
    if !sign.isEmpty, !unit.isEmpty { return nil }
    value = plain
    self.unit = unit.isEmpty ? sign : unit
  }

  private static func signEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return range.lowerBound }
    switch bytes.byte(range.lowerBound) {
    case UInt8(ascii: "$"): return range.lowerBound + 1
    case 0xC2 where range.count >= 2:
      let second = bytes.byte(range.lowerBound + 1)
      return second == 0xA3 || second == 0xA5 ? range.lowerBound + 2 : range.lowerBound
    case 0xE2 where range.count >= 3:
      return bytes.byte(range.lowerBound + 1) == 0x82 && bytes.byte(range.lowerBound + 2) == 0xAC
        ? range.lowerBound + 3 : range.lowerBound
    default: return range.lowerBound
    }
  }

  private static func exponentEnd(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int? {
    guard start + 1 < end, bytes.byte(start) | 0x20 == UInt8(ascii: "e") else { return nil }
    var offset = start + 1
    if bytes.byte(offset) == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    while offset < end, bytes.byte(offset).isDigit { offset += 1 }
    return offset > digits ? offset : nil
  }

  /// The unit that runs from `start` to the end; empty when nothing is left, nil when what is left
  /// is no unit.
  private static func unit(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Range<Int>? {
    let start = WhiteSpace.skip(bytes, start..<end)
    guard start < end else { return end..<end }
    switch bytes.byte(start) {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "="):
      return nil
    default:
      return WhiteSpace.find(bytes, start..<end) == end ? start..<end : nil
    }
  }
}
