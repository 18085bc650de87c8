/// Where a widget leads when it is tapped: to a pinned screen of an agent (spec 5, section 4).
///
///     WidgetLink(agent: "coach", screen: "Week 8").url
///     // yui://agent/coach/thread?show=Week%208
///
/// Anything on the phone can open a link, so reading one back takes what is pinned and gives nothing
/// else: a link never opens what was not pinned.
public struct WidgetLink: Sendable, Hashable, Codable {
  /// The agent's id.
  public var agent: String
  /// The saved screen's name.
  public var screen: String

  /// A link to a pinned screen.
  public init(agent: String, screen: String) {
    self.agent = agent
    self.screen = screen
  }

  /// The link as the system passes it on, percent-encoded: of ASCII only letters, digits and `-._~`
  /// stand for themselves.
  public var url: String {
    var url = Self.prefix
    Self.encode(agent, into: &url)
    url += Self.middle
    Self.encode(screen, into: &url)
    return url
  }

  /// Why a link is not followed.
  public enum Failure: Error, Sendable, Hashable {
    /// It is not a link to a screen, or not a well formed one.
    case notALink
    /// It leads to a screen that is not pinned.
    case notPinned(WidgetLink)
  }

  /// Bytes in a link. Stops a link from costing more than a look.
  public static let longest = 4096

  /// Reads a link back.
  ///
  ///     try WidgetLink(url, isPinned: { $0.agent == "coach" && pinned.contains($0.screen) })
  ///
  /// `isPinned` is asked once, with a well formed link's agent and name exactly as they were given
  /// to `url`; nothing is folded, trimmed or normalised in between.
  /// - Throws: `Failure`.
  /// - Complexity: O(*n*) in the link's bytes.
  public init(_ url: String, isPinned: (WidgetLink) -> Bool) throws(Failure) {
    guard url.utf8.count <= Self.longest else { throw .notALink }
    var rest = Array(url.utf8)[...]
    // The scheme and the host are the same in any case (RFC 3986); the rest is not.
    let prefix = Array(Self.prefix.utf8)
    guard rest.count > prefix.count,
      zip(rest, prefix).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 && Self.isLetter($1) })
    else { throw .notALink }
    rest = rest.dropFirst(prefix.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")),
      let agent = Self.decode(rest[..<slash])
    else { throw .notALink }
    rest = rest[slash...]
    guard rest.starts(with: Self.middle.utf8),
      let screen = Self.decode(rest.dropFirst(Self.middle.utf8.count))
    else { throw .notALink }
    let link = WidgetLink(agent: agent, screen: screen)
    guard isPinned(link) else { throw .notPinned(link) }
    self = link
  }

  private static let prefix = "yui://agent/"
  private static let middle = "/thread?show="
}

// MARK: - Percent-encoding

extension WidgetLink {
  private static func encode(_ text: String, into url: inout String) {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        url.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        url.unicodeScalars.append("%")
        url.unicodeScalars.append(digits[Int(byte >> 4)])
        url.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
  }

  /// The text that was encoded; nil when there is none, when a byte stands there that `encode` would
  /// not have left, or when the bytes are no UTF-8 (a repaired name would be another name).
  private static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "%") {
        guard bytes.endIndex - place > 2, let high = digit(bytes[place + 1]),
          let low = digit(bytes[place + 2])
        else { return nil }
        decoded.append(high << 4 | low)
        place += 3
      } else {
        guard isUnreserved(bytes[place]) else { return nil }
        decoded.append(bytes[place])
        place += 1
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return decoded.isEmpty || !text.utf8.elementsEqual(decoded) ? nil : text
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: isLetter(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (byte | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
