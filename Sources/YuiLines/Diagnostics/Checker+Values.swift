/// Values that are written as they are elsewhere, and read otherwise here.
extension Checker {
  mutating func checkValues(_ line: CheckedLine, at place: Int) {
    switch line.preset.spec.positionals {
    case .stat: checkUnit(line, at: place)
    case .timer: checkTime(line, at: place)
    case .list: checkCommas(line, at: place)
    default: break
    }
    if !line.preset.spec.positionals.joinsAll { checkBars(line, at: place) }
    checkSeries(line, at: place)
    checkLists(line, at: place)
    checkMoments(line, at: place)
    checkBackslash(line, at: place)
    checkOtherQuotes(line, at: place)
  }

  // MARK: - Units

  /// `stat 178 lb Weight`: the unit would be a word of the label.
  private mutating func checkUnit(_ line: CheckedLine, at place: Int) {
    guard line.props.has("value"), !line.props.has("unit") else { return }
    let words = line.positionals
    for (number, unit) in zip(words, words.dropFirst()) where isNumber(number) {
      guard unit.isBare, Self.units.contains(unit.raw) else { return }
      let range = number.range.lowerBound..<unit.range.upperBound
      let suggestion =
        isRun(number, unit, of: line)
        ? line.line.replacing(range, with: number.raw + unit.raw) : nil
      warn(.looseUnit, about: unit.raw, unit.range, of: line, at: place, suggestion: suggestion)
      return
    }
  }

  /// Words that are nothing but units behind a number.
  private static let units: Set<String> = [
    "lb", "lbs", "oz", "kg", "mg", "km", "mi", "cm", "mm", "ml", "kcal", "kWh", "kW", "bpm", "mph",
    "km/h", "m/s", "%", "\u{B0}", "\u{B0}C", "\u{B0}F", "MB", "GB", "ms", "min", "hrs",
  ]

  /// `timer 5min Tea`, `timer 5 min Tea`, `timer 1h30m`.
  private mutating func checkTime(_ line: CheckedLine, at place: Int) {
    let words = line.positionals
    if line.props.has("work") {
      for (number, unit) in zip(words, words.dropFirst()) where isDigits(number) {
        guard unit.isBare, let letter = Self.timeUnits[unit.raw.lowercased()] else { return }
        let range = number.range.lowerBound..<unit.range.upperBound
        let suggestion =
          isRun(number, unit, of: line)
          ? line.line.replacing(range, with: number.raw + letter) : nil
        warn(
          .looseUnit, about: unit.raw, unit.range, of: line, at: place, suggestion: suggestion)
        return
      }
      return
    }
    for word in words where word.isBare {
      guard let time = Self.time(word.raw) else { continue }
      warn(
        .looseUnit, about: word.raw, word.range, of: line, at: place,
        suggestion: line.line.replacing(word.range, with: time))
      return
    }
  }

  private static let timeUnits: [String: String] = [
    "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "m": "m", "min": "m", "mins": "m", "minute": "m", "minutes": "m",
    "h": "h", "hr": "h", "hrs": "h", "hour": "h", "hours": "h",
  ]

  /// A time that does not read, as it is written: `5min` as `5m`, `1h30m` as `90m`.
  private static func time(_ word: String) -> String? {
    var pieces: [(number: Int, unit: String)] = []
    var rest = Substring(word.lowercased())
    while !rest.isEmpty, pieces.count < 3 {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let letters = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(letters.count)
      guard digits.utf8.count <= 6, let number = Int(digits), let unit = timeUnits[String(letters)]
      else { return nil }
      pieces.append((number, unit))
    }
    guard rest.isEmpty, let first = pieces.first else { return nil }
    if pieces.count == 1 { return "\(first.number)\(first.unit)" }
    let seconds = pieces.reduce(0) { sum, piece in
      sum + piece.number * (piece.unit == "h" ? 3600 : piece.unit == "m" ? 60 : 1)
    }
    return seconds % 60 == 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }

  private func isNumber(_ word: CheckedLine.Word) -> Bool {
    word.isBare && word.raw.matches { Numbers.number($0, $1) != nil }
  }

  private func isDigits(_ word: CheckedLine.Word) -> Bool {
    word.isBare && word.raw.matches { Numbers.isDigits($0, $1) }
  }

  /// Whether nothing that is no positional stands between two words.
  func isRun(
    _ first: CheckedLine.Word, _ last: CheckedLine.Word, of line: CheckedLine
  ) -> Bool {
    let range = first.range.lowerBound..<last.range.upperBound
    return line.words.allSatisfy {
      $0.kind == .positional || !range.contains($0.range.lowerBound)
    }
  }

  // MARK: - Moments

