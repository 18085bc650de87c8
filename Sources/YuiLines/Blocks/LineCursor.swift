/// A place in a line of a block, and where the line, or the part of it that is read, ends.
struct LineCursor {
  var offset: Int
  let end: Int

  init(_ range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset >= end }
  var rest: Range<Int> { offset..<end }

  /// The byte at the cursor, or one further on; 0, which no rule asks for, behind the end.
  @inline(__always)
  func peek(_ bytes: Span<UInt8>, _ distance: Int = 0) -> UInt8 {
    offset + distance < end ? bytes.byte(offset + distance) : 0
  }

  /// Steps over `byte` when it is the next.
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard !isAtEnd, bytes.byte(offset) == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over `text` when it is next.
  mutating func take(_ text: String, _ bytes: Span<UInt8>) -> Bool {
    var place = offset
    for byte in text.utf8 {
      guard place < end, bytes.byte(place) == byte else { return false }
      place += 1
    }
    offset = place
    return true
  }

  /// Steps over `text`, written in lower case, when it is next in any case.
  mutating func takeAnyCase(_ text: String, _ bytes: Span<UInt8>) -> Bool {
    var place = offset
    for byte in text.utf8 {
      guard place < end else { return false }
      let next = bytes.byte(place)
      guard (next.isUpperCase ? next | 0x20 : next) == byte else { return false }
      place += 1
    }
    offset = place
    return true
  }

  /// Steps over a run of `byte` and says how long it is.
  mutating func run(of byte: UInt8, _ bytes: Span<UInt8>) -> Int {
    let start = offset
    while offset < end, bytes.byte(offset) == byte { offset += 1 }
    return offset - start
  }

  /// Steps over white space and says whether there was any.
  @discardableResult
  mutating func skipSpace(_ bytes: Span<UInt8>) -> Bool {
    let start = offset
    offset = WhiteSpace.skip(bytes, rest)
    return offset > start
  }

  /// Steps over everything up to white space.
  mutating func nonSpace(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    offset = WhiteSpace.find(bytes, rest)
    return start..<offset
  }

  /// Steps over `\w*`.
  mutating func word(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    while offset < end, bytes.byte(offset).isWordByte { offset += 1 }
    return start..<offset
  }

  /// Steps over `[\w.]*`, an actor's name.
  mutating func dottedWord(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    while offset < end {
      let byte = bytes.byte(offset)
      guard byte.isWordByte || byte == UInt8(ascii: ".") else { break }
      offset += 1
    }
    return start..<offset
  }

  /// The `\w+` at the cursor when it is as long as a keyword may be; the cursor stays. A keyword
  /// fits into a string that needs no memory of its own.
  func keyword(_ bytes: Span<UInt8>, lengths: ClosedRange<Int>) -> String? {
    var probe = self
    let word = probe.word(bytes)
    return lengths.contains(word.count) ? bytes.text(word) : nil
  }

  /// Whether white space or the end is next.
  func isAtBreak(_ bytes: Span<UInt8>) -> Bool {
    isAtEnd || WhiteSpace.length(bytes, at: offset, end: end) > 0
  }

  /// The rest after white space, when ECMAScript's `.*$` matches it: no line terminator is inside.
  mutating func restOfLine(_ bytes: Span<UInt8>) -> Range<Int>? {
    skipSpace(bytes)
    var probe = self
    while !probe.isAtEnd {
      if probe.isAtTerminator(bytes) { return nil }
      probe.offset += 1
    }
    return rest
  }

  /// Whether a line terminator of ECMAScript, which its `.` does not match, is next.
  func isAtTerminator(_ bytes: Span<UInt8>) -> Bool {
    switch peek(bytes) {
    case 0x0A, 0x0D: true
    case 0xE2: peek(bytes, 1) == 0x80 && (peek(bytes, 2) == 0xA8 || peek(bytes, 2) == 0xA9)
    default: false
    }
  }
}
