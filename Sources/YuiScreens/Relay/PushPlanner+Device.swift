extension PushPlanner {
  /// What is kept of a pinned screen.
  struct Screen: Sendable, Hashable {
    /// When it was last told of, while that still matters.
    var pushedAt: Moment?
    /// When the first touch came that no push has told of.
    var touchedSince: Moment?
    /// How many such touches there are.
    var touches = 0
    /// Whether a timer starts or stops on it. Never true between two calls.
    var isTimer = false

    /// When its touches may go.
    func due(at now: Moment, gap: Int64) -> Moment {
      guard !isTimer, let pushedAt else { return now }
      return max(now, pushedAt.adding(microseconds: gap))
    }
  }

  /// What is kept of a phone.
  struct Device: Sendable {
    var token: String
    var screens: [String: Screen] = [:]
    /// The screens with touches that wait, each once.
    var waiting: [String] = []
    /// When the first of them is due.
    var due: Moment?
  }
}

extension PushPlanner.Device {
  init(token: String) { self.token = token }

  /// Notes a touch; gives the time at which the device is due, when that is earlier than before.
  mutating func take(_ touch: Touch, at now: Moment, gap: Int64) -> Moment? {
    token = touch.token
    var screen = screens[touch.screen] ?? PushPlanner.Screen()
    if screen.touchedSince == nil {
      screen.touchedSince = now
      waiting.append(touch.screen)
    }
    if screen.touches < .max { screen.touches += 1 }
    if touch.causes.contains(.timer) { screen.isTimer = true }
    screens[touch.screen] = screen
    let screenDue = screen.due(at: now, gap: gap)
    if let due, due <= screenDue { return nil }
    due = screenDue
    return due
  }

  /// All that waits, as one push.
  mutating func push(
    to name: String, at now: Moment, gap: Int64, recent: inout RecentPushes
  ) -> Push? {
    var subjects: [Push.Subject] = []
    if waiting.count > 1 { waiting.sort() }
    for screenName in waiting {
      guard let screen = screens[screenName], let since = screen.touchedSince else { continue }
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
          device: name, screen: screenName, reason: reason, touchedSince: since,
          touches: screen.touches))
      if screen.pushedAt == nil {
        recent.append(RecentPushes.Entry(device: name, screen: screenName, pushedAt: now))
      }
      screens[screenName] = PushPlanner.Screen(pushedAt: now)
    }
    waiting.removeAll(keepingCapacity: true)
    due = nil
    return subjects.isEmpty ? nil : Push(token: token, subjects: subjects)
  }

  /// Forgets when a screen was last told of, unless it was again since.
  mutating func forgetPush(
    of entry: RecentPushes.Entry, at now: Moment, gap: Int64, recent: inout RecentPushes
  ) {
    guard let screen = screens[entry.screen], let pushedAt = screen.pushedAt else { return }
    if pushedAt.adding(microseconds: gap) > now {
      var entry = entry
      entry.pushedAt = pushedAt
      recent.append(entry)
    } else if screen.touchedSince == nil {
      screens[entry.screen] = nil
    } else {
      screens[entry.screen]?.pushedAt = nil
    }
  }

  /// Drops what waits for one screen, or for all. When they were last told of stays, so that a
  /// screen pinned again at once is not told of sooner.
  mutating func unpin(_ screen: String?, gap: Int64) {
    for name in waiting where screen == nil || name == screen {
      screens[name] = screens[name]?.pushedAt.map { PushPlanner.Screen(pushedAt: $0) }
    }
    waiting.removeAll { screen == nil || $0 == screen }
    _ = findDue(gap: gap)
  }

  /// Finds anew when the first of what waits is due.
  mutating func findDue(gap: Int64) -> Moment? {
    due = nil
    for name in waiting {
      guard let screen = screens[name], let since = screen.touchedSince else { continue }
      let screenDue = screen.due(at: since, gap: gap)
      due = min(due ?? screenDue, screenDue)
    }
    return due
  }

  /// The clock went back: nothing may lie ahead of it.
  mutating func rewind(to now: Moment) {
    for name in screens.keys {
      guard var screen = screens[name] else { continue }
      screen.pushedAt = screen.pushedAt.map { min($0, now) }
      screen.touchedSince = screen.touchedSince.map { min($0, now) }
      screens[name] = screen
    }
  }
}

// What waits and when follow from the screens.
extension PushPlanner.Device: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.token == right.token && left.screens == right.screens
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(token)
    hasher.combine(screens)
  }
}
