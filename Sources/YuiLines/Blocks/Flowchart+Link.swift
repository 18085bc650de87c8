extension Flowchart {
  /// A link between nodes: what it says and how it is drawn.
  struct Link {
    var label: Range<Int>?
    var style = LinkStyle()
    /// `~~~`: it places its nodes and makes no edge.
    var isHidden = false
  }

  /// Reads a link at the cursor: first `-- words -->`, then `-->|words|`.
  mutating func readLink(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Link? {
    readWordedLink(bytes, &cursor) ?? readArrow(bytes, &cursor)
  }

  private func readArrow(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Link? {
    var probe = cursor
    probe.skipSpace(bytes)
    let start = probe.offset
    let isBoth = probe.take(UInt8(ascii: "<"), bytes)
    var link = Link()
    switch probe.peek(bytes) {
    case UInt8(ascii: "-"): guard takeDashes(bytes, &probe) else { return nil }
    case UInt8(ascii: "="): guard takeRun(of: UInt8(ascii: "="), bytes, &probe) else { return nil }
    case UInt8(ascii: "~"):
      guard probe.run(of: UInt8(ascii: "~"), bytes) >= 3 else { return nil }
      link.isHidden = true
    default: return nil
    }
    link.style = style(bytes, start..<probe.offset, isBoth: isBoth)
    link.label = readPipes(bytes, &probe)
    cursor = probe
    return link
  }

  /// Steps over `-->`, `---`, `--o`, `--x`, `-.->` or `-.-`, of any length.
  private func takeDashes(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Bool {
    guard cursor.peek(bytes, 1) == UInt8(ascii: ".") else {
      return takeRun(of: UInt8(ascii: "-"), bytes, &cursor)
    }
    cursor.offset += 1
    _ = cursor.run(of: UInt8(ascii: "."), bytes)
    guard cursor.take(UInt8(ascii: "-"), bytes) else { return false }
    _ = cursor.take(UInt8(ascii: ">"), bytes)
    return true
  }

  private func takeRun(
    of byte: UInt8, _ bytes: Span<UInt8>, _ cursor: inout LineCursor
  ) -> Bool {
    let length = cursor.run(of: byte, bytes)
    if length < 2 { return false }
    if cursor.take(UInt8(ascii: ">"), bytes) || length > 2 { return true }
    return cursor.take(UInt8(ascii: "o"), bytes) || cursor.take(UInt8(ascii: "x"), bytes)
  }

  private func readPipes(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Range<Int>? {
    var probe = cursor
    probe.skipSpace(bytes)
    guard probe.take(UInt8(ascii: "|"), bytes) else { return nil }
    let close = bytes.firstOffset(of: UInt8(ascii: "|"), in: probe.rest)
    if close == probe.end { return nil }
    cursor.offset = close + 1
    return probe.offset..<close
  }

  /// Reads `-- words -->`, its text up to the first closer that white space or a word follows.
  private mutating func readWordedLink(
    _ bytes: Span<UInt8>, _ cursor: inout LineCursor
  ) -> Link? {
    var probe = cursor
    probe.skipSpace(bytes)
    let start = probe.offset
    let isBoth = probe.take(UInt8(ascii: "<"), bytes)
    guard probe.take("--", bytes) || probe.take("==", bytes) || probe.take("-.", bytes)
    else { return nil }
    switch probe.peek(bytes) {
    case UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "."): return nil
    default: break
    }
    var lastSpace = probe.skipSpace(bytes) ? probe.offset : start
    let label = probe.offset
    guard label >= closerSearched else { return nil }
    guard let closer = findCloser(bytes, &probe, &lastSpace) else {
      closerSearched = probe.offset
      return nil
    }
    cursor.offset = probe.offset
    return Link(
      label: label..<closer,
      style: style(bytes, lastSpace..<probe.offset, start..<start + 2, isBoth: isBoth))
  }

  /// Looks for what closes a worded link and steps behind it. `lastSpace` becomes where the last
  /// run of non-space starts. Nil when there is none up to where the cursor then is.
  private func findCloser(
    _ bytes: Span<UInt8>, _ cursor: inout LineCursor, _ lastSpace: inout Int
  ) -> Int? {
    while !cursor.isAtEnd {
      let start = cursor.offset
      if takeCloser(bytes, &cursor) { return start }
      if cursor.offset > start { continue }
      // ECMAScript's `.` stops at a line terminator; only white space may then stand before the
      // closer.
      let stops = cursor.isAtTerminator(bytes)
      if cursor.skipSpace(bytes) { lastSpace = cursor.offset } else { cursor.offset += 1 }
      if stops {
        let closer = cursor.offset
        if takeCloser(bytes, &cursor) { return closer }
        cursor.offset = closer
        return nil
      }
    }
    return nil
  }

  /// Steps over `-->`, `==>`, `.->`, `---`, `===` or `.-`, of any length, with white space or a
  /// word behind it. When a run is none of these, what of it cannot be part of one is stepped over.
  private func takeCloser(_ bytes: Span<UInt8>, _ cursor: inout LineCursor) -> Bool {
    let byte = cursor.peek(bytes)
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "="):
      let length = cursor.run(of: byte, bytes)
      return length >= 2 && closes(bytes, &cursor, needsArrow: length == 2)
    case UInt8(ascii: ".") where cursor.peek(bytes, 1) == UInt8(ascii: "-"):
      var probe = cursor
      probe.offset += 1
      _ = probe.run(of: UInt8(ascii: "-"), bytes)
      if closes(bytes, &probe, needsArrow: false) {
        cursor = probe
        return true
      }
      cursor.offset += 1
      return false
    default: return false
    }
  }

  private func closes(
    _ bytes: Span<UInt8>, _ cursor: inout LineCursor, needsArrow: Bool
  ) -> Bool {
    var probe = cursor
    guard probe.take(UInt8(ascii: ">"), bytes) || !needsArrow, !probe.isAtEnd,
      probe.isAtBreak(bytes) || probe.peek(bytes).isWordByte
    else { return false }
    cursor = probe
    return true
  }

  /// What the marks of a link say: `=` is thick, else `.` dashed; without `>` at its end it is
  /// plain.
  private func style(
    _ bytes: Span<UInt8>, _ end: Range<Int>, _ start: Range<Int> = 0..<0, isBoth: Bool
  ) -> LinkStyle {
    let isThick = has(UInt8(ascii: "="), bytes, end) || has(UInt8(ascii: "="), bytes, start)
    let isDashed = has(UInt8(ascii: "."), bytes, end) || has(UInt8(ascii: "."), bytes, start)
    return LinkStyle(
      line: isThick ? "thick" : isDashed ? "dash" : nil,
      isPlain: bytes.byte(end.upperBound - 1) != UInt8(ascii: ">"), isBoth: isBoth)
  }

  private func has(_ byte: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.firstOffset(of: byte, in: range) < range.upperBound
  }
}
