import YuiLines

extension TableColumn {
  /// What the column keeps of a value: null for an empty cell, or nil when the value does not fit.
  ///
  /// Text is kept as written; `today`, `today-7` and `now` become the date they are at `time`.
  func cell(for value: Value, at time: LocalTime) -> Value? {
    let text = value.written
    if text.isEmpty { return .null }
    switch kind {
    case .text: return .text(text)
    case .number: return PlainNumber.read(value).map(Value.number)
    case .date: return DateCell.read(text, at: time).map(Value.text)
    case .bool: return BoolCell.read(text).map(Value.bool)
    }
  }
}

/// Numbers as a table reads them: NUM of the language (spec 1, section 5).
enum PlainNumber {
  /// The number that a value is, or that its text is.
  static func read(_ value: Value) -> Double? {
    if let number = value.number { return number.isFinite ? number : nil }
    return value.text.flatMap { read($0) }
  }

  /// The number, when the text is one and a double can hold it.
  static func read(_ text: String) -> Double? {
    var digits = 0
    var hasPoint = false
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-") where place == 0: break
      case UInt8(ascii: ".") where digits > 0 && !hasPoint:
        hasPoint = true
        digits = 0
      default: return nil
      }
    }
    guard digits > 0, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}

/// Yes and no as a table reads them, in any case.
enum BoolCell {
  static func read(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "on", "true", "yes", "1": true
    case "off", "false", "no", "0": false
    default: nil
    }
  }
}

/// Dates as a table keeps them: `YYYY-MM-DD`, or with `THH:MM` behind.
enum DateCell {
  /// The date as it is kept, words resolved against `time`.
  static func read(_ text: String, at time: LocalTime) -> String? {
    if CivilDay(text) != nil || LocalTime(text: text) != nil { return text }
    let word = text.lowercased()
    if word == "today" { return time.dayText }
    if word == "now" { return time.text }
    guard word.hasPrefix("today-"), let days = days(word.dropFirst(6)) else { return nil }
    return time.day.back(days: days)?.text
  }

  /// Whether a kept date has no time.
  static func isDay(_ text: String) -> Bool { text.utf8.count == 10 }

  /// The day of a kept date.
  static func day(_ text: String) -> Substring { text.prefix(10) }

  private static func days(_ text: Substring) -> Int? {
    // No date is further away than seven digits of days.
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    let digits = text.drop { $0 == "0" }
    return digits.isEmpty ? 0 : digits.utf8.count > 7 ? nil : Int(digits)
  }
}
