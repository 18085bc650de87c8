import Testing
import YuiLines

/// Text of any script in every position of a line: kept where text is taken, an error where only
/// names are, never a trap and never changed.
@Suite("Robustness: text of any script")
struct RobustnessUnicodeTests {
  static let words = [
    "\u{4F53}\u{91CD}", "\u{65E5}\u{672C}\u{8A9E}\u{306E}", "\u{D55C}\u{AD6D}\u{C5B4}",
    "\u{1F600}", "\u{1F469}\u{200D}\u{1F680}", "\u{1F1F5}\u{1F1F9}", "\u{1F44D}\u{1F3FD}",
    "e\u{301}", "\u{301}", "a\u{200B}b", "\u{E9}", "n\u{303}\u{323}",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{202E}abc\u{202C}",
    "\u{200F}x", "\u{928}\u{93F}", "\u{E01}\u{E34}", "\u{10FFFF}", "\u{FFFD}", "\u{FFFE}",
    "\u{130}",
    "\u{DF}", "\u{131}", "\u{1E9E}", "\u{212A}", "\u{3B1}\u{3C3}\u{3C2}", "\u{85}", "\u{0}",
    "\u{7F}",
    "\u{FF21}", "\u{661}\u{662}",
  ]

  @Test(arguments: words)
  func everywhere(word: String) {
    // Positionals, quoted, in parts, as a value, quoted and in parts, in a comment.
    let line =
      "card@a \(word) \"\(word) \(word)\" k=\(word) q=\"\(word) x\" l=\(word)|\"\(word)\" # \(word)"
    let props: Props = [
      "title": .text(word), "body": .text("\(word) \(word)"), "k": .text(word),
      "q": .text("\(word) x"), "l": [.text(word), .text(word)],
    ]
    expect(line, [.add(preset: .card, id: "a", props: props)])
    expect(
      "list \(word)|\(word)",
      [.add(preset: .list, id: "n1", props: ["items": [.text(word), .text(word)]])])
    expect(
      "say \(word)\(word)", [.add(preset: .say, id: "n1", props: ["text": .text(word + word)])])
    expect("math \(word)", [.add(preset: .math, id: "n1", props: ["tex": .text(word)])])
    expect(
      "custom {\"\(word)k\":1}".replacing("\u{0}", with: "0"),
      [
        .add(
          preset: .custom, id: "c1",
          props: ["spec": .object([word.replacing("\u{0}", with: "0") + "k": 1])])
      ])
    // Names of saved screens, labels, words on what goes on, looks, cells.
    expect("save \(word)", [.save(name: word)])
    expect("show a \(word)", [.show(name: "a \(word)")])
    expect("doing \(word) 1/2", [.doing(["text": .text(word), "step": 1, "of": 2])])
    expect("theme \(word)", [.theme(["name": .text(word)])])
    expect(
      "put t \(word) c=\(word)",
      [
        .put(table: "t", key: word, values: ["c": .text(word)], delete: false)
      ])
    let ops = AnyBytes.ops(of: "menu review \(word) sub=\(word)")
    guard case .menu(let id, let item)? = ops.first?.action else {
      Issue.record("no menu item for \(word)")
      return
    }
    #expect(item["label"] == .text(word) && item["sub"] == .text(word))
    #expect(!id.isEmpty && id.utf8.allSatisfy { $0 < 0x80 })
    // A field's label; its key has what is left of it.
    let field = AnyBytes.ops(of: "form \"\(word)\":text").first?.props?["fields"]?.list?.first?
      .object
    #expect(field?["label"] == .text(word))
    #expect(field?["key"]?.text?.utf8.allSatisfy { $0 < 0x80 } == true)
    // Lines of blocks.
    expectBlock("draw@b\n<\(word)>\n\(word)\nend", "<\(word)>\n\(word)")
    expectBlock("motion@b\n===\(word)\n\(word)\nend", "===\(word)\n\(word)")
    expectBlock(
      "diagram@b\ngraph\na[\(word)] -->|\(word)| b\nend", "graph\na[\(word)] -->|\(word)| b")
    expectBlock(
      "diagram@b\nsequenceDiagram\na->>b: \(word)\nend", "sequenceDiagram\na->>b: \(word)")
    expectBlock("diagram@b\nstateDiagram\na --> b: \(word)\nend", "stateDiagram\na --> b: \(word)")
    expectBlock("flow@b\ngraph\na[ask \(word)? \(word)|x]\nend", "graph\na[ask \(word)? \(word)|x]")
  }

  @Test("Names have ASCII letters only", arguments: words)
  func names(word: String) {
    for line in [
      "say@\(word) x", "say@a\(word) x", "say\(word) x", "\(word) x", ">\(word) say x",
      "~\(word) x",
      "~say@\(word) x", "~a\(word)", "menu review@\(word) x", "menu \(word) x", "talk \(word)",
      "visual \(word)", "visual tone=\(word)", "theme app \(word)", "theme app font=\(word)",
      "put \(word) a=1", "table create \(word) a:text", "table create t \(word):text",
      "table create t a:\(word)", "close \(word)", "custom \(word)", "custom@\(word) 1",
    ] {
      #expect(AnyBytes.ops(of: line).map { $0.code != nil } == [true], "\(line)")
    }
    // A key with other letters makes no prop: it is text.
    expect("say \(word)=x", [.add(preset: .say, id: "n1", props: ["text": .text("\(word)=x")])])
    expect("say +\(word)", [.add(preset: .say, id: "n1", props: ["text": .text("+\(word)")])])
  }

  @Test("Faults behind text of any script name their bytes", arguments: words)
  func ranges(word: String) throws {
    let line = "doing \(word) \"\(word) \(word)\" 9/4"
    let ops = AnyBytes.ops(of: "say \(word)\n\(line)\n")
    guard case .error(let diagnostic)? = ops.last?.action else {
      Issue.record("no error in \(line)")
      return
    }
    #expect(diagnostic.lineNumber == 2)
    #expect(diagnostic.column == line.utf8.count - 2)
    let start = "say \(word)\n".utf8.count
    #expect(diagnostic.byteRange == start + line.utf8.count - 3..<start + line.utf8.count)
  }

  /// Expects these actions, byte for byte: Swift takes texts of other bytes for the same.
  private func expect(
    _ reply: String, _ actions: [Op.Action], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = AnyBytes.ops(of: reply).map { Array(Op(action: $0.action).value.json.utf8) }
    let expected = actions.map { Array(Op(action: $0).value.json.utf8) }
    #expect(found == expected, "\(reply)", sourceLocation: sourceLocation)
  }

  private func expectBlock(
    _ reply: String, _ source: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let kept = AnyBytes.ops(of: reply).last?.props?["source"]?.text
    #expect(
      kept.map { Array($0.utf8) } == Array(source.utf8), "\(reply)", sourceLocation: sourceLocation)
  }
}
