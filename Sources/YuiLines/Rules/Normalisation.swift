/// What single presets make of single props (spec 2, Normalisation).
extension LineParser {
  /// Writes a value by its preset's normalisation; one that it has no word on, as it is typed.
  mutating func writeNormalised(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    switch (props.normalisation, Key(rawValue: key)) {
    case (.compare, .hl?): writeBoxes(bytes, token, key: key)
    case (.game, .x?), (.game, .o?): writeNumbers(bytes, token, key: key)
    case (.chords, .prog?): writeProgression(bytes, token, key: key)
    case (.stat, .spark?): writeList(bytes, token, key: key)
    case (.step, .time?): writeDuration(bytes, token, key: key)
    case (.chart, _) where isChartList(bytes, token.key): writeSeries(bytes, token, key: key)
    case (.calc, .title?), (.calc, .f?), (.calc, .plot?), (.calc, .unit?), (.calc, .digits?):
      writePlain(bytes, token, key: key)
    case (.calc, _): writeVariable(bytes, token, key: key)
    default: writePlain(bytes, token, key: key)
    }
  }

  /// compare `hl`: boxes of four numbers; any other box is dropped.
  private mutating func writeBoxes(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    let head = openList(key: key)
    var boxes = 0
    forEachText(bytes, token) { parser, box in
      let boxHead = parser.openList(key: Cell.noKey)
      var numbers = 0
      var isBox = true
      parser.forEachPiece(bytes, of: box, UInt8(ascii: ",")) { parser, piece in
        guard let number = parser.trimmedNumber(bytes, piece), numbers < 4 else {
          isBox = false
          return
        }
        numbers += 1
        parser.appendNumber(number)
      }
      if isBox, numbers == 4 {
        parser.close(boxHead, count: 4)
        boxes += 1
      } else {
        parser.tape.cells.truncate(to: boxHead)
      }
    }
    closeList(head, count: boxes)
  }

  /// The NUM that a text is, white space at its ends aside.
  func trimmedNumber(_ bytes: Span<UInt8>, _ text: TextRef) -> Double? {
    if text.isMade {
      let made = tape.made.span
      return Numbers.number(made, WhiteSpace.trim(made, text.range))
    }
    return Numbers.number(bytes, WhiteSpace.trim(bytes, text.range))
  }

  /// The NUM that a text is.
  func number(_ bytes: Span<UInt8>, _ text: TextRef) -> Double? {
    text.isMade
      ? Numbers.number(tape.made.span, text.range) : Numbers.number(bytes, text.range)
  }

  /// game `x` and `o`: numbers; what is none is dropped.
  private mutating func writeNumbers(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    let head = openList(key: key)
    var count = 0
    let texts = token.hasParts ? token.parts.count : 1
    for place in 0..<texts {
      let text =
        token.hasParts ? tokenizer.parts[token.parts.lowerBound + place].text : token.text
      if let number = number(bytes, text) {
        appendNumber(number)
        count += 1
      }
    }
    closeList(head, count: count)
  }

  /// chords `prog`: each text split on `-`, empty ones dropped.
  private mutating func writeProgression(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    if !token.hasParts, !token.hasQuote,
      case .bool(true) = TypedValue(bytes, token.text.range)
    {
      tape.cells.append(Cell(.yes, key: key))
      return
    }
    let head = openList(key: key)
    var count = 0
    forEachText(bytes, token) { parser, text in
      parser.forEachPiece(bytes, of: text, UInt8(ascii: "-")) { parser, piece in
        if piece.isEmpty { return }
        parser.appendText(piece)
        count += 1
      }
    }
    closeList(head, count: count)
  }

  /// step `time`: a duration becomes seconds; what is none is kept.
  private mutating func writeDuration(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    let seconds =
      token.hasParts
      ? nil
      : token.text.isMade
        ? Numbers.duration(tape.made.span, token.text.range)
        : Numbers.duration(bytes, token.text.range)
    if let seconds {
      tape.cells.append(Cell(.number, key: key, payload: seconds.bitPattern))
    } else {
      writePlain(bytes, token, key: key)
    }
  }
}

// MARK: - Charts

extension LineParser {
  /// Whether a key is one of a chart's lists: `x`, `y` and `err` with any digits.
  func isChartList(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    switch bytes.byte(key.lowerBound) {
    case UInt8(ascii: "x"): key.count == 1
    case UInt8(ascii: "y"): areDigits(bytes, key.lowerBound &+ 1..<key.upperBound)
    case UInt8(ascii: "e"):
      key.count >= 3 && bytes.byte(key.lowerBound &+ 1) == UInt8(ascii: "r")
        && bytes.byte(key.lowerBound &+ 2) == UInt8(ascii: "r")
        && areDigits(bytes, key.lowerBound &+ 3..<key.upperBound)
    default: false
    }
  }