  /// `when=tomorrow`, `when=2026-10-29T19:00-04:00`: no moment, so nothing is said of it.
  private mutating func checkMoments(_ line: CheckedLine, at place: Int) {
    for word in line.words {
      guard case .key(let name, _) = word.kind, PresetSpec.WidgetForm.moments.contains(name),
        line.preset.spec.widget.keys.contains(name), let value = line.props[name]
      else { continue }
      let text = value.text ?? value.written
      if text.isEmpty || Self.isMoment(text) { continue }
      let meant = Self.moment(text).map { "\(name)=" + Quoting().part($0) }
      warn(
        .badMoment, about: text, word.range, of: line, at: place,
        suggestion: meant.map { line.line.replacing(word.range, with: $0) })
      return
    }
  }

  /// What a moment looks like, a digit for each digit.
  private static let shapes = ["0000-00-00T00:00", "0000-00-00T00:00:00Z"]

  private static func isMoment(_ text: String) -> Bool {
    let shape = shape(of: text)
    // Without an offset a moment has its `T`.
    let isLocal = text.utf8.count == 16
    return shapes.contains { shape == $0 } && isInCalendar(text)
      && !(isLocal && text.utf8.contains(UInt8(ascii: " ")))
  }

  /// Whether a text of such a shape has a month, a day, an hour and a minute that there are.
  private static func isInCalendar(_ text: String) -> Bool {
    let digits = text.utf8.prefix(16).map { Int($0) - 0x30 }
    guard digits.count == 16 else { return false }
    func number(_ place: Int) -> Int { digits[place] * 10 + digits[place + 1] }
    return 1...12 ~= number(5) && 1...31 ~= number(8) && number(11) < 24 && number(14) < 60
  }

  /// A text with all digits 0, no fraction of a second, and `Z` for whatever offset.
  private static func shape(of text: String) -> String {
    var shape = String(text.uppercased().map { $0.isASCII && $0.isNumber ? "0" : $0 }.prefix(40))
    if shape.dropFirst(10).first == " " { shape = shape.prefix(10) + "T" + shape.dropFirst(11) }
    for offset in ["+00:00", "-00:00"] where shape.hasSuffix(offset) && shape.utf8.count > 16 {
      shape = shape.dropLast(offset.utf8.count) + "Z"
    }
    if shape.hasSuffix("Z"), let dot = shape.firstIndex(of: "."),
      shape[dot...].dropFirst().dropLast().allSatisfy({ $0 == "0" })
    {
      shape = shape[..<dot] + "Z"
    }
    return shape
  }

  /// A moment that lacks its seconds or its `T`, or has seconds without an offset.
  private static func moment(_ text: String) -> String? {
    guard isInCalendar(text) else { return nil }
    return switch shape(of: text) {
    case "0000-00-00T00:00Z": text.prefix(16) + ":00" + text.dropFirst(16)
    case "0000-00-00T00:00:00", "0000-00-00T00:00":
      text.prefix(10) + "T" + text.dropFirst(11).prefix(5)
    default: nil
    }
  }

  // MARK: - Quotes

  /// `"one\ntwo"`: a backslash takes the letter behind it as it is.
  private mutating func checkBackslash(_ line: CheckedLine, at place: Int) {
    for word in line.words where word.hasQuote {
      var isQuoted = false
      var isEscape = false
      for (offset, byte) in word.raw.utf8.enumerated() {
        if isEscape {
          isEscape = false
          guard byte.isLetter || byte.isDigit else { continue }
          let start = word.range.lowerBound + offset - 1
          let letter = String(decoding: [byte], as: UTF8.self)
          warn(.lostBackslash, about: letter, start..<start + 2, of: line, at: place)
          return
        }
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        isEscape = isQuoted && byte == UInt8(ascii: "\\")
      }
    }
  }

  /// `card 'Easy run' ...`, `sub='after work'`: quotes that are none here, round words that would
  /// have to stay together.
  private mutating func checkOtherQuotes(_ line: CheckedLine, at place: Int) {
    for (index, word) in line.words.enumerated() where !word.hasQuote {
      let start: Int
      switch word.kind {
      case .flag: continue
      case .positional:
        // Where all words are one text nothing falls apart.
        guard !line.preset.spec.positionals.joinsAll else { continue }
        start = 0
      case .key(let name, _): start = name.utf8.count + 1
      }
      // What stands before is a key, and its letters are single bytes.
      let value = word.raw.dropFirst(start)
      guard let open = value.first, let close = Self.quotes[open],
        !value.dropFirst().contains(close)
      else { continue }
      guard
        let last = line.words[(index + 1)...].prefix(12).prefix(while: { $0.kind == .positional })
          .first(where: { $0.raw.last == close })
      else { continue }
      let range = word.range.lowerBound + start..<last.range.upperBound
      let inner = range.lowerBound + open.utf8.count..<range.upperBound - close.utf8.count
      warn(
        .otherQuotes, about: String(open), range, of: line, at: place,
        suggestion: line.line.replacing(range, with: Quoting().quoted(line.line.text(inner))))
      return
    }
  }

  private static let quotes: [Character: Character] = [
    "'": "'", "\u{2018}": "\u{2019}", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}",
    "\u{AB}": "\u{BB}",
  ]
}

extension PresetSpec.Positionals {
  /// Whether all positionals become one text, whatever they are.
  fileprivate var joinsAll: Bool { keys.count == 1 }
}
