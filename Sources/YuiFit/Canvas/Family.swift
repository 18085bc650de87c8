/// A widget family, by WidgetKit's name (spec 5, section 2).
public enum Family: String, Sendable, Hashable, CaseIterable, Codable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// Whether it belongs to the lock screen or a watch face: no margins, tinted by the system.
  public var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    default: false
    }
  }

  /// Whether it shows the first component only and no more-row: circular, corner and inline.
  public var showsOneComponent: Bool { isAccessory && self != .accessoryRectangular }

  /// The columns it fills, one after the other.
  public var columns: Int { self == .systemExtraLarge ? 2 : 1 }

  /// Whether it may hold buttons and toggles.
  public var isInteractive: Bool { self != .accessoryInline && self != .accessoryCorner }
}
