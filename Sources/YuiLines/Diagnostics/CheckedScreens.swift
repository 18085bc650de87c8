/// What the lines of a reply have put on the screens so far, as far as a warning needs to know.
struct CheckedScreens {
  /// One screen.
  private struct Screen {
    /// How many parts there are that could have an id of their own, and how many have one.
    var parts = 0
    var lasting = 0
    /// Whether more may stand there than this reply put there.
    var isWhole: Bool
    /// How many there are of each preset.
    var counts: [Preset: Int] = [:]
    /// The explicit ids.
    var ids: Set<String> = []
    /// Whether it was saved since something was put there.
    var isSaved = false
  }

  private var screens: [String: Screen] = [:]
  /// How many screens hold what was not saved.
  private var unsaved = 0
  private var counts: [Preset: Int] = [:]
  private var newest: [Preset: String] = [:]
  private let startsEmpty: Bool

  init(known: KnownIDs) {
    startsEmpty = known.isEmpty
    for preset in known.values { counts[preset, default: 0] += 1 }
  }

  private func screen(_ name: String) -> Screen {
    screens[name] ?? Screen(isWhole: startsEmpty)
  }

  /// Whether nothing of what a screen shows has an id that lasts (spec 4).
  func hasNoLastingID(_ name: String) -> Bool {
    let screen = screen(name)
    return screen.isWhole && screen.parts > 0 && screen.lasting == 0
  }

  /// Whether nothing stands on a screen, and something on another that was not saved.
  func isMissed(_ name: String) -> Bool {
    let screen = screen(name)
    return screen.isWhole && screen.counts.isEmpty && unsaved > 0
  }

  /// How many there are of a preset.
  func count(of preset: Preset) -> Int { counts[preset] ?? 0 }

  /// The id of the newest of a preset, when it is one that lasts.
  func newestID(of preset: Preset) -> String? {
    newest[preset].flatMap { Self.lasts($0) ? $0 : nil }
  }

  /// Whether an id is taken on a screen by a line of this reply.
  func isTaken(_ id: String, on name: String) -> Bool {
    screens[name]?.ids.contains(id) ?? false
  }

  /// Takes an op in.
  mutating func apply(_ op: Op, _ ids: inout KnownIDs) {
    switch op.action {
    case .add(let preset, let id, _, let group):
      ids[id] = preset
      newest[preset] = id
      counts[preset, default: 0] += 1
      var screen = screen(op.screen)
      screens[op.screen] = nil
      if screen.counts.isEmpty || screen.isSaved { unsaved += 1 }
      screen.isSaved = false
      screen.counts[preset, default: 0] += 1
      if group == nil, preset != .say, preset != .custom { screen.parts += 1 }
      if preset != .custom, Self.lasts(id) {
        screen.lasting += 1
        screen.ids.insert(id)
      }
      screens[op.screen] = screen
    case .patch(let target, let props):
      guard let preset = ids[target], preset.isRow else { break }
      if let kind = props["kind"]?.text.flatMap(Preset.init(name:)) { ids[target] = kind }
    case .save:
      guard var screen = screens[op.screen], !screen.counts.isEmpty, !screen.isSaved else { break }
      screens[op.screen] = nil
      screen.isSaved = true
      screens[op.screen] = screen
      unsaved -= 1
    case .clear:
      empty(op.screen)
      screens[op.screen] = Screen(isWhole: true)
    case .show:
      empty(op.screen)
      screens[op.screen] = Screen(isWhole: false)
    default: break
    }
  }

  private mutating func empty(_ name: String) {
    if let screen = screens[name], !screen.counts.isEmpty, !screen.isSaved { unsaved -= 1 }
    for (preset, count) in screens[name]?.counts ?? [:] { counts[preset, default: 0] -= count }
  }

  /// Whether an id can last: not one that looks made (spec 4, Ids that last).
  static func lasts(_ id: String) -> Bool {
    guard let first = id.utf8.first,
      first == UInt8(ascii: "n") || first == UInt8(ascii: "c"), id.utf8.count > 1
    else { return true }
    return !id.utf8.dropFirst().allSatisfy(\.isDigit)
  }
}
