/// The ops of a reply, in order, as the parser noted them: flat, over the reply's own bytes.
///
/// An op is made when it is read, and with it its texts and props; a list that is only counted or
/// searched makes none. Reading an op costs time and memory in proportion to its line.
///
///     let ops = ReplyParser.parse("say Hello\nsay World")
///     ops.count       // 2
///     ops[1].action   // .add(preset: .say, id: "n2", props: ["text": "World"], group: nil)
public struct OpList: RandomAccessCollection, Sendable {
  package var tape = Tape()
  package var reply: ContiguousArray<UInt8> = []
  package var repaired: ContiguousArray<UInt8> = []
  /// Where `reply` starts in the whole of the reply.
  package var replyOffset = 0

  /// No ops.
  public init() {}

  package init(
    tape: Tape, reply: ContiguousArray<UInt8>, repaired: ContiguousArray<UInt8>, replyOffset: Int
  ) {
    self.tape = tape
    self.reply = reply
    self.repaired = repaired
    self.replyOffset = replyOffset
  }

  /// The place of the first op, 0.
  public var startIndex: Int { 0 }

  /// The place behind the last op.
  public var endIndex: Int { tape.ops.count }

  /// The op at a place.
  /// - Complexity: O(*n*) in the bytes of its line.
  public subscript(position: Int) -> Op {
    let record = tape.ops[position]
    return Op(screen: text(record.screen), action: action(record), line: sourceLine(record))
  }

  /// The text of an op's line, without its end.
  public func text(ofLineAt position: Int) -> String {
    let line = tape.ops[position].line
    return reply.span.text(line.lowerBound - replyOffset..<line.upperBound - replyOffset)
  }
}

// MARK: - From the tape

extension OpList {
  private func sourceLine(_ record: OpRecord) -> SourceLine {
    SourceLine(number: record.lineNumber, byteRange: record.line)
  }

  package func text(_ text: TextRef) -> String {
    text.text(made: tape.made, reply: reply, repaired: repaired)
  }

  private func action(_ record: OpRecord) -> Op.Action {
    switch record.kind {
    case .add:
      .add(
        preset: record.preset, id: text(record.name), props: props(record.cells),
        group: record.hasSecond ? text(record.second) : nil)
    case .patch: .patch(target: text(record.name), props: props(record.cells))
    case .save: .save(name: text(record.name))
    case .show: .show(name: text(record.name))
    case .forget: .forget(name: text(record.name))
    case .clear: .clear
    case .focus: .focus
    case .close: .close
    case .end: .end(target: text(record.name))
    case .theme: .theme(props(record.cells))
    case .talkOn: .talk(true)
    case .talkOff: .talk(false)
    case .doing: .doing(props(record.cells))
    case .doingOff: .doing(nil)
    case .visual: .visual(props(record.cells))
    case .visualOff: .visual(nil)
    case .menu: .menu(id: text(record.name), props: props(record.cells))
    case .menuDone: .menuDone(id: text(record.name))
    case .table: .table(name: text(record.name), columns: columns(record.cells))
    case .put, .putDelete:
      .put(
        table: text(record.name), key: record.hasSecond ? text(record.second) : nil,
        values: props(record.cells), delete: record.kind == .putDelete)
    case .error: .error(diagnostic(record))
    }
  }

  private func diagnostic(_ record: OpRecord) -> Diagnostic {
    let fault = tape.faults[Int(record.fault)]
    var range = trimmed(fault.range)
    // What is missing at a line's end is missing of the line, but for JSON, which has its byte.
    if range.isEmpty, fault.code != .badJSON { range = trimmed(record.line) }
    return Diagnostic(
      code: fault.code, lineNumber: record.lineNumber, byteRange: range,
      column: range.lowerBound - record.line.lowerBound + 1, detail: fault.detail)
  }

  /// A range of the reply without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let local = range.lowerBound - replyOffset..<range.upperBound - replyOffset
    guard local.lowerBound >= 0, local.upperBound <= reply.count else { return range }
    let kept = WhiteSpace.trim(reply.span, local)
    return kept.lowerBound + replyOffset..<kept.upperBound + replyOffset
  }

  private func columns(_ cells: Range<Int>) -> [TableColumn] {
    var place = cells.lowerBound
    var columns: [TableColumn] = []
    while place < cells.upperBound {
      if case .object(let column) = value(at: place), let name = column["name"]?.text,
        let kind = column["type"]?.text.flatMap(TableColumn.Kind.init(rawValue:))
      {
        columns.append(TableColumn(name: name, kind: kind, unit: column["unit"]?.text))
      }
      place += Int(tape.cells[place].span)
    }
    return columns
  }

  /// The props that stand in these cells.
  package func props(_ cells: Range<Int>) -> Props {
    var elements: ContiguousArray<Props.Element> = []
    elements.reserveCapacity(count(cells))
    var place = cells.lowerBound
    var name: TextRef?
    while place < cells.upperBound {
      let cell = tape.cells[place]
      switch cell.tag {
      case .dead: name = nil
      case .name: name = TextRef(payload: cell.payload)
      default:
        let key = name.map(text) ?? Key.allNames[Int(cell.key)]
        elements.append(Props.Element(key: key, value: value(at: place)))
        name = nil
      }
      place &+= Int(cell.span)
    }
    return Props(unique: elements)
  }

  /// How many props stand in these cells.
  private func count(_ cells: Range<Int>) -> Int {
    var count = 0
    var place = cells.lowerBound
    while place < cells.upperBound {
      let cell = tape.cells[place]
      if cell.tag != .dead, cell.tag != .name { count &+= 1 }
      place &+= Int(cell.span)
    }
    return count
  }

  /// The value whose cell, or whose head, stands at a place.
  package func value(at place: Int) -> Value {
    let cell = tape.cells[place]
    switch cell.tag {
    case .null, .name, .dead: return .null
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .number: return .number(Double(bitPattern: cell.payload))
    case .text: return .text(text(TextRef(payload: cell.payload)))
    case .list:
      var members: [Value] = []
      members.reserveCapacity(Int(cell.payload))
      var member = place &+ 1
      let end = place &+ Int(cell.span)
      while member < end {
        members.append(value(at: member))
        member &+= Int(tape.cells[member].span)
      }
      return .list(members)
    case .object:
      return .object(props(place &+ 1..<place &+ Int(cell.span)))
    }
  }
}
