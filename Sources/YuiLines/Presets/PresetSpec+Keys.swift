/// Which props a line of a preset is read for.
///
/// A line may carry any prop; one that nothing reads changes nothing, and is most often misspelt.
extension PresetSpec {
  /// The props that a line of this preset is read for, by the grammar or a widget, in order.
  ///
  ///     Preset.list.spec.keys   // ["check", "glance", "inline", "items", "lock", "num", "title"]
  ///
  /// A calculator's variables and the digits behind a chart's `y` and `err` are any.
  public var keys: [String] { ReadKeys.all[Int(preset.rawValue)].sorted }

  /// Whether a line of this preset is read for a prop.
  func reads(_ key: String) -> Bool {
    if ReadKeys.all[Int(preset.rawValue)].set.contains(key) { return true }
    switch normalisation {
    case .calc: return true
    case .chart: return Self.isSeries(key)
    default: return false
    }
  }

  /// `y2`, `err3`: the values of one more series, and their errors.
  static func isSeries(_ key: String) -> Bool {
    let bytes = key.utf8
    let stem = key.hasPrefix("err") ? 3 : key.hasPrefix("y") ? 1 : 0
    return stem > 0 && bytes.dropFirst(stem).allSatisfy(\.isDigit)
  }

  /// The props that presets are named by, where a name is not a kind or a table.
  static let nameKeys: Set<String> = Set(
    Preset.allCases.flatMap(\.spec.titleKeys)
  ).subtracting([Key.kind.name, Key.table.name])

  /// All props that any preset is read for, and those that the grammar knows.
  static let allKeys: Set<String> = ReadKeys.all.reduce(into: Set(Key.allNames)) {
    $0.formUnion($1.set)
  }

  fileprivate var gatheredKeys: Set<String> {
    var keys = Set(lists + titleKeys + defaults.map(\.key))
    keys.formUnion(positionals.keys.map(\.name))
    keys.formUnion(normalisation.keys.map(\.name))
    keys.formUnion((derived?.keys ?? []).map(\.name))
    keys.formUnion(otherKeys.map(\.name))
    keys.formUnion(widget.keys)
    keys.formUnion(Self.keysOfAnyLine)
    return keys
  }

  /// Read of whatever line stands first on a widget, and of what would take the stage.
  private static let keysOfAnyLine = ["glance", "lock", Key.inline.name]
}

/// The props of each preset, gathered once, when a reply is first checked.
private struct ReadKeys {
  let set: Set<String>
  let sorted: [String]

  static let all = PresetTable.specs.map { spec in
    let keys = spec.preset == .custom ? [] : spec.gatheredKeys
    return ReadKeys(set: keys, sorted: keys.sorted())
  }
}

extension PresetSpec.Positionals {
  /// The props that positionals become (spec 2, Positionals), and those that raw TeX has.
  package var keys: [Key] {
    switch self {
    case .timer: [.work, .rest, .rounds, .label]
    case .question: [.q, .options]
    case .slide: [.min, .max, .lo, .hi, .label]
    case .form: [.title, .fields]
    case .list: [.title, .items]
    case .table: [.name, .cols, .rows]
    case .titleAndBody: [.title, .body]
    case .source: [.src, .caption, .prompt]
    case .camera: [.facing, .prompt]
    case .prompt: [.prompt]
    case .say, .text: [.text]
    case .gallery: [.title, .items, .caps]
    case .storyboard: [.title, .frames, .notes]
    case .compare: [.before, .after, .title]
    case .chart: [.type, .title]
    case .stat: [.value, .unit, .label]
    case .math: [.caption, .size, .tex]
    case .step: [.img, .text, .tex]
    case .title: [.title]
    case .page: [.img, .title, .body]
    case .row: [.url, .text]
    case .label: [.label]
    case .shape: [.kind, .label]
    case .part: [.kind, .text]
    case .game: [.kind, .title]
    case .area: [.codes, .pts, .label]
    case .pin: [.at, .label]
    case .route: [.pts, .label]
    case .query: [.table, .as, .type, .title]
    case .beat: [.bpm, .title]
    case .drums: [.grid, .title]
    case .keys: [.key, .scale, .title]
    case .chords: [.key, .prog, .chords, .title]
    case .tuner: [.instrument, .title]
    case .custom: []
    }
  }
}

extension PresetSpec.Normalisation {
  /// The props that it brings into form (spec 2, Normalisation).
  fileprivate var keys: [Key] {
    switch self {
    case .none: []
    case .compare: [.hl]
    case .game: [.x, .o]
    case .chords: [.prog]
    case .chart: [.x, .y]
    case .stat: [.spark]
    case .step: [.time]
    case .calc: [.f, .plot, .unit, .digits]
    }
  }
}

extension PresetSpec.Derived {
  /// The props that it looks at (spec 2, Defaults).
  fileprivate var keys: [Key] {
    switch self {
    case .midpoint: [.value]
    case .openButton: [.open, .cta]
    case .lowerCaseKind: [.kind]
    case .board: [.kind, .x, .o]
    case .loopRows: [.rows]
    case .drumPads: [.grid, .pads]
    case .keyScale: [.key, .scale]
    case .progression: [.prog, .chords]
    }
  }
}

extension PresetSpec.WidgetForm {
  /// The props that name a moment.
  static let moments = ["when", "from"]

  /// The props that a widget reads, those included that only a widget does. YuiFit's tests hold that
  /// each of them changes a layout, and that its article on such props names no others.
  package var keys: [String] {
    let moment = ["when", "soon", "near", "then"]
    return switch self {
    case .stat:
      moment + [
        "label", "value", "unit", "delta", "good", "sub", "spark", "cta", "max", "gauge", "parts",
        "done", "current", "mark",
      ]
    case .chart: ["title", "type", "x", "y", "unit", "stack", "data"]
    case .list: ["title", "items", "check", "num"]
    case .timer: ["label", "work", "rest", "rounds", "up"]
    case .card:
      moment + ["from", "title", "body", "sub", "cta", "img", "facts", "mark", "size", "kicker"]
    case .timeline: moment + ["from", "title", "text", "at", "sub", "url", "layout"]
    case .table: ["cols", "rows", "units"]
    case .query:
      [
        "table", "as", "type", "title", "where", "sort", "limit", "cols", "group", "sum", "avg",
        "min", "max", "count", "x", "y", "check",
      ]
    case .say: ["text"]
    case .title: []
    }
  }
}
