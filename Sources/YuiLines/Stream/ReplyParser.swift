/// Turns one reply into ops, in chunks cut anywhere: inside a character, a number, a CRLF
/// (spec 1, section 2).
///
/// Each op is there the moment its line's end arrives. Nothing of a line is scanned before that
/// but for its end, so a line costs the same however it comes.
///
///     var parser = ReplyParser()
///     parser.push("stat@weight 178.9lb We")
///     parser.ops.count   // 0
///     parser.push("ight\n")
///     parser.ops.count   // 1
///     parser.finish()
///
/// One parser serves one reply: ids and their counter start fresh with each. A line that is wrong
/// is an `error` op and costs nothing else; no input traps. What a reply may hold is in `Limits`.
public struct ReplyParser: ~Copyable, Sendable {
  private var lines: LineParser
  /// The bytes since the last time the ops were taken; behind `pending` the line under way.
  private var reply: ContiguousArray<UInt8> = []
  private var repaired: ContiguousArray<UInt8> = []
  private var replyOffset = 0
  private var pending = 0
  private var lineNumber = 0
  /// Whether the line under way is over a limit; its bytes are dropped as they come.
  private var overLimit: Diagnostic.Code?

  /// A parser for one reply.
  /// - Parameter known: the ids that last from earlier replies, each with its preset.
  public init(known: KnownIDs = [:]) { lines = LineParser(known: known) }

  /// A parser for a reader that knows only some of the ids that last: a well-formed target that it
  /// does not know is taken on trust, as a patch without props to something elsewhere.
  package init(knownHere: KnownIDs) {
    lines = LineParser(known: knownHere)
    lines.trustsTargets = true
  }

  /// The ops so far that nobody has taken.
  ///
  /// The list shares the parser's memory: to keep it while pushing more costs a copy.
  public var ops: OpList {
    OpList(tape: lines.tape, reply: reply, repaired: repaired, replyOffset: replyOffset)
  }

  /// How many ops there are that nobody has taken.
  public var opCount: Int { lines.tape.ops.count }

  /// Reads the next bytes of the reply.
  /// - Complexity: O(*n*) in the chunk's bytes, and in those of the lines that it ends.
  public mutating func push(_ chunk: Span<UInt8>) {
    var start = 0
    while start < chunk.count {
      // What is over a limit is dropped slice by slice, so it never lies in the buffer whole.
      let end = min(chunk.count, start &+ Self.sliceBytes)
      pushSlice(chunk, start..<end)
      start = end
    }
  }

  /// Reads the next bytes of the reply.
  public mutating func push(_ chunk: ContiguousArray<UInt8>) { push(chunk.span) }

  /// Reads the next bytes of the reply.
  public mutating func push(_ chunk: some Sequence<UInt8>) { push(ContiguousArray(chunk)) }

  /// Reads the next piece of the reply.
  public mutating func push(_ chunk: String) { push(ContiguousArray(chunk.utf8)) }

  /// Reads one more byte of the reply.
  @inline(__always)
  public mutating func push(byte: UInt8) {
    guard byte != 0x0A, overLimit == nil, reply.count &- pending < Limits.lineBytes,
      reply.count < Limits.replyBytes
    else {
      push(ContiguousArray(CollectionOfOne(byte)).span)
      return
    }
    reply.append(byte)
  }

  /// Ends the reply: what stands behind the last line end is a line if it is not blank, and an open
  /// block ends. Pushing after this reads on as if the reply had not ended.
  public mutating func finish() {
    if pending < reply.count || overLimit != nil {
      let rest = WhiteSpace.trim(reply.span, pending..<reply.count)
      if !rest.isEmpty || overLimit != nil {
        endLine(at: reply.count)
      }
      pending = reply.count
    }
    lines.finishBlock()
  }

  /// Hands over the ops so far and starts a fresh list.
  public mutating func takeOps() -> OpList {
    let list = ops
    startAfresh(keepingCapacity: false)
    return list
  }

  /// Forgets the ops so far and keeps their memory for the next ones.
  public mutating func removeOps() { startAfresh(keepingCapacity: true) }

  /// Parses a whole reply.
  ///
  ///     ReplyParser.parse("timer 40/20x8 Tabata").count   // 1
  /// - Complexity: O(*n*) in the bytes.
  public static func parse(_ reply: String, known: KnownIDs = [:]) -> OpList {
    parse(ContiguousArray(reply.utf8).span, known: known)
  }

  /// Parses a whole reply; bytes that are not UTF-8 are repaired as `String(decoding:as:)` does.
  public static func parse(_ reply: Span<UInt8>, known: KnownIDs = [:]) -> OpList {
    var parser = ReplyParser(known: known)
    parser.reply.reserveCapacity(min(reply.count, Self.sliceBytes))
    parser.push(reply)
    parser.finish()
    return parser.takeOps()
  }

