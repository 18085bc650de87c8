import YuiLines

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
      Manual.Option(
        "--stream", "Every line counts, fences or not; print an op when its line has landed."),
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let sayLines = arguments.has("--lines")
    var thread = ReplayedThread(try Clock(arguments))
    for path in try arguments.someOperands() {
      if arguments.has("--stream") {
        try stream(Input(path), sayLines, &output)
        continue
      }
      let reply = try Reply(path)
      try print(thread.ops(of: reply), lineNumber: sayLines ? { reply.fileLine($0) } : nil, &output)
      thread.apply(reply)
    }
    return .fine
  }

  private static func stream(
    _ input: Input, _ sayLines: Bool, _ output: inout Output
  ) throws(Stop) {
    var parser = ReplyParser()
    let lineNumber: ((Int) -> Int)? = sayLines ? { $0 } : nil
    while let piece = try input.next() {
      parser.push(piece)
      try print(parser.takeOps(), lineNumber: lineNumber, &output)
      try output.flush()
    }
    parser.finish()
    try print(parser.takeOps(), lineNumber: lineNumber, &output)
  }

  private static func print(
    _ ops: OpList, lineNumber: ((Int) -> Int)?, _ output: inout Output
  ) throws(Stop) {
    var writer = JSONWriter()
    for op in ops {
      var fields = op.value.object ?? [:]
      if let lineNumber { fields["line"] = .number(Double(lineNumber(op.line.number))) }
      writer.write(fields)
      writer.write(raw: "\n")
    }
    try output.write(writer.bytes)
  }
}
