import YuiLines
import YuiScreens

/// `yuilines apply`: the state of a thread after its replies.
enum Apply: Subcommand {
  static let manual = Manual(
    name: "apply", operands: "FILE...",
    summary: "Print the state of a thread after its replies, as JSON.",
    details: """
      Each FILE is one reply of the thread, in order; - is standard input. A reply patches what
      the ones before it made.
      """,
    options: [
      Manual.Option("--changes", "Print what each reply changed instead, a line a reply."),
      Clock.option,
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    var thread = ReplayedThread(try Clock(arguments))
    let sayChanges = arguments.has("--changes")
    for path in try arguments.someOperands() {
      let reply = try Reply(path)
      let before = thread.state
      let change = thread.apply(reply)
      if sayChanges {
        let value = change.value(from: before, to: thread.state, file: reply.name)
        try output.write(value.json + "\n")
      }
    }
    if !sayChanges { try output.write(thread.state.value.json + "\n") }
    return .fine
  }
}

extension Change {
  /// The change as JSON, nodes by their ids: what was removed is looked up in the state before.
  fileprivate func value(
    from before: ScreenState, to after: ScreenState, file: String
  ) -> Value {
    func ids(_ keys: [NodeKey], in state: ScreenState) -> Value {
      .list(keys.compactMap { state.node($0).map { .text($0.node.id) } })
    }
    let refused = after.errors.newest.suffix(after.errors.count - before.errors.count)
    return [
      "file": .text(file),
      "added": ids(added, in: after),
      "changed": ids(changed, in: after),
      "removed": ids(removed, in: before),
      "screens": .list(screens.map(Value.text)),
      "saved": .list(saved.map(Value.text)),
      "parts": .list(Parts.names.filter { parts.contains($0.part) }.map { .text($0.name) }),
      "errors": .list(refused.map { .text($0.message) }),
    ]
  }
}

extension Change.Parts {
  fileprivate static let names: [(part: Self, name: String)] = [
    (.focus, "focus"), (.stage, "stage"), (.shelf, "shelf"), (.talk, "talk"), (.menu, "menu"),
    (.doing, "doing"), (.visual, "visual"), (.theme, "theme"), (.restyle, "restyle"),
    (.tables, "tables"), (.errors, "errors"),
  ]
}
