/// A rectangle of a terminal's cells.
struct TerminalGrid {
  /// What a cell shows and how.
  struct Cell: Hashable {
    /// The character; empty behind a wide one.
    var text = " "
    var pen = TerminalPen.plain
  }

  let width: Int
  private(set) var rows: [[Cell]]

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    rows = Array(repeating: Array(repeating: Cell(), count: self.width), count: max(height, 1))
  }

  var height: Int { rows.count }

  /// Writes characters from a column on, as far as there are cells.
  mutating func write(_ text: String, row: Int, column: Int, pen: TerminalPen = .plain) {
    guard rows.indices.contains(row) else { return }
    var column = column
    for character in text {
      let cells = DisplayWidth.of(character)
      if cells == 0 { continue }
      guard column >= 0, column + cells <= width else { return }
      rows[row][column] = Cell(text: String(character), pen: pen)
      if cells == 2 { rows[row][column + 1] = Cell(text: "", pen: pen) }
      column += cells
    }
  }

  /// The rows as lines of text, with the terminal's codes for colours when they are wanted.
  func lines(colors: Bool) -> [String] {
    rows.map { row in
      var line = ""
      var pen = TerminalPen.plain
      for cell in row {
        if colors, cell.pen != pen {
          line += cell.pen.code
          pen = cell.pen
        }
        line += cell.text
      }
      return colors && pen != .plain ? line + TerminalPen.plain.code : line
    }
  }
}

/// How a terminal draws a cell.
enum TerminalPen: Hashable {
  case plain, bold, faint, accent, good, bad, button

  var code: String {
    switch self {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[0;1m"
    case .faint: "\u{1B}[0;2m"
    case .accent: "\u{1B}[0;36m"
    case .good: "\u{1B}[0;32m"
    case .bad: "\u{1B}[0;31m"
    case .button: "\u{1B}[0;1;36m"
    }
  }

  init(_ run: TextRun) {
    self =
      switch run.role {
      case .primary: run.font.weight == .regular ? .plain : .bold
      case .secondary: .faint
      case .accent: .accent
      case .good: .good
      case .bad: .bad
      }
  }

  init(_ role: Role) {
    self =
      switch role {
      case .primary: .plain
      case .secondary: .faint
      case .accent: .accent
      case .good: .good
      case .bad: .bad
      }
  }
}
