import YuiLines
import YuiScreens

/// Random numbers that are the same on every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }

  mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }

  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
}

/// A thread of replies made at random: adds whose ids are unique in the thread, groups, clears,
/// saves and patches by id, and where it is asked for shows and forgets.
struct GeneratedThread {
  var rows: [AgentRow] = []
  private var dice: Dice
  private let hasShows: Bool
  private let savesFromChat: Bool
  private var made: [(id: String, preset: String)] = []
  private var count = 0
  /// The thread itself, which knows the ids that last.
  private var state = ScreenState()
  private var madeBefore = 0

  init(seed: Int, replies: Int, hasShows: Bool = false, savesFromChat: Bool = true) {
    dice = Dice(seed)
    self.hasShows = hasShows
    self.savesFromChat = savesFromChat
    var at = 1_764_000_000.0
    for number in 0..<replies {
      // Some rows share a time, so that ids decide.
      if dice.chance(70) { at += Double(dice.roll(5000)) / 4 }
      let body = number == 0 ? Self.firstReply : reply()
      rows.append(AgentRow(id: "\(number)", at: Moment(secondsSince1970: at), body: body))
      state.apply(reply: Fences.lines(of: body), at: LocalTime(secondsSince1970: at))
      madeBefore = made.count
    }
  }

  private static let firstReply = """
    >2
    stat@weight 80kg Weight
    list@todo Today A|B|C|D +check
    timer@focus 40/20x8 Focus
    save today
    """

  private mutating func reply() -> String {
    var lines: [String] = []
    var adds: [String] = []
    for _ in 0..<dice.roll(12) { lines.append(line(adds: &adds)) }
    var body = lines.joined(separator: dice.chance(10) ? "\r\n" : "\n")
    if dice.chance(10) { body = "Some words.\n```yui\n\(body)\n```\nsay not this" }
    if dice.chance(5) { body = "```yui\n\(body)" }
    return body
  }

  private mutating func line(adds: inout [String]) -> String {
    let route =
      dice.chance(60) ? ">\(dice.pick(["2", "2", "2", "2", "2", "3", "12", "chat", "notes"])) " : ""
    switch dice.roll(100) {
    case 0..<6: return ">\(dice.pick(["2", "2", "3", "4", "1"]))"
    case 6..<44: return route + add(adds: &adds)
    case 44..<50: return group(&adds)
    case 50..<58: return route + "clear"
    case 58..<68:
      let page = savesFromChat ? route : ">2 "
      return page + "save today"
    case 68..<71: return route + "save other"
    case 71..<74: return route + dice.pick(["end", "close", "talk on", "theme candy", "# note"])
    case 74..<77:
      return route + dice.pick(["nonsense here", "timre 40", "~", "~no!no 3", "clear x"])
    case 77..<80 where hasShows:
      // A screen shown on two pages would have its ids twice.
      return ">2 " + dice.pick(["show today", "show today", "show other", "forget today"])
    default: return route + patch(adds)
    }
  }

  /// A group with its members, which something in between may end.
  private mutating func group(_ adds: inout [String]) -> String {
    count += 1
    made.append(("i\(count)", "timeline"))
    var lines = [">2", "timeline@i\(count) Release"]
    for _ in 0..<3 {
      lines.append("\(dice.pick(["done", "now", "next"])) Row")
      adds.append("n\(adds.count + 1)")
      if dice.chance(30) { lines.append(patch(adds)) }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func add(adds: inout [String]) -> String {
    let (preset, rest) = dice.pick([
      ("stat", "\(dice.roll(99))kg Weight"), ("list", "Today A|B|C|D +check"),
      ("timer", "40/20x8 Tabata"), ("card", "Title Body"), ("say", "Words."),
      ("timeline", "Release"), ("done", "Build"), ("now", "Test"), ("next", "Ship"),
      ("deck", "Week"), ("page", "Sleep"), ("ask", "\"Go?\" Yes|No"), ("chart", "y=1|2|3"),
    ])
    if dice.chance(35) {
      adds.append("n\(adds.count + 1)")
      return "\(preset) \(rest)"
    }
    count += 1
    made.append(("i\(count)", preset))
    return "\(preset)@i\(count) \(rest)"
  }

  private mutating func patch(_ adds: [String]) -> String {
    let props = dice.pick([
      "sub=\(dice.roll(9))", "\(dice.roll(99))kg", "A|C", "B", "\"New words\"", "label=x kind=done",
      "30/10", "",
    ])
    if dice.chance(20), let id = adds.last { return "~\(id) \(props)" }
    if dice.chance(25) || made.isEmpty {
      let (id, preset, props) = dice.pick([
        ("weight", "stat", "\(dice.roll(99))kg"), ("todo", "list", "Today A|C"),
        ("todo", "list", "B|D|E"), ("todo", "list", "sub=x"),
        ("focus", "timer", "\(dice.roll(90))/10"), ("focus", "timer", "rest=30"),
      ])
      return patch(id, preset, props)
    }
    let (id, preset) = dice.pick(made.suffix(dice.chance(50) ? 6 : 200).map { $0 })
    return patch(id, preset, props)
  }

  /// A patch of an id that lasts, sometimes with its preset before it.
  ///
  /// Of an id that does not last it would be a bad line, which leaves groups open: no copy can tell
  /// that from a patch to an id that it does not know.
  private mutating func patch(_ id: String, _ preset: String, _ props: String) -> String {
    let lasts =
      state.lastingIDs[id]?.name == preset || made[madeBefore...].contains { $0.id == id }
    if !lasts { return "# \(id)" }
    return dice.chance(30) ? "~\(preset)@\(id) \(props)" : "~\(id) \(props)"
  }
}
