/// A form's field as the raw token that it is read from: `name!`, `age:1-99`, `"Your goal":Run|Lift`
/// (spec 2, Form fields).
///
/// A field is read from raw text, quotes and all: its type is kept as it was written, and each
/// option loses a quote at either end. A quote that never closes can stand only in a line's last
/// token.
struct FieldText {
  /// The token.
  let token: String
  /// Whether a quote in it never closes.
  let isUnclosed: Bool

  init?(_ field: Value) {
    guard case .object(let props) = field, let key = props[Key.key.name]?.text else { return nil }
    let name = props[Key.label.name]?.text.map { Quoting().quoted($0) } ?? key
    let mark = props[Key.required.name] == true ? "!" : ""
    guard let type = props[Key.type.name]?.text else {
      self.init(token: name + mark, isUnclosed: false)
      return
    }
    if let low = props[Key.min.name]?.number, let high = props[Key.max.name]?.number {
      guard let low = NumberText.line(low), let high = NumberText.line(high) else { return nil }
      self.init(token: "\(name):\(low)-\(high)\(mark)", isUnclosed: false)
    } else if let options = props[Key.options.name]?.list {
      let texts = options.compactMap(\.text)
      guard texts.count == options.count, let choice = ChoiceText(texts) else { return nil }
      self.init(token: "\(name):\(choice.text)\(mark)", isUnclosed: choice.isUnclosed)
    } else {
      guard let state = QuoteState.outside.after(type) else { return nil }
      self.init(token: "\(name):\(type)\(mark)", isUnclosed: state != .outside)
    }
  }

  private init(token: String, isUnclosed: Bool) {
    self.token = token
    self.isUnclosed = isUnclosed
  }
}

/// Where the reader of a raw token is between its quotes.
private enum QuoteState: Int, CaseIterable {
  case outside, inside, escaped

  /// The state behind a text; nil when white space outside quotes ends the token in it.
  func after(_ text: String) -> QuoteState? {
    let bytes = ContiguousArray(text.utf8)
    let span = bytes.span
    var state = self
    for offset in 0..<span.count {
      let byte = span.byte(offset)
      switch state {
      case .escaped: state = .inside
      case .inside where byte == UInt8(ascii: "\""): state = .outside
      case .inside where byte == UInt8(ascii: "\\"): state = .escaped
      case .inside: break
      case .outside where byte == UInt8(ascii: "\""): state = .inside
      case .outside:
        if WhiteSpace.length(span, at: offset, end: span.count) > 0 { return nil }
      }
    }
    return state
  }
}

/// Options between bars. Each may stand with a quote at either end, both or none, so that white
/// space in it falls between quotes; the shortest way through all of them is taken.
private struct ChoiceText {
  let text: String
  let isUnclosed: Bool

  private struct Step {
    var length: Int
    var before: QuoteState
    var piece: String
  }

  init?(_ options: [String]) {
    var steps: [[Step?]] = []
    var reached: [QuoteState: Int] = [.outside: 0]
    for option in options {
      var row = [Step?](repeating: nil, count: QuoteState.allCases.count)
      for before in QuoteState.allCases {
        guard let length = reached[before] else { continue }
        for piece in Self.pieces(option) {
          // The bar behind a piece is one more byte, and takes an escape with it.
          guard let state = before.after(piece + (steps.count + 1 < options.count ? "|" : ""))
          else { continue }
          let total = length + piece.utf8.count
          if let found = row[state.rawValue], found.length <= total { continue }
          row[state.rawValue] = Step(length: total, before: before, piece: piece)
        }
      }
      reached = [:]
      for state in QuoteState.allCases { reached[state] = row[state.rawValue]?.length }
      steps.append(row)
    }
    // A token that ends outside quotes is fine wherever it stands, so it goes before a shorter one.
    guard let end = QuoteState.allCases.first(where: { reached[$0] != nil }) else { return nil }
    var pieces: [String] = []
    var state = end
    for row in steps.reversed() {
      guard let step = row[state.rawValue] else { return nil }
      pieces.append(step.piece)
      state = step.before
    }
    text = pieces.reversed().joined(separator: "|")
    isUnclosed = end != .outside
  }

  /// What an option may be read from, the shortest first.
  private static func pieces(_ option: String) -> [String] {
    let starts = option.hasPrefix("\"")
    let ends = option.hasSuffix("\"")
    var pieces: [String] = []
    if !starts, !ends { pieces.append(option) }
    if !ends { pieces.append("\"" + option) }
    if !starts { pieces.append(option + "\"") }
    pieces.append("\"" + option + "\"")
    return pieces
  }
}

extension PropsWriter {
  var form: LineDraft {
    var draft = LineDraft()
    join(.title, to: &draft) { Self.isField($0, $1) ? .quoted : .bareOrQuoted }
    guard let list = props[Key.fields.name]?.list, !list.isEmpty else { return draft }
    let fields = list.compactMap(FieldText.init)
    guard fields.count == list.count else { return draft }
    draft.tokens += fields.map(\.token)
    draft.say(nothingFor: Key.fields.name)
    draft.namedFirst = fields.last?.isUnclosed == true
    return draft
  }

  /// Whether a bare word would be a field.
  private static func isField(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes.byte(offset).isNameByte { offset += 1 }
    guard Names.isKey(bytes, range.lowerBound..<offset) else { return false }
    let left = range.upperBound - offset
    if left == 0 { return true }
    // A colon with nothing behind it begins no type.
    return bytes.byte(offset) == UInt8(ascii: ":")
      ? left > 1 : left == 1 && bytes.byte(offset) == UInt8(ascii: "!")
  }
}
