/// What a subcommand takes and does: its help, and how its arguments are read.
struct Manual: Sendable {
  /// An option: `--family NAME`, or a plain switch.
  struct Option: Sendable {
    /// Its name with the dashes.
    let name: String
    /// What stands for its value in the help, a word for each that it takes; nil for a switch.
    let value: String?
    /// The words its value may be, where there are only some.
    let choices: [String]
    /// What it does, in a line.
    let help: String

    init(_ name: String, value: String? = nil, choices: [String] = [], _ help: String) {
      self.name = name
      self.value = value
      self.choices = choices
      self.help = help
    }
  }

  /// Its name.
  let name: String
  /// What stands behind the options: `FILE...`.
  let operands: String
  /// What it does, in a line.
  let summary: String
  /// What else a person needs to know.
  let details: String
  /// Its options, `--help` aside.
  let options: [Option]

  /// The help.
  var text: String {
    var rows = options.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.help)
    }
    rows.append(("--help", "Print this help."))
    let takesOptions = options.isEmpty ? "" : " [options]"
    return """
      \(summary)

      Usage: yuilines \(name)\(takesOptions) \(operands)

      \(details)

      Options:
      \(Self.table(rows))

      """
  }

  /// Two columns, indented.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
  }
}

/// A subcommand: its manual, and what it does.
protocol Subcommand: SendableMetatype {
  /// What it takes and does.
  static var manual: Manual { get }

  /// Does it.
  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus
}
