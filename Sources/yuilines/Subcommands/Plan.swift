import YuiLines
import YuiScreens

/// `yuilines plan`: the push planner for a relay in another language.
enum Plan: Subcommand {
  static let manual = Manual(
    name: "plan", operands: "",
    summary: "Plan pushes for a relay that keeps the state: a line in, a line out.",
    details: """
      Each line of standard input is a call for one agent:
        {"state":STATE,"now":"2026-11-29T09:40:00Z","touches":[TOUCH, ...]}
      STATE is null the first time, then what the last call for that agent gave. TOUCH is as `touch`
      prints it. The answer is one line:
        {"state":STATE,"pushes":[{"token","reason","type","payload","screens"}, ...],"wake":TIME}
      Store the state and the pushes together, and call again at TIME, if not null, though nothing
      is touched. A call that is not right ends the command with status 2.
      """,
    options: [
      Manual.Option("--gap", value: "SECONDS", "Seconds between two pushes of a new state, 900.")
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    guard arguments.operands.isEmpty else { throw arguments.usage("there are no operands") }
    var gap = PushPlanner.secondsBetweenPushes
    if let text = arguments.value("--gap") {
      guard let seconds = Double(text), seconds >= 0 else {
        throw arguments.usage("`--gap` is a number of seconds, not `\(text)`")
      }
      gap = seconds
    }
    var lines = try Lines("-")
    while let value = try lines.nextValue() {
      let answer: Value
      do {
        answer = try self.answer(value, gap)
      } catch {
        throw .input("\(lines.place): \(error)")
      }
      try output.write(answer.json + "\n")
      try output.flush()
    }
    return .fine
  }

  private static func answer(_ call: Value, _ gap: Double) throws(DataFailure) -> Value {
    guard let props = call.object else { throw .wrong(member: "call") }
    guard let now = props["now"]?.text.flatMap({ Moment($0) }) else { throw .wrong(member: "now") }
    var planner = PushPlanner(secondsBetweenPushes: gap)
    if let state = props["state"], state != .null { planner = try PushPlanner(state) }
    var touches: [Touch] = []
    for value in props["touches"]?.list ?? [] { touches.append(try Touch(value)) }
    let plan = planner.plan(touches, at: now)
    return [
      "state": planner.value, "pushes": .list(plan.pushes.map(\.value)),
      "wake": plan.nextWake.map { .text($0.text) } ?? .null,
    ]
  }
}
