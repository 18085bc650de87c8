import YuiLines
import YuiScreens

/// `yuilines check`: what is wrong with replies, and what reads well and will disappoint.
enum Check: Subcommand {
  static let manual = Manual(
    name: "check", operands: "FILE...",
    summary: "Find what is wrong with replies, or will disappoint.",
    details: """
      Each FILE is one reply of a thread, in order; - is standard input. Prints each problem as
      FILE:LINE:COLUMN: CODE: MESSAGE, the column in bytes, and below it the line that was
      probably meant, where one is clear: `try: LINE`. A line that reads well and will disappoint
      has `warning:` before its code. Exit status 1 when there is an error.
      """,
    options: [
      Manual.Option("--strict", "A warning makes the exit status 1 too."),
      Clock.option,
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let isStrict = arguments.has("--strict")
    var thread = ReplayedThread(try Clock(arguments))
    var status = ExitStatus.fine
    for path in try arguments.someOperands() {
      let reply = try Reply(path)
      for problem in problems(of: reply, in: &thread) {
        if !problem.isWarning || isStrict { status = .findings }
        try output.write(problem.text(in: reply))
      }
    }
    return status
  }

  /// What is wrong with the next reply of a thread, in the order of its lines.
  private static func problems(of reply: Reply, in thread: inout ReplayedThread) -> [Problem] {
    let known = thread.state.lastingIDs
    let ops = reply.ops(known: known)
    var problems = Checker.check(ops, known: known).map(Problem.init)
    for op in ops {
      // What failed when it was read is among the checker's own.
      guard let refusal = thread.apply(op), !refusal.isLine else { continue }
      problems.append(Problem(refusal))
    }
    return problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset)
        < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
  }

  /// One problem of a reply.
  private struct Problem {
    let line: Int
    let column: Int
    let code: String
    let message: String
    let suggestion: String?
    let isWarning: Bool

    init(_ diagnostic: Diagnostic) {
      line = diagnostic.lineNumber
      column = diagnostic.column
      code = diagnostic.code.rawValue
      message = diagnostic.message
      suggestion = diagnostic.suggestion
      isWarning = diagnostic.code.isWarning
    }

    init(_ refusal: Refusal) {
      line = refusal.line.number
      column = 1
      code = refusal.code
      message = refusal.message
      suggestion = nil
      isWarning = false
    }

    func text(in reply: Reply) -> String {
      let place = "\(reply.name):\(reply.fileLine(line)):\(column)"
      let problem = "\(place): \(isWarning ? "warning: " : "")\(code): \(message)\n"
      return problem + (suggestion.map { "    try: \($0)\n" } ?? "")
    }
  }
}

extension Refusal {
  fileprivate var isLine: Bool {
    if case .line = reason { true } else { false }
  }
}
