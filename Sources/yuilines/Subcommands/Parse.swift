import YuiLines
import YuiScreens

/// `yuilines parse`: the ops of a reply.
enum Parse: Subcommand {
  static let manual = Manual(
    name: "parse", operands: "FILE...",
    summary: "Print the ops of replies, one JSON object a line.",
    details: """
      Each FILE is one reply of a thread, in order: lines of Yui Lines, or text with ```yui
      fences, of which only the lines inside count. - is standard input. A line that fails is an
      op too: {"op":"error", ...} with its code.
      """,
    options: [
      Manual.Option("--lines", "Say each op's line number in FILE, as `line`."),
      Manual.Option("--print", "Print ops as lines that parse to them again; errors have none."),
      Manual.Option(
        "--stream", "Every line counts, fences or not; print an op when its line has landed."),
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    var thread = ReplayedThread(try Clock(arguments))
    for path in try arguments.someOperands() {
      var printer = OpPrinter(arguments, known: thread.state.lastingIDs)
      if arguments.has("--stream") {
        try stream(Input(path), &printer, &output)
        continue
      }
      let reply = try Reply(path)
      printer.fileLine = reply.fileLine
      let ops = thread.ops(of: reply)
      // A reply that is there whole is written whole: which line a patch came from, the ops behind
      // it tell.
      if arguments.has("--print"),
        let lines = LineWriter.lines(of: ops, known: thread.state.lastingIDs)
      {
        for line in lines { try output.write(line + "\n") }
      } else {
        try printer.print(ops, &output)
      }
      thread.apply(reply)
    }
    return .fine
  }

  private static func stream(
    _ input: Input, _ printer: inout OpPrinter, _ output: inout Output
  ) throws(Stop) {
    var parser = ReplyParser()
    while let piece = try input.next() {
      parser.push(piece)
      try printer.print(parser.takeOps(), &output)
      try output.flush()
    }
    parser.finish()
    try printer.print(parser.takeOps(), &output)
  }
}

/// Prints the ops of one reply, as JSON or as lines.
private struct OpPrinter {
  /// The number in the file of a line of the reply.
  var fileLine: (Int) -> Int = { $0 }
  private let saysLines: Bool
  private var lineWriter: LineWriter?

  init(_ arguments: Arguments, known: KnownIDs) {
    saysLines = arguments.has("--lines")
    lineWriter = arguments.has("--print") ? LineWriter(known: known) : nil
  }

  mutating func print(_ ops: OpList, _ output: inout Output) throws(Stop) {
    for op in ops {
      if lineWriter != nil {
        if let line = lineWriter?.write(op) { try output.write(line + "\n") }
        continue
      }
      var fields = op.value.object ?? [:]
      if saysLines { fields["line"] = .number(Double(fileLine(op.line.number))) }
      try output.write(Value.object(fields).json + "\n")
    }
  }
}
