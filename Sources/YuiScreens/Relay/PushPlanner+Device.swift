extension PushPlanner {
  /// What is kept of a pinned screen.
  struct Screen: Named, Sendable, Hashable {
    let name: String
    /// When it was last told of, while that still matters.
    var pushedAt: Moment?
    /// When the first touch came that no push has told of.
    var touchedSince: Moment?
    /// How many such touches there are.
    var touches = 0
    /// Whether a timer starts or stops on it. Never true between two calls.
    var isTimer = false

    init(name: String) { self.name = name }

    /// Nothing of it waits any more.
    mutating func settle(pushedAt: Moment) {
      self = PushPlanner.Screen(name: name)
      self.pushedAt = pushedAt
    }

    /// When its touches may go.
    func due(at now: Moment, gap: Int64) -> Moment {
      guard !isTimer, let pushedAt else { return now }
      return max(now, pushedAt.adding(microseconds: gap))
    }
  }

  /// What is kept of a phone.
  struct Device: Named, Sendable {
    let name: String
    var token: String
    /// Its screens; those with touches that wait are in front.
    private(set) var screens = Roster<Screen>()
    /// How many of them wait.
    private var waitingCount = 0
    /// When the first of those is due.
    private(set) var due: Moment?

    init(name: String, token: String) {
      self.name = name
      self.token = token
    }
  }
}

extension PushPlanner.Device {
  /// Adds a screen that is not here yet.
  mutating func append(_ screen: PushPlanner.Screen) {
    let place = screens.append(screen)
    if screen.touchedSince != nil { moveToWaiting(place) }
  }

  /// Puts a screen where those are that wait, and gives its new place.
  @discardableResult
  private mutating func moveToWaiting(_ place: Int) -> Int {
    screens.swapAt(place, waitingCount)
    waitingCount += 1
    return waitingCount - 1
  }

  /// Notes a touch; gives the time at which the device is due, when that is earlier than before.
  mutating func take(_ touch: Touch, at now: Moment, gap: Int64) -> Moment? {
    token = touch.token
    var place =
      screens.place(of: touch.screen) ?? screens.append(PushPlanner.Screen(name: touch.screen))
    if screens[place].touchedSince == nil {
      screens[place].touchedSince = now
      place = moveToWaiting(place)
    }
    if screens[place].touches < .max { screens[place].touches += 1 }
    if touch.causes.contains(.timer) { screens[place].isTimer = true }
    let screenDue = screens[place].due(at: now, gap: gap)
    if let due, due <= screenDue { return nil }
    due = screenDue
    return due
  }

  /// All that waits, as one push.
  mutating func push(at now: Moment, gap: Int64, recent: inout RecentPushes) -> Push? {
    var subjects: [Push.Subject] = []
    subjects.reserveCapacity(waitingCount)
    for place in 0..<waitingCount {
      let screen = screens[place]
      guard let since = screen.touchedSince else { continue }
      let reason: Push.Reason =
        if screen.isTimer {
          .timer
        } else if screen.due(at: now, gap: gap) > now {
          .riding
        } else {
          since == now ? .first : .coalesced
        }
      subjects.append(
        Push.Subject(
          device: name, screen: screen.name, reason: reason, touchedSince: since,
          touches: screen.touches))
      if screen.pushedAt == nil {
        recent.append(RecentPushes.Entry(device: name, screen: screen.name, pushedAt: now))
      }
      screens[place].settle(pushedAt: now)
    }
    waitingCount = 0
    due = nil
    if subjects.isEmpty { return nil }
    if subjects.count > 1 { subjects.sort { $0.screen < $1.screen } }
    return Push(token: token, subjects: subjects)
  }

  /// Forgets when a screen was last told of, unless it was again since.
  mutating func forgetPush(
    of entry: RecentPushes.Entry, at now: Moment, gap: Int64, recent: inout RecentPushes
  ) {
    guard let place = screens.place(of: entry.screen), let pushedAt = screens[place].pushedAt
    else { return }
    if pushedAt.adding(microseconds: gap) > now {
      var entry = entry
      entry.pushedAt = pushedAt
      recent.append(entry)
    } else if place >= waitingCount {
      screens.remove(at: place)
    } else {
      screens[place].pushedAt = nil
    }
  }

  /// Drops what waits for one screen, or for all. When they were last told of stays, so that a
  /// screen pinned again at once is not told of sooner.
  mutating func unpin(_ screen: String?, gap: Int64) {
    for place in (0..<waitingCount).reversed()
    where screen ?? screens[place].name == screens[place].name {
      waitingCount -= 1
      screens.swapAt(place, waitingCount)
      if let pushedAt = screens[waitingCount].pushedAt {
        screens[waitingCount].settle(pushedAt: pushedAt)
      } else {
        screens.remove(at: waitingCount)
      }
    }
    _ = findDue(gap: gap)
  }

  /// Finds anew when the first of what waits is due.
  mutating func findDue(gap: Int64) -> Moment? {
    due = nil
    for place in 0..<waitingCount {
      guard let since = screens[place].touchedSince else { continue }
      let screenDue = screens[place].due(at: since, gap: gap)
      due = min(due ?? screenDue, screenDue)
    }
    return due
  }

  /// The clock went back: nothing may lie ahead of it.
  mutating func rewind(to now: Moment) {
    for place in screens.indices {
      screens[place].pushedAt = screens[place].pushedAt.map { min($0, now) }
      screens[place].touchedSince = screens[place].touchedSince.map { min($0, now) }
    }
  }
}

// What waits and when follow from the screens.
extension PushPlanner.Device: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.token == right.token && left.screens == right.screens
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(token)
    hasher.combine(screens)
  }
}
