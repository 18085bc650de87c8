/// The pushes that still hold another one back, oldest first: each screen stands here once, from
/// its first push until none is recent enough.
///
/// A screen that was pushed again in between goes to the back, so one may leave a little late. That
/// does no harm: a push long ago holds nothing back.
struct RecentPushes: Sendable {
  struct Entry: Sendable {
    var device: String
    var screen: String
    var pushedAt: Moment
  }

  private var entries: [Entry] = []
  private var start = 0

  init() {}

  init(of devices: Roster<PushPlanner.Device>) {
    for device in devices.entries {
      for screen in device.screens.entries {
        guard let pushedAt = screen.pushedAt else { continue }
        entries.append(Entry(device: device.name, screen: screen.name, pushedAt: pushedAt))
      }
    }
    entries.sort { $0.pushedAt < $1.pushedAt }
  }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func popFirst(olderThan gap: Int64, at now: Moment) -> Entry? {
    guard start < entries.count, entries[start].pushedAt.adding(microseconds: gap) <= now else {
      return nil
    }
    let entry = entries[start]
    start += 1
    // The front is given back once it is half of all, so that a step costs the same on average.
    if start * 2 >= entries.count {
      entries.removeFirst(start)
      start = 0
    }
    return entry
  }
}
