/// A push that makes a phone reload its widgets (spec 5, section 6).
///
/// It carries nothing but that: the widget catches up from the relay when it is woken.
public struct Push: Sendable, Hashable {
  /// Why a push goes when it does.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A timer starts or stops: at once.
    case timer
    /// The first touch after a quiet time: at once.
    case first
    /// Touches that waited until the time between pushes was over.
    case coalesced
    /// Touches that were still waiting and ride a push that goes to the same phone anyway.
    case riding
  }

  /// A pinned screen that the push is about.
  public struct Subject: Sendable, Hashable {
    /// The device that pinned it.
    public var device: String
    /// The screen's name.
    public var screen: String
    /// Why it goes now.
    public var reason: Reason
    /// When the first of its touches came that this push tells of.
    public var touchedSince: Moment
    /// How many touches this push tells of.
    public var touches: Int

    /// A pinned screen with what a push tells of it.
    public init(
      device: String, screen: String, reason: Reason, touchedSince: Moment, touches: Int
    ) {
      self.device = device
      self.screen = screen
      self.reason = reason
      self.touchedSince = touchedSince
      self.touches = touches
    }
  }

  /// Where it goes.
  public var token: String
  /// The screens that it is about, at least one.
  public var subjects: [Subject]

  /// A push.
  public init(token: String, subjects: [Subject]) {
    self.token = token
    self.subjects = subjects
  }

  /// Why it goes now: the strongest of its subjects' reasons.
  public var reason: Reason {
    Reason.allCases.first { reason in subjects.contains { $0.reason == reason } } ?? .first
  }

  /// The body of the notification.
  public static let payload = #"{"aps":{"content-changed":true}}"#
  /// The notification's type, its `apns-push-type`.
  public static let type = "widgets"

  /// The notification's topic, its `apns-topic`.
  public static func topic(bundle: String) -> String { bundle + ".push-type.widgets" }
}
