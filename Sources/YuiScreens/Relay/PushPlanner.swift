/// Says when phones are told that a pinned screen changed (spec 5, section 6).
///
/// One planner serves one agent. It is a value and its whole state: touches and a clock go in,
/// pushes and the time to come back come out. A relay keeps it in any store between two calls
/// (`json`, or `Codable`), on any number of machines, as long as one at a time works on an agent.
///
///     var planner = PushPlanner()
///     var plan = planner.plan([touch], at: now)
///     plan.pushes      // one: the first touch goes at once
///     plan = planner.plan([touch], at: now.adding(seconds: 60))
///     plan.pushes      // none: this one waits
///     plan.nextWake    // 14 minutes later, when it goes
///     plan = planner.plan(at: now.adding(seconds: 900))
///     plan.pushes      // one, coalesced
///
/// What holds, whatever comes in:
///
/// - A screen causes at most one push in 15 minutes, but for timers.
/// - A touch is told of by a push, at once or within 15 minutes, as long as the caller comes back
///   at `nextWake`; when it is late, at the next call.
/// - A timer that starts or stops is told of at once.
/// - A push reloads every widget of its phone, so what waits for that phone rides along, and one
///   call gives at most one push a token.
/// - What is kept is bounded by the screens pushed or touched in the last 15 minutes.
///
/// A clock that goes back by less than the time between pushes stands still until that is made up
/// for; one that goes back further is believed, and nobody waits longer than from there.
public struct PushPlanner: Sendable {
  /// Seconds between two pushes that one screen causes. A phone gives its widgets 40 to 70 reloads
  /// a day, so more would be spent for nothing.
  public static let secondsBetweenPushes = 900.0

  /// What comes out of a call.
  public struct Plan: Sendable, Hashable {
    /// The pushes to send now, at most one a token.
    public var pushes: [Push]
    /// When to call again though nothing is touched; nil for not before the next touch.
    public var nextWake: Moment?
  }

  var devices = Roster<Device>()
  var clock: Moment?
  let gap: Int64
  // Both follow from the devices: who is due when, and whose last push is forgotten when.
  private var agenda = Agenda()
  private var recent = RecentPushes()

  /// A planner that knows of no pushes yet.
  ///
  /// Another gap than 15 minutes is for trying things out; it is part of the state.
  public init(secondsBetweenPushes: Double = Self.secondsBetweenPushes) {
    let gap = Moment(secondsSince1970: secondsBetweenPushes).microseconds
    self.gap = min(max(gap, 0), Self.longestGap)
  }

  /// Takes touches that came in by now, and gives the pushes that are due.
  ///
  /// Call it with what a row touches, with several rows' touches in their order, or with none at a
  /// wake-up time. The pushes are the caller's to deliver: store them with the planner in one
  /// transaction, then send them.
  /// - Complexity: O(*t* log *n*) for *t* touches and pushes among *n* devices.
  public mutating func plan(_ touches: [Touch] = [], at time: Moment) -> Plan {
    let now = advance(to: time)
    for touch in touches {
      let place =
        devices.place(of: touch.device)
        ?? devices.append(Device(name: touch.device, token: touch.token))
      if let due = devices[place].take(touch, at: now, gap: gap) {
        agenda.insert(touch.device, due: due)
      }
    }
    var pushes = Roster<Push>()
    while let place = agenda.popFirst(dueBy: now, in: devices) {
      guard let push = devices[place].push(at: now, gap: gap, recent: &recent) else { continue }
      if let sent = pushes.place(of: push.token) {
        pushes[sent].subjects += push.subjects
      } else {
        pushes.append(push)
      }
    }
    return Plan(pushes: pushes.entries, nextWake: agenda.first(in: devices))
  }

  /// Takes touches of any sequence that came in by now, and gives the pushes that are due.
  public mutating func plan(_ touches: some Sequence<Touch>, at time: Moment) -> Plan {
    plan(Array(touches), at: time)
  }

  /// Gives a device a new token; what waits for it goes there.
  public mutating func replaceToken(of device: String, with token: String) {
    if let place = devices.place(of: device) { devices[place].token = token }
  }

  /// Drops what waits for a device's screen, or for the whole device: it is not pinned any more, or
  /// the token is no longer good.
  public mutating func unpin(device name: String, screen: String? = nil) {
    guard let place = devices.place(of: name) else { return }
    devices[place].unpin(screen, gap: gap)
    if let due = devices[place].due { agenda.insert(name, due: due) }
    if devices[place].screens.isEmpty { devices.remove(at: place) }
  }

  /// The time that counts for this call; forgets the pushes that are long enough ago.
  private mutating func advance(to time: Moment) -> Moment {
    var now = time
    if let clock, time < clock {
      if clock.microseconds - time.microseconds <= gap {
        now = clock
      } else {
        for place in devices.indices { devices[place].rewind(to: now) }
        indexDevices()
      }
    }
    clock = now
    while let entry = recent.popFirst(olderThan: gap, at: now) {
      guard let place = devices.place(of: entry.device) else { continue }
      devices[place].forgetPush(of: entry, at: now, gap: gap, recent: &recent)
      if devices[place].screens.isEmpty { devices.remove(at: place) }
    }
    return now
  }

  /// Makes the agenda and the recent pushes anew from the devices.
  mutating func indexDevices() {
    agenda = Agenda()
    for place in devices.indices {
      if let due = devices[place].findDue(gap: gap) {
        agenda.insert(devices[place].name, due: due)
      }
    }
    recent = RecentPushes(of: devices)
  }

  /// A longer gap than a day is a mistake.
  private static let longestGap: Int64 = 86_400_000_000
}

extension Push: Named {
  /// One push a token comes out of a call.
  var name: String { token }
}

extension PushPlanner: Hashable {
  /// Whether both would give the same plans from here on.
  public static func == (left: PushPlanner, right: PushPlanner) -> Bool {
    left.gap == right.gap && left.clock == right.clock && left.devices == right.devices
  }

  /// Feeds the planner to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(gap)
    hasher.combine(clock)
    hasher.combine(devices)
  }
}
