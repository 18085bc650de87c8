/// A text to measure with, from a seeded generator: the same at each run and on each machine.
public enum Corpus: String, CaseIterable, Sendable {
  /// What agents write on an ordinary day.
  case typical
  /// Adds, then patches to them and nothing else.
  case patches
  /// Says and cards of some 2,000 bytes each.
  case longText = "long-text"
  /// Decks in narrations, with sketches in the decks.
  case deepGroups = "deep-groups"
  /// Diagrams, flows and drawings.
  case blocks
  /// Typical lines in Arabic, Japanese and with emoji.
  case nonASCII = "non-ascii"
  /// Lines that are wrong, quoted, barred and escaped throughout.
  case hostile

  // One thing alone, for how instructions grow with it.

  /// Quoted words, with escapes.
  case quotes
  /// Parts between bars.
  case bars
  /// Explicit ids, each once, and a patch to one in three.
  case ids
  /// Patches to one node.
  case oneNode = "one-node"
  /// A diagram of nodes and no links.
  case nodes
  /// A diagram of links between few nodes, and joins.
  case edges
  /// A screen saved under a few hundred names again and again.
  case saves
  /// A saved screen shown again and again.
  case shows

  /// About so many bytes of it.
  public func text(bytes: Int, seed: UInt64 = 1) -> String {
    if self == .typical { return Typical.text(bytes: bytes, seed: seed) }
    var generator = Generator(seed: seed)
    var text = opening
    while text.utf8.count < bytes { piece(&generator, &text) }
    return text
  }

  private func piece(_ generator: inout Generator, _ text: inout String) {
    switch self {
    case .typical: break
    case .patches:
      let id = generator.below(100)
      text +=
        text.utf8.count < 4000
        ? "stat@p\(id) \(id)kg Weight\n" : "~p\(id % 40) \(generator.below(900))kg delta=-2.3\n"
    case .longText:
      let words = (0..<300).map { _ in generator.pick(Self.words) }.joined(separator: " ")
      text += generator.below(2) == 0 ? "say \(words)\n" : "card Notes \"\(words)\" sub=today\n"
    case .deepGroups:
      text += "narrate Week\ndeck Days\npage One \"First day\"\nsketch Room\nrow \"[Bed]\"\n"
      text += "row \"[Desk]\"\nend\npage Two \"Second day\"\nend\nend\n"
    case .blocks: block(&generator, &text)
    case .nonASCII:
      let words = (0..<6).map { _ in generator.pick(Self.wideWords) }.joined(separator: " ")
      text += "list@l\(generator.below(50)) \(generator.pick(Self.wideWords)) \"\(words)\" +check\n"
      text += "say \(words)\n"
    case .hostile: text += generator.pick(Self.hostileLines)
    default: unit(generator.below(1000), &text)
    }
  }

  /// What a text of one thing alone begins with.
  private var opening: String {
    switch self {
    case .quotes: "list "
    case .bars: "list a"
    case .oneNode: ">2 stat@w 5kg Weight\n"
    case .nodes, .edges: "diagram\nflowchart TD\n"
    case .saves, .shows:
      ">2\n" + (0..<10).map { "stat@s\($0) 5kg Weight\n" }.joined() + "save x\n"
    default: ""
    }
  }

  private func unit(_ number: Int, _ text: inout String) {
    let place = text.utf8.count
    switch self {
    case .quotes: text += "\"a \\\"b\\\" c\" "
    case .bars: text += "|b"
    case .ids: text += "say@i\(place) x\n" + (number % 3 == 0 ? "~i\(place) y\n" : "")
    case .oneNode: text += "~w \(number)kg delta=\(number)\n"
    case .nodes: text += "a\(place)[Step \(number)]\n"
    case .edges: text += "a\(number % 50) -->|yes| b\(number % 40) & c\n"
    case .saves: text += "save n\(number % 300)\n"
    case .shows: text += "show x\n"
    default: break
    }
  }

  private func block(_ generator: inout Generator, _ text: inout String) {
    let nodes = 6 + generator.below(8)
    switch generator.below(3) {
    case 0:
      text += "diagram Flow\nflowchart TD\n"
      for node in 0..<nodes { text += "  a\(node)[Step \(node)] -->|yes| a\(node + 1)(Next)\n" }
    case 1:
      text += "flow Intake\nflowchart TD\n"
      for node in 0..<nodes {
        text +=
          "  %% q\(node): ask \"Ready for \(node)?\" Yes|No\n  q\(node) -->|Yes| q\(node + 1)\n"
      }
    default:
      text += "draw Logo\n<svg viewBox=\"0 0 10 10\">\n"
      for node in 0..<nodes { text += "  <rect x=\"\(node)\" y=\"2\" width=\"3\" height=\"4\"/>\n" }
      text += "</svg>\n"
    }
    text += "end\n"
  }

  private static let words = ["walk", "read", "water", "plan", "easy", "slow", "after", "work"]
  private static let wideWords = [
    "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{4F53}\u{91CD}", "\u{6B69}\u{304F}", "\u{1F4AA}",
    "caf\u{E9}", "\u{5D1}\u{5D5}\u{5E7}\u{5E8}", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}",
  ]
  private static let hostileLines = [
    "||||||||||||||||||||||||\n", "\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\n",
    "list \\\"\\\"\\\"\\\"\\\"|a|b\n",
    "stat a=b=c=d a=1 a=2 a=3 a=4\n", "~nothing at all\n", ">2 >3 >4\n", "deck\ndeck\ndeck\n",
    "choose \"a\\\\\\\\\" \"b\"|\"c\\\"|d\n", "custom {\"a\":[[[[[[1]]]]]]}\n", "custom {\"a\":\n",
    "+++++ ++++ +a +b +c\n", "chart y=1\u{B1}2|3\u{B1}4|x err=5\n", "tmer 5 5 5 5\n",
  ]
}
