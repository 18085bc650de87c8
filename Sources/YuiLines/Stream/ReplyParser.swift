/// Turns one reply into ops, in chunks cut anywhere: inside a character, a number, a CRLF
/// (spec 1, section 2).
///
/// Each op is there the moment its line's end arrives. Nothing of a line is scanned before that
/// but for its end, so a line costs the same however it comes.
///
///     var parser = ReplyParser()
///     parser.push("stat@weight 178.9lb We")
///     parser.opCount   // 0
///     parser.push("ight\n")
///     parser.opCount   // 1
///     parser.finish()
///     let ops = parser.takeOps()
///
/// One parser serves one reply: ids and their counter start fresh with each. A line that is wrong
/// is an `error` op and costs nothing else; no input traps. What a reply may hold is in `Limits`.
public struct ReplyParser: ~Copyable, Sendable {
  var lines: LineParser
  /// The bytes since the last time the ops were taken; behind `pending` the line under way.
  private(set) var reply: ContiguousArray<UInt8> = []
  private(set) var repaired: ContiguousArray<UInt8> = []
  /// Bytes that came one by one and belong behind `reply`.
  private var tail = Buffer<UInt8>()
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

  /// The ops so far that nobody has taken, and leaves them to be taken.
  /// - Complexity: O(*n*) in their bytes, which are copied; `opCount` is O(1).
  public var ops: OpList {
    OpList(tape: lines.tape.tape(), reply: reply, repaired: repaired, replyOffset: replyOffset)
  }

  /// How many ops there are that nobody has taken.
  public private(set) var opCount = 0

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
  public mutating func push(byte: UInt8) {
    if byte != 0x0A {
      if overLimit == nil { tail.append(byte) }
      if tail.count == Self.tailBytes { flushTail() }
      return
    }
    flushTail()
    reply.append(byte)
    readLines(from: reply.count &- 1)
  }

  /// Ends the reply: what stands behind the last line end is a line if it is not blank, and an open
  /// block ends. Pushing after this reads on as if the reply had not ended.
  public mutating func finish() {
    flushTail()
    if pending < reply.count || overLimit != nil {
      let rest = WhiteSpace.trim(reply.span, pending..<reply.count)
      if !rest.isEmpty || overLimit != nil {
        endLine(at: reply.count)
      }
      pending = reply.count
    }
    lines.finishBlock()
    opCount = lines.tape.ops.count
  }

  /// Hands over the ops so far and starts a fresh list.
  /// - Complexity: O(*n*) in their bytes at most.
  public mutating func takeOps() -> OpList {
    let lasting = lines.lastingTexts
    let list = OpList(
      tape: lines.tape.takeTape(), reply: reply, repaired: repaired, replyOffset: replyOffset)
    lines.moveTexts(lasting)
    opCount = 0
    repaired = []
    replyOffset &+= pending
    reply = ContiguousArray(reply[pending...])
    pending = 0
    return list
  }

  /// Forgets the ops so far and keeps their memory for the next ones.
  public mutating func removeOps() { startAgain() }

