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
      probably meant, where one is clear: `try: LINE`. Lines that read well and will disappoint
      are problems too. Exit status 1 when there is any.
      """,
    options: [
      Manual.Option("--errors", "Only lines that fail, not those that will disappoint.")
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    var thread = ReplayedThread(try Clock(arguments))
    var status = ExitStatus.fine
    for path in try arguments.someOperands() {
      let reply = try Reply(path)
      var problems = thread.problems(of: reply)
      if arguments.has("--errors") { problems.removeAll(where: \.isWarning) }
      for problem in problems {
        status = .findings
        let line = reply.fileLine(problem.line)
        try output.write(
          "\(reply.name):\(line):\(problem.column): \(problem.code): "
            + problem.message.printable + "\n")
        if let suggestion = problem.suggestion {
          try output.write("    try: \(suggestion.printable)\n")
        }
      }
    }
    return status
  }
}

/// Something wrong with a line of a reply.
private struct Problem {
  let line: Int
  let column: Int
  let code: String
  let message: String
  var suggestion: String?
  var isWarning = false

  init(_ diagnostic: Diagnostic) {
    line = diagnostic.lineNumber
    column = diagnostic.column
    code = diagnostic.code.rawValue
    message = diagnostic.message
    suggestion = diagnostic.suggestion
    isWarning = diagnostic.code.isWarning
  }

  /// What the state refused; nil for a line that failed before it came to that.
  init?(_ refusal: Refusal) {
    if case .line = refusal.reason { return nil }
    line = refusal.line.number
    column = 1
    code = refusal.code
    message = refusal.message
  }
}

extension ReplayedThread {
  /// What is wrong with the next reply, in the order of its lines. The reply is applied.
  fileprivate mutating func problems(of reply: Reply) -> [Problem] {
    let ops = ops(of: reply)
    var problems = Checker.check(ops, known: state.lastingIDs).map(Problem.init)
    let emptySaves = Set(
      problems.lazy.filter { $0.code == Diagnostic.Code.emptySave.rawValue }.map(\.line))
    for op in ops {
      if let problem = apply(op).flatMap(Problem.init) { problems.append(problem) }
      // What a reply alone does not tell: whether the screen was empty from before.
      guard case .save(let name) = op.action, state.saved(name)?.nodes.isEmpty == true,
        !emptySaves.contains(op.line.number)
      else { continue }
      problems.append(
        Problem(
          Diagnostic(
            code: .emptySave, lineNumber: op.line.number, byteRange: op.line.byteRange,
            detail: name)))
    }
    return problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset)
        < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
  }
}
