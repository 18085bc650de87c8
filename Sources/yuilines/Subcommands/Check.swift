import YuiLines
import YuiScreens

/// `yuilines check`: what is wrong with replies.
enum Check: Subcommand {
  static let manual = Manual(
    name: "check", operands: "FILE...",
    summary: "Find what is wrong with replies.",
    details: """
      Each FILE is one reply of a thread, in order; - is standard input. Prints each problem as
      FILE:LINE:COLUMN: CODE: MESSAGE, the column in bytes, and below it the line that was
      probably meant, where one is clear: `try: LINE`. Exit status 1 when there is any problem.
      """,
    options: [])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    var thread = ReplayedThread(try Clock(arguments))
    var status = ExitStatus.fine
    for path in try arguments.someOperands() {
      let reply = try Reply(path)
      for op in thread.ops(of: reply) {
        guard let refusal = thread.apply(op) else { continue }
        status = .findings
        let line = reply.fileLine(op.line.number)
        let diagnostic = refusal.diagnostic
        try output.write(
          "\(reply.name):\(line):\(diagnostic?.column ?? 1): \(refusal.code): "
            + "\(refusal.message)\n")
        if let suggestion = diagnostic?.suggestion { try output.write("    try: \(suggestion)\n") }
      }
    }
    return status
  }
}

extension Refusal {
  fileprivate var diagnostic: Diagnostic? {
    if case .line(let diagnostic) = reason { diagnostic } else { nil }
  }
}
