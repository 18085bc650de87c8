import Foundation
import YuiLines

/// JSON texts, read by our reader and by Foundation's.
enum JSONTarget {
  @Sendable static func run(_ input: FuzzInput) {
    let ours = try? JSONReader.read(input.bytes)
    if let ours {
      let json = ours.json
      let again = try? JSONReader.read(json)
      expect(again.map { $0.json == json } ?? false, "written as \(json)")
      if again != ours { expect(holdsInfinity(ours), "another value from \(json)") }
    }
    // With a zero among its bytes Foundation takes a text for UTF-16.
    if input.bytes.contains(0) { return expect(ours == nil, "a zero byte is read") }
    // What is no UTF-8 is repaired here, and refused there.
    if ContiguousArray(input.text.utf8) != input.bytes || isKnownToDiffer(input.text) { return }
    // Past a double there is infinity here, and nothing there.
    if let ours, holdsInfinity(ours) { return }
    let theirs = try? JSONSerialization.jsonObject(
      with: Data(input.bytes), options: .fragmentsAllowed)
    expect((ours == nil) == (theirs == nil), "ours \(ours as Any), theirs \(theirs as Any)")
    if let ours, let theirs {
      expect(areSame(ours, value(of: theirs)), "ours \(ours), theirs \(theirs)")
    }
  }

  /// Foundation takes a mark of byte order and lone surrogates in ways of its own, numbers past a
  /// double for no numbers, a comma behind the last member for nothing, and nests deeper.
  private static func isKnownToDiffer(_ text: String) -> Bool {
    var last: Character?
    var depth = 0
    for letter in text where !letter.isWhitespace {
      if last == ",", letter == "]" || letter == "}" { return true }
      if letter == "[" || letter == "{" { depth += 1 }
      last = letter
    }
    return depth > Limits.jsonDepth || text.contains("\\u")
      || text.unicodeScalars.contains { $0.value == 0xFEFF }
  }

  private static func holdsInfinity(_ value: Value) -> Bool {
    switch value {
    case .number(let number): !number.isFinite
    case .list(let list): list.contains(where: holdsInfinity)
    case .object(let props): props.contains { holdsInfinity($0.value) }
    default: false
    }
  }

  private static func areSame(_ ours: Value, _ theirs: Value) -> Bool {
    switch (ours, theirs) {
    case (.number(let one), .number(let other)):
      one == other || abs(one - other) <= max(abs(one), abs(other)) * 1e-15
    case (.list(let ones), .list(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy(areSame)
    case (.object(let ones), .object(let others)):
      ones.count == others.count
        && ones.allSatisfy { one in others[one.key].map { areSame(one.value, $0) } ?? false }
    default: ours == theirs
    }
  }

  private static func value(of object: Any) -> Value {
    switch object {
    case let list as [Any]: .list(list.map(value(of:)))
    case let members as [String: Any]: .object(Props(members.map { ($0.key, value(of: $0.value)) }))
    case let text as String: .text(text)
    case let number as NSNumber:
      String(describing: type(of: number)).hasSuffix("Boolean")
        ? .bool(number.boolValue) : .number(number.doubleValue)
    default: .null
    }
  }
}
