/// How the system colours a widget.
public enum RenderingMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// In the client's colours.
  case fullColor
  /// In two tints: what is accentable, and the rest.
  case accented
  /// By brightness alone, as on the lock screen.
  case vibrant
}
