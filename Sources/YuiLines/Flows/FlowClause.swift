/// One condition of an edge: `kind=Shop`, `brief.budget>=10000` (spec 3, Running a flow).
struct FlowClause: Sendable {
  /// The node whose answer is tested, and the fields inside it; nil for the last question.
  let path: [String]?
  let mark: String
  let value: Value
  /// The value as text to compare.
  private let text: String

  init?(_ clause: Value) {
    guard let props = clause.object, let mark = props["op"]?.text else { return nil }
    path = props["path"]?.text.map { path in
      path.utf8.split(separator: UInt8(ascii: ".")).map { String($0) ?? "" }
    }
    self.mark = mark
    value = props["value"] ?? .null
    text = Self.folded(value)
  }

  /// Whether the clause holds. `last` is the last question before the edge.
  func holds(_ answers: [String: Value], last: String?) -> Bool {
    guard let answer = answer(answers, last: last) else { return mark == "!=" }
    switch mark {
    case "=": return isEqual(answer)
    case "!=": return !isEqual(answer)
    case "~": return contains(answer)
    default: return compares(answer)
    }
  }

  /// The answer that the clause tests; nil when there is none.
  private func answer(_ answers: [String: Value], last: String?) -> Value? {
    guard let id = path?.first ?? last, var answer = answers[id] else { return nil }
    for field in (path ?? []).dropFirst() {
      guard let inside = answer.object?[field] else { return nil }
      answer = inside
    }
    return answer == .null ? nil : answer
  }

  private func isEqual(_ answer: Value) -> Bool {
    if case .list(let members) = answer { return members.contains { matches($0) } }
    return matches(answer)
  }

  private func matches(_ answer: Value) -> Bool {
    if case .number(let left) = answer, case .number(let right) = value { return left == right }
    return Self.folded(answer).utf8.elementsEqual(text.utf8)
  }

  private func contains(_ answer: Value) -> Bool {
    if case .list = answer { return isEqual(answer) }
    return TextSearch.contains(Self.folded(answer), text)
  }

  /// Numbers are compared as such; a list counts as its length; anything else does not hold.
  private func compares(_ answer: Value) -> Bool {
    let left =
      switch answer {
      case .number(let number): number
      case .list(let members): Double(members.count)
      default: Double.nan
      }
    guard let right = value.number else { return false }
    switch mark {
    case ">": return left > right
    case "<": return left < right
    case ">=": return left >= right
    case "<=": return left <= right
    default: return false
    }
  }

  /// A value as text to compare: trimmed, in lower case, booleans as yes and no.
  private static func folded(_ value: Value) -> String {
    if case .bool(let bool) = value { return bool ? "yes" : "no" }
    let bytes = ContiguousArray(value.written.utf8)
    return bytes.span.text(WhiteSpace.trim(bytes.span, 0..<bytes.count)).lowercased()
  }
}
