import YuiLines

/// The two forms that tell briefly what is large, anywhere in a vector.
///
///     ["a", {"repeat": "b{n}", "times": 2}]                // ["a", "b1", "b2"]
///     {"join": ["say", {"repeat": " x", "times": 3}]}      // "say x x x"
///
/// A list's member `repeat` stands for as many members as `times` says, `{n}` in its texts being
/// the number of each, from 1. A `join` of a list with a repetition stands for one text. No prop
/// looks like either.
struct ShortForm {
  /// The most that one vector may build, in bytes of its texts and of the JSON of other values.
  /// Stops a vector of a line from filling the memory.
  static let mostBytes = 32 << 20

  /// Why a short form stands for nothing.
  struct Fault: Error {
    /// What should be there.
    var missing: String
  }

  private var bytesLeft = Self.mostBytes

  /// The members of a vector with all that its short forms stand for.
  /// - Throws: `Fault` when one is not well formed, or all together are too large.
  static func expand(_ fields: Props) throws(Fault) -> Props {
    var form = ShortForm()
    return try form.expanded(.object(fields))?.object ?? fields
  }

  /// The value with what its short forms stand for; nil when it has none.
  private mutating func expanded(_ value: Value) throws(Fault) -> Value? {
    switch value {
    case .list(let list): return try members(of: list).map(Value.list)
    case .object(let props):
      if let text = try joined(props) { return .text(text) }
      var changed: Props?
      for prop in props {
        if let value = try expanded(prop.value) {
          changed = setting(prop.key, value, changed ?? props)
        }
      }
      return changed.map(Value.object)
    case .null, .bool, .number, .text: return nil
    }
  }

  private func setting(_ key: String, _ value: Value, _ props: Props) -> Props {
    var props = props
    props[key] = value
    return props
  }

  private mutating func members(of list: [Value]) throws(Fault) -> [Value]? {
    var members: [Value] = []
    var isChanged = false
    for (place, member) in list.enumerated() {
      var own = [member]
      if let (repeated, times) = try repetition(member) {
        try take(repeated.json.utf8.count, times: times)
        own = (1...times).map { repeated.numbered($0) }
      } else if let value = try expanded(member) {
        own = [value]
      } else {
        if isChanged { members.append(member) }
        continue
      }
      if !isChanged { members = Array(list[..<place]) }
      isChanged = true
      members += own
    }
    return isChanged ? members : nil
  }

  /// The text of a `join`; nil when this is none.
  private mutating func joined(_ props: Props) throws(Fault) -> String? {
    guard props.count == 1, let pieces = props["join"]?.list else { return nil }
    var isShort = false
    for piece in pieces where try repetition(piece) != nil { isShort = true }
    guard isShort else { return nil }
    var joined = ""
    for piece in pieces {
      let (repeated, times) = try repetition(piece) ?? (piece, 1)
      guard let text = repeated.text else { throw Fault(missing: "a text in each piece of a join") }
      try take(text.utf8.count, times: times)
      joined += text.repeated(times)
    }
    return joined
  }

  /// What a member repeats, and how often; nil when it is no repetition.
  private func repetition(_ member: Value) throws(Fault) -> (Value, times: Int)? {
    guard let props = member.object, let repeated = props["repeat"], let times = props["times"],
      props.count == 2
    else { return nil }
    guard let count = times.number.flatMap({ Int(exactly: $0) }), count > 0 else {
      throw Fault(missing: "a number of times from 1 up")
    }
    var inner = ShortForm()
    if try inner.expanded([repeated]) != nil {
      throw Fault(missing: "a repetition without another in it")
    }
    return (repeated, count)
  }

  /// Takes what is about to be built from what may be.
  private mutating func take(_ bytes: Int, times: Int) throws(Fault) {
    let (cost, overflow) = max(bytes, 1).multipliedReportingOverflow(by: times)
    guard !overflow, cost <= bytesLeft else {
      throw Fault(missing: "\(Self.mostBytes) bytes at most in all that is repeated")
    }
    bytesLeft -= cost
  }
}

extension Value {
  /// The value with a number in place of each `{n}` of its texts.
  fileprivate func numbered(_ number: Int) -> Value {
    switch self {
    case .text(let text): .text(text.numbered(number))
    case .list(let list): .list(list.map { $0.numbered(number) })
    case .object(let props):
      .object(Props(props.map { ($0.key.numbered(number), $0.value.numbered(number)) }))
    case .null, .bool, .number: self
    }
  }
}

extension String {
  private static let number = "{n}"

  fileprivate func numbered(_ number: Int) -> String {
    utf8.contains(UInt8(ascii: "{")) ? replacing(Self.number, with: String(number)) : self
  }

  /// The text as often as this, each with its number.
  fileprivate func repeated(_ times: Int) -> String {
    let pieces = split(separator: Self.number, omittingEmptySubsequences: false)
    if pieces.count == 1 { return doubled(times) }
    var text = ""
    for number in 1...times {
      text += pieces[0]
      for piece in pieces.dropFirst() {
        text += String(number)
        text += piece
      }
    }
    return text
  }

  /// The text as often as this, in as many steps as the number has bits.
  private func doubled(_ times: Int) -> String {
    var (text, run, left) = ("", self, times)
    while left > 0 {
      if left % 2 == 1 { text += run }
      left /= 2
      if left > 0 { run += run }
    }
    return text
  }
}
