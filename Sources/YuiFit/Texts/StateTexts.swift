/// What a layout says when it has no screen to show (spec 5, section 3).
public struct StateTexts: Sendable, Hashable, Codable {
  /// The widget has no screen yet.
  public var nothingPicked = "Pick a screen"
  /// How to pick one.
  public var nothingPickedHint = "Touch and hold, then Edit Widget"
  /// The screen is not saved any more.
  public var gone = "No longer saved"
  /// The copy cannot be read.
  public var damaged = "This copy can\u{2019}t be read"
  /// The copy was written by a later version.
  public var newer = "Update Yui to see this"
  /// The copy has to be written anew by the app.
  public var needsRefresh = "Open Yui to refresh"
  /// A screen with nothing on it.
  public var empty = "Nothing here yet"
  /// The name of a screen in the gallery.
  public var placeholderTitle = "Your screen"
  /// A line of a screen in the gallery.
  public var placeholderText = "What you saved, kept current"

  /// English.
  public init() {}
}
