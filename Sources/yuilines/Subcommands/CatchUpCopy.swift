import YuiLines
import YuiScreens

/// `yuilines catchup`: rows of the thread bring a copy up to date.
enum CatchUpCopy: Subcommand {
  static let manual = Manual(
    name: "catchup", operands: "COPY ROWS",
    summary: "Bring a copy up to date with rows of its thread.",
    details: """
      COPY is a file that `yuilines pin` wrote; it is written anew. ROWS holds a row a line as
      {"id": "42", "at": "2026-11-29T09:40:00Z", "body": "~weight 178.4lb"}; - is standard input.
      Rows that the copy has seen are skipped. What changed is printed as JSON.
      """,
    options: [Clock.option])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw arguments.usage("COPY and ROWS are needed")
    }
    let clock = try Clock(arguments)
    let rows = try rows(arguments.operands[1])
    let change = try CopyFile(arguments.operands[0]).stopping { file throws(CopyStoreFault) in
      try file.update { copy in
        let before = copy
        return copy.catchUp(rows, at: clock.now).value(from: before, to: copy)
      }
    }
    try output.write(change.json + "\n")
    return .fine
  }

  /// The rows of a file, one a line; blank lines are none.
  private static func rows(_ path: String) throws(Stop) -> [AgentRow] {
    let input = try Input(path)
    var rows: [AgentRow] = []
    var number = 0
    for line in try input.all().split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let value: Value
      do {
        value = try JSONReader.read(ContiguousArray(line))
      } catch {
        throw .input("\(input.name):\(number): is no JSON: \(error.reason.rawValue)")
      }
      guard let row = AgentRow(value) else {
        throw .input("\(input.name):\(number): is no row: it needs `id`, `at` and `body`")
      }
      rows.append(row)
    }
    return rows
  }
}
