/// Reads one JSON value (RFC 8259) from UTF-8 bytes.
///
///     try JSONReader.read("[1, 2]")   // .list([1, 2])
///
/// Of a repeated key the last value counts. An escaped lone surrogate becomes U+FFFD. Nesting past
/// `Limits.jsonDepth` is an error.
public struct JSONReader: Sendable {
  /// Why a text is not JSON, and where.
  public struct Failure: Error, Sendable, Hashable {
    /// What went wrong.
    public enum Reason: String, Sendable, Hashable {
      case empty = "there is nothing"
      case unexpected = "this does not belong here"
      case unfinished = "it ends too early"
      case badNumber = "a number is not well formed"
      case badEscape = "an escape is not well formed"
      case controlInText = "a control character stands in a string"
      case tooDeep = "it is nested too deep"
      case tooMany = "it has too many values"
      case trailing = "something follows the value"
    }

    /// What went wrong.
    public var reason: Reason
    /// The offset of the byte at fault, from the text's start.
    public var byteOffset: Int
  }

  private var offset: Int
  private var depth = 0
  private var valuesLeft: Int

  private init(at offset: Int, mostValues: Int) {
    self.offset = offset
    valuesLeft = mostValues
  }

  /// Reads a text that is one JSON value, white space around it allowed.
  /// - Throws: `Failure` with the byte at fault.
  /// - Complexity: O(*n*) in the bytes.
  public static func read(_ text: String) throws(Failure) -> Value {
    let bytes = ContiguousArray(text.utf8)
    return try read(bytes.span, in: 0..<bytes.count)
  }

  /// Reads bytes that are one JSON value, white space around it allowed.
  /// - Throws: `Failure` with the byte at fault.
  public static func read(_ bytes: ContiguousArray<UInt8>) throws(Failure) -> Value {
    try read(bytes.span, in: 0..<bytes.count)
  }

  package static func read(
    _ bytes: Span<UInt8>, in range: Range<Int>, mostValues: Int = .max
  ) throws(Failure) -> Value {
    let span = bytes.extracting(range)
    var reader = JSONReader(at: 0, mostValues: mostValues)
    reader.skipSpace(span)
    if reader.offset == span.count { throw Failure(reason: .empty, byteOffset: reader.offset) }
    let value = try reader.value(span)
    reader.skipSpace(span)
    if reader.offset < span.count {
      throw Failure(reason: .trailing, byteOffset: reader.offset)
    }
    return value
  }