  /// Begins another reply in the memory of this one: for a relay, which reads every reply of every
  /// agent. Ops that nobody took are forgotten.
  /// - Parameter known: the ids that last from the other reply's thread.
  public mutating func reset(known: KnownIDs = [:]) {
    lines.reset(known: known)
    reply.removeAll(keepingCapacity: true)
    repaired.removeAll(keepingCapacity: true)
    tail.removeAll(keeping: Self.tailBytes)
    replyOffset = 0
    pending = 0
    lineNumber = 0
    overLimit = nil
    opCount = 0
  }

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
    parser.reply.reserveCapacity(min(reply.count, Limits.replyBytes))
    parser.lines.tape.reserve(forReplyOf: min(reply.count, Limits.replyBytes))
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
    if !tail.isEmpty { flushTail() }
    let scanned = reply.count
    if reply.count &+ slice.count > Limits.replyBytes {
      dropSlice(chunk, slice)
      return
    }
    reply.append(chunk, slice)
    readLines(from: scanned)
  }

  /// Puts the bytes that came one by one where the others are.
  private mutating func flushTail() {
    if tail.isEmpty { return }
    if reply.count &+ tail.count &+ 1 > Limits.replyBytes {
      overLimit = .replyTooLong
    } else {
      tail.append(to: &reply)
      if reply.count &- pending > Limits.lineBytes { overLimit = .lineTooLong }
    }
    if overLimit != nil { reply.removeLast(reply.count &- pending) }
    tail.removeAll(keeping: Self.tailBytes)
  }

  private static let tailBytes = 1 << 12

  /// Reads the lines that end behind `scanned`, up to which the line under way has been looked at.
  private mutating func readLines(from scanned: Int) {
    var scanned = scanned
    while true {
      let (lineEnd, isASCII) = reply.span.lineEnd(from: scanned)
      if lineEnd == reply.count { break }
      endLine(at: lineEnd, isASCII: isASCII && scanned == pending)
      pending = lineEnd &+ 1
      scanned = pending
    }
    if overLimit != nil {
      reply.removeLast(reply.count &- pending)
    } else if reply.count &- pending > Limits.lineBytes {
      overLimit = .lineTooLong
      reply.removeLast(reply.count &- pending)
    }
    opCount = lines.tape.ops.count
  }

  /// Drops what no longer has room, and says so once for each line of it that ends.
  private mutating func dropSlice(_ chunk: Span<UInt8>, _ slice: Range<Int>) {
    overLimit = .replyTooLong
    var start = slice.lowerBound
    while true {
      let lineEnd = chunk.firstOffset(of: 0x0A, in: start..<slice.upperBound)
      if lineEnd == slice.upperBound { return }
      if overLimit != nil { endLine(at: reply.count) } else { lineNumber &+= 1 }
      opCount = lines.tape.ops.count
      start = lineEnd &+ 1
    }
  }

  /// Reads the line that ends here; `isASCII` when it is known to be.
  @inline(__always)
  private mutating func endLine(at end: Int, isASCII: Bool = false) {
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
    } else if isASCII || UTF8Check.isASCII(reply.span, range)
      || UTF8Check.isValid(reply.span, range)
    {
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

  /// Begins a new list of ops in the memory of the old one. Texts that were read stay until they
  /// are worth the moving.
  private mutating func startAgain() {
    opCount = 0
    if lines.tape.made.count > Self.keptBytes {
      let lasting = lines.lastingTexts
      lines.tape.removeAll()
      lines.moveTexts(lasting)
    } else {
      lines.tape.removeOps()
    }
    if !repaired.isEmpty { repaired.removeAll(keepingCapacity: repaired.count < Self.keptBytes) }
    if pending == reply.count {
      reply.removeAll(keepingCapacity: true)
    } else if pending > Self.keptBytes {
      reply.removeSubrange(0..<pending)
    } else {
      return
    }
    replyOffset &+= pending
    pending = 0
  }

  private static let keptBytes = 1 << 16
}

extension LineParser {
  /// Reads a line that lies in a buffer, which is lent for as long.
  @inline(__always)
  mutating func read(in buffer: ContiguousArray<UInt8>, _ range: Range<Int>) {
    read(buffer.span, range)
  }

  /// Begins another reply: nothing of the last one lasts but memory.
  mutating func reset(known: KnownIDs) {
    ids.reset(known: known)
    groups.closeAll()
    focus = TapeWriter.screenOne
    block = nil
    tape.removeAll()
  }

  /// The texts that outlive the ops, those of them that are made ones: the focus, and the ids and
  /// screens of what is open.
  var lastingTexts: [(old: TextRef, text: String)] {
    var texts = [focus]
    for group in groups.groups { texts += [group.id, group.screen] }
    if let block { texts += [block.id, block.screen] }
    let fixed = [TapeWriter.screenOne, TapeWriter.stage]
    return texts.filter { $0.isMade && !fixed.contains($0) }
      .map { ($0, tape.made.span.text($0.range)) }
  }

  /// Writes the texts that outlive the ops anew.
  mutating func moveTexts(_ texts: [(old: TextRef, text: String)]) {
    if texts.isEmpty { return }
    var moved: [TextRef: TextRef] = [:]
    for (old, text) in texts where moved[old] == nil { moved[old] = tape.make(text) }
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
