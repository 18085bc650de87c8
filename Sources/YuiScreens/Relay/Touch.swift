/// A row or an event that changes what a pinned screen shows (spec 5, section 6).
public struct Touch: Sendable, Hashable {
  /// What a pin is touched by; a row may touch it in several ways.
  public struct Causes: OptionSet, Sendable, Hashable {
    /// The causes as bits, in the order of `names`.
    public let rawValue: UInt8

    /// The causes of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A patch to an id that the screen holds.
    public static let patch = Causes(rawValue: 1)
    /// A save of the screen's name.
    public static let save = Causes(rawValue: 2)
    /// A forget of the screen's name.
    public static let forget = Causes(rawValue: 4)
    /// A put to a table that the screen shows, or a change of its columns.
    public static let table = Causes(rawValue: 8)
    /// A timer that starts or stops: a widget's event, or a patch that sets `auto`, `work` or
    /// `rounds`. Its push goes at once.
    public static let timer = Causes(rawValue: 16)

    /// The causes' names, as `yuilines touch` prints them.
    public var names: [String] {
      var names: [String] = []
      forEachName { names.append($0) }
      return names
    }

    func forEachName(_ body: (String) -> Void) {
      for (place, name) in Self.allNames.enumerated() where rawValue & (1 << UInt8(place)) != 0 {
        body(name)
      }
    }

    /// The causes of these names; nil when one is no cause.
    public init?(names: some Sequence<String>) {
      var causes: Causes = []
      for name in names {
        guard let place = Self.allNames.firstIndex(of: name) else { return nil }
        causes.insert(Causes(rawValue: 1 << UInt8(place)))
      }
      self = causes
    }

    private static let allNames = ["patch", "save", "forget", "table", "timer"]
  }

  /// The device whose pin is touched.
  public var device: String
  /// The pinned screen's name.
  public var screen: String
  /// Where a push for it goes.
  public var token: String
  /// What it is touched by.
  public var causes: Causes

  /// A touch.
  public init(device: String, screen: String, token: String, causes: Causes) {
    self.device = device
    self.screen = screen
    self.token = token
    self.causes = causes
  }
}
