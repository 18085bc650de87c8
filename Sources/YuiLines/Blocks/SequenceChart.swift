/// Reads a Mermaid sequence diagram, line by line (spec 3, diagram, sequence).
///
///     U->>+P: tap Sign in
///     |---|------ -------
///     from, to    text
///      arrow: its head, its line
struct SequenceChart: Sendable {
  private struct Actor: Sendable {
    let id: String
    var label: String?
    var isPerson = false
  }

  private var actors: ContiguousArray<Actor> = []
  private var places: [String: Int] = [:]
  var steps: [Value] = []
  private var isNumbered = false
  /// The open blocks; false for a box, which has an `end` of its own and is no step.
  private var open: [Bool] = []

  /// Reads one trimmed line. False when it is an `end` and no block is left for it to close.
  mutating func read(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var cursor = LineCursor(line)
    if DiagramBlock.isEnd(bytes, line) {
      guard let isStep = open.popLast() else { return false }
      if isStep { steps.append(["type": "close"]) }
      return true
    }
    let keyword = cursor.keyword(bytes, lengths: 3...11) ?? ""
    cursor.offset += keyword.utf8.count
    if cursor.isAtBreak(bytes) {
      if readWord(keyword, bytes, cursor) || readMessage(bytes, line) { return true }
      if keyword == "box" { open.append(false) }
    } else {
      _ = readMessage(bytes, line)
    }
    return true
  }

  /// Reads a line that starts with a word of the diagram's own. The cursor is behind the word.
  private mutating func readWord(
    _ keyword: String, _ bytes: Span<UInt8>, _ cursor: LineCursor
  ) -> Bool {
    switch keyword {
    case "participant", "actor":
      return declare(bytes, cursor, isPerson: keyword == "actor")
    case "loop", "alt", "opt", "par", "critical", "break", "rect":
      open.append(true)
      step(["type": "open", "block": .text(keyword)], bytes, cursor.rest)
      return true
    case "else", "and", "option":
      step(["type": "else"], bytes, cursor.rest)
      return true
    case "autonumber":
      isNumbered = true
      return true
    default:
      return keyword.lowercased() == "note" && readNote(bytes, cursor)
    }
  }

  /// Actors and steps as the patch has them; empty ones are left out.
  func append(to props: inout Props) {
    if !actors.isEmpty { props.append(unique: "actors", .list(actors.map(value))) }
    if !steps.isEmpty { props.append(unique: "steps", .list(steps)) }
    if isNumbered { props.append(unique: "numbered", true) }
  }

  private func value(_ actor: Actor) -> Value {
    var props: Props = ["id": .text(actor.id)]
    if let label = actor.label { props.append(unique: "label", .text(label)) }
    if actor.isPerson { props.append(unique: "actor", true) }
    return .object(props)
  }

  private mutating func step(_ start: Props, _ bytes: Span<UInt8>, _ text: Range<Int>) {
    var props = start
    let text = DiagramLabel.clean(bytes, text)
    if !text.isEmpty { props.append(unique: "text", .text(text)) }
    steps.append(.object(props))
  }

  @discardableResult
  mutating func write(_ id: String) -> Int {
    if let place = places[id] { return place }
    places[id] = actors.count
    actors.append(Actor(id: id))
    return actors.count - 1
  }

  /// Reads `id` or `id as Label`, what stands behind `participant` or `actor`.
  private mutating func declare(
    _ bytes: Span<UInt8>, _ cursor: LineCursor, isPerson: Bool
  ) -> Bool {
    var cursor = cursor
    cursor.skipSpace(bytes)
    let id = cursor.dottedWord(bytes)
    if id.isEmpty { return false }
    var label: Range<Int>?
    if !cursor.isAtEnd {
      guard cursor.skipSpace(bytes), cursor.take("as", bytes), cursor.skipSpace(bytes),
        let rest = cursor.restOfLine(bytes), !rest.isEmpty
      else { return false }
      label = rest
    }
    let place = write(bytes.text(id))
    if let label {
      let text = DiagramLabel.clean(bytes, label)
      if !text.isEmpty { actors[place].label = text }
    }
    if isPerson { actors[place].isPerson = true }
    return true
  }

  /// Reads `right of A: text` or `over A,B: text`, what stands behind `Note`.
  private mutating func readNote(_ bytes: Span<UInt8>, _ cursor: LineCursor) -> Bool {
    var cursor = cursor
    cursor.skipSpace(bytes)
    let side: String
    if cursor.takeAnyCase("over", bytes) {
      side = "over"
    } else {
      side = cursor.takeAnyCase("right", bytes) ? "right" : "left"
      guard side == "right" || cursor.takeAnyCase("left", bytes), cursor.skipSpace(bytes),
        cursor.takeAnyCase("of", bytes)
      else { return false }
    }
    guard cursor.skipSpace(bytes) else { return false }
    var ids: [Value] = []
    repeat {
      cursor.skipSpace(bytes)
      let id = cursor.dottedWord(bytes)
      if id.isEmpty { return false }
      ids.append(.text(bytes.text(id)))
      cursor.skipSpace(bytes)
    } while ids.count < 2 && cursor.take(UInt8(ascii: ","), bytes)
    guard cursor.take(UInt8(ascii: ":"), bytes), let text = cursor.restOfLine(bytes)
    else { return false }
    steps.append([
      "type": "note", "side": .text(side), "on": .list(ids),
      "text": .text(DiagramLabel.clean(bytes, text)),
    ])
    return true
  }
}
