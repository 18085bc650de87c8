import YuiFit
import YuiLines
import YuiScreens

// guide:
extension Phone {
  /// What a tap on a button of a layout does: the event is on disk, then the copy changes.
  ///
  /// A button was drawn earlier, and the agent may have changed the screen since: then there is
  /// nothing to do, and the widget is drawn anew.
  func tap(
    _ intent: WidgetLayout.Intent, agent: String, screen: String, at now: Moment
  ) throws -> OutboxEntry? {
    try store.update(agent: agent, name: screen) { copy in
      Result<OutboxEntry?, any Error> {
        guard let event = event(for: intent, on: copy) else { return nil }
        var tapped = copy
        let undo = tapped.apply(event, at: now)
        let entry = try outbox.append(event, agent: agent, undo: undo, at: now)
        copy = tapped
        return entry
      }
    }.get()
  }

  private func event(for intent: WidgetLayout.Intent, on copy: PinnedCopy) -> WidgetEvent? {
    switch intent.action {
    case .toggle:
      let toggle = WidgetEvent.Action.toggle(
        item: intent.value ?? "", isChecked: intent.on ?? true)
      return try? WidgetEvent(toggle, of: intent.id, on: copy)
    case .start: return try? WidgetEvent(.start, of: intent.id, on: copy)
    case .pause: return try? WidgetEvent(.pause, of: intent.id, on: copy)
    case .cta: return try? WidgetEvent.cta(of: intent.id, on: copy)
    case .open, .url: return nil
    }
  }
}
// guide: end

// guide:
extension Phone {
  /// Sends what waits. What the relay refuses is taken back on the copy before it leaves the outbox.
  func send() async throws -> Outbox.SendReport {
    try await outbox.send { entry in
      let verdict = await relay.post(entry)
      if verdict == .refused { takeBack(entry) }
      return verdict
    }
  }

  /// Takes back what was never sent because too much waited for too long, and gives it for the app to
  /// tell the person.
  func takeBackFallen() throws -> [Outbox.Fallen] {
    let report = try outbox.fallen()
    for entry in report.events.reversed().compactMap(\.entry) { takeBack(entry) }
    try outbox.forget(report)
    return report.events
  }

  private func takeBack(_ entry: OutboxEntry) {
    guard let undo = entry.undo else { return }
    // A copy that is not there any more needs nothing taken back.
    _ = try? store.update(agent: entry.agent, name: entry.event.screen) { $0.undo(undo) }
  }
}
// guide: end

// guide:
extension Phone {
  /// The screen that a link from a widget leads to; nil for anything that is not pinned.
  func screen(openedBy url: String) throws -> WidgetLink? {
    let pinned = try store.entries().compactMap { try? $0.copy.get() }
    return try? WidgetLink(url) { link in
      pinned.contains { $0.agent.id == link.agent && $0.name == link.screen }
    }
  }
}
// guide: end
