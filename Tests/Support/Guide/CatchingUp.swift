import YuiFit
import YuiLines
import YuiScreens

// guide:
extension Phone {
  /// The copy of a pinned screen, level with the relay when that can be reached.
  ///
  /// No lock is held while the network is waited for: rows that another process has applied meanwhile
  /// are skipped.
  func catchUp(agent: String, screen: String, at now: Moment) async throws -> PinnedCopy {
    let old = try store.read(agent: agent, name: screen)
    guard let rows = try? await relay.rows(of: agent, after: old.cursor) else { return old }
    return try store.update(agent: agent, name: screen) { copy in
      copy.catchUp(rows, at: now)
      return copy
    }
  }

  /// Registers a pin anew when its ids, its tables or the token are others than before.
  func register(_ copy: PinnedCopy, unless old: Pin?, device: String, token: String) async throws {
    let pin = Pin(of: copy, device: device, token: token)
    if pin != old { try await relay.register(pin) }
  }
}
// guide: end

// guide:
extension Phone {
  /// All that a timeline provider needs: what to show from when on. It never fails and is never
  /// empty: what cannot be drawn is said.
  func entries(
    agent: String, screen: String, family: Family, environment: FitEnvironment
  ) async -> [Fitter.Entry] {
    let now = environment.now
    var content: FitContent
    do {
      content = FitContent(try await catchUp(agent: agent, screen: screen, at: now))
    } catch {
      content = FitContent(agent: agent, name: screen)
      switch error as? CopyStoreFault {
      case .newer: content.state = .newer
      case .missing: content.state = .gone
      default: content.state = .damaged
      }
    }
    return Fitter().entries(
      content, family: family, environment: environment, from: now,
      until: now.adding(seconds: 86_400))
  }
}
// guide: end
