import Testing
import YuiLines

/// Bytes of any kind, parsed in every way: whole, one by one, and in chunks of random sizes.
enum AnyBytes {
  /// The ops of the bytes, after all ways gave the same.
  @discardableResult
  static func ops(
    of bytes: [UInt8], known: KnownIDs = [:], byByte: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Op] {
    let whole = Array(ReplyParser.parse(ContiguousArray(bytes).span, known: known))
    if byByte {
      var parser = ReplyParser(known: known)
      for byte in bytes { parser.push(byte: byte) }
      parser.finish()
      #expect(Array(parser.ops) == whole, "by byte", sourceLocation: sourceLocation)
    }
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: bytes.count))
    for most in [3, 40, 100_000] where bytes.count < 10_000 || most > 40 {
      var parser = ReplyParser(known: known)
      var taken: [Op] = []
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 0...most, using: &random))
        parser.push(bytes[start..<end])
        taken += parser.takeOps()
        start = end
      }
      parser.finish()
      taken += parser.takeOps()
      #expect(taken == whole, "in chunks of up to \(most)", sourceLocation: sourceLocation)
    }
    return whole
  }

  @discardableResult
  static func ops(
    of text: String, known: KnownIDs = [:], byByte: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Op] {
    ops(of: Array(text.utf8), known: known, byByte: byByte, sourceLocation: sourceLocation)
  }

  /// The ops as JSON, and an error's code, one each.
  static func json(of ops: [Op]) -> [String] {
    ops.map { op in
      if case .error(let diagnostic) = op.action { return diagnostic.code.rawValue }
      return op.value.json
    }
  }
}

extension Op {
  /// The code of an error, nil for any other op.
  var code: Diagnostic.Code? {
    if case .error(let diagnostic) = action { diagnostic.code } else { nil }
  }

  /// The props of an add or a patch.
  var props: Props? {
    switch action {
    case .add(_, _, let props, _), .patch(_, let props): props
    default: nil
    }
  }
}
