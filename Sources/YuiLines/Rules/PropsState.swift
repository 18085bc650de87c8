/// The props that are being written: whose they are, and which keys there are.
struct PropsState: Sendable {
  var count = 0
  /// How many have been begun, those that were overwritten too: each costs a look at those before.
  var begun = 0
  var preset = Preset.say
  var listKeys = KeySet()
  var normalisation = PresetSpec.Normalisation.none
  var seen = KeySet()
  /// A bit for each key without a number, by its bytes: a clear bit says that it is new.
  var seenNames: UInt64 = 0
  /// Errors that the points of a chart's series carried, by series (spec 2, chart).
  var chartErrors: [ChartErrors] = []
  var isOverLimit = false

  /// The errors of one series: the digits of its key, and a number for each point.
  struct ChartErrors: Sendable {
    var digits: [UInt8]
    var errors: [Double]
  }
}

// MARK: - Beginning and ending

extension LineParser {
  /// Begins the props of an op, and returns what is to be known of its preset.
  @discardableResult
  @inline(__always)
  mutating func beginProps(of preset: Preset) -> ParserTables.Rules {
    let rules = tables.rules(of: preset)
    tape.cells.truncate(to: tape.notedCells)
    props.count = 0
    props.begun = 0
    props.preset = preset
    props.listKeys = rules.listKeys
    props.normalisation = rules.normalisation
    props.seen = KeySet()
    props.seenNames = 0
    props.isOverLimit = false
    if !props.chartErrors.isEmpty { props.chartErrors = [] }
    return rules
  }

  /// Forgets the props at hand.
  mutating func abandonProps() { tape.cells.truncate(to: tape.notedCells) }

  /// Begins a prop with a known key: an earlier one of that key is overwritten.
  mutating func begin(_ key: Key) {
    props.begun &+= 1
    if props.seen.contains(key) {
      // A repeated key leaves a dead cell, so repeats count: else each would look at all before it.
      if props.begun > Limits.propsPerLine { props.isOverLimit = true }
      // What a preset's rules write behind a line that is just within the limit is still in order.
      if props.begun <= 2 &* Limits.propsPerLine { overwrite(number: key.rawValue) }
    }
    props.seen.insert(key)
    props.count &+= 1
  }

  /// Begins the prop of a flag or of a key and its value, and returns the key's number.
  @inline(__always)
  mutating func begin(_ bytes: Span<UInt8>, _ token: Token) -> UInt8 {
    if let key = Key(rawValue: token.keyNumber) {
      begin(key)
    } else {
      beginNamed(bytes, token.kind == .flag ? token.flagName : token.key)
    }
    return token.keyNumber
  }

  private mutating func beginNamed(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    props.begun &+= 1
    if props.begun > Limits.propsPerLine {
      props.isOverLimit = true
      props.count &+= 1
      tape.cells.append(Cell(.name, payload: TextRef(line.buffer, range).payload))
      return
    }
    let word = bytes.word(at: range.lowerBound, end: min(range.upperBound, range.lowerBound &+ 8))
    let mixed = (word ^ UInt64(truncatingIfNeeded: range.count)) &* 0x9E37_79B9_7F4A_7C15
    let bit = UInt64(1) &<< (mixed &>> 58)
    if props.seenNames & bit != 0 { overwrite(bytes, named: range) }
    props.seenNames |= bit
    props.count &+= 1
    tape.cells.append(Cell(.name, payload: TextRef(line.buffer, range).payload))
  }

  private mutating func kill(_ place: Int) {
    var cell = tape.cells[place]
    cell.tag = .dead
    tape.cells[place] = cell
  }

  private mutating func overwrite(number: UInt8) {
    var place = tape.notedCells
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.key == number, cell.tag != .dead {
        kill(place)
        props.count &-= 1
        return
      }
      place &+= Int(cell.span)
    }
  }

  private mutating func overwrite(_ bytes: Span<UInt8>, named range: Range<Int>) {
    var place = tape.notedCells
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.tag == .name, isSame(TextRef(payload: cell.payload), bytes, range) {
        kill(place)
        kill(place &+ 1)
        props.count &-= 1
        return
      }
      place &+= Int(cell.span)
    }
  }

  /// Whether a name on the tape, in this line's buffer or a made one, has the bytes in `range`.
  private func isSame(_ name: TextRef, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard Int(name.length) == range.count else { return false }
    if !name.isMade { return bytes.equal(name.range, range) }
    let made = tape.made.span
    return (0..<range.count).allSatisfy { offset in
      made.byte(name.start + offset) == bytes.byte(range.lowerBound + offset)
    }
  }
}

// MARK: - Writing

extension LineParser {
  @inline(__always)
  mutating func write(_ key: Key, _ text: TextRef) {
    begin(key)
    tape.cells.append(Cell(.text, key: key.rawValue, payload: text.payload))
  }

  @inline(__always)
  mutating func write(_ key: Key, _ number: Double) {
    begin(key)
    tape.cells.append(Cell(.number, key: key.rawValue, payload: number.bitPattern))
  }

  mutating func write(_ key: Key, _ text: String) { write(key, tape.make(text)) }

  mutating func openList(key: UInt8) -> Int {
    tape.cells.append(Cell(.list, key: key))
    return tape.cells.count &- 1
  }

  mutating func openObject(key: UInt8) -> Int {
    tape.cells.append(Cell(.object, key: key))
    return tape.cells.count &- 1
  }

  /// Closes a list or an object of `count` members that `head` opened.
  mutating func close(_ head: Int, count: Int) {
    var cell = tape.cells[head]
    cell.span = UInt32(truncatingIfNeeded: tape.cells.count &- head)
    cell.payload = UInt64(truncatingIfNeeded: count)
    tape.cells[head] = cell
  }

  /// Begins a list under a known key; its members follow.
  mutating func openList(_ key: Key) -> Int {
    begin(key)
    return openList(key: key.rawValue)
  }

  /// Ends a list. One without members is no prop.
  mutating func closeList(_ head: Int, count: Int) {
    if count > 0 {
      close(head, count: count)
    } else {
      dropLastProp(from: head)
    }
  }

  /// Takes back the prop whose value starts at `head`, its name too.
  mutating func dropLastProp(from head: Int) {
    let isNamed = head > tape.notedCells && tape.cells[head &- 1].tag == .name
    tape.cells.truncate(to: head &- (isNamed ? 1 : 0))
    props.count &-= 1
  }

  @inline(__always)
  mutating func appendText(_ text: TextRef) {
    tape.cells.append(Cell(.text, payload: text.payload))
  }

  @inline(__always)
  mutating func appendNumber(_ number: Double) {
    tape.cells.append(Cell(.number, payload: number.bitPattern))
  }
}

extension LineParser {
  /// Whether there is a prop of this name, whose key has no number.
  func hasProp(_ bytes: Span<UInt8>, named name: ContiguousArray<UInt8>) -> Bool {
    var place = tape.notedCells
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.tag == .name {
        let text = TextRef(payload: cell.payload)
        if Int(text.length) == name.count,
          name.indices.allSatisfy({ byte(of: text, at: text.start + $0, bytes) == name[$0] })
        {
          return true
        }
      }
      place &+= Int(cell.span)
    }
    return false
  }
}
