/// A subcommand's arguments: options with their values, and operands.
///
/// `--name value` and `--name=value` are the same; of a repeated option the last counts; after `--`
/// everything is an operand; so is a lone `-`. An option takes as many words as its placeholder has.
struct Arguments {
  /// What stands beside the options, in order.
  private(set) var operands: [String] = []
  /// Whether help was asked for.
  private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]
  private let manual: Manual

  init(_ words: [String], for manual: Manual) throws(Stop) {
    self.manual = manual
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = manual.options.first(where: { $0.name == name }) else {
        throw .unknown("option", name, among: manual.options.map(\.name), of: manual)
      }
      guard let placeholder = option.value else {
        if parts.count > 1 { throw .usage("`\(name)` takes no value", of: manual) }
        values[name] = []
        continue
      }
      var found = parts.dropFirst().map(String.init)
      while found.count < placeholder.split(separator: " ").count {
        guard let value = rest.popFirst() else {
          throw .usage("`\(name)` needs a value: \(placeholder)", of: manual)
        }
        found.append(value)
      }
      values[name] = found
    }
  }

  /// Whether a switch is there.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, when it is there.
  func value(_ name: String) -> String? { values[name]?.first }

  /// The values of an option that takes several, when it is there.
  func values(_ name: String) -> [String]? { values[name] }

  /// The value of an option as a member of a closed set.
  func value<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of choices: Choice.Type
  ) throws(Stop) -> Choice? {
    guard let value = value(name) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let names = choices.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("`\(name)` is one of \(names), not `\(value)`", of: manual)
    }
    return choice
  }

  /// Why the command stops when something about the arguments is not right.
  func usage(_ reason: String) -> Stop { .usage(reason, of: manual) }

  /// The operands, of which there must be at least one.
  func someOperands() throws(Stop) -> [String] {
    if operands.isEmpty { throw .usage("\(manual.operands) is missing", of: manual) }
    return operands
  }
}
