/// A step of a flow: a question or a page, as its own line of YL says it (spec 3, flow).
struct FlowStep: Sendable {
  let preset: Preset
  let props: Props

  /// What a text that may be a step is.
  enum Reading {
    case step(FlowStep)
    /// A preset, but none that can be a step.
    case otherPreset(String)
    /// A comment, or words.
    case notOne
  }

  private static let presets = PresetSet([
    .page, .ask, .choose, .pick, .slide, .form, .mic, .camera,
  ])

  /// Whether a text's first letter is that of a step; most labels are not looked at further.
  static func mayStart(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "s"),
      UInt8(ascii: "f"), UInt8(ascii: "m"):
      true
    default: false
    }
  }

  /// Reads a text as a step. An id, as in `ask@a`, makes it none.
  /// - Complexity: O(*n*).
  static func read(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading {
    let range = WhiteSpace.trim(bytes, range)
    var cursor = LineCursor(range)
    guard let word = cursor.keyword(bytes, lengths: 3...10), let preset = Preset(name: word),
      preset != .say,
      preset != .custom
    else { return .notOne }
    cursor.offset += word.utf8.count
    guard cursor.isAtBreak(bytes) else { return .notOne }
    guard presets.contains(preset) else { return .otherPreset(word) }
    guard case .add(preset, _, let props, _)? = ReplyParser.parse(bytes.text(range)).first?.action
    else { return .otherPreset(word) }
    return .step(FlowStep(preset: preset, props: props))
  }

  /// The id and the text of a trimmed line `%% id: text`; nil when it is no such line.
  static func named(
    _ bytes: Span<UInt8>, _ line: Range<Int>
  ) -> (id: Range<Int>, text: Range<Int>)? {
    var cursor = LineCursor(line)
    guard cursor.take("%%", bytes) else { return nil }
    cursor.skipSpace(bytes)
    let id = cursor.word(bytes)
    cursor.skipSpace(bytes)
    guard !id.isEmpty, cursor.take(UInt8(ascii: ":"), bytes) else { return nil }
    return (id, cursor.rest)
  }

  func append(to target: inout Props) {
    target.append(unique: "preset", .text(preset.name))
    target.append(unique: "props", .object(props))
  }
}
