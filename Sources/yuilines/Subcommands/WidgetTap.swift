import YuiLines
import YuiScreens

/// `yuilines event`: what a tap on the widget does to a copy, and what it tells the agent.
enum WidgetTap: Subcommand {
  static let manual = Manual(
    name: "event", operands: "COPY",
    summary: "Do to a copy what a tap on its widget does, and print the event.",
    details: """
      COPY is a file that `yuilines pin` wrote. One of the options says what was tapped; the copy is
      written anew at once: the tick flips, the timer runs from now or stops. A button changes
      nothing. The event is printed as JSON, then as the line that the agent reads. What cannot be
      done prints nothing but why, leaves the copy as it is, and ends with status 2.
      """,
    options: [
      Manual.Option(
        "--toggle", value: "ID ITEM", "Tick an item of the checklist ID, or take the tick away."),
      Manual.Option("--start", value: "ID", "Start the timer ID, or let it go on."),
      Manual.Option("--pause", value: "ID", "Pause the timer ID."),
      Manual.Option("--cta", value: "ID", "Tap the button of the component ID."),
      Clock.option,
    ])

  /// What was tapped.
  private enum Tap {
    case toggle(id: String, item: String)
    case start(id: String)
    case pause(id: String)
    case button(id: String)
  }

  /// Why a tap comes to nothing.
  private enum Refusal: Error {
    case failure(WidgetEvent.Failure, closest: String?)
    case runsAlready(String)
    case doesNotRun(String)
  }

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let paths = try arguments.someOperands()
    guard paths.count == 1 else { throw arguments.usage("only one COPY is read") }
    let tap = try tap(arguments)
    let now = try Clock(arguments).now
    let outcome = try CopyFile(paths[0]).stopping { file throws(CopyStoreFault) in
      try file.update { copy in
        Result { () throws(Refusal) in try apply(tap, to: &copy, at: now) }
      }
    }
    switch outcome {
    case .success(let event):
      try output.write(event.json + "\n" + event.line + "\n")
      return .fine
    case .failure(let refusal): throw .input("\(paths[0]): \(sentence(for: refusal))")
    }
  }

  private static func tap(_ arguments: Arguments) throws(Stop) -> Tap {
    var taps: [Tap] = []
    if let words = arguments.values("--toggle") {
      taps.append(.toggle(id: words[0], item: words[1]))
    }
    if let id = arguments.value("--start") { taps.append(.start(id: id)) }
    if let id = arguments.value("--pause") { taps.append(.pause(id: id)) }
    if let id = arguments.value("--cta") { taps.append(.button(id: id)) }
    guard let tap = taps.first, taps.count == 1 else {
      throw arguments.usage("one of `--toggle`, `--start`, `--pause` and `--cta` is needed")
    }
    return tap
  }

  private static func apply(
    _ tap: Tap, to copy: inout PinnedCopy, at now: Moment
  ) throws(Refusal) -> WidgetEvent {
    let event: WidgetEvent
    do {
      switch tap {
      case .toggle(let id, let item): event = try .toggle(item, of: id, on: copy)
      case .start(let id): event = try WidgetEvent(.start, of: id, on: copy)
      case .pause(let id): event = try WidgetEvent(.pause, of: id, on: copy)
      case .button(let id): event = try .cta(of: id, on: copy)
      }
    } catch {
      throw .failure(error, closest: closest(to: error, on: copy))
    }
    guard copy.apply(event, at: now) == nil else { return event }
    switch event.action {
    case .start: throw .runsAlready(event.id)
    case .pause: throw .doesNotRun(event.id)
    case .toggle, .cta: return event
    }
  }

  /// What was probably meant by an id or an item that is not there.
  private static func closest(to failure: WidgetEvent.Failure, on copy: PinnedCopy) -> String? {
    switch failure {
    case .noNode(let id): EditDistance.closest(to: id, in: copy.nodes.map(\.id))
    case .noItem(let item):
      EditDistance.closest(
        to: item,
        in: copy.nodes.flatMap { $0.props["items"]?.list ?? [] }.compactMap(\.text))
    default: nil
    }
  }

  private static func sentence(for refusal: Refusal) -> String {
    switch refusal {
    case .failure(let failure, let closest):
      failure.description + (closest.map { " Did you mean `\($0)`?" } ?? "")
    case .runsAlready(let id): "The timer `\(id)` runs already."
    case .doesNotRun(let id): "The timer `\(id)` does not run."
    }
  }
}
