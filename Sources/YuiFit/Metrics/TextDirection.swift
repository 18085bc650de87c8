/// Which way a paragraph is read.
public enum TextDirection: String, Sendable, Hashable, Codable {
  case leftToRight, rightToLeft

  /// The direction of a text's first letter that has one (UAX 9, rules P2 and P3); nil when it has
  /// none, as numbers and pictures do not: the layout's own direction then counts.
  public init?(of text: String) {
    for scalar in text.unicodeScalars.prefix(Self.longestLookout) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
        0x200E:
        self = .leftToRight
        return
      case 0x590...0x5FF, 0x608, 0x60B, 0x60D, 0x61B...0x64A, 0x66D...0x66F, 0x671...0x6D5,
        0x6E5...0x6E6, 0x6EE...0x6EF, 0x6FA...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if AdvanceTable.traits(scalar).join == .extend { continue }
        self = .rightToLeft
        return
      case 0x370...0x52F, 0x531...0x58A, 0x900...0x1FFF, 0x2C00...0x2DFF, 0x3005...0x3007,
        0x3021...0xA48C,
        0xA4D0...0xFB17, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x107FF,
        0x11000...0x1D7FF, 0x20000...0x3FFFD:
        let isMark =
          scalar.value < AdvanceTable.denseEnd
          ? 0x483...0x489 ~= scalar.value : AdvanceTable.traits(scalar).join == .extend
        if isMark { continue }
        self = .leftToRight
        return
      default: continue
      }
    }
    return nil
  }

  /// Characters looked at. A text that has no letter among so many is not worth reading on.
  private static let longestLookout = 1_000
}
