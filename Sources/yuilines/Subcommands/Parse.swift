import YuiLines

/// `yuilines parse`: the ops of a reply.
enum Parse: Subcommand {
  static let manual = Manual(
    name: "parse", operands: "FILE",
    summary: "Print the ops of a reply, one JSON object a line.",
    details: """
      FILE holds a reply in Yui Lines; - is standard input, and an op is printed the moment its
      line has landed. A line that fails is an op too: {"op":"error", ...} with its code.
      """,
    options: [
      Manual.Option("--lines", "Say each op's line number, as `line`.")
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let paths = try arguments.someOperands()
    guard paths.count == 1 else { throw .usage("only one FILE is read", of: manual) }
    let input = try Input(paths[0])
    var parser = ReplyParser()
    let sayLines = arguments.has("--lines")
    while let piece = try input.next() {
      parser.push(piece)
      try print(parser.takeOps(), sayLines, &output)
    }
    parser.finish()
    try print(parser.takeOps(), sayLines, &output)
    return .fine
  }

  private static func print(
    _ ops: OpList, _ sayLines: Bool, _ output: inout Output
  ) throws(Stop) {
    if ops.isEmpty { return }
    var writer = JSONWriter()
    for op in ops {
      var value = op.value
      if sayLines, var fields = value.object {
        fields["line"] = .number(Double(op.line.number))
        value = .object(fields)
      }
      writer.write(value)
      writer.write(raw: "\n")
    }
    try output.write(writer.bytes)
    try output.flush()
  }
}
