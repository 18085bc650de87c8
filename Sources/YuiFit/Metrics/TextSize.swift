/// The text size a person chose. Widgets honour Large to AX5 (spec 5, section 2).
public enum TextSize: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
  case large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

  /// The size by its name in any case (`Large`, `xxxlarge`, `AX1`); smaller ones are Large.
  public init?(named name: String) {
    let lowered = name.lowercased()
    if let size = Self.allCases.first(where: { $0.rawValue.lowercased() == lowered }) {
      self = size
    } else if ["xsmall", "small", "medium"].contains(lowered) {
      self = .large
    } else {
      return nil
    }
  }

  /// Its name as people write it: `Large`, `xLarge`, `AX1`.
  public var name: String {
    switch self {
    case .large: "Large"
    case .ax1, .ax2, .ax3, .ax4, .ax5: rawValue.uppercased()
    default: rawValue
    }
  }

  /// Its place, Large being 0.
  package var index: Int {
    switch self {
    case .large: 0
    case .xLarge: 1
    case .xxLarge: 2
    case .xxxLarge: 3
    case .ax1: 4
    case .ax2: 5
    case .ax3: 6
    case .ax4: 7
    case .ax5: 8
    }
  }

  /// Smaller text sizes come first.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
