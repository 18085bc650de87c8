/// What the language takes for a URL (spec 1, section 5).
enum URLText {
  /// `^(https?://|/|data:)`
  static func isURL(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    switch bytes.byte(range.lowerBound) {
    case UInt8(ascii: "/"): return true
    case UInt8(ascii: "d"): return starts(bytes, range, data)
    case UInt8(ascii: "h"): return starts(bytes, range, plain) || starts(bytes, range, secure)
    default: return false
    }
  }

  /// `^https://`
  static func isSecure(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    starts(bytes, range, secure)
  }

  private static let data = (Word16("data:"), 5)
  private static let plain = (Word16("http://"), 7)
  private static let secure = (Word16("https://"), 8)

  private static func starts(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ prefix: (word: Word16, length: Int)
  ) -> Bool {
    range.count >= prefix.length
      && Word16(bytes, range.lowerBound..<range.lowerBound + prefix.length) == prefix.word
  }
}
