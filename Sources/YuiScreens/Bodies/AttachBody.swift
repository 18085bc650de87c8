/// What a person said about an item, as the body of a row to the agent (spec 4, bodies).
///
///     let item = AttachBody.Item(section: "soul", id: "SOUL.md", rev: "b41c09")
///     AttachBody(words: "Less playful.", item: item).text
///     // "[yui] attach section=soul id=SOUL.md rev=b41c09\nLess playful."
public struct AttachBody: Sendable, Hashable {
  /// What the words are about.
  public struct Item: Sendable, Hashable {
    /// Where it is kept: 1 to 20 lower-case letters.
    public var section: String
    /// What it is called there: up to 100 letters, digits, dots, underscores and hyphens, a letter
    /// or digit first, no two dots in a row.
    public var id: String
    /// Which state of it was seen: up to 64 letters and digits.
    public var rev: String

    /// An item.
    public init(section: String, id: String, rev: String) {
      self.section = section
      self.id = id
      self.rev = rev
    }

    /// Whether all three are well formed. One that is not is never written into a body, so an id
    /// cannot be a path or smuggle in another tag.
    public var isWellFormed: Bool {
      let section = section.utf8
      let id = id.utf8
      let rev = rev.utf8
      return 1...20 ~= section.count && section.allSatisfy { $0.isLowerCase }
        && 1...100 ~= id.count && id.first.map { $0.isLetterOrDigit } == true
        && id.allSatisfy { $0.isLetterOrDigit || ".-_".utf8.contains($0) }
        && zip(id, id.dropFirst()).allSatisfy { $0 != UInt8(ascii: ".") || $0 != $1 }
        && 1...64 ~= rev.count && rev.allSatisfy { $0.isLetterOrDigit }
    }
  }

  /// What was said.
  public var words: String
  /// What it is about.
  public var item: Item?

  /// Words about an item.
  public init(words: String, item: Item?) {
    self.words = words
    self.item = item
  }

  /// The body: the words, behind a line that names the item when that is well formed.
  public var text: String {
    guard let item, item.isWellFormed else { return words }
    return "[yui] attach section=\(item.section) id=\(item.id) rev=\(item.rev)\n\(words)"
  }

  /// Reads a body back; nil when it names no item that is well formed.
  public init?(text: String) {
    guard var line = TagLine(text, "[yui] attach section="), let section = line.takeWord(),
      line.take(" id="), let id = line.takeWord(),
      line.take(" rev="), let rev = line.takeWord(), let words = line.takeRest()
    else { return nil }
    let item = Item(section: section, id: id, rev: rev)
    guard item.isWellFormed else { return nil }
    self.init(words: words, item: item)
  }
}

extension UInt8 {
  fileprivate var isLowerCase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var isLetterOrDigit: Bool {
    (self | 0x20).isLowerCase || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
