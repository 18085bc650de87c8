extension WidgetLayout {
  /// One thing to draw, and where.
  public struct Element: Sendable, Hashable {
    /// The element's space in the canvas.
    public var frame: Rect
    /// What is drawn there.
    public var content: Content

    /// An element.
    public init(frame: Rect, content: Content) {
      self.frame = frame
      self.content = content
    }

    /// The kinds of things that are drawn.
    public enum Content: Sendable, Hashable {
      /// Text, its lines already broken.
      case text(TextRun)
      /// An SF Symbol.
      case symbol(Symbol)
      /// A spark, a chart, a ring.
      case drawing(Drawing)
      /// A button or a toggle with what it shows.
      case button(Button)
      /// A picture, the client's to load and to fill the frame with.
      case picture(Picture)
      /// A filled shape: a rule, a part of a strip, a placeholder's bar.
      case fill(Fill)
    }
  }

  /// A symbol of the system's set.
  public struct Symbol: Sendable, Hashable, Codable {
    /// The name in SF Symbols: `checkmark.circle.fill`.
    public var name: String
    /// The font size to draw it at.
    public var size: Double
    /// The colour's role.
    public var role: Role
    /// Whether it takes the accent colour in accented mode.
    public var accentable: Bool

    /// A symbol.
    public init(name: String, size: Double, role: Role = .primary, accentable: Bool = false) {
      self.name = name
      self.size = size
      self.role = role
      self.accentable = accentable
    }
  }

  /// A picture that the client loads.
  public struct Picture: Sendable, Hashable, Codable {
    /// Where it is.
    public var source: String
    /// Whether the system may redact it.
    public var sensitive: Bool

    /// A picture.
    public init(source: String, sensitive: Bool = true) {
      self.source = source
      self.sensitive = sensitive
    }
  }

  /// A filled rectangle.
  public struct Fill: Sendable, Hashable, Codable {
    /// The colour's role.
    public var role: Role
    /// How strong the colour is, from 0 to 1.
    public var opacity: Double
    /// The corners' radius in points.
    public var radius: Double
    /// Whether it takes the accent colour in accented mode.
    public var accentable: Bool

    /// A filled rectangle.
    public init(
      role: Role = .secondary, opacity: Double = 1, radius: Double = 0, accentable: Bool = false
    ) {
      self.role = role
      self.opacity = opacity
      self.radius = radius
      self.accentable = accentable
    }
  }

  /// What a colour means. The client says which colours these are; in accented and vibrant modes only
  /// their brightness is left.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
    case primary, secondary, accent, good, bad
  }
}

extension WidgetLayout.Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case frame, text, symbol, drawing, button, picture, fill
  }

  /// Reads `{"frame": ..., "text": ...}`: the second key is the kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    frame = try object.decode(Rect.self, forKey: .frame)
    if let text = try object.decodeIfPresent(TextRun.self, forKey: .text) {
      content = .text(text)
    } else if let symbol = try object.decodeIfPresent(Symbol.self, forKey: .symbol) {
      content = .symbol(symbol)
    } else if let drawing = try object.decodeIfPresent(Drawing.self, forKey: .drawing) {
      content = .drawing(drawing)
    } else if let button = try object.decodeIfPresent(Button.self, forKey: .button) {
      content = .button(button)
    } else if let picture = try object.decodeIfPresent(Picture.self, forKey: .picture) {
      content = .picture(picture)
    } else {
      content = .fill(try object.decode(Fill.self, forKey: .fill))
    }
  }

  /// Writes `{"frame": ..., "text": ...}`: the second key is the kind.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(frame, forKey: .frame)
    switch content {
    case .text(let text): try object.encode(text, forKey: .text)
    case .symbol(let symbol): try object.encode(symbol, forKey: .symbol)
    case .drawing(let drawing): try object.encode(drawing, forKey: .drawing)
    case .button(let button): try object.encode(button, forKey: .button)
    case .picture(let picture): try object.encode(picture, forKey: .picture)
    case .fill(let fill): try object.encode(fill, forKey: .fill)
    }
  }
}
