import YuiLines

extension PinnedCopy {
  /// Whether an item of a checklist is ticked.
  public func isTicked(_ item: String, of key: NodeKey) -> Bool {
    ticks[key]?.contains(item) ?? false
  }

  /// Ticks an item of a checklist, or takes the tick away, and says whether that changed anything:
  /// not when there is no such item.
  /// - Complexity: O(*n*) in the items.
  @discardableResult
  public mutating func setTick(_ isTicked: Bool, on item: String, of key: NodeKey) -> Bool {
    guard let node = node(key), node.preset == .list, node.items.contains(item),
      self.isTicked(item, of: key) != isTicked
    else { return false }
    if isTicked {
      ticks[key, default: []].insert(item)
    } else {
      ticks[key]?.remove(item)
      if ticks[key]?.isEmpty == true { ticks[key] = nil }
    }
    return true
  }

  /// Starts a timer, or lets it go on from a pause, and says whether that changed anything: not
  /// when it runs already, and not when there is no such timer.
  @discardableResult
  public mutating func startTimer(_ key: NodeKey, at now: Moment) -> Bool {
    guard let node = node(key), node.preset == .timer else { return false }
    let timer = node.resolved
    let run = timers[key]?.at(now, in: timer)
    if let run, !run.isPaused { return false }
    timers[key] = run?.resumed(at: now) ?? TimerRun(starting: timer, at: now)
    return true
  }

  /// Pauses a timer, and says whether that changed anything: not when it does not run, or is over.
  @discardableResult
  public mutating func pauseTimer(_ key: NodeKey, at now: Moment) -> Bool {
    guard let node = node(key), let run = timers[key], !run.isPaused,
      let paused = run.paused(at: now, in: node.resolved)
    else { return false }
    timers[key] = paused
    return true
  }

  /// Puts a timer into a state, or back to its start with nil; false when there is no such timer.
  @discardableResult
  public mutating func setTimer(_ run: TimerRun?, of key: NodeKey) -> Bool {
    guard node(key)?.preset == .timer else { return false }
    timers[key] = run
    return true
  }

  /// What a patch to the saved nodes of an id leaves of the phone's own state: ticks of items that are still on
  /// the list, and a running timer with the new length of its phase.
  mutating func keepPhoneState(of id: String, in nodes: [Node], after props: Props) {
    if props.has("items") {
      for (key, ticked) in ticks {
        guard let place = nodes.place(of: key), nodes[place].id == id else { continue }
        let left = ticked.intersection(nodes[place].items)
        ticks[key] = left.isEmpty ? nil : left
      }
    }
    for (key, run) in timers where props.has(run.phase.rawValue) {
      guard let place = nodes.place(of: key), nodes[place].id == id else { continue }
      timers[key] = run.patched(nodes[place].resolved)
    }
  }
}

extension Node {
  /// The texts of a list's items.
  var items: [String] { props["items"]?.list?.map(\.written) ?? [] }
}
