/// The corpus that speed is told in: what agents write on an ordinary day.
///
/// Stats with sparks, checklists, cards, charts, timers, questions, timelines, inline tables,
/// patches, says and decks, in replies of some thirty lines; 56 bytes a line on average.
public struct Typical {
  private var generator: Generator
  private var text = ""
  private var stats: [String] = []
  private var lists: [String] = []

  /// Replies of about `bytes` bytes in all, each a text of its own.
  public static func replies(bytes: Int, seed: UInt64 = 1) -> [String] {
    var maker = Typical(generator: Generator(seed: seed))
    var replies: [String] = []
    var size = 0
    while size < bytes {
      let reply = maker.reply()
      replies.append(reply)
      size += reply.utf8.count
    }
    return replies
  }

  /// All replies as one text.
  public static func text(bytes: Int, seed: UInt64 = 1) -> String {
    replies(bytes: bytes, seed: seed).joined()
  }

  private mutating func reply() -> String {
    text = ""
    stats = []
    lists = []
    line(">\(2 + generator.below(11))")
    for _ in 0..<26 + generator.below(9) { component() }
    line("save \(generator.pick(Self.words))")
    return text
  }

  private mutating func line(_ line: String) {
    text += line
    text += "\n"
  }

  private mutating func words(_ range: ClosedRange<Int>) -> String {
    (0..<range.lowerBound + generator.below(range.count))
      .map { _ in generator.pick(Self.words) }.joined(separator: " ")
  }

  private mutating func quoted(_ range: ClosedRange<Int>) -> String { "\"\(words(range))\"" }

  private mutating func decimal(_ low: Int, _ high: Int) -> String {
    "\(low + generator.below(high - low)).\(generator.below(10))"
  }

  private mutating func series(_ count: Int) -> String {
    (0..<count).map { _ in decimal(100, 200) }.joined(separator: "|")
  }

  private mutating func id(_ stem: String) -> String {
    "\(stem)\(generator.below(1000))"
  }

  private mutating func component() {
    switch generator.below(100) {
    case 0..<14: stat()
    case 14..<24: list()
    case 24..<33: card()
    case 33..<39: chart()
    case 39..<45: timer()
    case 45..<54: question()
    case 54..<64: timeline()
    case 64..<70: table()
    case 70..<86: patch()
    case 86..<96: line("say \(words(8...17)).")
    default: deck()
    }
  }

  private mutating func stat() {
    let id = id("s")
    stats.append(id)
    line(
      "stat@\(id) \(decimal(100, 200))lb \(generator.pick(Self.words)) delta=-\(decimal(0, 4)) "
        + "good=down spark=\(series(5 + generator.below(4)))")
  }

  private mutating func list() {
    let id = id("l")
    lists.append(id)
    let items = (0..<3 + generator.below(3)).map { _ in quoted(1...4) }.joined(separator: " ")
    line("list@\(id) \(generator.pick(Self.words)) \(items) +check")
  }

  private mutating func card() {
    line("card \(quoted(1...3)) \(quoted(6...15)) sub=\(quoted(2...3)) cta=\(quoted(1...2))")
  }

  private mutating func chart() {
    line(
      "chart \(generator.pick(["line", "bar", "area"])) \(generator.pick(Self.words)) "
        + "x=Mon|Tue|Wed|Thu|Fri y=\(series(5))")
  }

  private mutating func timer() {
    line(
      "timer \(20 + generator.below(40))/\(10 + generator.below(20))x\(2 + generator.below(8)) "
        + words(1...2))
  }

  private mutating func question() {
    line(
      "\(generator.pick(["ask", "choose", "pick"])) \(quoted(2...5)) "
        + "\(generator.pick(Self.words))|\(generator.pick(Self.words))|\(generator.pick(Self.words))"
    )
  }

  private mutating func timeline() {
    line("timeline \(words(1...2))")
    line("done \(quoted(2...4)) at=\"Sep \(1 + generator.below(28))\"")
    line("now \(quoted(2...4)) sub=\(quoted(2...3))")
    line("next \(quoted(3...6)) at=\"Oct \(1 + generator.below(28))\"")
  }

  private mutating func table() {
    let rows = (0..<3 + generator.below(4)).map { _ in
      "\(generator.pick(Self.words))|\(generator.below(900))"
    }
    line("table \(generator.pick(Self.words)) Food|Cal \(rows.joined(separator: " "))")
  }

  private mutating func patch() {
    if let id = stats.last {
      line("~\(id) \(decimal(100, 200))lb delta=-\(decimal(0, 4))")
    } else if let id = lists.last {
      line("~\(id) title=\(quoted(1...2))")
    } else {
      line("say \(words(2...5))")
    }
  }

  private mutating func deck() {
    line("deck \(quoted(1...3))")
    line("page \(quoted(1...3)) \(quoted(6...14))")
    line("page \(quoted(1...2)) points=\(quoted(1...2))|\(quoted(1...2))")
    line("end")
  }

  private static let words = [
    "walk", "read", "call", "water", "plan", "week", "easy", "run", "slow", "after", "work",
    "dentist", "chapter", "plants", "squat", "bench", "Weight", "Today", "Budget", "Sleep",
    "coffee",
    "morning", "review", "invoice", "garden", "stretch", "protein", "release", "notes", "window",
  ]
}
