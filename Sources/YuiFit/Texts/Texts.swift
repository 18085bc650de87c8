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
public struct Texts: Sendable, Hashable, Codable {
  /// The language, as a tag: `en`.
  public var language = "en"
  /// Whether the language is written from right to left.
  public var isRightToLeft = false
  /// How it picks the form for a number.
  public var pluralRule = PluralRule.english
  /// How it writes numbers.
  public var numbers = NumberStyle()
  /// How it writes dates and times of day.
  public var dates = DateStyle()

  /// The last row when something is hidden; `{n}` is the number of hidden units.
  public var moreTemplate = PluralText(other: "{n} more in Yui")
  /// The same where that is too wide.
  public var moreShortTemplate = "+{n}"
  /// How old a copy is that was not caught up; `{time}` is a time of day.
  public var asOfTemplate = "as of {time}"
  /// The now row of a timeline, in one line; `{text}` is the row's.
  public var nowTemplate = "Now: {text}"
  /// A table's rows; `{n}` is their number.
  public var rowCountTemplate = PluralText(one: "{n} row", other: "{n} rows")

  /// The way to a component that a widget cannot hold.
  public var open = "Open"
  /// The way to a screen without a component to draw.
  public var openInYui = "Open in Yui"
  /// A timer's button.
  public var start = "Start"
  /// A running timer's button.
  public var pause = "Pause"
  /// A checklist without an item left.
  public var allDone = "All done"
  /// A cell that is on.
  public var yes = "Yes"
  /// A cell that is off.
  public var no = "No"
  /// What stands between several values.
  public var listSeparator = ", "
  /// The legend of what a chart's other slices are together.
  public var other = "Other"
  /// A chart's or a pie's sum.
  public var total = "Total"

  /// What a layout says when it has no screen to show.
  public var states = StateTexts()
  /// What VoiceOver says beyond the words that are drawn.
  public var spoken = SpokenTexts()

  /// English.
  public init() {}

  /// English.
  public static let english = Texts()

  /// `N more in Yui`.
  public func more(_ number: Int) -> String { fill(moreTemplate, number) }
  /// `+N`.
  public func moreShort(_ number: Int) -> String {
    Template.fill(moreShortTemplate, ["n": self.number(Double(number))])
  }
  /// `as of 9:40`.
  public func asOf(_ time: String) -> String { Template.fill(asOfTemplate, ["time": time]) }
  /// `Now: Tests`.
  public func now(_ text: String) -> String { Template.fill(nowTemplate, ["text": text]) }
  /// `12 rows`.
  public func rowCount(_ number: Int) -> String { fill(rowCountTemplate, number) }

  /// A template in the form for a number, the number filled in.
  public func fill(_ template: PluralText, _ number: Int) -> String {
    Template.fill(template[pluralRule.form(number)], ["n": self.number(Double(number))])
  }
}
