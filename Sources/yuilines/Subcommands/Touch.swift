import YuiLines
import YuiScreens

/// `yuilines touch`: the rows that touch a pin.
enum TouchRows: Subcommand {
  static let manual = Manual(
    name: "touch", operands: "PINS",
    summary: "Pass on the rows that touch a pinned screen, and say which.",
    details: """
      PINS has the pins, as a JSON list or one a line:
        {"device":"d1","agent":"coach","screen":"today","token":"8f3a","ids":{"weight":"stat"},
         "tables":["lifts"]}
      Rows come on standard input, one JSON object a line: {"agent","body", ...}. A row that
      touches a pin goes out as it came, with `touches` at its end: each pin's device, screen and token,
      and its causes (patch, save, forget, table, timer). Ids that a save brings count from then on.
      A line that is no row is named on standard error and passed over; exit status 1 then.
      """,
    options: [Rows.agentOption])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let paths = try arguments.someOperands()
    guard paths.count == 1 else { throw arguments.usage("only one PINS is read") }
    var index = try PinFile.index(paths[0])
    var rows = try Rows("-", arguments)
    while let row = try rows.next() {
      let touches = try rows.touches(of: row, in: &index)
      if touches.isEmpty { continue }
      try row.write(with: touches, to: &output)
      // Whoever waits for this row gets it before the next one is waited for.
      if !rows.hasNextLine { try output.flush() }
    }
    return rows.wrongCount == 0 ? .fine : .findings
  }
}