  private static let sliceBytes = 4 << 20
}

// MARK: - Lines

extension ReplyParser {
  /// Adds a slice of a chunk to the buffer and reads the lines that end in it, where they lie.
  private mutating func pushSlice(_ chunk: Span<UInt8>, _ slice: Range<Int>) {
    let scanned = reply.count
    if reply.count &+ slice.count > Limits.replyBytes {
      dropSlice(chunk, slice)
      return
    }
    reply.append(chunk, slice)
    readLines(from: scanned)
  }

  /// Reads the lines that end behind `scanned`, up to which the line under way has been looked at.
  private mutating func readLines(from scanned: Int) {
    var scanned = scanned
    while true {
      let lineEnd = reply.span.firstOffset(of: 0x0A, in: scanned..<reply.count)
      if lineEnd == reply.count { break }
      endLine(at: lineEnd)
      pending = lineEnd &+ 1
      scanned = pending
    }
    if overLimit != nil {
      reply.removeLast(reply.count &- pending)
    } else if reply.count &- pending > Limits.lineBytes {
      overLimit = .lineTooLong
      reply.removeLast(reply.count &- pending)
    }
  }

  /// Drops what no longer has room, and says so once for each line of it that ends.
  private mutating func dropSlice(_ chunk: Span<UInt8>, _ slice: Range<Int>) {
    overLimit = .replyTooLong
    var start = slice.lowerBound
    while true {
      let lineEnd = chunk.firstOffset(of: 0x0A, in: start..<slice.upperBound)
      if lineEnd == slice.upperBound { return }
      if overLimit != nil { endLine(at: reply.count) } else { lineNumber &+= 1 }
      start = lineEnd &+ 1
    }
  }

  /// Reads the line that ends here.
  @inline(__always)
  private mutating func endLine(at end: Int) {
    lineNumber &+= 1
    var range = Range(ordered: pending, end)
    if end > pending, reply[end &- 1] == 0x0D { range = pending..<end &- 1 }
    lines.line.number = lineNumber
    lines.line.raw = range.lowerBound &+ replyOffset..<range.upperBound &+ replyOffset
    lines.line.replyOffset = replyOffset
    lines.line.buffer = .reply
    if overLimit != nil || range.count > Limits.lineBytes {
      lines.line.screen = lines.focus
      lines.failLine(overLimit ?? .lineTooLong)
      overLimit = nil
    } else if UTF8Check.isASCII(reply.span, range) || UTF8Check.isValid(reply.span, range) {
      lines.read(in: reply, range)
    } else {
      readRepaired(range)
    }
  }

  /// Reads a line that is not UTF-8, with U+FFFD in place of what is wrong.
  private mutating func readRepaired(_ range: Range<Int>) {
    let start = repaired.count
    repaired.append(contentsOf: reply.span.text(range).utf8)
    lines.line.buffer = .repaired
    lines.read(in: repaired, start..<repaired.count)
  }

  /// Begins a new list of ops. What lasts is moved: the line under way, and the names that the
  /// focus and the open groups have.
  private mutating func startAfresh(keepingCapacity: Bool) {
    let lasting = lines.lastingTexts.map { ($0, ops.text($0)) }
    lines.tape.removeAll(keepingCapacity: keepingCapacity)
    if !lasting.isEmpty { lines.moveTexts(Dictionary(uniqueKeysWithValues: lasting)) }
    replyOffset &+= pending
    if keepingCapacity {
      reply.removeSubrange(0..<pending)
      repaired.removeAll(keepingCapacity: true)
    } else {
      reply = ContiguousArray(reply[pending...])
      repaired = []
    }
    pending = 0
  }
}

extension LineParser {
  /// Reads a line that lies in a buffer, which is lent for as long.
  @inline(__always)
  mutating func read(in buffer: ContiguousArray<UInt8>, _ range: Range<Int>) {
    read(buffer.span, range)
  }

  /// The texts that outlive the ops: the focus, and the ids and screens of what is open.
  var lastingTexts: Set<TextRef> {
    if groups.isEmpty, block == nil, focus == Tape.screenOne { return [] }
    var texts: Set<TextRef> = [focus]
    for group in groups.groups { texts.formUnion([group.id, group.screen]) }
    if let block { texts.formUnion([block.id, block.screen]) }
    return texts.subtracting([Tape.screenOne, Tape.stage])
  }

  /// Writes the texts that outlive the ops anew.
  mutating func moveTexts(_ texts: [TextRef: String]) {
    let moved = texts.mapValues { tape.make($0) }
    func move(_ text: TextRef) -> TextRef { moved[text] ?? text }
    focus = move(focus)
    groups.moveTexts(move)
    if let reader = block {
      block = BlockReader(
        block: reader.block, id: move(reader.id), screen: move(reader.screen),
        byteCount: reader.byteCount, isTooLong: reader.isTooLong)
    }
  }
}
