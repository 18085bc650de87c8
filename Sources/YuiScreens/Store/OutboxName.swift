/// What an outbox's file is called: `e-0000000000000012-1795941600000000-8f3a....json`.
///
/// The number says its place in the line, and the time how old the event is, so that neither takes
/// opening the file.
struct OutboxName: Sendable, Hashable {
  /// What a file stands for.
  enum Kind: String, Sendable, CaseIterable {
    /// An event that waits.
    case waiting = "e"
    /// An event that fell off: too many, too old, or not readable.
    case fallenByCount = "c"
    case fallenByAge = "a"
    case damaged = "d"
  }

  var kind: Kind
  var number: Int
  var at: Moment
  var id: String

  init(kind: Kind, number: Int, at: Moment, id: String) {
    self.kind = kind
    self.number = number
    self.at = at
    self.id = id
  }

  /// Reads a name back; nil for any other file.
  init?(_ text: String) {
    guard text.hasSuffix(Self.suffix) else { return nil }
    let parts = text.dropLast(Self.suffix.count)
      .split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let kind = Kind(rawValue: String(parts[0])),
      let number = Int(parts[1]), number > 0, number < Self.last,
      let at = Int64(parts[2]), Self.isID(parts[3])
    else { return nil }
    self.init(
      kind: kind, number: number, at: Moment(microseconds: at), id: String(parts[3]))
    guard self.text == text else { return nil }
  }

  var text: String {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: max(0, 16 - digits.count))
    // Events before 1970 do not happen; a clock that says so is off.
    return "\(kind.rawValue)-\(zeros)\(digits)-\(max(0, at.microseconds))-\(id)\(Self.suffix)"
  }

  /// The number behind which none is given out.
  static let last = 1_000_000_000_000_000
  private static let suffix = ".json"

  /// Whether a text can be an event's id: up to 64 letters and digits.
  static func isID(_ id: some StringProtocol) -> Bool {
    1...64 ~= id.utf8.count && id.utf8.allSatisfy { $0.isLetterOrDigit }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