  private func areDigits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.isEmpty || Numbers.isDigits(bytes, range)
  }

  /// Writes a chart's list. In a `y`, a point written with its error becomes its number, and the
  /// errors are kept for `err`.
  private mutating func writeSeries(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    guard bytes.byte(token.key.lowerBound) == UInt8(ascii: "y") else {
      writeList(bytes, token, key: key)
      return
    }
    let digitsRange = token.key.lowerBound + 1..<token.key.upperBound
    var digits: [UInt8] = []
    for offset in digitsRange { digits.append(bytes.byte(offset)) }
    props.chartErrors.removeAll { $0.digits == digits }
    let head = openList(key: key)
    let count = token.hasParts ? token.parts.count : 1
    var errors: [Double] = []
    for place in 0..<count {
      let part =
        token.hasParts
        ? tokenizer.parts[token.parts.lowerBound + place]
        : Part(text: token.text, isQuoted: token.hasQuote)
      if let point = pointWithError(bytes, part.text) {
        if errors.isEmpty { errors = Array(repeating: 0, count: count) }
        errors[place] = point.error
        appendNumber(point.value)
      } else {
        appendTyped(bytes, part.text, isQuoted: part.isQuoted)
      }
    }
    close(head, count: count)
    if errors.contains(where: { $0 > 0 }) {
      props.chartErrors.append(PropsState.ChartErrors(digits: digits, errors: errors))
    }
  }

  /// `^(NUM)(?:\u{B1}|\+-)(\d+(?:\.\d+)?)$`, the sign in place of `\u{B1}` being two bytes too.
  private func pointWithError(
    _ bytes: Span<UInt8>, _ text: TextRef
  ) -> (value: Double, error: Double)? {
    guard text.length >= 4 else { return nil }
    return text.isMade
      ? Self.pointWithError(tape.made.span, text.range) : Self.pointWithError(bytes, text.range)
  }

  private static func pointWithError(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (value: Double, error: Double)? {
    guard let (value, end) = Numbers.scan(bytes, from: range.lowerBound, end: range.upperBound),
      end + 2 < range.upperBound
    else { return nil }
    let sign = (bytes.byte(end), bytes.byte(end + 1))
    guard sign == (0xC2, 0xB1) || sign == (UInt8(ascii: "+"), UInt8(ascii: "-")),
      bytes.byte(end + 2).isDigit,
      let error = Numbers.number(bytes, end + 2..<range.upperBound)
    else { return nil }
    return (value, error)
  }

  /// Writes `err` lists that points carried, but for those that the line set itself.
  mutating func writeChartErrors(_ bytes: Span<UInt8>) {
    let series = props.chartErrors
    for one in series {
      let name = ContiguousArray("err".utf8) + one.digits
      if hasProp(bytes, named: name) { continue }
      let start = tape.made.count
      tape.made.append(contentsOf: name)
      props.count += 1
      tape.cells.append(Cell(.name, payload: TextRef(.made, start..<tape.made.count).payload))
      let head = openList(key: Cell.noKey)
      for error in one.errors { appendNumber(error) }
      close(head, count: one.errors.count)
    }
  }
}

// MARK: - Variables of a calc

extension LineParser {
  /// calc: a number, a range with perhaps a value in it, or a quantity is a variable.
  private mutating func writeVariable(_ bytes: Span<UInt8>, _ token: Token, key: UInt8) {
    guard !token.hasParts else {
      writePlain(bytes, token, key: key)
      return
    }
    if !token.hasQuote, case .number(let number) = TypedValue(bytes, token.text.range) {
      writeVariable(key: key, [(.value, number)], unit: nil)
      return
    }
    if !token.hasQuote, case .bool = TypedValue(bytes, token.text.range) {
      writePlain(bytes, token, key: key)
      return
    }
    let text = token.text
    let isMade = text.isMade
    let found =
      isMade
      ? Self.variable(tape.made.span, text.range) : Self.variable(bytes, text.range)
    guard let found else {
      writePlain(bytes, token, key: key)
      return
    }
    writeVariable(
      key: key, found.numbers, unit: found.unit.isEmpty ? nil : text.piece(found.unit))
  }

  private mutating func writeVariable(key: UInt8, _ numbers: [(Key, Double)], unit: TextRef?) {
    let head = openObject(key: key)
    for (key, number) in numbers {
      tape.cells.append(Cell(.number, key: key.rawValue, payload: number.bitPattern))
    }
    if let unit {
      tape.cells.append(Cell(.text, key: Key.unit.rawValue, payload: unit.payload))
    }
    close(head, count: numbers.count + (unit == nil ? 0 : 1))
  }

  /// `^(NUM)-(NUM)(?:@(NUM))?\s*([^\d\s][^\s]*)?$`, or a quantity.
  private static func variable(
    _ bytes: Span<UInt8>, _ text: Range<Int>
  ) -> (numbers: [(Key, Double)], unit: Range<Int>)? {
    let range = WhiteSpace.trim(bytes, text)
    let end = range.upperBound
    if let (low, afterLow) = Numbers.scan(bytes, from: range.lowerBound, end: end),
      afterLow < end, bytes.byte(afterLow) == UInt8(ascii: "-"),
      let (high, afterHigh) = Numbers.scan(bytes, from: afterLow + 1, end: end)
    {
      var value = (low + high) / 2
      var offset = afterHigh
      if offset < end, bytes.byte(offset) == UInt8(ascii: "@"),
        let (said, afterSaid) = Numbers.scan(bytes, from: offset + 1, end: end),
        unit(bytes, afterSaid..<end) != nil
      {
        value = said
        offset = afterSaid
      }
      if let unit = unit(bytes, offset..<end) {
        return ([(.min, low), (.max, high), (.value, value)], unit)
      }
    }
    guard let quantity = Quantity(bytes, range) else { return nil }
    return ([(.value, quantity.value)], quantity.unit)
  }

  /// `\s*([^\d\s][^\s]*)?$`: the unit's bytes, none when nothing is left, nil when it is no unit.
  private static func unit(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let start = WhiteSpace.skip(bytes, range)
    guard start < range.upperBound else { return start..<start }
    guard !bytes.byte(start).isDigit,
      WhiteSpace.find(bytes, start..<range.upperBound) == range.upperBound
    else { return nil }
    return start..<range.upperBound
  }
}
