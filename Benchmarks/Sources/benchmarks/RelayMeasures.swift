import YuiLines
import YuiScreens

/// The measures of a relay: a million pins, and the rows of their agents through the index and the
/// planners. They are large, so they run when they are asked for by name.
enum RelayMeasures {
  static let pinCount = 1_000_000
  static let rowCount = 100_000

  static let names = ["relay_pins", "relay_rows", "relay_touches"]

  static func all() -> [Measure] {
    let load = RelayLoad()
    return [
      Measure("relay_pins", bytes: 0, expected: pinCount, leastPasses: 2) {
        RelayLoad.makeIndex().count
      },
      Measure("relay_rows", bytes: load.byteCount, expected: rowCount) { load.plan() },
      Measure("relay_touches", bytes: load.byteCount, expected: rowCount) { load.touch() },
    ]
  }
}

/// Pins of 250,000 agents on half a million phones, two screens a phone, and rows as agents write
/// them: three in ten touch two pins each (they patch a stat and a chart, a list and a step of a
/// timeline, start a timer, write to a table, save a pinned screen anew), two save another screen,
/// and the rest speak, ask and draw of other things.
final class RelayLoad {
  private struct Row {
    var agent: String
    var body: ContiguousArray<UInt8>
    var touches: Int
  }

  private static let agents = 250_000
  private var rows: [Row] = []
  /// The relay, once it is needed.
  private var relay: Relay?

  /// Bytes of all rows.
  var byteCount: Int { rows.reduce(0) { $0 + $1.body.count } }

  init() {
    var random = Random(state: 7)
    rows.reserveCapacity(RelayMeasures.rowCount)
    for _ in 0..<RelayMeasures.rowCount {
      let (body, touches) = Self.reply(&random)
      rows.append(
        Row(
          agent: "agent-\(random.below(Self.agents))", body: ContiguousArray(body.utf8),
          touches: touches))
    }
  }

  /// The index of all pins.
  static func makeIndex() -> PinIndex {
    var index = PinIndex()
    for number in 0..<RelayMeasures.pinCount {
      // A pin that is refused is missed by the count.
      try? index.insert(pin(number))
    }
    return index
  }

  /// All rows through the index and their agents' planners; see `Relay.plan`.
  func plan() -> Int { withRelay { $0.plan($1) } }

  /// All rows through the index alone.
  func touch() -> Int { withRelay { $0.touch($1) } }

  private func withRelay(_ body: (inout Relay, [Row]) -> Int) -> Int {
    if relay == nil { relay = Relay(index: Self.makeIndex()) }
    guard var relay = relay.take() else { return 0 }
    let right = body(&relay, rows)
    self.relay = consume relay
    return right
  }

  /// What a relay keeps.
  private struct Relay: ~Copyable {
    var index: PinIndex
    var reader = RowReader()
    var planners: [String: PushPlanner] = [:]
    var wakes: [String: Moment] = [:]
    var now = Moment(microseconds: 1_795_953_600_000_000)
    var touchCount = 0
    var told = 0
    var isChecked = false

    init(index: PinIndex) { self.index = index }

    /// A row each 50 ms, pass after pass, as a relay goes on; the number of rows when each touched
    /// what it should and each touch was told of or waits.
    mutating func plan(_ rows: [Row]) -> Int {
      var right = 0
      for row in rows {
        now = now.adding(seconds: 0.05)
        let found = reader.touches(of: row.body.span, from: row.agent, in: index)
        if found.touches.count == row.touches { right += 1 }
        if found.isEmpty { continue }
        if !found.saves.isEmpty { _ = try? index.adopt(found, from: row.agent) }
        touchCount += found.touches.count
        let plan = planners[row.agent, default: PushPlanner()].plan(found.touches, at: now)
        for push in plan.pushes { told += push.subjects.reduce(0) { $0 + $1.touches } }
        if let wake = plan.nextWake, wakes[row.agent] == nil { wakes[row.agent] = wake }
      }
      return wakeAll() ? right : 0
    }

    /// Wakes the planners that are due; at the first time all, to see that nothing was lost.
    private mutating func wakeAll() -> Bool {
      if !isChecked { now = now.adding(seconds: PushPlanner.secondsBetweenPushes) }
      for (agent, wake) in wakes where wake <= now {
        let plan = planners[agent]?.plan(at: now)
        for push in plan?.pushes ?? [] { told += push.subjects.reduce(0) { $0 + $1.touches } }
        wakes[agent] = plan?.nextWake
      }
      defer { isChecked = true }
      return isChecked || told == touchCount
    }

    mutating func touch(_ rows: [Row]) -> Int {
      var right = 0
      for row in rows {
        let found = reader.touches(of: row.body.span, from: row.agent, in: index)
        if found.touches.count == row.touches { right += 1 }
      }
      return right
    }
  }

  private static func pin(_ number: Int) -> Pin {
    let agent = number / 4
    let phone = number / 2
    let isToday = number % 2 == 0
    var random = Random(state: UInt64(phone))
    return Pin(
      device: "7E0D5C7A-\(phone)-9B8C", agent: "agent-\(agent)",
      screen: isToday ? "today" : "weight", token: random.token(),
      ids: isToday
        ? ["todo": .list, "step": .now, "focus": .timer, "week": .card]
        : ["weight": .stat, "trend": .chart, "fat": .stat, "goal": .card],
      tables: isToday ? ["lifts"] : [])
  }

  /// A reply, and how many of its agent's four pins it touches.
  private static func reply(_ random: inout Random) -> (String, Int) {
    switch random.below(20) {
    case 0, 1:
      let delta = random.below(9)
      return (
        "~weight \(random.below(200))lb delta=-0.\(delta)\n~trend y=1|2|3|4|5 sub=\"this week\"\n",
        2
      )
    case 2:
      return (
        "Done.\n```yui\n~todo Today \"Walk 30 min\" \"Read ch. 4\"\n~step kind=done\n```\nMore?", 2
      )
    case 3: return ("~focus +auto\nsay Go!", 2)
    case 4: return ("put lifts Weight=\(random.below(99)) Reps=5\nsay Logged.", 2)
    case 5: return (">2\nclear\nlist@todo Today Walk Read +check\nnow@step Rest\nsave today", 2)
    case 6:
      return (
        ">2\nclear\nstat@sets 5 Sets spark=1|2|3\nlist@more Next a b c d +check\nsave other", 0
      )
    case 10...13:
      return (
        "say Well done, that was a good one. Rest now and drink some water.\n"
          + "ask \"Log this set?\" Yes|No\n", 0
      )
    default:
      return (
        "stat 178.9lb Weight delta=-2.3 sub=\"this week\"\n"
          + "card@run Thursday \"Easy run, 5 km.\" sub=\"after work\"\n"
          + "chart line Trend x=1|2|3 y=4|5|6\n", 0
      )
    }
  }

  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      return bits ^ bits >> 31
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// 64 hexadecimal digits, as a phone's token is.
    mutating func token() -> String {
      var token = ""
      for _ in 0..<4 {
        let digits = String(next(), radix: 16)
        token += String(repeating: "0", count: 16 - digits.count) + digits
      }
      return token
    }
  }
}
