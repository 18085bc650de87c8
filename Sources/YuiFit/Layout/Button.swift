extension WidgetLayout {
  /// A button or a toggle, at least 28 points high when it is a button; a toggle's frame is its row
  /// with the gaps around it.
  public struct Button: Sendable, Hashable, Codable {
    /// How it looks.
    public var look: Look
    /// What a tap does.
    public var intent: Intent
    /// The colour's role that a capsule is tinted with: the accent, or primary where the widget's
    /// one accent is taken.
    public var role: Role
    /// What is drawn inside, in canvas coordinates.
    public var elements: [Element]

    /// A button.
    public init(
      look: Look, intent: consuming Intent, role: Role = .primary, elements: [Element]
    ) {
      self.look = look
      self.intent = intent
      self.role = role
      self.elements = elements
    }

    /// How a button looks.
    public enum Look: String, Sendable, Hashable, Codable, CaseIterable {
      /// A capsule that fills the frame, tinted faintly with the button's role.
      case capsule
      /// Nothing but what is inside.
      case plain
    }
  }

  /// What a tap on a button does (spec 5, section 5). All but `open` make an event.
  public struct Intent: Sendable, Hashable, Codable {
    /// What is done.
    public var action: Action
    /// The component's id, which the event names. Never shown.
    public var id: String
    /// The component's preset.
    public var preset: String
    /// The item, for a toggle; the button's words, for a `cta`; the link, for a row's.
    public var value: String?
    /// What a toggle turns to: true ticks the item.
    public var on: Bool?

    /// An intent.
    public init(
      action: Action, id: String, preset: String, value: String? = nil, on: Bool? = nil
    ) {
      self.action = action
      self.id = id
      self.preset = preset
      self.value = value
      self.on = on
    }

    /// What a tap can do.
    public enum Action: String, Sendable, Hashable, Codable, CaseIterable {
      /// An item of a checklist is ticked or unticked.
      case toggle
      /// A timer starts, or goes on.
      case start
      /// A running timer pauses.
      case pause
      /// The component's own button.
      case cta
      /// The thread opens with the screen.
      case open
      /// The thread opens, then the row's link.
      case url
    }
  }
}
