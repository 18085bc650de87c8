import YuiLines

/// Which pins hold what: for an agent and an id, a screen's name or a table's, the pins in a chain.
///
/// Columns side by side, 13 bytes a posting, and an open hash table over the chains' heads.
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

  private var names = ContiguousArray<UInt32>()
  private var pins = ContiguousArray<UInt32>()
  private var nexts = ContiguousArray<UInt32>()
  private var kinds = ContiguousArray<UInt8>()
  /// The number plus one of a chain's first posting, or 0.
  private var slots = ContiguousArray<UInt32>()
  private var chains = 0

  private static let none = UInt32.max

  var count: Int { pins.count }

  func kind(_ posting: Int) -> Kind { Kind(code: kinds[posting]) }

  func name(_ posting: Int) -> UInt32 { names[posting] }

  func pin(_ posting: Int) -> UInt32 { pins[posting] }

  /// The posting behind this one in its chain.
  func next(_ posting: Int) -> Int? {
    nexts[posting] == Self.none ? nil : Int(nexts[posting])
  }

  /// The first posting of a chain. `agents` are the agents' numbers by pin.
  func first(
    _ kind: Kind, _ name: UInt32, of agent: UInt32, agents: ContiguousArray<UInt32>
  ) -> Int? {
    if slots.isEmpty { return nil }
    let head = slots[slot(kind, name, agent, agents)]
    return head == 0 ? nil : Int(head - 1)
  }

  /// Adds a posting in front of its chain; false when there is no more room.
  mutating func insert(
    _ kind: Kind, _ name: UInt32, pin: UInt32, agents: ContiguousArray<UInt32>
  ) -> Bool {
    guard count < Int(Self.none) - 1 else { return false }
    if (chains + 1) * 4 > slots.count * 3 { grow(agents) }
    let slot = slot(kind, name, agents[Int(pin)], agents)
    let head = slots[slot]
    names.append(name)
    pins.append(pin)
    kinds.append(kind.code)
    nexts.append(head == 0 ? Self.none : head - 1)
    slots[slot] = UInt32(count)
    if head == 0 { chains += 1 }
    return true
  }

  private func slot(
    _ kind: Kind, _ name: UInt32, _ agent: UInt32, _ agents: ContiguousArray<UInt32>
  ) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(kind, name, agent) & mask
    while slots[slot] != 0 {
      let posting = Int(slots[slot] - 1)
      if names[posting] == name, agents[Int(pins[posting])] == agent,
        kind.sharesNames(with: Kind(code: kinds[posting]))
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(_ agents: ContiguousArray<UInt32>) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: max(16, old.count * 2))
    let mask = slots.count - 1
    for head in old where head != 0 {
      let posting = Int(head - 1)
      var slot = Self.hash(kind(posting), names[posting], agents[Int(pins[posting])]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = head
    }
  }

  /// Numbers are given out here, in order of arrival, so mixing them is enough.
  private static func hash(_ kind: Kind, _ name: UInt32, _ agent: UInt32) -> Int {
    let group = UInt64(max(kind.code, Kind.screen.code - 1))
    var bits = UInt64(agent) << 32 | UInt64(name)
    bits = (bits ^ group &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 29) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ bits >> 32) >> 1)
  }
}
