import YuiLines
import YuiScreens

/// `yuilines relay`: which pushes rows would make.
enum Relay: Subcommand {
  static let manual = Manual(
    name: "relay", operands: "PINS ROWS",
    summary: "Print the pushes that rows would make, when and why, and a summary.",
    details: """
      PINS is as for `touch`. ROWS are rows in the order of their times, one JSON object a line:
      {"agent","at","body"}, or {"agent","at","event"} for what a widget sent. A push goes at once
      (first), when 15 minutes are over (coalesced), or for a timer; what waits for the same phone
      rides along (riding).
      """,
    options: [
      Manual.Option("--json", "Print each push, and the summary, as a JSON object a line."),
      Manual.Option("--gap", value: "SECONDS", "Seconds between two pushes of a screen, 900."),
      Rows.agentOption,
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let paths = try arguments.someOperands()
    guard paths.count == 2 else { throw arguments.usage("PINS and ROWS are both needed") }
    var gap = PushPlanner.secondsBetweenPushes
    if let text = arguments.value("--gap") {
      guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
        throw arguments.usage("`--gap` is a number of seconds up to a day, not `\(text)`")
      }
      gap = seconds
    }
    var index = try PinFile.index(paths[0])
    var rows = try Rows(paths[1], arguments, needsTime: true)
    var simulation = RelaySimulation(gap: gap, isJSON: arguments.has("--json"))
    while let row = try rows.next() {
      guard let at = row.at else { continue }
      let touches = try rows.touches(of: row, in: &index)
      try simulation.add(touches, from: row.agent, at: at, &output)
    }
    try simulation.finish(pinCount: index.count, &output)
    return rows.wrongCount == 0 ? .fine : .findings
  }
}

/// A relay that keeps a planner for each agent and wakes it when it asked for that.
struct RelaySimulation {
  private struct Wake: Comparable {
    let at: Moment
    let agent: String

    static func < (left: Wake, right: Wake) -> Bool {
      left.at == right.at ? left.agent < right.agent : left.at < right.at
    }
  }

  private struct Pinned: Hashable {
    let agent: String
    let device: String
    let screen: String
  }

  private let gap: Double
  private let isJSON: Bool
  private var planners: [String: PushPlanner] = [:]
  private var wakes: [String: Moment] = [:]
  private var queue = Heap<Wake>()
  private var rowCount = 0
  private var touchedRowCount = 0
  private var touchCount = 0
  private var pushCount = 0
  private var timerCount = 0
  private var mostPerHour = 0
  /// The pushes of the last hour that each pin caused, timers apart.
  private var lastHour: [Pinned: [Moment]] = [:]

  init(gap: Double, isJSON: Bool) {
    self.gap = gap
    self.isJSON = isJSON
  }

  mutating func add(
    _ touches: [Touch], from agent: String, at now: Moment, _ output: inout Output
  ) throws(Stop) {
    try wake(by: now, &output)
    rowCount += 1
    if touches.isEmpty { return }
    touchedRowCount += 1
    touchCount += touches.count
    try plan(touches, agent, at: now, &output)
  }

  mutating func finish(pinCount: Int, _ output: inout Output) throws(Stop) {
    while let wake = queue.first { try self.wake(by: wake.at, &output) }
    if isJSON {
      let summary: Value = [
        "rows": .number(Double(rowCount)), "touched": .number(Double(touchedRowCount)),
        "touches": .number(Double(touchCount)), "pushes": .number(Double(pushCount)),
        "timers": .number(Double(timerCount)), "pins": .number(Double(pinCount)),
        "most_per_hour": .number(Double(mostPerHour)),
      ]
      try output.write(summary.json + "\n")
    } else {
      try output.write(
        """
        \(rowCount) rows, \(touchedRowCount) of them touch one of \(pinCount) pins, \
        \(touchCount) touches; \(pushCount) pushes, \(timerCount) for timers; \
        at most \(mostPerHour) an hour for a pin, timers apart

        """)
    }
  }

  /// Wakes the planners that asked to be by now.
  private mutating func wake(by now: Moment, _ output: inout Output) throws(Stop) {
    while let wake = queue.first, wake.at <= now {
      queue.removeFirst()
      // One that asked anew since is woken then.
      guard wakes[wake.agent] == wake.at else { continue }
      wakes[wake.agent] = nil
      try plan([], wake.agent, at: wake.at, &output)
    }
  }

  private mutating func plan(
    _ touches: [Touch], _ agent: String, at now: Moment, _ output: inout Output
  ) throws(Stop) {
    let plan = planners[agent, default: PushPlanner(secondsBetweenPushes: gap)]
      .plan(touches, at: now)
    for push in plan.pushes { try note(push, agent, at: now, &output) }
    if wakes[agent] != plan.nextWake {
      wakes[agent] = plan.nextWake
      if let at = plan.nextWake { queue.insert(Wake(at: at, agent: agent)) }
    }
  }

  private mutating func note(
    _ push: Push, _ agent: String, at now: Moment, _ output: inout Output
  ) throws(Stop) {
    pushCount += 1
    if push.reason == .timer { timerCount += 1 }
    for subject in push.subjects where subject.reason == .first || subject.reason == .coalesced {
      let pinned = Pinned(agent: agent, device: subject.device, screen: subject.screen)
      var times = lastHour[pinned, default: []]
      times.removeAll { now.seconds(since: $0) >= 3600 }
      times.append(now)
      mostPerHour = max(mostPerHour, times.count)
      lastHour[pinned] = times
    }
    if isJSON {
      var props: Props = ["at": .text(now.text), "agent": .text(agent)]
      props.merge(push.value.object ?? [:])
      try output.write(Value.object(props).json + "\n")
      return
    }
    let screens = push.subjects.map { subject in
      let why = subject.reason == push.reason ? "" : ", \(subject.reason.rawValue)"
      let touches = subject.touches == 1 ? "1 touch" : "\(subject.touches) touches"
      return "\(subject.device) \(subject.screen) (\(touches)\(why))"
    }
    let reason = push.reason.rawValue
    let padding = String(repeating: " ", count: max(0, 9 - reason.count))
    try output.write(
      "\(now.text)  \(reason)\(padding)  \(agent): \(screens.joined(separator: "; "))\n")
  }
}
