import YuiLines

/// What takes back what an event did to a copy. It is kept with the event until the relay has taken
/// it.
public struct WidgetUndo: Sendable, Hashable {
  enum Change: Sendable, Hashable {
    case tick(item: String, isTicked: Bool)
    case timer(before: TimerRun?, after: TimerRun)
  }

  let key: NodeKey
  let change: Change

  init(key: NodeKey, change: Change) {
    self.key = key
    self.change = change
  }
}

extension WidgetUndo {
  var value: Value {
    var props: Props = ["key": .number(Double(key.rawValue))]
    switch change {
    case .tick(let item, let isTicked):
      props["item"] = .text(item)
      props["ticked"] = .bool(isTicked)
    case .timer(let before, let after):
      if let before { props["before"] = Self.value(of: before) }
      props["after"] = Self.value(of: after)
    }
    return .object(props)
  }

  init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "undo")
    key = NodeKey(rawValue: try members.count("key"))
    if let item = try members.optionalText("item") {
      change = .tick(item: item, isTicked: try members.bool("ticked"))
    } else {
      guard let after = try Self.run(members.object("after")) else {
        throw .wrong(member: "after")
      }
      change = .timer(before: try Self.run(members.object("before")), after: after)
    }
  }

  private static func value(of run: TimerRun) -> Value {
    var props: Props = [
      "start": .text(run.start.text), "round": .number(Double(run.round)),
      "phase": .text(run.phase.rawValue), "seconds": .number(run.seconds),
    ]
    if let left = run.left { props["left"] = .number(left) }
    return .object(props)
  }

  private static func run(_ props: Props) throws(DataFailure) -> TimerRun? {
    if props.isEmpty { return nil }
    let members = try Members(.object(props), of: "run")
    guard let phase = TimerRun.Phase(rawValue: try members.text("phase")) else {
      throw .wrong(member: "phase")
    }
    return TimerRun(
      start: try members.moment("start"), round: try members.count("round"), phase: phase,
      seconds: try members.number("seconds", default: 0),
      left: props["left"] == nil ? nil : try members.number("left", default: 0))
  }
}
