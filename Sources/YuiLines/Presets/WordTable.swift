/// A fixed table of words, looked up by their bytes without making text.
struct WordTable: Sendable {
  private var slots: ContiguousArray<UInt8>
  private var words: ContiguousArray<Word16> = []
  private static let size = 1024

  /// A table of words of up to 16 bytes, none twice; fewer than 255 of them.
  init(_ texts: [String]) {
    slots = ContiguousArray(repeating: 0, count: Self.size)
    for text in texts {
      let word = Word16(text)
      words.append(word)
      var slot = word.hash
      while slots[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
      slots[slot] = UInt8(truncatingIfNeeded: words.count)
    }
  }

  /// The number of the word, or nil.
  @inline(__always)
  func number(of word: Word16) -> UInt8? {
    var slot = word.hash
    while true {
      let place = slots[slot]
      if place == 0 { return nil }
      if words[Int(place) &- 1] == word { return place &- 1 }
      slot = (slot &+ 1) & (Self.size &- 1)
    }
  }
}

/// The known props' names by their bytes.
struct KeyTable: Sendable {
  private let words = WordTable(Key.allNames)

  /// The number of the key in `range`, or `Cell.noKey`.
  @inline(__always)
  func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt8 {
    words.number(of: Word16(bytes, range)) ?? Cell.noKey
  }

  func key(named name: String) -> Key? {
    name.utf8.count > 16 ? nil : words.number(of: Word16(name)).flatMap(Key.init(rawValue:))
  }
}

/// The words that a line may start with: all presets, and the core words behind them.
enum Head: Sendable {
  case preset(Preset)
  case word(CoreWord)

  /// The words of the language that are no preset (spec 1, section 9).
  enum CoreWord: String, Sendable, CaseIterable {
    case save, show, forget, menu, clear, end, close, theme, talk, doing, visual, put
  }
}

/// The heads by their bytes.
struct HeadTable: Sendable {
  private let words = WordTable(
    Preset.allCases.map(\.name) + Head.CoreWord.allCases.map(\.rawValue))
  private let heads: ContiguousArray<Head> = ContiguousArray(
    Preset.allCases.map(Head.preset) + Head.CoreWord.allCases.map(Head.word))

  /// What the word in `range` starts, or nil.
  @inline(__always)
  func head(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Head? {
    words.number(of: Word16(bytes, range)).map { heads[Int($0)] }
  }

  /// The preset whose name stands in `range`, `custom` included.
  @inline(__always)
  func preset(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Preset? {
    words.number(of: Word16(bytes, range)).flatMap(Preset.init(rawValue:))
  }
}

/// All that a parser looks up, in one place: what a line asks of it costs no lazy global.
final class ParserTables: Sendable {
  static let shared = ParserTables()

  /// What the grammar needs to know of a preset, side by side.
  struct Rules: Sendable {
    let positionals: PresetSpec.Positionals
    let normalisation: PresetSpec.Normalisation
    let listKeys: KeySet
  }

  let keys = KeyTable()
  let heads = HeadTable()
  private let rules = ContiguousArray(
    PresetTable.specs.map {
      Rules(
        positionals: $0.positionals, normalisation: $0.normalisation, listKeys: $0.listKeys)
    })
  private let memberSets = ContiguousArray(PresetTable.specs.map(\.memberSet))
  private let groupHeads = PresetSet(Preset.allCases.filter { !$0.spec.members.isEmpty })
  private let blockHeads = PresetSet(Preset.allCases.filter(\.spec.opensBlock))

  @inline(__always)
  func rules(of preset: Preset) -> Rules { rules[Int(preset.rawValue)] }

  @inline(__always)
  func members(of preset: Preset) -> PresetSet { memberSets[Int(preset.rawValue)] }

  @inline(__always)
  func heads(_ preset: Preset) -> Bool { groupHeads.contains(preset) }

  @inline(__always)
  func opensBlock(_ preset: Preset) -> Bool { blockHeads.contains(preset) }
}
