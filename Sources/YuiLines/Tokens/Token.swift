/// One token of a line, as offsets into the line's buffer (spec 1, section 4).
struct Token: BitwiseCopyable {
  /// What a token is to a preset.
  enum Kind: UInt8 {
    case positional, flag, keyValue
  }

  private let start: UInt32
  private let length: UInt32
  private let firstPart: UInt32
  private let partCount: UInt32
  /// The text with quotes removed; of a key's token, the value's. Not to be used when the token
  /// has parts and quotes: its text is then made on demand.
  let text: TextRef
  private let keyBytes: UInt32
  /// The number of the key, or of the flag's name, or `Cell.noKey`.
  let keyNumber: UInt8
  let kind: Kind
  /// Whether the whole token was one quoted string.
  let isWhollyQuoted: Bool
  /// Whether a quote stood anywhere in it.
  let hasQuote: Bool

  @inline(__always)
  init(
    raw: Range<Int>, text: TextRef, parts: Range<Int>, keyLength: Int = 0,
    keyNumber: UInt8 = Cell.noKey, kind: Kind = .positional, isWhollyQuoted: Bool = false,
    hasQuote: Bool = false
  ) {
    start = UInt32(truncatingIfNeeded: raw.lowerBound)
    length = UInt32(truncatingIfNeeded: raw.upperBound &- raw.lowerBound)
    firstPart = UInt32(truncatingIfNeeded: parts.lowerBound)
    partCount = UInt32(truncatingIfNeeded: parts.upperBound &- parts.lowerBound)
    self.text = text
    keyBytes = UInt32(truncatingIfNeeded: keyLength)
    self.keyNumber = keyNumber
    self.kind = kind
    self.isWhollyQuoted = isWhollyQuoted
    self.hasQuote = hasQuote
  }

  /// The raw bytes.
  @inline(__always)
  var raw: Range<Int> {
    Range(ordered: Int(start), Int(start) &+ Int(length))
  }

  /// The parts between bars, in the tokenizer; empty when there is no bar outside quotes.
  @inline(__always)
  var parts: Range<Int> {
    Range(ordered: Int(firstPart), Int(firstPart) &+ Int(partCount))
  }

  @inline(__always)
  var hasParts: Bool { partCount > 0 }

  @inline(__always)
  var isPositional: Bool { kind == .positional }

  /// Not wholly quoted and without parts.
  @inline(__always)
  var isBare: Bool { !isWhollyQuoted && partCount == 0 }

  /// How many bytes of the raw text are the key.
  @inline(__always)
  var keyLength: Int { Int(keyBytes) }

  @inline(__always)
  var key: Range<Int> {
    Range(ordered: Int(start), Int(start) &+ Int(keyBytes))
  }

  /// The bytes behind a flag's `+`.
  @inline(__always)
  var flagName: Range<Int> {
    Range(ordered: Int(start) &+ 1, Int(start) &+ Int(length))
  }
}

/// A part of a token, between bars.
struct Part: BitwiseCopyable {
  let text: TextRef
  let isQuoted: Bool
}
