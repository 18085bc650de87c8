/// What a byte is to the tokenizer.
enum TokenByte {
  /// Part of a word.
  case plain
  /// ASCII white space.
  case space
  /// A lead byte that white space outside ASCII may start with.
  case wide
  case quote, bar, equals

  @inline(__always)
  init(_ byte: UInt8) {
    // Most bytes are letters and digits: two compares and they are through.
    if byte &- 0x3E < 0x3E {
      self = .plain
    } else {
      self = Self.rare(byte)
    }
  }

  @inline(__always)
  private static func rare(_ byte: UInt8) -> TokenByte {
    switch byte {
    case 0x20, 0x09...0x0D: .space
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "|"): .bar
    case UInt8(ascii: "="): .equals
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: .wide
    default: .plain
    }
  }
}
