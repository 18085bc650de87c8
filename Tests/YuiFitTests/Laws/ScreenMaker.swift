import YuiFit
import YuiLines
import YuiScreens

/// Makes screens at random: all presets, texts of several scripts and lengths, numbers of all
/// sizes, groups, rows, checklists, timers that run.
struct ScreenMaker {
  var random: SeededGenerator
  /// What the props that only the fitter reads are drawn from: a seed's screen is the same with
  /// them and without.
  private var besides: SeededGenerator
  private var nextKey = 1

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    besides = SeededGenerator(seed: seed &+ 1_000_003)
  }

  static let now = Moment(secondsSince1970: 1_796_000_000)

  /// What is private on a screen carries this, so that a test finds it wherever it turns up.
  static let secret = "Zq"

  mutating func content() -> FitContent {
    var content = FitContent(agent: "agent one", name: text(2))
    let count = pick([1, 1, 2, 3, 4, 5, 7, 10, 14])
    for _ in 0..<count { add(to: &content) }
    if random.oneIn(4) {
      content.caughtUp = Self.now.adding(seconds: -Double(int(0, 40_000)))
    }
    return content
  }

  // MARK: - Components

  private mutating func add(to content: inout FitContent) {
    switch int(0, 15) {
    case 0...2: node(.stat, stat(), &content)
    case 3, 4: list(&content)
    case 5: timer(&content)
    case 6, 7: node(.card, card(), &content)
    case 8, 9: node(.chart, chart(), &content)
    case 10: timeline(&content)
    case 11: rows(&content, parent: nil)
    case 12: node(.table, table(), &content)
    case 13: node(.say, ["text": .text(secret(8))], &content)
    case 14: group(&content)
    default:
      let preset = pick([Preset.ask, .choose, .slide, .form, .math, .calc, .map, .custom, .step])
      node(preset, titled(preset), &content)
    }
  }

  @discardableResult
  private mutating func node(
    _ preset: Preset, _ props: Props, _ content: inout FitContent, parent: NodeKey? = nil
  ) -> NodeKey {
    let key = NodeKey(rawValue: nextKey)
    content.nodes.append(
      Node(key: key, id: "qx\(nextKey)jz", preset: preset, props: props, parent: parent))
    nextKey += 1
    return key
  }

  private mutating func stat() -> Props {
    var props: Props = ["value": value(), "label": .text(text(2))]
    if random.oneIn(2) { props["unit"] = .text(pick(["lb", "%", "$", "m/s2", "kilograms"])) }
    if random.oneIn(2) { props["delta"] = .number(number()) }
    if random.oneIn(3) { props["good"] = "down" }
    if random.oneIn(3) { props["sub"] = .text(secret(2)) }
    if random.oneIn(3) { props["spark"] = numbers(int(0, 30)) }
    if random.oneIn(3) { props["cta"] = .text(text(2)) }
    if random.oneIn(8) { props["max"] = .number(number().magnitude) }
    swap(&random, &besides)
    if random.oneIn(6) {
      props["parts"] = .number(Double(pick([1, 3, 15, 40, 300])))
      props["done"] = .number(Double(int(0, 20)))
      if random.oneIn(2) { props["current"] = .number(Double(int(0, 20))) }
    }
    if random.oneIn(8) { props["gauge"] = .number(number()) }
    if random.oneIn(8) { props["mark"] = true }
    swap(&random, &besides)
    moment(&props)
    return props
  }

  private mutating func card() -> Props {
    var props: Props = [:]
    if !random.oneIn(6) { props["title"] = .text(text(4)) }
    if !random.oneIn(4) { props["body"] = .text(secret(20)) }
    if random.oneIn(2) { props["sub"] = .text(secret(3)) }
    if random.oneIn(3) { props["cta"] = .text(text(2)) }
    if random.oneIn(6) { props["img"] = "https://example.com/a.png" }
    swap(&random, &besides)
    if random.oneIn(4) { props["size"] = "large" }
    if random.oneIn(4) { props["kicker"] = .text(text(2)) }
    if random.oneIn(4) {
      props["facts"] = .list(
        (0..<int(1, 5)).map { _ in .text("\(text(1)): \(secret(4))") })
    }
    swap(&random, &besides)
    moment(&props)
    return props
  }

  /// What a component is about, and what it says on the lock screen.
  private mutating func moment(_ props: inout Props) {
    swap(&random, &besides)
    defer { swap(&random, &besides) }
    if random.oneIn(8) { props["glance"] = .text(secret(3) + " {day}") }
    if random.oneIn(8) { props["lock"] = .text(text(2)) }
    guard random.oneIn(4) else { return }
    let seconds = Double(pick([-40, 3, 400, 4_000, 80_000, 300_000]))
    props["when"] = .text(Self.now.adding(seconds: seconds).text)
    if random.oneIn(2) { props["from"] = .text(Self.now.adding(seconds: -600).text) }
    if random.oneIn(2) { props["sub"] = .text(secret(2) + " {left} " + text(1)) }
    if random.oneIn(4) { props["near"] = .text(secret(2)) }
    if random.oneIn(4) { props["then"] = .text(secret(2)) }
  }

  private mutating func list(_ content: inout FitContent) {
    var props: Props = [:]
    if !random.oneIn(6) { props["title"] = .text(text(2)) }
    let items = (0..<pick([0, 1, 2, 3, 4, 5, 9, 20])).map { _ in Value.text(secret(5)) }
    props["items"] = .list(items)
    if random.oneIn(2) { props["check"] = true }
    if random.oneIn(4) { props["num"] = true }
    let key = node(.list, props, &content)
    if random.oneIn(2) {
      var ticks: Set<String> = []
      for item in items where random.oneIn(3) { ticks.insert(item.written) }
      if random.oneIn(5) { ticks = Set(items.map(\.written)) }
      content.ticks[key] = ticks
    }
  }

  private mutating func timer(_ content: inout FitContent) {
    let work = pick([20.0, 40, 60, 1500, 5400, 360_000])
    var props: Props = ["work": .number(work)]
    if !random.oneIn(5) { props["label"] = .text(text(2)) }
    if random.oneIn(2) { props["rest"] = 20 }
    if random.oneIn(2) { props["rounds"] = 8 }
    if random.oneIn(5) { props["up"] = true }
    let key = node(.timer, props, &content)
    guard random.oneIn(2) else { return }
    content.timers[key] = TimerRun(
      start: Self.now.adding(seconds: -Double(int(0, 200))), round: 1, phase: .work,
      seconds: work, left: random.oneIn(3) ? work / 2 : nil)
  }

  private mutating func chart() -> Props {
    var props: Props = [
      "type": .text(pick(["line", "bar", "area", "scatter", "pie", "donut"]))
    ]
    let count = pick([0, 1, 2, 5, 12, 300])
    if !random.oneIn(4) { props["title"] = .text(text(2)) }
    props["y"] = numbers(count)
    if random.oneIn(3) { props["y2"] = numbers(count) }
    if random.oneIn(2) { props["x"] = .list((0..<count).map { _ in .text(text(1)) }) }
    if random.oneIn(3) { props["unit"] = "lb" }
    if random.oneIn(4) { props["stack"] = true }
    return props
  }

  private mutating func timeline(_ content: inout FitContent) {
    var props: Props = random.oneIn(3) ? [:] : ["title": .text(text(2))]
    if besides.oneIn(3) { props["layout"] = "points" }
    let key = node(.timeline, props, &content)
    rows(&content, parent: key)
  }

  private mutating func rows(_ content: inout FitContent, parent: NodeKey?) {
    for _ in 0..<int(1, 7) {
      var props: Props = ["text": .text(secret(4))]
      if random.oneIn(3) { props["at"] = .text(secret(1)) }
      if random.oneIn(3) { props["sub"] = .text(secret(3)) }
      if random.oneIn(4) { props["url"] = "https://example.com/row" }
      moment(&props)
      node(pick([.done, .now, .next]), props, &content, parent: parent)
    }
  }

  private mutating func table() -> Props {
    let width = int(1, 7)
    var rows: [Value] = []
    for _ in 0..<pick([0, 1, 3, 12]) {
      rows.append(
        .list((0..<width).map { _ in random.oneIn(2) ? .number(number()) : .text(secret(2)) }))
    }
    return [
      "name": .text(text(1)), "cols": .list((0..<width).map { _ in .text(text(1)) }),
      "rows": .list(rows),
    ]
  }

  private mutating func group(_ content: inout FitContent) {
    let key = node(.deck, ["title": .text(text(3))], &content)
    for _ in 0..<int(0, 3) {
      node(.page, ["title": .text(text(2))], &content, parent: key)
    }
  }

  private mutating func titled(_ preset: Preset) -> Props {
    var props: Props = [:]
    for key in preset.spec.titleKeys where !random.oneIn(4) { props[key] = .text(text(5)) }
    return props
  }

  // MARK: - Values

  private mutating func value() -> Value {
    random.oneIn(6) ? .text(secret(3)) : .number(number())
  }

  private mutating func number() -> Double {
    switch int(0, 9) {
    case 0: Double(int(0, 9))
    case 1...4: Double(int(10, 2_000)) / 10
    case 5: Double(int(0, 2_000_000))
    case 6: -Double(int(0, 50_000)) / 100
    case 7: 1.234_567_89e21
    case 8: int(0, 1) == 0 ? 0.000_012_3 : -0.000_123_456
    default: -1.797e308
    }
  }

  private mutating func numbers(_ count: Int) -> Value {
    let huge = random.oneIn(12)
    return .list(
      (0..<count).map { _ in
        if random.oneIn(15) { return .text("n/a") }
        return .number(huge ? number() : Double(int(-50, 200)))
      })
  }

  private mutating func secret(_ most: Int) -> String { Self.secret + text(most) }

  private mutating func text(_ most: Int) -> String {
    let words = Self.words[int(0, Self.words.count - 1)]
    let count = int(1, max(most, 1))
    return (0..<count).map { _ in pick(words) }.joined(separator: " ")
  }

  private static let words: [[String]] = [
    ["Walk", "a", "mile", "before", "lunch", "Mississippi", "ok", "Wii", "fjord", "30"],
    ["Donaudampfschifffahrt", "und", "Grüße", "Überweisung", "an", "größere", "Straße"],
    ["今日の予定", "散歩", "三十分", "本を読む", "東京特許許可局", "々"],
    ["المشي", "ثلاثون", "دقيقة", "قراءة", "الفصل", "الرابع", "٣٠"],
    ["आज", "की", "सूची", "तीस", "मिनट", "पुस्तकालय"],
    ["👩‍👩‍👧‍👦", "🇵🇹", "e\u{301}te\u{301}", "☕️", "naïve", "Ω", "שלום"],
  ]

  mutating func int(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0, elements.count - 1)]
  }
}
