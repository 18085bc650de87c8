import YuiLines
import YuiScreens

/// A thread in which every word that an agent chose is there once, so that whatever finds its way
/// into a copy can be told by it; and what of it a copy of `pinned` may hold (spec 5, section 1).
///
/// What it may hold is kept by hand, without the library: what the pinned screen and page 2 show,
/// and the tables that their queries name.
struct MarkedThread {
  /// A component with the words in it.
  struct Component {
    var id: String
    var kind: String
    var words: [String]
    /// The table that a query names.
    var table: String?
    /// Whether it came by `show`; then this is the name of what was shown.
    var shownFrom: String?
  }

  struct Table {
    var columns: [String]
    var rows: [String: [String]] = [:]
  }

  private(set) var rows: [AgentRow] = []
  private(set) var saved: [Component]?
  private(set) var page: [Component] = []
  /// Whether a copy can follow: not after another screen was shown on the page.
  private(set) var isFollowed = true

  private var dice: Dice
  private var count = 0
  private var at = 1_764_000_000.0
  private var elsewhere: [Component] = []
  private var other: (name: String, components: [Component])?
  private var tables: [String: Table] = [:]

  init(seed: Int) { dice = Dice(seed) }

  /// How many words were made up so far.
  var wordCount: Int { count }

  /// The words of a thread that stand anywhere in some bytes, also inside of other words.
  static func words(in bytes: some Sequence<UInt8>) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    for byte in bytes {
      let last = word.last ?? 0
      if byte == UInt8(ascii: "q") {
        word = [byte]
      } else if digits.contains(byte) && (last == UInt8(ascii: "q") || digits.contains(last))
        || byte == UInt8(ascii: "z") && digits.contains(last)
      {
        word.append(byte)
      } else {
        if byte == UInt8(ascii: "x"), last == UInt8(ascii: "z") {
          words.insert(String(decoding: word + [byte], as: UTF8.self))
        }
        word = []
      }
    }
    return words
  }

  /// What the pinned screen shows, which a copy must hold.
  var neededWords: Set<String> { words(of: saved ?? []) }

  /// What a copy may hold.
  var allowedWords: Set<String> { words(of: (saved ?? []) + page) }

  private func words(of components: [Component]) -> Set<String> {
    var words: Set<String> = []
    for component in components {
      words.insert(component.id)
      words.formUnion(component.words)
      if let name = component.shownFrom { words.insert(name) }
      guard let name = component.table else { continue }
      words.insert(name)
      words.formUnion(tables[name]?.columns ?? [])
      for (key, cells) in tables[name]?.rows ?? [:] { words.formUnion([key] + cells) }
    }
    return words
  }

  private static func word(_ number: Int) -> String { "q\(number)zx" }

  private mutating func word() -> String {
    count += 1
    return Self.word(count - 1)
  }

  /// The next reply.
  mutating func reply() -> AgentRow {
    at += 60
    var lines: [String] = []
    for _ in 0...dice.roll(8) { lines.append(line()) }
    // All of the page's components in one reply, or a copy could not know its ids' presets.
    var body = lines.joined(separator: "\n")
    switch dice.roll(3) {
    case 0: body = "Dear \(word()),\n```yui\n\(body)\n```\nYours, \(word())\n~\(word()) \(word())"
    default: break
    }
    let row = AgentRow(id: "\(rows.count)", at: Moment(secondsSince1970: at), body: body)
    rows.append(row)
    return row
  }

  private mutating func line() -> String {
    switch dice.roll(30) {
    case 0..<7: return ">2 " + add(to: \.page)
    case 7..<10: return ">3 " + add(to: \.elsewhere)
    case 10..<13: return patch()
    case 13:
      page = []
      isFollowed = true
      return ">2 clear # \(word())"
    case 14..<17:
      if isFollowed { saved = page }
      return isFollowed ? ">2 save pinned" : "# \(word())"
    case 17:
      other = (word(), elsewhere)
      return ">3 save \(other?.name ?? "")"
    case 18:
      guard let other, dice.chance(40) else { return "say \(word()) \(word())" }
      page = other.components.map {
        var component = $0
        component.shownFrom = other.name
        return component
      }
      isFollowed = false
      return ">2 show \(other.name)"
    case 19:
      elsewhere = []
      return ">3 clear"
    case 20, 21: return table()
    default: return chatter()
    }
  }

  private mutating func add(to list: WritableKeyPath<Self, [Component]>) -> String {
    let id = word()
    let words = [word(), word()]
    let kind = dice.pick(["stat", "list", "timer", "card", "query", "deck"])
    var component = Component(id: id, kind: kind, words: words)
    let comment = dice.chance(30) ? " # \(word())" : ""
    defer { self[keyPath: list].append(component) }
    switch kind {
    case "stat": return "stat@\(id) 5kg \(words[0]) sub=\(words[1])\(comment)"
    case "list": return "list@\(id) Title \(words[0])|\(words[1]) +check\(comment)"
    case "timer": return "timer@\(id) 25m \(words[0]) \(words[1])\(comment)"
    case "query":
      guard let name = tables.keys.sorted().last else {
        component.kind = "card"
        return "card@\(id) \(words[0]) \(words[1])\(comment)"
      }
      component.table = name
      return "query@\(id) \(name) title=\(words[0]) sub=\(words[1])\(comment)"
    case "deck": return "deck@\(id) \(words[0]) sub=\(words[1])\(comment)"
    default: return "card@\(id) \(words[0]) \(words[1])\(comment)"
    }
  }

  /// New words for a component of the pinned screen or the page; the old ones are nobody's then.
  private mutating func patch() -> String {
    let kinds = ["stat", "list", "card"]
    let known = (page + (saved ?? [])).filter { kinds.contains($0.kind) && $0.shownFrom == nil }
    guard !known.isEmpty, isFollowed else { return "~\(word()) \(word())" }
    let component = dice.pick(known)
    let words = [word(), word()]
    for place in page.indices where page[place].id == component.id { page[place].words = words }
    for place in (saved ?? []).indices where saved?[place].id == component.id {
      saved?[place].words = words
    }
    switch component.kind {
    case "stat": return "~\(component.id) label=\(words[0]) sub=\(words[1])"
    case "list": return "~\(component.id) Title \(words[0])|\(words[1])"
    default: return "~\(component.id) \(words[0]) \(words[1])"
    }
  }

  private mutating func table() -> String {
    guard let name = tables.keys.randomElement(using: &dice), dice.chance(75) else {
      let name = word()
      tables[name] = Table(columns: [word(), word()])
      return "table create \(name) \(tables[name]?.columns[0] ?? ""):text "
        + "\(tables[name]?.columns[1] ?? ""):text"
    }
    let key = tables[name]?.rows.keys.sorted().first
    if let key, dice.chance(30) {
      tables[name]?.rows[key] = nil
      return "put \(name) \(key) +delete"
    }
    let written = dice.chance(50) ? key ?? word() : word()
    let cells = [word(), word()]
    tables[name]?.rows[written] = cells
    let columns = tables[name]?.columns ?? []
    return "put \(name) \(written) \(columns[0])=\(cells[0]) \(columns[1])=\(cells[1])"
  }

  /// What no copy has a use for.
  private mutating func chatter() -> String {
    let word = word()
    switch dice.roll(16) {
    case 0: return "say \(word) \(self.word())"
    case 1: return ">chat card@\(word) \(self.word()) \(self.word())"
    case 2: return "# \(word)"
    case 3: return "tmier \(word)"
    case 4: return "menu review \(word) sub=\(self.word()) say=\(self.word())"
    case 5: return "doing \(word) 1/3"
    case 6: return "custom@\(word) {\"\(self.word())\": [\"\(self.word())\"]}"
    case 7: return ">4 ask@\(word) \(self.word())? \(self.word())|\(self.word())"
    case 8: return "forget \(word)"
    case 9: return ">5 say@\(word) \(self.word())\n>5 save \(self.word())"
    case 10: return "theme \(word) name=\(self.word())"
    case 11: return "put \(word) \(self.word())=\(self.word())"
    case 12: return ">full form@\(word) \(self.word()) \(self.word()):text"
    case 13: return ">7 draw@\(word) \(self.word())\n<svg>\(self.word())</svg>\nend"
    case 14: return ">8 image /\(word).png \(self.word())"
    default: return ">9 timeline@\(word) \(self.word())\n>9 now@\(self.word()) \(self.word())"
    }
  }
}
