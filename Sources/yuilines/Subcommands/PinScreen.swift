import YuiLines
import YuiScreens

/// `yuilines pin`: a saved screen of a thread becomes a copy of its own.
enum PinScreen: Subcommand {
  static let manual = Manual(
    name: "pin", operands: "FILE...",
    summary: "Write a copy of a saved screen, as a widget keeps it.",
    details: """
      Each FILE is one reply of the thread, in order; - is standard input. What is saved under
      --saved NAME becomes the copy in the file COPY, in place of one that is there, and is printed
      as JSON. `yuilines catchup` keeps it current.
      """,
    options: [
      Manual.Option("--saved", value: "NAME", "The saved screen."),
      Manual.Option("--out", value: "COPY", "The file to write."),
      Manual.Option("--agent", value: "ID", "The agent's id; `agent` when it is not said."),
      Manual.Option("--agent-name", value: "NAME", "The agent's name for people; else its id."),
      Manual.Option(
        "--cursor", value: "TIME,ID", "The newest row of the thread: none unless said."),
      Clock.option,
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    guard let name = arguments.value("--saved") else {
      throw arguments.usage("`--saved` NAME is missing")
    }
    guard let path = arguments.value("--out") else {
      throw arguments.usage("`--out` COPY is missing")
    }
    let clock = try Clock(arguments)
    let cursor = try cursor(arguments)
    var thread = ReplayedThread(clock)
    for file in try arguments.someOperands() { thread.apply(try Reply(file)) }
    let id = arguments.value("--agent") ?? "agent"
    let copy: PinnedCopy
    do {
      copy = try PinnedCopy(
        of: thread.state, saved: name,
        agent: PinnedCopy.Agent(id: id, name: arguments.value("--agent-name") ?? id),
        cursor: cursor, utcOffsetSeconds: clock.utcOffsetSeconds, at: clock.now)
    } catch {
      throw .input(error.description)
    }
    try CopyFile(path).stopping { file throws(CopyStoreFault) in try file.write(copy) }
    try output.write(copy.value.json + "\n")
    return .fine
  }

  private static func cursor(_ arguments: Arguments) throws(Stop) -> Cursor? {
    guard let text = arguments.value("--cursor") else { return nil }
    let parts = text.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, let at = Moment(parts[0]) else {
      throw arguments.usage("`--cursor` is a time and a row's id, as 2026-11-29T09:40:00Z,41")
    }
    return Cursor(at: at, id: String(parts[1]))
  }
}

extension CopyFile {
  /// Does something with the file, and stops the command when that fails.
  func stopping<Outcome>(
    _ body: (CopyFile) throws(CopyStoreFault) -> Outcome
  ) throws(Stop) -> Outcome {
    do {
      return try body(self)
    } catch {
      throw .input("\(path): \(error.description)")
    }
  }
}
