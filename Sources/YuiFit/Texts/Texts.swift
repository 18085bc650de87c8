/// All words a layout says by itself, in one language: the table a client replaces to speak
/// another. English is built in.
///
/// Templates name what they take in braces; whoever fills them in is a function of this type, so a
/// table is plain data and may come from a file.
///
///     var texts = Texts.english
///     texts.more(4)                              // 4 more in Yui
///     texts.moreTemplate = PluralText(other: "noch {n} in Yui")
///     texts.more(4)                              // noch 4 in Yui
public struct Texts: Sendable, Hashable {
  /// The words, shared by all copies: a layout asks for them all the time, and copies none.
  private var box: Box

  /// The language, as a tag: `en`.
  public var language: String {
    get { words.language }
    set { edit { $0.language = newValue } }
  }
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    get { words.isRightToLeft }
    set { edit { $0.isRightToLeft = newValue } }
  }
  /// How it picks the form for a number.
  public var pluralRule: PluralRule {
    get { words.pluralRule }
    set { edit { $0.pluralRule = newValue } }
  }
  /// How it writes numbers.
  public var numbers: NumberStyle {
    get { words.numbers }
    set { edit { $0.numbers = newValue } }
  }
  /// How it writes dates and times of day.
  public var dates: DateStyle {
    get { words.dates }
    set { edit { $0.dates = newValue } }
  }
  /// The last row when something is hidden; `{n}` is the number of hidden units.
  public var moreTemplate: PluralText {
    get { words.moreTemplate }
    set { edit { $0.moreTemplate = newValue } }
  }
  /// The same where that is too wide.
  public var moreShortTemplate: String {
    get { words.moreShortTemplate }
    set { edit { $0.moreShortTemplate = newValue } }
  }
  /// How old a copy is that was not caught up; `{time}` is a time of day.
  public var asOfTemplate: String {
    get { words.asOfTemplate }
    set { edit { $0.asOfTemplate = newValue } }
  }
  /// The now row of a timeline, in one line; `{text}` is the row's.
  public var nowTemplate: String {
    get { words.nowTemplate }
    set { edit { $0.nowTemplate = newValue } }
  }
  /// A table's rows; `{n}` is their number.
  public var rowCountTemplate: PluralText {
    get { words.rowCountTemplate }
    set { edit { $0.rowCountTemplate = newValue } }
  }
  /// The days until something; `{n}` is their number.
  public var dayCountTemplate: PluralText {
    get { words.dayCountTemplate }
    set { edit { $0.dayCountTemplate = newValue } }
  }
  /// Parts of a whole, where a strip of them cannot be read; `{n}` of `{total}`.
  public var partsTemplate: String {
    get { words.partsTemplate }
    set { edit { $0.partsTemplate = newValue } }
  }
  /// The way to a component that a widget cannot hold.
  public var open: String {
    get { words.open }
    set { edit { $0.open = newValue } }
  }
  /// The way to a screen without a component to draw.
  public var openInYui: String {
    get { words.openInYui }
    set { edit { $0.openInYui = newValue } }
  }
  /// A timer's button.
  public var start: String {
    get { words.start }
    set { edit { $0.start = newValue } }
  }
  /// A running timer's button.
  public var pause: String {
    get { words.pause }
    set { edit { $0.pause = newValue } }
  }
  /// A checklist without an item left.
  public var allDone: String {
    get { words.allDone }
    set { edit { $0.allDone = newValue } }
  }
  /// A cell that is on.
  public var yes: String {
    get { words.yes }
    set { edit { $0.yes = newValue } }
  }
  /// A cell that is off.
  public var no: String {
    get { words.no }
    set { edit { $0.no = newValue } }
  }
  /// What stands between several values.
  public var listSeparator: String {
    get { words.listSeparator }
    set { edit { $0.listSeparator = newValue } }
  }
  /// The legend of what a chart's other slices are together.
  public var other: String {
    get { words.other }
    set { edit { $0.other = newValue } }
  }
  /// A chart's or a pie's sum.
  public var total: String {
    get { words.total }
    set { edit { $0.total = newValue } }
  }
  /// What a layout says when it has no screen to show.
  public var states: StateTexts {
    get { words.states }
    set { edit { $0.states = newValue } }
  }
  /// What VoiceOver says beyond the words that are drawn.
  public var spoken: SpokenTexts {
    get { words.spoken }
    set { edit { $0.spoken = newValue } }
  }

  /// English.
  public init() { box = Box(Words()) }

  /// English.
  public static let english = Texts()

  /// `N more in Yui`.
  public func more(_ number: Int) -> String { fill(moreTemplate, number) }
  /// `+N`.
  public func moreShort(_ number: Int) -> String {
    Template.fill(moreShortTemplate, ("n", self.number(Double(number))))
  }
  /// `as of 9:40`.
  public func asOf(_ time: String) -> String { Template.fill(asOfTemplate, ("time", time)) }
  /// `Now: Tests`.
  public func now(_ text: String) -> String { Template.fill(nowTemplate, ("text", text)) }
  /// `12 rows`.
  public func rowCount(_ number: Int) -> String { fill(rowCountTemplate, number) }

  /// `3 days`.
  public func dayCount(_ number: Int) -> String { fill(dayCountTemplate, number) }
  /// `8 of 15`.
  public func parts(_ number: Double, of total: Double) -> String {
    Template.fill(
      partsTemplate, ("n", self.number(number)), ("total", self.number(total)))
  }

  /// A template in the form for a number, the number filled in.
  public func fill(_ template: PluralText, _ number: Int) -> String {
    Template.fill(template[pluralRule.form(number)], ("n", count(number)))
  }

  /// A number of things as the language writes it.
  func count(_ number: Int) -> String {
    number < 0 ? self.number(Double(number)) : numbers.localized("\(number)")
  }

  /// Equal when every word is.
  public static func == (left: Texts, right: Texts) -> Bool {
    left.box === right.box || left.words == right.words
  }

  /// Hashes every word.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }

  private var words: Words {
    @inline(__always) get { box.words }
  }

  private mutating func edit(_ change: (inout Words) -> Void) {
    var words = box.words
    change(&words)
    box = Box(words)
  }

  private final class Box: Sendable {
    let words: Words

    init(_ words: Words) { self.words = words }
  }
}

extension Texts: Codable {
  /// Reads an object with every word by its name.
  public init(from decoder: any Decoder) throws { box = Box(try Words(from: decoder)) }

  /// Writes an object with every word by its name.
  public func encode(to encoder: any Encoder) throws { try words.encode(to: encoder) }
}
