/// One token of a line, as offsets into the line's buffer (spec 1, section 4).
struct Token {
  /// What a token is to a preset.
  enum Kind: UInt8 {
    case positional, flag, keyValue
  }

  /// The raw bytes.
  let raw: Range<Int>
  /// The text with quotes removed; of a key's token, the value's. Not to be used when the token
  /// has parts and quotes: its text is then made on demand.
  let text: TextRef
  /// The parts between bars, in the scratch; empty when there is no bar outside quotes.
  let parts: Range<Int>
  /// How many bytes of the raw text are the key.
  let keyLength: Int
  let kind: Kind
  /// Whether the whole token was one quoted string.
  let isWhollyQuoted: Bool
  /// Whether a quote stood anywhere in it.
  let hasQuote: Bool

  @inline(__always)
  var hasParts: Bool { !parts.isEmpty }

  @inline(__always)
  var isPositional: Bool { kind == .positional }

  /// Not wholly quoted and without parts.
  @inline(__always)
  var isBare: Bool { !isWhollyQuoted && parts.isEmpty }

  @inline(__always)
  var key: Range<Int> { raw.lowerBound..<raw.lowerBound &+ keyLength }

  /// The bytes behind a flag's `+`.
  @inline(__always)
  var flagName: Range<Int> { raw.lowerBound &+ 1..<raw.upperBound }
}

/// A part of a token, between bars.
struct Part {
  let text: TextRef
  let isQuoted: Bool
}
