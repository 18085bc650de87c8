import YuiFit

/// A family, a device, a text size and a language: what a layout is made for.
struct FitCase: Hashable {
  var family: Family
  var device: Int
  var size: Int
  var language: Int

  static let families = Family.allCases
  static let sizes: [TextSize] = [.large, .xxxLarge, .ax1, .ax3, .ax5]
  static let languages = Languages.all

  /// Devices of every kind, the smallest canvases among them.
  static let devices: [Device] =
    [
      "402x874", "440x956", "375x667@2", "414x896@2", "390x844", "820x1180", "744x1133",
      "1192x1590",
      "mac", "vision", "watch-45",
    ].compactMap { try? Device($0) }
    + ["320x568", "393x852"].compactMap { try? Device($0, system: 18) }

  func environment(hidden: Bool = false) -> FitEnvironment {
    FitEnvironment(
      now: ScreenMaker.now, utcOffset: 3600, device: Self.devices[device],
      textSize: Self.sizes[size], hidden: hidden)
  }

  var fitter: Fitter { Self.fitters[language] }

  static let fitters = languages.map { Fitter(texts: $0) }

  /// Cases in which every pair of two settings occurs, made greedily from a seed.
  static let covering: [FitCase] = {
    var random = SeededGenerator(seed: 5)
    var missing: Set<Pair> = []
    for one in all { missing.formUnion(one.pairs) }
    var chosen: [FitCase] = []
    while !missing.isEmpty {
      let candidates = (0..<60).map { _ in all[Int.random(in: 0..<all.count, using: &random)] }
      guard
        let best = candidates.max(by: { $0.count(of: missing) < $1.count(of: missing) }),
        best.count(of: missing) > 0
      else { continue }
      missing.subtract(best.pairs)
      chosen.append(best)
    }
    return chosen
  }()

  private static let all: [FitCase] = families.flatMap { family in
    devices.indices.flatMap { device in
      sizes.indices.flatMap { size in
        languages.indices.map {
          FitCase(family: family, device: device, size: size, language: $0)
        }
      }
    }
  }

  /// Two settings that occur together: which, and their values.
  struct Pair: Hashable {
    var kind: Int
    var left: Int
    var right: Int
  }

  var pairs: [Pair] {
    let values = [Self.families.firstIndex(of: family) ?? 0, device, size, language]
    var pairs: [Pair] = []
    for left in 0..<4 {
      for right in (left + 1)..<4 {
        pairs.append(Pair(kind: left * 4 + right, left: values[left], right: values[right]))
      }
    }
    return pairs
  }

  private func count(of missing: Set<Pair>) -> Int { pairs.count { missing.contains($0) } }
}

/// Words in the languages that the laws are tried in.
enum Languages {
  static let all: [Texts] = [.english, german, japanese, arabic, hindi]

  static let german: Texts = {
    var texts = Texts.english
    texts.language = "de"
    texts.moreTemplate = PluralText(other: "noch {n} in Yui")
    texts.asOfTemplate = "Stand {time}"
    texts.open = "Öffnen"
    texts.openInYui = "In Yui öffnen"
    texts.start = "Starten"
    texts.pause = "Anhalten"
    texts.rowCountTemplate = PluralText(one: "{n} Zeile", other: "{n} Zeilen")
    texts.numbers.decimal = ","
    return texts
  }()

  static let japanese: Texts = {
    var texts = Texts.english
    texts.language = "ja"
    texts.pluralRule = .japanese
    texts.moreTemplate = PluralText(other: "Yuiに他{n}件")
    texts.asOfTemplate = "{time}現在"
    texts.open = "開く"
    texts.start = "開始"
    texts.pause = "一時停止"
    return texts
  }()

  static let arabic: Texts = {
    var texts = Texts.english
    texts.language = "ar"
    texts.isRightToLeft = true
    texts.pluralRule = .arabic
    texts.moreTemplate = PluralText(
      one: "عنصر آخر في Yui", two: "عنصران آخران في Yui", few: "{n} عناصر أخرى في Yui",
      other: "{n} عنصرًا آخر في Yui")
    texts.asOfTemplate = "حتى {time}"
    texts.open = "فتح"
    texts.start = "ابدأ"
    texts.numbers.digits = .arabicIndic
    return texts
  }()

  static let hindi: Texts = {
    var texts = Texts.english
    texts.language = "hi"
    texts.pluralRule = .french
    texts.moreTemplate = PluralText(other: "Yui में {n} और")
    texts.asOfTemplate = "{time} तक"
    texts.open = "खोलें"
    texts.start = "शुरू करें"
    texts.numbers.digits = .devanagari
    return texts
  }()
}
