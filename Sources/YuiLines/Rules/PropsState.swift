/// The props that are being written to the tape: where they begin, and which keys there are.
struct PropsState: Sendable {
  var start = 0
  var count = 0
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

/// What the writer of props needs of a preset's spec, without the spec's own arrays.
enum PropsRules {
  static let listKeys = ContiguousArray(PresetTable.specs.map(\.listKeys))
  static let normalisations = ContiguousArray(PresetTable.specs.map(\.normalisation))
  static let positionals = ContiguousArray(PresetTable.specs.map(\.positionals))
}

// MARK: - Beginning and ending

extension LineParser {
  mutating func beginProps(of preset: Preset) {
    props.start = tape.cells.count
    props.count = 0
    props.preset = preset
    props.listKeys = PropsRules.listKeys[Int(preset.rawValue)]
    props.normalisation = PropsRules.normalisations[Int(preset.rawValue)]
    props.seen = KeySet()
    props.seenNames = 0
    props.isOverLimit = false
    if !props.chartErrors.isEmpty { props.chartErrors = [] }
  }

  /// Takes the props at hand back off the tape.
  mutating func abandonProps() {
    tape.cells.removeLast(tape.cells.count &- props.start)
  }

  /// Begins a prop with a known key: an earlier one of that key is overwritten.
  mutating func begin(_ key: Key) {
    if props.seen.contains(key) { overwrite(number: key.rawValue) }
    props.seen.insert(key)
    props.count &+= 1
  }

  /// Begins a prop whose key stands in `range`, and returns the key's number.
  mutating func begin(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt8 {
    let number = KeyTable.shared.number(bytes, range)
    if let key = Key(rawValue: number) {
      begin(key)
      return number
    }
    beginNamed(bytes, range)
    return Cell.noKey
  }

  private mutating func beginNamed(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let word = bytes.word(at: range.lowerBound, end: min(range.upperBound, range.lowerBound &+ 8))
    let mixed = (word ^ UInt64(truncatingIfNeeded: range.count)) &* 0x9E37_79B9_7F4A_7C15
    let bit = UInt64(1) &<< (mixed &>> 58)
    if props.seenNames & bit != 0 { overwrite(bytes, named: range) }
    props.seenNames |= bit
    props.count &+= 1
    if props.count > Limits.propsPerLine { props.isOverLimit = true }
    tape.cells.append(Cell(.name, payload: TextRef(line.buffer, range).payload))
  }

  private mutating func overwrite(number: UInt8) {
    var place = props.start
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.key == number, cell.tag != .dead {
        tape.cells[place].tag = .dead
        props.count &-= 1
        return
      }
      place &+= Int(cell.span)
    }
  }

  private mutating func overwrite(_ bytes: Span<UInt8>, named range: Range<Int>) {
    var place = props.start
    while place < tape.cells.count {
      let cell = tape.cells[place]
      if cell.tag == .name, isSame(TextRef(payload: cell.payload), bytes, range) {
        tape.cells[place].tag = .dead
        tape.cells[place &+ 1].tag = .dead
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

  /// Begins a list under a known key; its members follow.
  mutating func openList(_ key: Key) -> Int {
    begin(key)
    return tape.openList(key: key.rawValue)
  }

  /// Ends a list. One without members is no prop.
  mutating func closeList(_ head: Int, count: Int) {
    if count > 0 {
      tape.close(head, count: count)
    } else {
      dropLastProp(from: head)
    }
  }

  /// Takes back the prop whose value starts at `head`, its name too.
  mutating func dropLastProp(from head: Int) {
    let isNamed = head > props.start && tape.cells[head &- 1].tag == .name
    tape.cells.removeLast(tape.cells.count &- head &+ (isNamed ? 1 : 0))
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
    var place = props.start
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
