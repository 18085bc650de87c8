import YuiLines

/// Which pins hold what: for an agent and an id, a screen's name or a table's, the pins in a chain.
///
/// Sixteen bytes a posting, all of it in one line of the cache, and an open hash table over the
/// chains' heads.
struct PostingTable: Sendable {
  /// What a pin holds under a name.
  struct Kind: Sendable, Hashable {
    let code: UInt8

    static let screen = Kind(code: 254)
    static let table = Kind(code: 255)

    static func id(_ preset: Preset) -> Kind { Kind(code: preset.rawValue) }

    /// The preset of an id.
    var preset: Preset? { Preset(rawValue: code) }

    /// Whether both are found under one name: ids are, whatever their presets.
    func sharesNames(with other: Kind) -> Bool {
      code == other.code || code < Kind.screen.code && other.code < Kind.screen.code
    }
  }

  private struct Posting: Sendable {
    var name: UInt32
    var pin: UInt32
    var next: UInt32
    var kind: Kind
  }

  private var postings = ContiguousArray<Posting>()
  /// The numbers of the chains' first postings.
  private var slots = HashSlots()
  private var chains = 0

  private static let none = UInt32.max

  var count: Int { postings.count }

  func kind(_ posting: Int) -> Kind { postings[posting].kind }

  func name(_ posting: Int) -> UInt32 { postings[posting].name }

  func pin(_ posting: Int) -> UInt32 { postings[posting].pin }

  /// The posting behind this one in its chain.
  func next(_ posting: Int) -> Int? {
    postings[posting].next == Self.none ? nil : Int(postings[posting].next)
  }

  /// The first posting of a chain.
  func first(
    _ kind: Kind, _ name: UInt32, of agent: UInt32, pins: ContiguousArray<PinIndex.Record>
  ) -> Int? {
    if slots.isEmpty { return nil }
    return slots[find(kind, name, agent, pins)].map { Int($0) }
  }

  /// Adds a posting in front of its chain; false when there is no more room.
  mutating func insert(
    _ kind: Kind, _ name: UInt32, pin: UInt32, pins: ContiguousArray<PinIndex.Record>
  ) -> Bool {
    guard count < Int(Self.none) - 1 else { return false }
    slots.reserve(chains + 1)
    let agent = pins[Int(pin)].agent
    let slot = find(kind, name, agent, pins)
    let head = slots[slot]
    postings.append(Posting(name: name, pin: pin, next: head ?? Self.none, kind: kind))
    slots.set(slot, to: UInt32(count - 1), hash: Self.hash(kind, name, agent))
    if head == nil { chains += 1 }
    return true
  }

  private func find(
    _ kind: Kind, _ name: UInt32, _ agent: UInt32, _ pins: ContiguousArray<PinIndex.Record>
  ) -> Int {
    slots.find(Self.hash(kind, name, agent)) { number in
      let posting = postings[Int(number)]
      return posting.name == name && kind.sharesNames(with: posting.kind)
        && pins[Int(posting.pin)].agent == agent
    }
  }

  private static func hash(_ kind: Kind, _ name: UInt32, _ agent: UInt32) -> UInt32 {
    HashSlots.hash(agent, name, UInt32(max(kind.code, Kind.screen.code - 1)))
  }
}
