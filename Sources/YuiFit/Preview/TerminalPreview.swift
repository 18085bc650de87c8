/// Draws a layout in characters, in the family's proportions, so that one sees at once what a
/// person would see (spec 5, previews).
///
///     print(TerminalPreview(layout, title: "today").text)
///
/// Each line of text keeps a row of its own and its place in the row; sparks and rings are drawn in
/// dots, buttons in brackets. Nothing is shown that the layout does not hold.
public struct TerminalPreview: Sendable {
  private let layout: WidgetLayout
  private let title: String
  private let colors: Bool

  /// A preview of a layout; `title` names the screen. With `colors`, roles are told apart by a
  /// terminal's colour codes.
  public init(_ layout: WidgetLayout, title: String = "", colors: Bool = false) {
    self.layout = layout
    // A saved screen's name may hold anything; no control character may get to a terminal.
    self.title = String(
      String.UnicodeScalarView(
        title.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    self.colors = colors
  }

  /// The points that a cell stands for. A terminal's cell is about twice as high as wide, and text
  /// at Large takes about a cell a character.
  static let cell = Size(6, 16)

  /// The picture: lines ending in a line feed.
  public var text: String {
    let box = layout.contentBox
    let width = max(Int((box.width / Self.cell.width).rounded()), 8)
    let sheet = TerminalSheet(layout, width: width)
    let head = [layout.family.rawValue, size, title].filter { !$0.isEmpty }
      .joined(separator: " \u{2500} ")
    let inner = width + 2
    var lines: [String] = []
    if DisplayWidth.of(head) + 3 <= inner {
      let rest = inner - DisplayWidth.of(head) - 2
      lines.append(
        "\u{256D} \(head) " + String(repeating: "\u{2500}", count: rest) + "\u{256E}")
    } else {
      lines.append(head)
      lines.append("\u{256D}" + String(repeating: "\u{2500}", count: inner) + "\u{256E}")
    }
    for line in sheet.grid.lines(colors: colors) {
      lines.append("\u{2502} \(line) \u{2502}")
    }
    lines.append("\u{2570}" + String(repeating: "\u{2500}", count: inner) + "\u{256F}")
    return lines.joined(separator: "\n") + "\n"
  }

  private var size: String {
    let canvas = layout.canvas
    return "\(Int(canvas.width.rounded())) \u{00D7} \(Int(canvas.height.rounded()))"
  }
}
