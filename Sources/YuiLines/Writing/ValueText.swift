/// Writes a prop as `key=value` or `+key`, so that its preset reads the value back
/// (spec 1, section 5; spec 2, Normalisation).
struct ValueText {
  /// What the reader makes of a key's value.
  enum Kind {
    /// As it is typed.
    case plain
    /// Text, never typed; a list when it has bars.
    case text
    /// Text, bars and all.
    case wholeText
    /// A list of texts: an always list.
    case texts
    /// The same, of texts that are never typed.
    case plainTexts
    /// A list, a lone value too; a flag makes one as well.
    case list
    /// A list of numbers.
    case numbers
    /// A list of boxes of four numbers.
    case boxes
    /// A list of degrees.
    case degrees
    /// A duration.
    case duration
    /// A variable of a calc.
    case variable
  }

  var quoting = Quoting()

  /// The token, or nil when no value of the key reads as this one.
  func token(_ key: String, _ value: Value, _ kind: Kind = .plain, flags: Bool = true) -> String? {
    let isFlag = flags && key.matches(Names.isWord)
    switch (kind, value) {
    case (.list, [true]): return isFlag ? "+" + key : key + "=on"
    case (.list, true), (.numbers, true), (.boxes, true), (.wholeText, true): return nil
    case (.text, true), (.plainTexts, true):
      return isFlag ? "+" + key : nil
    case (_, true): return isFlag ? "+" + key : key + "=on"
    default: return text(value, kind).map { key + "=" + $0 }
    }
  }

  private func text(_ value: Value, _ kind: Kind) -> String? {
    switch kind {
    case .plain: plain(value, isTyped: true)
    case .text: plain(value, isTyped: false)
    case .wholeText:
      value.text.map { text in
        text.matches { Quoting.isBareText($0, $1, bars: true) } || text.isEmpty
          ? text : quoting.quoted(text)
      }
    case .texts: texts(value, isTyped: true)
    case .plainTexts: texts(value, isTyped: false)
    case .list:
      if case .list(let list) = value, let only = list.first, list.count == 1 {
        scalar(only, isTyped: true)
      } else {
        plain(value, isTyped: true)
      }
    case .numbers: numbers(value)
    case .boxes: boxes(value) ?? plain(value, isTyped: true)
    case .degrees: degrees(value) ?? plain(value, isTyped: true)
    case .duration: value.number.flatMap(NumberText.duration) ?? plain(value, isTyped: true)
    case .variable: VariableText.text(value).map { quoting.part($0) } ?? plain(value, isTyped: true)
    }
  }

  private func plain(_ value: Value, isTyped: Bool) -> String? {
    guard case .list(let list) = value else { return scalar(value, isTyped: isTyped) }
    return list.count < 2 ? nil : joined(list) { scalar($0, isTyped: isTyped) }
  }

  private func scalar(_ value: Value, isTyped: Bool) -> String? {
    switch value {
    case .bool(let bool): isTyped ? bool ? "on" : "off" : nil
    case .number(let number): isTyped ? NumberText.line(number) : nil
    case .text(let text): quoting.part(text, isTyped: isTyped)
    case .null, .list, .object: nil
    }
  }

  private func joined(_ list: [Value], _ part: (Value) -> String?) -> String? {
    var parts: [String] = []
    for value in list {
      guard let part = part(value) else { return nil }
      parts.append(part)
    }
    return parts.joined(separator: "|")
  }

  /// An always list: what is typed is written back as text, so `1` stands for the text 1.
  private func texts(_ value: Value, isTyped: Bool) -> String? {
    guard case .list(let list) = value, !list.isEmpty else { return nil }
    let isLone = list.count == 1
    return joined(list) { value in
      guard let text = value.text else { return nil }
      // A lone `true` stays true, and a bar in a lone text would split it.
      let isChanged = text == "on" || text == "off" || isLone && text == "true" || isRewritten(text)
      if isLone, text.utf8.contains(UInt8(ascii: "|")) { return nil }
      return isTyped && isChanged ? quoting.quoted(text) : quoting.part(text)
    }
  }

  /// Whether a text is a number that would be written back another way: `01` as `1`.
  private func isRewritten(_ text: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    guard let number = Numbers.number(bytes.span, 0..<bytes.count) else { return false }
    return NumberText.string(number) != text
  }

  private func numbers(_ value: Value) -> String? {
    guard case .list(let list) = value, !list.isEmpty else { return nil }
    return joined(list) { $0.number.flatMap(NumberText.line) }
  }

  private func boxes(_ value: Value) -> String? {
    guard case .list(let boxes) = value, !boxes.isEmpty else { return nil }
    return joined(boxes) { box in
      guard let numbers = box.list, numbers.count == 4 else { return nil }
      let texts = numbers.compactMap { $0.number.flatMap(NumberText.line) }
      return texts.count == 4 ? texts.joined(separator: ",") : nil
    }
  }

  private func degrees(_ value: Value) -> String? {
    guard case .list(let list) = value, !list.isEmpty else { return nil }
    let texts = list.compactMap(\.text)
    let isBad = texts.contains { $0.isEmpty || $0.utf8.contains(UInt8(ascii: "-")) }
    // A lone text is split at its bars before it is split at its dashes; among bars it is not.
    if isBad || texts.count < list.count { return nil }
    let hasBars = texts.contains { $0.utf8.contains(UInt8(ascii: "|")) }
    if hasBars {
      return texts.count > 1 ? texts.map { quoting.part($0) }.joined(separator: "|") : nil
    }
    let joined = texts.joined(separator: "-")
    return texts.count == 1 ? text(value, .texts) : quoting.part(joined, isTyped: true)
  }
}

/// A variable of a calc as the text that reads back as it: `5km`, `20-40@28min` (spec 2, calc).
enum VariableText {
  static func text(_ value: Value) -> String? {
    guard case .object(let props) = value else { return nil }
    let unit = props["unit"]?.text ?? ""
    // A unit may need a space before it, so that it is not read as a piece of the number.
    let texts = numbers(props).flatMap { [$0 + unit, $0 + " " + unit] }
    return texts.first { text in
      let line = "calc x=" + Quoting().quoted(text)
      guard case .add(_, _, let read, _)? = ReplyParser.parse(line).first?.action else {
        return false
      }
      return read["x"] == value
    }
  }

  private static func numbers(_ props: Props) -> [String] {
    guard let value = props["value"]?.number, let line = NumberText.line(value) else { return [] }
    guard let low = props["min"]?.number, let high = props["max"]?.number else {
      return [NumberText.quantity(value), line].compactMap(\.self)
    }
    guard let lowText = NumberText.line(low), let highText = NumberText.line(high) else {
      return []
    }
    let range = "\(lowText)-\(highText)"
    return [range, "\(range)@\(line)"]
  }
}
