import YuiFit
import YuiLines
import YuiScreens

// guide:
/// The relay as a phone sees it: the one part that is your own network code.
protocol RelayClient: Sendable {
  /// The agent's rows after a cursor, oldest first.
  func rows(of agent: String, after cursor: Cursor?) async throws -> [AgentRow]
  /// Registers what is pinned.
  func register(_ pin: Pin) async throws
  /// Hands over what a person did.
  func post(_ entry: OutboxEntry) async -> Outbox.Verdict
}

/// What the app and its widget extension share: a folder of their app group.
struct Phone: Sendable {
  let store: CopyStore
  let outbox: Outbox
  let relay: any RelayClient

  init(sharedFolder: String, relay: any RelayClient) throws {
    store = CopyStore(folder: sharedFolder + "/copies")
    outbox = try Outbox(folder: sharedFolder + "/outbox")
    self.relay = relay
  }
}
// guide: end
