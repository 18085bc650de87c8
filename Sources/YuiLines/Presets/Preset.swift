/// A component that a line can add, with `say` and `custom`, which the language keeps apart.
///
/// What each one reads and means stands in one place, its `PresetSpec` in the preset table.
public enum Preset: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  case timer, ask, choose, pick, slide, form, list, table, card, image, camera, mic, say
  case gallery, video, compare, storyboard, chart, stat, math, step, calc
  case deck, page, plan, flow, project, narrate
  case timeline, done, now, next, sketch, row, after, shapes, shape, diagram, draw, motion
  case mock, part, map, area, pin, route, query, game
  case loop, drums, keys, chords, tuner, metronome
  case custom
}

extension Preset {
  /// The word that a line writes for it: `timer`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The preset of this name, exactly, in lower case; `custom` and `say` included.
  public init?(name: String) {
    guard let preset = Self.byName[name] else { return nil }
    self = preset
  }

  /// Whether this is a timeline's row: the three kinds that `kind=` moves between.
  public var isRow: Bool { self == .done || self == .now || self == .next }

  private static let names = allCases.map { String(describing: $0) }
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
