import Testing
import YuiFit
import YuiLines
import YuiScreens

/// Screens from Yui Lines, and what their layouts say.
enum Fixture {
  static let now = Moment("2026-11-29T09:40:00Z") ?? Moment(microseconds: 0)

  /// The last saved screen of a thread of replies, else its page 1.
  static func content(_ replies: String...) -> FitContent {
    var state = ScreenState()
    let clock = LocalTime(now, utcOffsetSeconds: 0)
    for reply in replies {
      state.apply(ReplyParser.parse(reply, known: state.lastingIDs), at: clock)
    }
    var content =
      state.savedScreens.last.map { FitContent(agent: "coach", saved: $0) }
      ?? FitContent(agent: "coach", name: "screen", nodes: state.nodes(on: "1"))
    content.tables = state.tables
    return content
  }

  static func layout(
    _ content: FitContent, _ family: Family, size: TextSize = .large, hidden: Bool = false,
    rightToLeft: Bool? = nil, now: Moment = now, texts: Texts = .english, canvas: Canvas? = nil
  ) -> WidgetLayout {
    Fitter(texts: texts).layout(
      content, family: family,
      environment: FitEnvironment(
        now: now, canvas: canvas, textSize: size, rightToLeft: rightToLeft, hidden: hidden))
  }

  static func layout(
    _ text: String, _ family: Family, size: TextSize = .large, hidden: Bool = false
  ) -> WidgetLayout {
    layout(content(text), family, size: size, hidden: hidden)
  }
}

extension WidgetLayout {
  /// All runs in reading order, those in buttons too.
  var runs: [TextRun] { Self.runs(elements) }

  /// The runs' lines.
  var words: [String] { runs.flatMap(\.lines) }

  var buttons: [(frame: Rect, button: Button)] {
    elements.compactMap { element in
      if case .button(let button) = element.content { (element.frame, button) } else { nil }
    }
  }

  var drawings: [(frame: Rect, drawing: Drawing)] {
    Self.drawings(elements)
  }

  func frame(of line: String) -> Rect? {
    Self.frame(of: line, in: elements)
  }

  private static func runs(_ elements: [Element]) -> [TextRun] {
    elements.flatMap { element -> [TextRun] in
      switch element.content {
      case .text(let run): [run]
      case .button(let button): runs(button.elements)
      default: []
      }
    }
  }

  private static func drawings(_ elements: [Element]) -> [(frame: Rect, drawing: Drawing)] {
    elements.flatMap { element -> [(frame: Rect, drawing: Drawing)] in
      switch element.content {
      case .drawing(let drawing): [(element.frame, drawing)]
      case .button(let button): drawings(button.elements)
      default: []
      }
    }
  }

  private static func frame(of line: String, in elements: [Element]) -> Rect? {
    for element in elements {
      switch element.content {
      case .text(let run): if run.lines.contains(line) { return element.frame }
      case .button(let button):
        if let frame = frame(of: line, in: button.elements) { return frame }
      default: break
      }
    }
    return nil
  }
}
