import YuiLines
import YuiScreens

/// What a card shows.
final class CardParts: Facts {
  let id: String
  let title: Phrase
  let sub: Phrase
  let body: String
  let cta: Phrase
  let picture: String
  /// What its props say that only a widget reads; hardly any card has one.
  let more: More?
  private let reading: Reading

  /// What a card's props say that only a widget reads.
  final class More {
    /// A few words above the title.
    let kicker: String
    /// What is known of it, each a name and what it is.
    let facts: [Fact]
    /// Whether its title is what is to be read, as large as it fits.
    let isLarge: Bool
    /// The moment it is about.
    let timing: Timing?
    /// The second line with its moment.
    let sub: TimedText?
    /// What may show on a locked phone in place of the second line.
    let lock: String

    init(_ node: Node, _ timing: Timing?, _ reading: Reading) {
      self.timing = timing
      sub = timing.map { $0.words(reading.text(node, .sub)) }
      kicker = reading.timed(node, "kicker", timing)
      lock = reading.timed(node, "lock", timing)
      isLarge = node.prop(.size) == .text("large")
      facts = CardParts.facts(node, reading)
    }
  }

  /// A fact: `Watch: 2 of 3 watched`.
  struct Fact {
    var name: String
    var text: String
    /// Whether it is the one that is new.
    var isMarked: Bool
  }

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    id = node.id
    let hasMore = node.mayHaveWidgetProps
    let timing = hasMore ? Timing(node, reading) : nil
    more = hasMore ? More(node, timing, reading) : nil
    let body = reading.timed(node, .body, timing)
    let timed = reading.timed(node, .title, timing)
    let title = timed.isEmpty ? reading.name(of: node) : timed
    sub = reading.phrase(more?.sub?.text ?? reading.text(node, .sub))
    cta = reading.phrase(reading.text(node, .cta))
    picture = reading.text(node, .img)
    // A card of words alone is called by them, not by its preset.
    self.title = reading.phrase(
      title.isEmpty ? (body.isEmpty ? node.preset.spec.plainName : "") : title)
    self.body = body
  }

  fileprivate static func facts(_ node: Node, _ reading: Reading) -> [Fact] {
    guard let value = node.prop(.facts) else { return [] }
    let marked = reading.text(node, .mark)
    return (value.list ?? [value]).prefix(mostFacts).compactMap { value in
      let text = reading.shown(value)
      guard !text.isEmpty else { return nil }
      let colon = text.firstRange(of: ": ")
      let name = colon.map { String(text[..<$0.lowerBound]) } ?? ""
      return Fact(
        name: name, text: colon.map { String(text[$0.upperBound...]) } ?? text,
        isMarked: !name.isEmpty && name == marked)
    }
  }

  /// More facts than any widget shows are not read.
  private static let mostFacts = 8

  func form(on page: Page, width: Int) -> any Form {
    if let more, !title.isEmpty {
      if more.isLarge { return LineForm(self, page: page, width: width) }
      if !more.facts.isEmpty, page.shape >= .small {
        return FactsForm(self, page: page, width: width)
      }
    }
    return CardForm(self, page: page)
  }

  /// The second line, and whether it is for the person alone: on the lock screen what may show
  /// there stands in its place.
  func second(on page: Page) -> (words: TimedText, isSensitive: Bool) {
    if let lock = lock(on: page) { return (TimedText(lock), false) }
    return (more?.sub ?? TimedText(sub.text), true)
  }

  /// What may show on a locked phone, there.
  private func lock(on page: Page) -> String? {
    guard let more, page.family.isAccessory, !more.lock.isEmpty else { return nil }
    return more.lock
  }

  /// What VoiceOver says.
  func speech(withBody: Bool, on page: Page) -> String {
    let withBody = withBody || title.isEmpty
    if let lock = lock(on: page) { return speech(saying: withBody ? body : "", lock) }
    return withBody ? whole : brief
  }

  private lazy var whole = speech(saying: body, "")
  private lazy var brief = speech(saying: "", "")

  private func speech(saying body: String, _ lock: String) -> String {
    var speech = Speech(reading)
    if let more, more.isLarge { speech.say(more.kicker) }
    speech.say(title.text)
    speech.say(body, isSensitive: true)
    // Once is enough to say that something is hidden.
    if !lock.isEmpty {
      speech.say(lock)
    } else if !reading.isHidden || !title.isEmpty {
      speech.say(sub.text, isSensitive: true)
    }
    return speech.text
  }
}
