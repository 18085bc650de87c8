/// The words of a language and how they are put together, English when nothing else is said; what
/// each is for is said at `Texts`.
struct Words: Sendable, Hashable, Codable {
  var language = "en"
  var isRightToLeft = false
  var pluralRule = PluralRule.english
  var numbers = NumberStyle()
  var dates = DateStyle()
  var moreTemplate = PluralText(other: "{n} more in Yui")
  var moreShortTemplate = "+{n}"
  var asOfTemplate = "as of {time}"
  var nowTemplate = "Now: {text}"
  var rowCountTemplate = PluralText(one: "{n} row", other: "{n} rows")
  var dayCountTemplate = PluralText(one: "{n} day", other: "{n} days")
  var partsTemplate = "{n} of {total}"
  var open = "Open"
  var openInYui = "Open in Yui"
  var start = "Start"
  var pause = "Pause"
  var allDone = "All done"
  var yes = "Yes"
  var no = "No"
  var listSeparator = ", "
  var other = "Other"
  var total = "Total"
  var states = StateTexts()
  var spoken = SpokenTexts()
}
