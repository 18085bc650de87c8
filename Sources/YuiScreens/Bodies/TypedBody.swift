/// What a person typed, and on which screen, as the body of a row to the agent (spec 4, bodies).
///
///     TypedBody(words: "Swap Tuesday", screen: "2").text   // "[yui] screen=2\nSwap Tuesday"
///     TypedBody(words: "hello", screen: "1").text          // "hello": the chat carries no tag
public struct TypedBody: Sendable, Hashable {
  /// What was typed.
  public var words: String
  /// The screen that it was typed on.
  public var screen: String

  /// Words typed on a screen.
  public init(words: String, screen: String) {
    self.words = words
    self.screen = screen
  }

  /// The body: the words, on a page of its own behind a line that names the page.
  public var text: String {
    Page.number(ofScreen: screen) > 1 ? "[yui] screen=\(screen)\n\(words)" : words
  }

  /// Reads a body back; nil when it names no page.
  public init?(text: String) {
    guard var line = TagLine(text, "[yui] screen="), let screen = line.takeWord(),
      let words = line.takeRest(), Page.number(ofScreen: screen) > 1
    else { return nil }
    self.init(words: words, screen: screen)
  }
}
