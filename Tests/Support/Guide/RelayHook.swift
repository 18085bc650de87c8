import YuiLines
import YuiScreens

// guide:
/// What a relay does when something lands, and when a planner wakes it.
///
/// Planners are kept here for short; `RelayOverPostgreSQL` keeps them in a database.
struct RelayHook {
  var index = PinIndex()
  private(set) var planners: [String: PushPlanner] = [:]
  private var seenEvents: Set<String> = []

  /// A device pinned a screen, or has other ids, tables or another token since.
  mutating func register(_ pin: Pin) throws {
    try index.insert(pin)
  }

  /// A device let go of a screen.
  mutating func unpin(device: String, agent: String, screen: String) {
    index.remove(device: device, agent: agent, screen: screen)
    planners[agent]?.unpin(device: device, screen: screen)
  }

  /// A row of an agent landed: which pins does it touch, and who is told now?
  mutating func land(_ row: AgentRow, of agent: String) throws -> PushPlanner.Plan {
    let touched = index.touches(of: row.body, from: agent)
    _ = try index.adopt(touched, from: agent)
    return plan(touched.touches, of: agent, at: row.at)
  }

  /// An event of a widget landed. A repeat has the same id, and is dropped here.
  mutating func land(_ entry: OutboxEntry, at now: Moment) -> PushPlanner.Plan? {
    guard seenEvents.insert(entry.id).inserted else { return nil }
    return plan(index.touches(of: entry.event.event, from: entry.agent), of: entry.agent, at: now)
  }

  /// The time that a plan asked for has come.
  mutating func wake(_ agent: String, at now: Moment) -> PushPlanner.Plan {
    plan([], of: agent, at: now)
  }

  private mutating func plan(
    _ touches: [Touch], of agent: String, at now: Moment
  ) -> PushPlanner.Plan {
    planners[agent, default: PushPlanner()].plan(touches, at: now)
  }
}
// guide: end

// guide:
/// A push as a request to Apple's service.
func request(for push: Push, bundle: String) -> (
  path: String, headers: [String: String], body: String
) {
  let headers = ["apns-push-type": Push.type, "apns-topic": Push.topic(bundle: bundle)]
  return ("/3/device/" + push.token, headers, Push.payload)
}
// guide: end
