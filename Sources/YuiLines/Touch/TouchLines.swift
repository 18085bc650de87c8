/// Finds the lines of a reply that could change a saved screen from outside: patches, saves,
/// forgets, puts and tables made anew, by the start of each line (spec 5, section 6). The head of a
/// block with an id is a patch too: that is what the block's lines become.
///
/// It reads no tokens and keeps nothing, so it says too much rather than too little: a line inside a
/// drawing or outside the fences that looks like a patch is given too. What it does not give is no
/// touch.
package enum TouchLines {
  /// What a line could do; `put` is a table's `table create` too.
  package enum Kind: Sendable {
    case patch, save, forget, put
  }

  /// A line that could touch something.
  package struct Line {
    package let kind: Kind
    /// The bytes that name what it touches: the id behind `~` or `~preset@`, the name as it is
    /// written, the table.
    package let name: Range<Int>
    /// Whether these bytes are the name itself; else a parser has to read it.
    package let isPlain: Bool
  }

  /// Calls `body` with each line that could touch something until it returns false.
  /// - Complexity: O(*n*) in the bytes, with no allocation.
  @inline(__always)
  package static func forEach(in bytes: Span<UInt8>, _ body: (Line) -> Bool) {
    var start = 0
    while start < bytes.count {
      var offset = start
      while offset < bytes.count, bytes.byte(offset) == 0x20 || bytes.byte(offset) == 0x09 {
        offset &+= 1
      }
      if offset < bytes.count, isStart(bytes.byte(offset)) {
        let end = bytes.lineEnd(from: offset).offset
        if let line = line(bytes, offset..<end), !body(line) { return }
        start = end &+ 1
      } else {
        start = bytes.lineEnd(from: offset).offset &+ 1
      }
    }
  }

  /// Whether a line that starts with this byte could be one: `~`, a route, save, forget, put, table,
  /// draw, diagram, motion, flow, or what may be white space.
  @inline(__always)
  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "~"), UInt8(ascii: ">"), UInt8(ascii: "s"), UInt8(ascii: "f"),
      UInt8(ascii: "p"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "m"):
      true
    default: byte >= 0x80 || byte < 0x20 && byte != 0x0A
    }
  }

  @inline(never)
  private static func line(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Line? {
    let text = WhiteSpace.trim(bytes, text)
    guard !text.isEmpty else { return nil }
    let first = bytes.byte(text.lowerBound)
    if first == UInt8(ascii: ">") {
      var end = text.lowerBound + 1
      while end < text.upperBound, bytes.byte(end).isNameByte { end += 1 }
      let rest = WhiteSpace.skip(bytes, end..<text.upperBound)
      guard rest > end, rest < text.upperBound, bytes.byte(rest) != UInt8(ascii: ">") else {
        return nil
      }
      return line(bytes, rest..<text.upperBound)
    }
    if first == UInt8(ascii: "~") { return patch(bytes, text) }
    let word = text.lowerBound..<WhiteSpace.find(bytes, text)
    let rest = WhiteSpace.skip(bytes, word.upperBound..<text.upperBound)..<text.upperBound
    switch Word16(bytes, word) {
    case Self.save: return named(.save, bytes, rest)
    case Self.forget: return named(.forget, bytes, rest)
    case Self.put:
      let table = rest.lowerBound..<WhiteSpace.find(bytes, rest)
      return Line(kind: .put, name: table, isPlain: !isNamed(bytes, table))
    case Self.table:
      let create = rest.lowerBound..<WhiteSpace.find(bytes, rest)
      guard Word16(bytes, create) == Self.create else { return nil }
      let name = WhiteSpace.skip(bytes, create.upperBound..<rest.upperBound)
      let table = name..<WhiteSpace.find(bytes, name..<rest.upperBound)
      return Line(kind: .put, name: table, isPlain: true)
    default:
      // Bytes that are not UTF-8 could be repaired into anything but the words above.
      return block(bytes, word)
    }
  }

  /// Whether a word is a flag or has a key, which may stand before a put's table.
  private static func isNamed(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.contains { bytes.byte($0) == UInt8(ascii: "=") }
      || !word.isEmpty && bytes.byte(word.lowerBound) == UInt8(ascii: "+")
  }

  private static let save = Word16("save")
  private static let forget = Word16("forget")
  private static let put = Word16("put")
  private static let table = Word16("table")
  private static let create = Word16("create")

  private static func patch(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Line {
    let word =
      text.lowerBound + 1..<WhiteSpace.find(bytes, text.lowerBound + 1..<text.upperBound)
    let at = word.first { bytes.byte($0) == UInt8(ascii: "@") }
    return Line(
      kind: .patch, name: (at.map { $0 + 1 } ?? word.lowerBound)..<word.upperBound, isPlain: true)
  }

  /// The head of a block with an id: `draw@logo`.
  private static func block(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Line? {
    guard let at = word.first(where: { bytes.byte($0) == UInt8(ascii: "@") }) else { return nil }
    switch Word16(bytes, word.lowerBound..<at) {
    case Self.draw, Self.diagram, Self.flow, Self.motion:
      return Line(kind: .patch, name: at + 1..<word.upperBound, isPlain: true)
    default: return nil
    }
  }

  private static let draw = Word16("draw")
  private static let diagram = Word16("diagram")
  private static let flow = Word16("flow")
  private static let motion = Word16("motion")

  /// A line whose name is all its tokens. It is plain when it is ASCII words one space apart.
  private static func named(_ kind: Kind, _ bytes: Span<UInt8>, _ name: Range<Int>) -> Line {
    var isPlain = true
    for offset in name {
      switch bytes.byte(offset) {
      case UInt8(ascii: "\""), UInt8(ascii: "#"), 0..<0x20, 0x80...: isPlain = false
      case 0x20 where bytes.byte(offset - 1) == 0x20: isPlain = false
      default: break
      }
    }
    return Line(kind: kind, name: name, isPlain: isPlain)
  }
}
