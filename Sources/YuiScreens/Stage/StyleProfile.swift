public import YuiLines

/// What the stage rule reads of a thread's look: the theme's `screen` and `gallery`, else those of
/// the stored profile.
public struct StyleProfile: Sendable, Hashable {
  /// The profile that the phone keeps for the thread.
  public var stored: Props
  /// The theme that lines have set since.
  public var theme: Props

  /// A profile.
  public init(stored: Props = [:], theme: Props = [:]) {
    self.stored = stored
    self.theme = theme
  }

  /// Where components go: `full`, `chat`, or the presets' own choice.
  public var screen: String? { (theme["screen"] ?? stored["screen"])?.text }

  /// How galleries are laid out.
  public var gallery: String? { (theme["gallery"] ?? stored["gallery"])?.text }

  /// Reads a theme line (spec 4, theme): one with a name starts afresh, any other is laid over what
  /// is there. A restyle of the app changes nothing here.
  public mutating func read(theme props: Props) {
    if props["scope"]?.text != "app" { theme = theme.themed(props) }
  }
}

extension Props {
  /// The theme after a theme line.
  ///
  /// `motion` sets pace, ease, enter and pulse together, so said alone it drops those four.
  func themed(_ line: Props) -> Props {
    if line.has("name") { return line }
    let tempo = ["pace", "ease", "enter", "pulse"]
    var theme = self
    if line.has("motion"), !tempo.contains(where: line.has) {
      for key in tempo { theme[key] = nil }
    }
    theme.merge(line)
    return theme
  }
}
