public import YuiScreens

/// All that a layout depends on beside the screen: the moment, the place, the device and what the
/// person chose. Nothing is read from the system.
public struct FitEnvironment: Sendable, Hashable {
  /// The moment the layout is for.
  public var now: Moment
  /// The viewer's offset from UTC in seconds.
  public var utcOffset: Int
  /// The device, which says how large the families' canvases are.
  public var device: Device
  /// A canvas that goes before the device's own.
  public var canvas: Canvas?
  /// The person's text size.
  public var textSize: TextSize
  /// How the system colours the widget.
  public var mode: RenderingMode
  /// Whether the layout runs from right to left; nil for as the texts do.
  public var rightToLeft: Bool?
  /// How times of day are written.
  public var clock: ClockStyle
  /// Where the widget stands.
  public var surface: Surface
  /// Whether sensitive things are left out: absent from text, labels and JSON, dots in their place.
  public var hidden: Bool
  /// Whether the system shall redact sensitive things until the phone is unlocked; nil for as the
  /// family has it, which is yes on the lock screen.
  public var hidesUntilUnlocked: Bool?

  /// An environment; the defaults are those of the specification.
  public init(
    now: Moment, utcOffset: Int = 0, device: Device = .standard, canvas: Canvas? = nil,
    textSize: TextSize = .large, mode: RenderingMode = .fullColor, rightToLeft: Bool? = nil,
    clock: ClockStyle = .twentyFourHour, surface: Surface = .home, hidden: Bool = false,
    hidesUntilUnlocked: Bool? = nil
  ) {
    self.now = now
    self.utcOffset = utcOffset
    self.device = device
    self.canvas = canvas
    self.textSize = textSize
    self.mode = mode
    self.rightToLeft = rightToLeft
    self.clock = clock
    self.surface = surface
    self.hidden = hidden
    self.hidesUntilUnlocked = hidesUntilUnlocked
  }

  /// Where a widget stands. In StandBy and CarPlay it is a small one without a background.
  public enum Surface: String, Sendable, Hashable, Codable, CaseIterable {
    case home, standBy, carPlay
  }
}
