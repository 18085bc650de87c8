/// What the roles of a layout look like: on a light or a dark widget, in the two tints of accented
/// mode, in the brightness alone of vibrant mode.
struct SVGPaint: Hashable {
  /// A colour and how much of it.
  struct Color: Hashable {
    var hex: String
    var alpha = 1.0

    /// The same colour, thinner.
    func faded(_ opacity: Double) -> Color {
      Color(hex: hex, alpha: alpha * min(max(opacity.isFinite ? opacity : 1, 0), 1))
    }
  }

  /// Whether what is behind is dark.
  let isDark: Bool
  let mode: RenderingMode

  init(isDark: Bool, mode: RenderingMode) {
    self.isDark = isDark || mode != .fullColor
    self.mode = mode
  }

  /// What a widget stands on; nil where the system removes it.
  var background: Color? {
    switch mode {
    case .fullColor: isDark ? Color(hex: "#1C1C1E") : Color(hex: "#FFFFFF")
    case .accented: Color(hex: "#0E0E12", alpha: 0.78)
    case .vibrant: nil
    }
  }

  /// The colour of a role.
  func color(_ role: Role, accentable: Bool, opacity: Double = 1) -> Color {
    base(role, accentable).faded(opacity)
  }

  /// What fills a capsule behind its words.
  func capsule(_ role: Role) -> Color {
    color(role, accentable: role == .accent, opacity: isDark ? 0.26 : role == .accent ? 0.13 : 0.08)
  }

  private func base(_ role: Role, _ accentable: Bool) -> Color {
    switch mode {
    case .fullColor: isDark ? Self.dark(role) : Self.light(role)
    case .accented: Color(hex: accentable ? Self.tint : "#FFFFFF", alpha: Self.brightness(role))
    case .vibrant: Color(hex: "#FFFFFF", alpha: Self.brightness(role))
    }
  }

  /// The tint a person picked, for accented mode.
  private static let tint = "#FFC48A"

  private static func light(_ role: Role) -> Color {
    switch role {
    case .primary: Color(hex: "#000000")
    case .secondary: Color(hex: "#3C3C43", alpha: 0.62)
    case .accent: Color(hex: "#5A50E0")
    case .good: Color(hex: "#1F8A42")
    case .bad: Color(hex: "#D2232F")
    }
  }

  private static func dark(_ role: Role) -> Color {
    switch role {
    case .primary: Color(hex: "#FFFFFF")
    case .secondary: Color(hex: "#EBEBF5", alpha: 0.62)
    case .accent: Color(hex: "#A49BFF")
    case .good: Color(hex: "#32D366")
    case .bad: Color(hex: "#FF6961")
    }
  }

  /// What is left of a role where only brightness tells things apart.
  private static func brightness(_ role: Role) -> Double {
    switch role {
    case .primary, .accent: 1
    case .good, .bad: 0.86
    case .secondary: 0.62
    }
  }
}
