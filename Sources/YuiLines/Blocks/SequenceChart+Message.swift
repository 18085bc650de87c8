extension SequenceChart {
  /// The arrows, in the order in which they are tried, each with what it says.
  private static let arrows: [(mark: String, isDashed: Bool, head: String?, isBoth: Bool)] = [
    ("<<-->>", true, nil, true), ("<<->>", false, nil, true), ("-->>", true, nil, false),
    ("->>", false, nil, false), ("--)", true, "async", false), ("-)", false, "async", false),
    ("--x", true, "cross", false), ("-x", false, "cross", false), ("-->", true, "none", false),
    ("->", false, "none", false),
  ]

  /// Reads `A->>B: text`. False, and nothing is said, when the line is no message.
  mutating func readMessage(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var start = LineCursor(line)
    let from = start.dottedWord(bytes)
    if from.isEmpty { return false }
    start.skipSpace(bytes)
    for arrow in Self.arrows {
      var cursor = start
      guard cursor.take(arrow.mark, bytes) else { continue }
      cursor.skipSpace(bytes)
      if !cursor.take(UInt8(ascii: "+"), bytes) { _ = cursor.take(UInt8(ascii: "-"), bytes) }
      cursor.skipSpace(bytes)
      let to = cursor.dottedWord(bytes)
      if to.isEmpty { continue }
      cursor.skipSpace(bytes)
      var text = ""
      if cursor.take(UInt8(ascii: ":"), bytes) {
        guard let rest = cursor.restOfLine(bytes) else { continue }
        text = DiagramLabel.clean(bytes, rest)
      } else if !cursor.isAtEnd {
        continue
      }
      let sender = bytes.text(from)
      let receiver = bytes.text(to)
      write(sender)
      write(receiver)
      var props = Props(reserving: 6)
      props.append(unique: "type", "msg")
      props.append(unique: "from", .text(sender))
      props.append(unique: "to", .text(receiver))
      props.append(unique: "text", .text(text))
      if arrow.isDashed { props.append(unique: "line", "dash") }
      if let head = arrow.head { props.append(unique: "head", .text(head)) }
      if arrow.isBoth { props.append(unique: "both", true) }
      steps.append(.object(props))
      return true
    }
    return false
  }
}