  private func failure(_ reason: Failure.Reason) -> Failure {
    Failure(reason: reason, byteOffset: offset)
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes.byte(offset) {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private mutating func value(_ bytes: Span<UInt8>) throws(Failure) -> Value {
    guard offset < bytes.count else { throw failure(.unfinished) }
    if valuesLeft == 0 { throw failure(.tooMany) }
    valuesLeft -= 1
    switch bytes.byte(offset) {
    case UInt8(ascii: "{"):
      try open()
      let members = try members(bytes)
      depth -= 1
      return .object(members)
    case UInt8(ascii: "["):
      try open()
      let elements = try elements(bytes)
      depth -= 1
      return .list(elements)
    case UInt8(ascii: "\""): return .text(try text(bytes))
    case UInt8(ascii: "t"): return try word("true", .bool(true), bytes)
    case UInt8(ascii: "f"): return try word("false", .bool(false), bytes)
    case UInt8(ascii: "n"): return try word("null", .null, bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number(bytes))
    default: throw failure(.unexpected)
    }
  }

  /// Steps over an opener, one level deeper.
  private mutating func open() throws(Failure) {
    if depth == Limits.jsonDepth { throw failure(.tooDeep) }
    depth += 1
    offset += 1
  }

  /// As many as most objects and lists have at least: room for them is made at once.
  private static let fewMembers = 4

  private mutating func members(_ bytes: Span<UInt8>) throws(Failure) -> Props {
    var builder = PropsBuilder()
    if try closes(UInt8(ascii: "}"), bytes) { return builder.props }
    builder.reserve(Self.fewMembers)
    while true {
      skipSpace(bytes)
      guard offset < bytes.count else { throw failure(.unfinished) }
      guard bytes.byte(offset) == UInt8(ascii: "\"") else { throw failure(.unexpected) }
      let key = try text(bytes)
      skipSpace(bytes)
      guard offset < bytes.count else { throw failure(.unfinished) }
      guard bytes.byte(offset) == UInt8(ascii: ":") else { throw failure(.unexpected) }
      offset += 1
      skipSpace(bytes)
      builder.set(key, try value(bytes))
      if try !continues(until: UInt8(ascii: "}"), bytes) { return builder.props }
    }
  }

  private mutating func elements(_ bytes: Span<UInt8>) throws(Failure) -> [Value] {
    var elements: [Value] = []
    if try closes(UInt8(ascii: "]"), bytes) { return elements }
    elements.reserveCapacity(Self.fewMembers)
    while true {
      skipSpace(bytes)
      elements.append(try value(bytes))
      if try !continues(until: UInt8(ascii: "]"), bytes) { return elements }
    }
  }

  /// Whether what was just opened closes at once.
  private mutating func closes(_ closer: UInt8, _ bytes: Span<UInt8>) throws(Failure) -> Bool {
    skipSpace(bytes)
    guard offset < bytes.count else { throw failure(.unfinished) }
    guard bytes.byte(offset) == closer else { return false }
    offset += 1
    return true
  }

  /// Reads a comma (true) or the closer (false).
  private mutating func continues(
    until closer: UInt8, _ bytes: Span<UInt8>
  ) throws(Failure) -> Bool {
    skipSpace(bytes)
    guard offset < bytes.count else { throw failure(.unfinished) }
    let byte = bytes.byte(offset)
    guard byte == closer || byte == UInt8(ascii: ",") else { throw failure(.unexpected) }
    offset += 1
    return byte != closer
  }

  private mutating func word(
    _ word: String, _ value: Value, _ bytes: Span<UInt8>
  ) throws(Failure) -> Value {
    let letters = Array(word.utf8)
    var matched = letters.count <= bytes.count - offset
    var place = 0
    while matched, place < letters.count {
      matched = letters[place] == bytes.byte(offset + place)
      place += 1
    }
    guard matched else { throw failure(.unexpected) }
    offset += letters.count
    return value
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func number(_ bytes: Span<UInt8>) throws(Failure) -> Double {
    let start = offset
    if bytes.byte(offset) == UInt8(ascii: "-") { offset += 1 }
    if offset < bytes.count, bytes.byte(offset) == UInt8(ascii: "0") {
      offset += 1
    } else {
      try digits(bytes)
    }
    if offset < bytes.count, bytes.byte(offset) == UInt8(ascii: ".") {
      offset += 1
      try digits(bytes)
    }
    if offset == bytes.count || bytes.byte(offset) | 0x20 != UInt8(ascii: "e") {
      return Numbers.number(bytes, start..<offset) ?? 0
    }
    offset += 1
    if offset < bytes.count,
      bytes.byte(offset) == UInt8(ascii: "+") || bytes.byte(offset) == UInt8(ascii: "-")
    {
      offset += 1
    }
    try digits(bytes)
    return Double(bytes.text(start..<offset)) ?? 0
  }

  private mutating func digits(_ bytes: Span<UInt8>) throws(Failure) {
    let start = offset
    while offset < bytes.count, bytes.byte(offset) &- UInt8(ascii: "0") < 10 { offset += 1 }
    if offset == start {
      throw failure(offset < bytes.count ? .badNumber : .unfinished)
    }
  }

  private mutating func text(_ bytes: Span<UInt8>) throws(Failure) -> String {
    offset += 1
    let start = offset
    offset = bytes.plainTextEnd(from: offset)
    guard offset < bytes.count else { throw failure(.unfinished) }
    switch bytes.byte(offset) {
    case UInt8(ascii: "\""):
      offset += 1
      return bytes.text(start..<offset - 1)
    case UInt8(ascii: "\\"): return try escapedText(bytes, from: start)
    default: throw failure(.controlInText)
    }
  }

  private mutating func escapedText(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(Failure) -> String {
    var text = bytes.text(start..<offset)
    while true {
      guard offset < bytes.count else { throw failure(.unfinished) }
      switch bytes.byte(offset) {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try escape(bytes))
      case 0..<0x20: throw failure(.controlInText)
      default:
        let run = offset
        offset = bytes.plainTextEnd(from: offset)
        text += bytes.text(run..<offset)
      }
    }
  }

  private mutating func escape(_ bytes: Span<UInt8>) throws(Failure) -> Unicode.Scalar {
    guard offset + 1 < bytes.count else { throw failure(.unfinished) }
    let letter = bytes.byte(offset + 1)
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(bytes)
    default: throw failure(.badEscape)
    }
    offset += 2
    return scalar
  }

  /// Reads an escape of four digits behind `\u`, or the pair of two that make one character.
  private mutating func unicodeEscape(_ bytes: Span<UInt8>) throws(Failure) -> Unicode.Scalar {
    guard let high = unit(bytes, at: offset) else { throw failure(.badEscape) }
    offset += 6
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, let low = unit(bytes, at: offset), 0xDC00...0xDFFF ~= low {
      offset += 6
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }
    return "\u{FFFD}"
  }

  private func unit(_ bytes: Span<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes.byte(offset) == UInt8(ascii: "\\"),
      bytes.byte(offset + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for place in offset + 2..<offset + 6 {
      let byte = bytes.byte(place)
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt32(byte & 15 + 9)
      default: return nil
      }
    }
    return unit
  }
}
