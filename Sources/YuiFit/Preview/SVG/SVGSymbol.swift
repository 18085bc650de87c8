/// The symbols that layouts name, drawn in a square of a hundred units: what stands for SF Symbols
/// where there are none.
struct SVGSymbol {
  /// What is filled, holes by the even-odd rule.
  var fill = ""
  /// What is drawn as a line.
  var stroke = ""
  /// How thick the line is.
  var width = 8.0
  var dash: String?

  /// The symbol of a name; a plain rounded square for one that is not known.
  init(_ name: String) {
    switch name {
    case "checkmark.circle.fill":
      fill = Self.disc + "M44.5 74 L24.5 54.5 L31 48 L43.8 60.6 L68.6 29.5 L75.8 35.2 Z"
    case "circle": stroke = Self.ring
    case "circle.inset.filled":
      fill = Self.circle(24)
      stroke = Self.ring
    case "circle.fill": fill = Self.disc
    case "play.circle.fill":
      fill =
        Self.disc + "M39 30.5 L39 69.5 Q39 72 41.2 70.8 L73 51.6"
        + " Q75 50 73 48.4 L41.2 29.2 Q39 28 39 30.5 Z"
    case "pause.circle.fill":
      fill = Self.disc + "M35 32 H45 V68 H35 Z M55 32 H65 V68 H55 Z"
    case "play.fill":
      fill = "M26 14 Q26 8 31.5 11 L88 46.5 Q92.5 50 88 53.5 L31.5 89 Q26 92 26 86 Z"
    case "pause.fill": fill = "M22 12 H42 V88 H22 Z M58 12 H78 V88 H58 Z"
    case "text.rectangle":
      stroke = Self.box + " M26 42 H74 M26 60 H58"
      width = 7
    case "list.bullet":
      fill =
        "M8 22 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M8 50 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0"
        + " M8 78 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0"
      stroke = "M34 22 H92 M34 50 H92 M34 78 H92"
    case "calendar.day.timeline.left":
      stroke = "M30 12 V88 M46 28 H90 M46 50 H78 M46 72 H90"
      fill = "M20 50 a10 10 0 1 0 20 0 a10 10 0 1 0 -20 0"
    case "calendar":
      stroke =
        "M18 20 H82 Q92 20 92 30 V80 Q92 90 82 90 H18 Q8 90 8 80 V30 Q8 20 18 20 Z"
        + " M8 42 H92 M30 10 V26 M70 10 V26"
      fill = "M26 58 h12 v12 h-12 Z M56 58 h12 v12 h-12 Z"
      width = 7
    case "text.bubble":
      stroke =
        "M22 14 H78 Q92 14 92 28 V58 Q92 72 78 72 H50 L30 90 V72 H22 Q8 72 8 58 V28"
        + " Q8 14 22 14 Z M28 35 H72 M28 52 H58"
      width = 7
    case "app.dashed":
      stroke = Self.square
      dash = "17 11"
    case "arrow.up.forward.app": stroke = Self.square + " M36 64 L64 36 M42 36 H64 V58"
    case "chart.line.uptrend.xyaxis": stroke = "M12 12 V88 H90 M26 66 L46 46 L58 58 L84 28"
    case "tablecells": stroke = Self.box + " M6 42 H94 M6 62 H94 M38 42 V84"
    case "photo":
      stroke = Self.box + " M8 74 L34 48 L52 64 L66 52 L92 76"
      fill = "M62 36 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0"
      width = 6
    default: stroke = Self.square
    }
  }

  private static let disc = circle(47)
  private static let ring = circle(43)
  private static let box =
    "M18 16 H82 Q94 16 94 28 V72 Q94 84 82 84 H18 Q6 84 6 72 V28 Q6 16 18 16 Z"
  private static let square =
    "M30 8 H70 Q92 8 92 30 V70 Q92 92 70 92 H30 Q8 92 8 70 V30 Q8 8 30 8 Z"

  private static func circle(_ radius: Int) -> String {
    "M\(50 - radius) 50 a\(radius) \(radius) 0 1 0 \(2 * radius) 0"
      + " a\(radius) \(radius) 0 1 0 -\(2 * radius) 0 Z "
  }
}
