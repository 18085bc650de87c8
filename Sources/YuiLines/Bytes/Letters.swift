/// Classes of ASCII bytes, as the specification's expressions name them.
extension UInt8 {
  /// `\d`
  @inline(__always)
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// `[a-z]`
  @inline(__always)
  package var isLowerCase: Bool { self &- 0x61 < 26 }

  /// `[A-Z]`
  @inline(__always)
  package var isUpperCase: Bool { self &- 0x41 < 26 }

  /// `[a-z]`, case ignored
  @inline(__always)
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// `[\w-]`
  @inline(__always)
  package var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  /// `\w`
  @inline(__always)
  package var isWordByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}

/// Whole names, as the specification's expressions name them.
package enum Names {
  /// `^[\w-]+$`
  package static func isName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes.byte(offset).isNameByte else { return false }
      offset &+= 1
    }
    return !range.isEmpty
  }

  /// A name that an id can last under: none that looks as if the parser had made it, `^[nc]\d+$`.
  package static func canLast(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard isName(bytes, range) else { return false }
    let first = bytes.byte(range.lowerBound)
    guard first == UInt8(ascii: "n") || first == UInt8(ascii: "c"), range.count > 1 else {
      return true
    }
    var offset = range.lowerBound &+ 1
    while offset < range.upperBound, bytes.byte(offset).isDigit { offset &+= 1 }
    return offset < range.upperBound
  }

  /// `^[a-z_][\w-]*$`, case ignored: a key.
  package static func isKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    let first = bytes.byte(range.lowerBound)
    guard first.isLetter || first == UInt8(ascii: "_") else { return false }
    var offset = range.lowerBound &+ 1
    while offset < range.upperBound {
      guard bytes.byte(offset).isNameByte else { return false }
      offset &+= 1
    }
    return true
  }

  /// `^[a-z][\w-]*$`, case ignored: a flag without its `+`, a table's name, a kind.
  package static func isWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    !range.isEmpty && bytes.byte(range.lowerBound).isLetter && isName(bytes, range)
  }
}

/// Up to 16 bytes as two machine words: how heads and keys are compared without a loop.
package struct Word16: Hashable, Sendable {
  package let low: UInt64
  package let high: UInt64

  @inline(__always)
  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The bytes in `range`. More than 16, or a NUL at their end, make all ones, which is no word.
  @inline(__always)
  package init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if range.isEmpty || bytes.byte(range.upperBound &- 1) == 0 {
      self.init(low: .max, high: .max)
    } else if range.count <= 8 {
      self.init(low: bytes.word(at: range.lowerBound, end: range.upperBound), high: 0)
    } else if range.count <= 16 {
      self.init(
        low: bytes.word(at: range.lowerBound, end: range.upperBound),
        high: bytes.word(at: range.lowerBound &+ 8, end: range.upperBound))
    } else {
      self.init(low: .max, high: .max)
    }
  }

  package init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  /// A small hash, good enough for a fixed table of words.
  @inline(__always)
  package var hash: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> 54)
  }
}

extension Span where Element == UInt8 {
  /// Whether the same bytes stand in both ranges.
  @inline(__always)
  package func equal(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    if left.lowerBound == right.lowerBound { return true }
    var offset = 0
    while offset < left.count {
      if word(at: left.lowerBound &+ offset, end: left.upperBound)
        != word(at: right.lowerBound &+ offset, end: right.upperBound)
      {
        return false
      }
      offset &+= 8
    }
    return true
  }
}
