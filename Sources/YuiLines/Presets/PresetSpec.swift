/// All that is known about one preset: how its positionals read, how its props are brought into
/// form, what is laid under them, and what a widget makes of it (spec 2; spec 5, section 3).
///
/// The specs stand in the preset table, `PresetTable.swift`, and nowhere else: one object a preset,
/// so that asking for it copies nothing.
public final class PresetSpec: Sendable {
  /// The preset.
  public let preset: Preset
  /// How the tokens that are no key and no flag become props.
  public let positionals: Positionals
  /// The positionals as a person would write them down, for the language at a glance.
  public let usage: String
  /// What it is for, in a sentence.
  public let summary: String
  /// A line that shows it.
  public let example: String
  /// Props that are always lists of text.
  public let lists: [String]
  /// What else is done to props once the line is read.
  public let normalisation: Normalisation
  /// What a renderer lays under the props of an add.
  public let defaults: Props
  /// A default that depends on the other props.
  public let derived: Derived?
  /// The presets that join it as members, when it is a group's head.
  public let members: [Preset]
  /// Whether it is something outside a group; a pin without a map is not.
  public let standsAlone: Bool
  /// Whether the lines after it are read as a block up to `end` (spec 3).
  public let opensBlock: Bool
  /// Whether it opens the stage unless the look or the line says otherwise (spec 4, the stage).
  public let takesStage: Bool
  /// How a widget draws it.
  public let widget: WidgetForm
  /// The props that name it for a person, the first that is there and not empty.
  public let titleKeys: [String]
  /// Its name in plain words, for when nothing else names it.
  public let plainName: String

  /// Props that it is read for beside those that its rules, lists, defaults and widget form name.
  let otherKeys: [Key]
  package let listKeys: KeySet
  package let memberSet: PresetSet

  init(
    _ preset: Preset, _ plainName: String, _ positionals: Positionals, usage: String,
    summary: String, example: String, lists: [Key] = [], normalisation: Normalisation = .none,
    defaults: Props = [:], derived: Derived? = nil, members: [Preset] = [],
    standsAlone: Bool = true, opensBlock: Bool = false, takesStage: Bool = false,
    widget: WidgetForm = .title, titleKeys: [Key] = [.title],
    otherKeys: [Key] = []
  ) {
    self.preset = preset
    self.positionals = positionals
    self.usage = usage
    self.summary = summary
    self.example = example
    self.lists = lists.map(\.name)
    self.normalisation = normalisation
    self.defaults = defaults
    self.derived = derived
    self.members = members
    self.standsAlone = standsAlone
    self.opensBlock = opensBlock
    self.takesStage = takesStage
    self.widget = widget
    self.titleKeys = titleKeys.map(\.name)
    self.plainName = plainName
    self.otherKeys = otherKeys
    listKeys = KeySet(lists)
    memberSet = PresetSet(members)
  }

  /// Whether it is one component with a neighbour of its kind: steps in a row are one stepper, rows
  /// without a timeline are one (spec 5, section 3).
  package func joins(_ neighbour: PresetSpec) -> Bool {
    positionals == neighbour.positionals && (positionals == .step || positionals == .row)
  }

  /// The rules by which positionals become props (spec 2, Positionals).
  public enum Positionals: UInt8, Sendable {
    case timer, question, slide, form, list, table, titleAndBody, source, camera, prompt, say
    case gallery, storyboard, compare, chart, stat, math, step, title, page, row, text, label
    case shape, part, game, area, pin, route, query, beat, drums, keys, chords, tuner, custom
  }

  /// What is done to the props of a preset beside making its lists lists (spec 2, Normalisation).
  public enum Normalisation: UInt8, Sendable {
    case none, compare, game, chords, chart, stat, step, calc
  }

  /// Defaults that depend on the other props (spec 2, Defaults).
  public enum Derived: UInt8, Sendable {
    /// slide: the value is the midpoint, halves up.
    case midpoint
    /// project: there is a button when there is something to open.
    case openButton
    /// shape and part: the kind in lower case.
    case lowerCaseKind
    /// game: the kind in lower case; x and o as whole cells, none twice.
    case board
    /// loop: rows are the first eight of the kit.
    case loopRows
    /// drums: the grid in lower case, as many pads of the kit as it has.
    case drumPads
    /// keys: the scale follows the key.
    case keyScale
    /// chords: a progression unless chords are given.
    case progression

    /// The rule in words, for the language at a glance.
    public var summary: String {
      switch self {
      case .midpoint: "value = the rounded midpoint"
      case .openButton: "cta = Open with `open`, else empty"
      case .lowerCaseKind: "kind in lower case"
      case .board: "kind in lower case; x and o = whole cells 1 to 9, none twice"
      case .loopRows: "rows = the first eight of the kit"
      case .drumPads: "grid = 2x2; pads = as many of the kit as it has"
      case .keyScale: "scale = minor when the key ends in m, else major"
      case .progression: "prog = I-V-vi-IV unless chords are given"
      }
    }
  }

  /// How a widget draws a preset (spec 5, section 3).
  public enum WidgetForm: UInt8, Sendable {
    case stat, chart, list, timer, card, timeline, table, query, say
    /// Its title and a way to open it.
    case title
  }

  /// The kit, in order: what loops and drums are filled up from.
  public static let kit = [
    "kick", "snare", "clap", "hat", "open", "rim", "tom", "shaker", "crash", "cow", "snap",
    "conga", "pop", "sweep", "tick", "bell",
  ]
}

extension Preset {
  /// What is known about this preset.
  public var spec: PresetSpec { PresetTable.specs[Int(rawValue)] }
}

/// A set of known props' names, as bits.
package struct KeySet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init(_ keys: [Key] = []) {
    for key in keys { insert(key) }
  }

  @inline(__always)
  package func contains(_ key: Key) -> Bool { contains(number: key.rawValue) }

  @inline(__always)
  package func contains(number: UInt8) -> Bool {
    number < 64
      ? low & (1 &<< UInt64(number)) != 0
      : number < 128 && high & (1 &<< UInt64(number &- 64)) != 0
  }

  @inline(__always)
  package mutating func insert(_ key: Key) {
    if key.rawValue < 64 {
      low |= 1 &<< UInt64(key.rawValue)
    } else {
      high |= 1 &<< UInt64(key.rawValue &- 64)
    }
  }
}

/// A set of presets, as bits.
package struct PresetSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  package init(_ presets: [Preset] = []) {
    for preset in presets { insert(preset) }
  }

  package mutating func insert(_ preset: Preset) { bits |= 1 &<< UInt64(preset.rawValue) }

  @inline(__always)
  package func contains(_ preset: Preset) -> Bool { bits & (1 &<< UInt64(preset.rawValue)) != 0 }
}
