import YuiFit

/// Other languages, as a client would give them: what is fitted must hold in all of them.
enum OtherLanguages {
  static let all = [Texts.english, german, japanese, arabic, hindi]

  static let german: Texts = {
    var texts = Texts()
    texts.language = "de"
    texts.numbers.decimal = ","
    texts.numbers.group = "."
    texts.numbers.percent = "{n} %"
    texts.numbers.currency = "{n} {unit}"
    texts.dates.months = [
      "Jan.", "Feb.", "M\u{E4}rz", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ]
    texts.dates.weekdays = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    texts.dates.day = "{day}. {month}"
    texts.dates.dayAndYear = "{day}. {month} {year}"
    texts.moreTemplate = PluralText(
      one: "Noch {n} Eintrag in Yui", other: "Noch {n} Eintr\u{E4}ge in Yui")
    texts.asOfTemplate = "Stand {time}"
    texts.nowTemplate = "Jetzt: {text}"
    texts.rowCountTemplate = PluralText(one: "{n} Zeile", other: "{n} Zeilen")
    texts.open = "\u{D6}ffnen"
    texts.openInYui = "In Yui \u{F6}ffnen"
    texts.start = "Starten"
    texts.pause = "Anhalten"
    texts.allDone = "Alles erledigt"
    return texts
  }()

  static let japanese: Texts = {
    var texts = Texts()
    texts.language = "ja"
    texts.pluralRule = .japanese
    texts.numbers.unit = "{n}{unit}"
    texts.dates.months = (1...12).map { "\($0)\u{6708}" }
    texts.dates.weekdays = [
      "\u{65E5}", "\u{6708}", "\u{706B}", "\u{6C34}", "\u{6728}", "\u{91D1}", "\u{571F}",
    ]
    texts.dates.day = "{month}{day}\u{65E5}"
    texts.dates.dayAndYear = "{year}\u{5E74}{month}{day}\u{65E5}"
    texts.dates.morning = "\u{5348}\u{524D}{time}"
    texts.dates.afternoon = "\u{5348}\u{5F8C}{time}"
    texts.moreTemplate = PluralText(other: "Yui\u{306B}\u{3042}\u{3068}{n}\u{4EF6}")
    texts.asOfTemplate = "{time}\u{73FE}\u{5728}"
    texts.nowTemplate = "\u{4ECA}\u{FF1A}{text}"
    texts.rowCountTemplate = PluralText(other: "{n}\u{884C}")
    texts.open = "\u{958B}\u{304F}"
    texts.openInYui = "Yui\u{3067}\u{958B}\u{304F}"
    texts.start = "\u{958B}\u{59CB}"
    texts.pause = "\u{4E00}\u{6642}\u{505C}\u{6B62}"
    texts.allDone = "\u{3059}\u{3079}\u{3066}\u{5B8C}\u{4E86}"
    return texts
  }()

  static let arabic: Texts = {
    var texts = Texts()
    texts.language = "ar"
    texts.isRightToLeft = true
    texts.pluralRule = .arabic
    texts.numbers.digits = .arabicIndic
    texts.numbers.decimal = "\u{66B}"
    texts.numbers.percent = "{n}\u{66A}"
    texts.moreTemplate = PluralText(
      zero: "\u{644}\u{627} \u{634}\u{64A}\u{621} \u{622}\u{62E}\u{631}",
      one: "\u{648}\u{627}\u{62D}\u{62F} \u{622}\u{62E}\u{631} \u{641}\u{64A} Yui",
      two:
        "\u{627}\u{62B}\u{646}\u{627}\u{646} \u{622}\u{62E}\u{631}\u{627}\u{646} \u{641}\u{64A} Yui",
      few: "{n} \u{623}\u{62E}\u{631}\u{649} \u{641}\u{64A} Yui",
      many: "{n} \u{622}\u{62E}\u{631} \u{641}\u{64A} Yui",
      other: "{n} \u{622}\u{62E}\u{631} \u{641}\u{64A} Yui")
    texts.asOfTemplate = "\u{62D}\u{62A}\u{649} {time}"
    texts.nowTemplate = "\u{627}\u{644}\u{622}\u{646}: {text}"
    texts.open = "\u{641}\u{62A}\u{62D}"
    texts.openInYui = "\u{641}\u{62A}\u{62D} \u{641}\u{64A} Yui"
    texts.start = "\u{628}\u{62F}\u{621}"
    texts.pause = "\u{625}\u{64A}\u{642}\u{627}\u{641}"
    texts.allDone = "\u{62A}\u{645} \u{627}\u{644}\u{643}\u{644}"
    return texts
  }()

  static let hindi: Texts = {
    var texts = Texts()
    texts.language = "hi"
    texts.pluralRule = .french
    texts.numbers.digits = .devanagari
    texts.moreTemplate = PluralText(
      one: "Yui \u{92E}\u{947}\u{902} {n} \u{914}\u{930}",
      other: "Yui \u{92E}\u{947}\u{902} {n} \u{914}\u{930}")
    texts.asOfTemplate = "{time} \u{924}\u{915}"
    texts.nowTemplate = "\u{905}\u{92D}\u{940}: {text}"
    texts.rowCountTemplate = PluralText(
      other: "{n} \u{92A}\u{902}\u{915}\u{94D}\u{924}\u{93F}\u{92F}\u{93E}\u{901}")
    texts.open = "\u{916}\u{94B}\u{932}\u{947}\u{902}"
    texts.openInYui = "Yui \u{92E}\u{947}\u{902} \u{916}\u{94B}\u{932}\u{947}\u{902}"
    texts.start = "\u{936}\u{941}\u{930}\u{942}"
    texts.pause = "\u{930}\u{94B}\u{915}\u{947}\u{902}"
    texts.allDone = "\u{938}\u{92C} \u{939}\u{94B} \u{917}\u{92F}\u{93E}"
    return texts
  }()
}
