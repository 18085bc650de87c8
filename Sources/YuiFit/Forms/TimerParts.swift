import YuiLines
import YuiScreens

/// What a timer shows at the layout's moment.
final class TimerParts: Facts {
  let id: String
  let label: Phrase
  let state: TimerState
  let clock: String
  /// The widest that the clock gets while it runs: sizes follow it, so that they stay.
  let widest: Phrase
  private let plan: TimerPlan
  private let reading: Reading

  init(_ node: Node, run: TimerRun?, _ reading: Reading) {
    self.reading = reading
    id = node.id
    label = Phrase(reading.title(node))
    plan = TimerPlan(node)
    let now = reading.environment.now
    state = plan.state(run, of: node, at: now)
    clock = reading.texts.duration(Self.time(state, plan, at: now))
    let longest =
      switch state {
      case .running(_, let start, let end): reading.texts.duration(end.seconds(since: start))
      case .counting: reading.texts.duration(Self.longestCount)
      default: clock
      }
    widest = Phrase(longest)
  }

  /// What a clock that counts up keeps room for: 9:59:59.
  private static let longestCount = 35_999.0

  /// The time that is shown.
  private static func time(_ state: TimerState, _ plan: TimerPlan, at now: Moment) -> Double {
    switch state {
    case .ready: plan.isUp ? 0 : plan.work
    case .running(_, _, let end): max(end.seconds(since: now), 0)
    case .counting(let since): max(now.seconds(since: since), 0)
    case .paused(_, let left, _): left
    }
  }

  func form(on page: Page, width: Int) -> any Form { TimerForm(self, page: page, width: width) }

  /// The button's words.
  private(set) lazy var action = Phrase(
    isRunning ? reading.tools.texts.pause : reading.tools.texts.start)

  private var isRunning: Bool {
    switch state {
    case .running, .counting: true
    default: false
    }
  }

  /// The rounds: where it is, or what is ahead.
  private(set) lazy var rounds: String = {
    let texts = reading.texts
    guard plan.rounds > 1 || plan.rest > 0 else { return "" }
    switch state {
    case .running(let round, _, _), .paused(let round, _, _):
      return texts.number(Double(round)) + "/" + texts.number(Double(plan.rounds))
    default:
      let phases =
        texts.duration(plan.work) + (plan.rest > 0 ? " / " + texts.duration(plan.rest) : "")
      return phases + " \u{00D7} " + texts.number(Double(plan.rounds))
    }
  }()

  /// What VoiceOver says.
  private(set) lazy var speech: String = {
    var speech = Speech(reading)
    speech.say(label.text)
    let words = reading.texts.spoken
    let template =
      switch state {
      case .ready: words.timerReady
      case .running, .counting: words.timerRunning
      case .paused: words.timerPaused
      }
    speech.say(Template.fill(template, ("time", clock)))
    return speech.text
  }()
}
