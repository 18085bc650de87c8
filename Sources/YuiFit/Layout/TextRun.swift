extension WidgetLayout {
  /// A piece of text of one look, its lines broken and cut to its frame.
  public struct TextRun: Sendable, Hashable, Codable {
    /// The lines as they are drawn, at least one. When the text did not fit, the last ends in `...`.
    public var lines: [String]
    /// Whether something was left out.
    public var truncated: Bool
    /// The font.
    public var font: Font
    /// The colour's role.
    public var role: Role
    /// Where the lines stand in the frame.
    public var alignment: Alignment
    /// Whether it takes the accent colour in accented mode.
    public var accentable: Bool
    /// Whether the system may redact it on a locked phone.
    public var sensitive: Bool
    /// A text that the system keeps running; `lines` then hold how it reads now.
    public var live: LiveText?

    /// A run of text.
    public init(
      lines: [String], truncated: Bool = false, font: Font, role: Role = .primary,
      alignment: Alignment = .leading, accentable: Bool = false, sensitive: Bool = false,
      live: LiveText? = nil
    ) {
      self.lines = lines
      self.truncated = truncated
      self.font = font
      self.role = role
      self.alignment = alignment
      self.accentable = accentable
      self.sensitive = sensitive
      self.live = live
    }

    /// Where lines stand in a frame. Leading is the left in a layout from left to right, else the
    /// right.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
      case leading, center, trailing
    }
  }

  /// The system font at a size.
  public struct Font: Sendable, Hashable, Codable {
    /// The text style it was taken from. A number that stepped down keeps its style's name.
    public var style: TextStyle
    /// The size in points, never below 11.
    public var size: Double
    /// The distance from one line to the next.
    public var lineHeight: Double
    /// The weight.
    public var weight: TextWeight
    /// Whether digits are all as wide, as on a clock.
    public var monospacedDigits: Bool

    /// A font.
    public init(
      style: TextStyle, size: Double, lineHeight: Double, weight: TextWeight = .regular,
      monospacedDigits: Bool = false
    ) {
      self.style = style
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
      self.monospacedDigits = monospacedDigits
    }
  }

  /// A text that runs by itself, so that a passing minute costs no reload.
  public struct LiveText: Sendable, Hashable, Codable {
    /// How the time is told.
    public var style: Style
    /// Where it starts, in seconds since 1970.
    public var start: Double
    /// Where it ends, in seconds since 1970; nil for a clock that counts up.
    public var end: Double?

    /// A live text.
    public init(style: Style, start: Double, end: Double? = nil) {
      self.style = style
      self.start = start
      self.end = end
    }

    /// How a live text tells the time.
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
      /// The time left until `end`: `4:32`.
      case countdown
      /// The time since `start`: `0:12`.
      case stopwatch
      /// In words: `in 5 minutes`.
      case relative
    }
  }
}
