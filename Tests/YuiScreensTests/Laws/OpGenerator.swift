import YuiLines

/// Ops of a thread that uses few ids, names and screens, so that they meet often.
struct OpGenerator {
  private var random: SeededRandom
  private let ids = ["a", "b", "weight", "n1", "n2", "c3"]
  private let names = ["x", "y", "z"]
  private let screens = ["1", "2", "2", "3", "12", "full", "13", "side"]
  private let presets: [Preset] = [
    .stat, .stat, .list, .deck, .page, .sketch, .row, .done, .now, .next, .timeline, .custom,
    .timer, .say, .plan,
  ]

  init(seed: Int) { random = SeededRandom(seed: seed) }

  /// The next op. One in `clears` clears a screen.
  mutating func op(clears: Int = 20) -> Op {
    let screen = random.pick(screens)
    if random.once(in: clears) { return Op(screen: screen, action: .clear) }
    return Op(screen: screen, action: action())
  }

  mutating func ops(_ count: Int, clears: Int = 20) -> [Op] {
    (0..<count).map { _ in op(clears: clears) }
  }

  private mutating func action() -> Op.Action {
    switch random.below(16) {
    case 0..<6: adding()
    case 6..<11: patching()
    case 11: .save(name: random.pick(names))
    case 12: .show(name: random.pick(names))
    case 13: random.once(in: 2) ? .focus : .close
    case 14: looking()
    default: random.once(in: 3) ? .forget(name: random.pick(names)) : writing()
    }
  }

  private mutating func adding() -> Op.Action {
    .add(
      preset: random.pick(presets), id: random.pick(ids), props: props(),
      group: random.once(in: 3) ? random.pick(ids) : nil)
  }

  private mutating func patching() -> Op.Action {
    var props = props()
    if random.once(in: 2) {
      props["kind"] = .text(random.pick(["done", "now", "next", "next", "other"]))
    }
    let target = random.once(in: 3) ? random.pick(presets).name : random.pick(ids + ["none"])
    return .patch(target: target, props: props)
  }

  private mutating func looking() -> Op.Action {
    switch random.below(5) {
    case 0: .theme(random.once(in: 2) ? ["screen": "full"] : ["name": "candy"])
    case 1: .talk(random.once(in: 2))
    case 2: .doing(random.once(in: 2) ? nil : props())
    case 3: .visual(random.once(in: 2) ? nil : props())
    default: .theme(["scope": "app", "accent": "#ffffff"])
    }
  }

  private mutating func writing() -> Op.Action {
    switch random.below(4) {
    case 0:
      .menu(
        id: random.pick(ids),
        props: ["bucket": .text(random.pick(["review", "backlog"])), "label": "L"])
    case 1: .menuDone(id: random.pick(ids))
    case 2: .table(name: "t", columns: [TableColumn(name: "N", kind: .number)])
    default:
      .put(
        table: random.pick(["t", "u"]), key: random.pick(ids),
        values: ["N": .number(Double(random.below(9)))], delete: random.once(in: 4))
    }
  }

  private mutating func props() -> Props {
    var props: Props = [:]
    for _ in 0..<random.below(3) {
      let key = random.pick(["value", "label", "rounds", "inline"])
      props[key] = .number(Double(random.below(4)))
    }
    return props
  }
}
