/// A way in which a stream may be hostile: what it begins with, and what comes again and again.
struct Attack {
  let name: String
  let opening: String
  let piece: @Sendable (Int) -> String

  init(_ name: String, opening: String = "", _ piece: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.opening = opening
    self.piece = piece
  }

  func stream() -> Stream { Stream(attack: self) }

  /// Chunks of about 60 KB.
  struct Stream {
    let attack: Attack
    private var number = 0
    private var isOpen = false

    init(attack: Attack) { self.attack = attack }

    mutating func next() -> ContiguousArray<UInt8> {
      var chunk = ContiguousArray<UInt8>()
      if !isOpen { chunk += attack.opening.utf8 }
      isOpen = true
      while chunk.count < 60_000 {
        chunk += attack.piece(number).utf8
        number += 1
      }
      return chunk
    }
  }

  static let all: [Attack] = endless + lines + blocks

  /// Lines without an end.
  private static let endless: [Attack] = [
    Attack("letters", opening: "say ") { _ in repeated("x") },
    Attack("quotes", opening: "say ") { _ in repeated("\"") },
    Attack("bars", opening: "list ") { _ in repeated("|") },
    Attack("bars between quotes", opening: "list ") { _ in repeated("\"a\"|") },
    Attack("escapes", opening: "say \"") { _ in repeated("\\") },
    Attack("brackets", opening: "custom ") { _ in repeated("[") },
    Attack("white space", opening: "say ") { _ in repeated(" ") },
    Attack("carriage returns", opening: "say ") { _ in repeated("\r") },
    Attack("ids", opening: "say@") { _ in repeated("i") },
    Attack("half characters", opening: "say ") { _ in repeated("\u{1F469}\u{200D}") },
  ]

  /// Lines that end: as long as they may be, or ever more of them.
  private static let lines: [Attack] = [
    Attack("tokens") { _ in "list" + repeated(" x", 1 << 18) + "\n" },
    Attack("parts") { _ in "list " + repeated("a|", (1 << 18) - 1) + "\n" },
    Attack("quoted parts") { _ in "choose Q " + repeated("\"a\"|", (1 << 18) - 1) + "\n" },
    Attack("points") { _ in "chart y=" + repeated("1\u{B1}2|", (1 << 18) - 1) + "\n" },
    Attack("long lines") { _ in "say " + repeated("word ", 1_600_000) + "\n" },
    Attack("JSON") { _ in "custom [" + repeated("[],", 2_000_000) + "0]\n" },
    Attack("JSON keys") {
      "custom {" + (0..<200_000).map { "\"k\($0)\":{}," }.joined() + "\"\($0)\":0}\n"
    },
    Attack("props") { number in
      "stat" + (0..<250).map { " k\(number)\($0)=1" }.joined() + "\n"
    },
    Attack("a key again and again") { _ in "stat" + repeated(" value=1", 100_000) + "\n" },
    Attack("a name again and again") { _ in "calc" + repeated(" foo=1", 100_000) + "\n" },
    Attack("columns again and again") { _ in "put t" + repeated(" a=1", 100_000) + "\n" },
    Attack("flags again and again") { _ in "list" + repeated(" +check", 100_000) + "\n" },
    Attack("theme keys") { _ in "theme" + repeated(" accent=#ffffff", 50_000) + "\n" },
    Attack("fields") { number in "form T" + repeated(" name:text!", 50_000) + "\n" },
    Attack("explicit ids") { "say@i\($0) x\n" },
    Attack("long ids") { "say@" + repeated("i", 4000) + "\($0) x\n" },
    Attack("made ids") { _ in "say\n" },
    Attack("groups") { _ in "narrate\ndeck\nmock\n" },
    Attack("routes") { ">s\($0) say x\n" },
    Attack("patches to one node") { "~weight \($0)kg sub=\($0)\n" },
    Attack("patches of kinds") { "done@r\($0 % 1000) x\n~r\($0 % 1000) kind=next\n" },
    Attack("saves") { "save name \($0)\n" },
    Attack("shows") { "show name \($0)\n" },
    Attack("errors") { "nothing \($0) at all\n" },
    Attack("puts") { "put t \($0) Value=\($0)\n" },
    Attack("empty lines") { _ in "\n" },
  ]

  /// Blocks without an end, and many of them.
  private static let blocks: [Attack] = [
    Attack("a drawing", opening: "draw\n<svg>\n") { "<path d=\"\($0)\"/>\n" },
    Attack("a motion", opening: "motion\n===\n") { "line \($0)\n" },
    Attack("nodes", opening: "diagram\ngraph\n") { "a\($0)\n" },
    Attack("edges", opening: "diagram\ngraph\n") { "a\($0)-->b\($0)\n" },
    Attack("joins", opening: "diagram\ngraph\n") { _ in "a&b&c&d&e&f-->a&b&c&d&e&f\n" },
    Attack("subgraphs", opening: "diagram\ngraph\n") { "subgraph g\($0)\n" },
    Attack("composites", opening: "diagram\nstateDiagram\n") { "state s\($0) {\n" },
    Attack("actors", opening: "diagram\nsequenceDiagram\n") { "a\($0)->>b\($0):x\n" },
    Attack("loops", opening: "diagram\nsequenceDiagram\n") { _ in "loop\n" },
    Attack("flow steps", opening: "flow\ngraph\n") {
      "%% q\($0): ask Q? A|B\nq\($0)-->|A|q\($0 + 1)\n"
    },
    Attack("conditions", opening: "flow\ngraph\n") { "a-->|x=1 or y>2 and z~\($0)|b\n" },
    Attack("variants", opening: "flow a as=b\n") { "add n\($0) after a: page x\n" },
    Attack("flows again and again") { "flow\ngraph\na\($0)-->b\n%% a\($0): page x\nend\n" },
  ]

  private static func repeated(_ text: String, _ count: Int = 30_000) -> String {
    String(repeating: text, count: count)
  }
}
