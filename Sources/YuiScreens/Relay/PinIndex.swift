import YuiLines

/// The pins of a relay, and which of them a row touches (spec 5, section 6).
///
///     var index = PinIndex()
///     try index.insert(pin)
///     let row = index.touches(of: "~weight 178.4lb", from: "coach")
///     row.touches   // one: the pin that holds `weight`
///
/// Answering takes time that depends on the row and on what it touches, not on how many pins there
/// are. A pin of four ids costs about 250 bytes: names are kept once, as bytes, and found by number.
public struct PinIndex: Sendable {
  /// Why a pin is not taken.
  public enum Failure: Error, Sendable, Hashable {
    /// One of its names is longer than `longestName`.
    case nameTooLong(member: String)
    /// There is no more room: four billion names, or their bytes.
    case full
  }

  /// Bytes of a name, an id or a token. Stops a device from filling the relay with one pin.
  public static let longestName = 4096

  var names = NameTable()
  var devices = DeviceTable()
  var postings = PostingTable()
  /// What is kept of a pin, by number; its postings end where the next pin's begin.
  struct Record: Sendable {
    /// It stays when the pin is removed: chains are found by it.
    var agent: UInt32
    var device: UInt32
    var screen: UInt32
    var firstPosting: UInt32
  }

  var pins = ContiguousArray<Record>()
  /// The numbers of pins by agent, device and screen.
  private var slots = HashSlots()
  private var deadCount = 0

  /// The device of a pin that was removed.
  static let dead = UInt32.max

  /// An index without pins.
  public init() {}

  /// How many pins there are.
  public var count: Int { pins.count - deadCount }

  /// Adds a pin, or replaces the one of the same device, agent and screen. The device's token is
  /// replaced for all its pins.
  /// - Throws: `Failure`; the index is then as it was, but for the token.
  /// - Complexity: O(*n*) in the pin's ids and names, on average.
  public mutating func insert(_ pin: Pin) throws(Failure) {
    try Self.check(pin)
    guard let device = devices.insert(pin.device, token: pin.token),
      let agent = names.insert(pin.agent), let screen = names.insert(pin.screen),
      pins.count < UInt32.max - 2
    else { throw .full }
    var held: [(kind: PostingTable.Kind, name: UInt32)] = [(.screen, screen)]
    for (id, preset) in pin.ids {
      guard let name = names.insert(id) else { throw .full }
      held.append((.id(preset), name))
    }
    for table in pin.tables {
      guard let name = names.insert(table) else { throw .full }
      held.append((.table, name))
    }
    slots.reserve(pins.count + 1)
    let slot = slot(agent, device, screen)
    let replaced = slots[slot]
    if let replaced, self.pin(replaced) == pin { return }
    let number = UInt32(pins.count)
    pins.append(
      Record(
        agent: agent, device: device, screen: screen, firstPosting: UInt32(postings.count)))
    for (kind, name) in held where !postings.insert(kind, name, pin: number, pins: pins) {
      // What was posted so far belongs to a pin that is dead from the start.
      pins[Int(number)].device = Self.dead
      deadCount += 1
      throw .full
    }
    slots.set(slot, to: number, hash: HashSlots.hash(agent, device, screen))
    if let replaced { bury(replaced) }
  }

  /// Removes a pin, and says whether it was there.
  @discardableResult
  public mutating func remove(device: String, agent: String, screen: String) -> Bool {
    guard let number = find(device: device, agent: agent, screen: screen) else { return false }
    bury(number)
    return true
  }

  /// Gives a device a new token, and says whether the device is known.
  /// - Throws: `Failure`.
  @discardableResult
  public mutating func replaceToken(
    of device: String, with token: String
  ) throws(Failure) -> Bool {
    guard token.utf8.count <= Self.longestName else { throw .nameTooLong(member: "token") }
    guard devices.find(device) != nil else { return false }
    guard devices.insert(device, token: token) != nil else { throw .full }
    return true
  }

  /// The pin of a device, when there is one.
  public func pin(device: String, agent: String, screen: String) -> Pin? {
    find(device: device, agent: agent, screen: screen).map { pin($0) }
  }
}

// MARK: - Pins by number

extension PinIndex {
  func isLive(_ number: UInt32) -> Bool { pins[Int(number)].device != Self.dead }

  func pin(_ number: UInt32) -> Pin {
    let record = pins[Int(number)]
    var pin = Pin(
      device: devices.name(record.device), agent: names.name(record.agent),
      screen: names.name(record.screen), token: devices.token(record.device))
    forEachPosting(of: number) { name, kind in
      if let preset = kind.preset {
        pin.ids[names.name(name)] = preset
      } else if kind == .table {
        pin.tables.insert(names.name(name))
      }
    }
    return pin
  }

  /// Whether a pin holds all of these ids, each with this preset.
  func holds(_ ids: KnownIDs, pin number: UInt32) -> Bool {
    var count = 0
    forEachPosting(of: number) { name, kind in
      if let preset = kind.preset, ids[names.name(name)] == preset { count += 1 }
    }
    return count == ids.count
  }

  private func forEachPosting(
    of number: UInt32, _ body: (_ name: UInt32, PostingTable.Kind) -> Void
  ) {
    let next = Int(number) + 1
    let end = next < pins.count ? Int(pins[next].firstPosting) : postings.count
    for posting in Int(pins[Int(number)].firstPosting)..<end {
      body(postings.name(posting), postings.kind(posting))
    }
  }

  private static func check(_ pin: Pin) throws(Failure) {
    for (member, text) in [
      ("device", pin.device), ("agent", pin.agent), ("screen", pin.screen), ("token", pin.token),
    ] where text.utf8.count > longestName {
      throw .nameTooLong(member: member)
    }
    if pin.ids.keys.contains(where: { $0.utf8.count > longestName }) {
      throw .nameTooLong(member: "ids")
    }
    if pin.tables.contains(where: { $0.utf8.count > longestName }) {
      throw .nameTooLong(member: "tables")
    }
  }

  func find(device: String, agent: String, screen: String) -> UInt32? {
    guard !slots.isEmpty, let agent = names.find(agent), let device = devices.find(device),
      let screen = names.find(screen)
    else { return nil }
    return slots[slot(agent, device, screen)]
  }

  /// Marks a pin as removed. Once more pins are dead than alive all of it is built anew, so that
  /// replacing pins again and again costs the same on average and memory stays bounded.
  private mutating func bury(_ number: UInt32) {
    // Its slot stays taken, so that what stands behind it is found.
    pins[Int(number)].device = Self.dead
    deadCount += 1
    if deadCount > max(count, 1024) { rebuild() }
  }

  private mutating func rebuild() {
    var fresh = PinIndex()
    for number in pins.indices where pins[number].device != Self.dead {
      // What fitted before fits again.
      try? fresh.insert(pin(UInt32(number)))
    }
    self = fresh
  }

  private func slot(_ agent: UInt32, _ device: UInt32, _ screen: UInt32) -> Int {
    slots.find(HashSlots.hash(agent, device, screen)) { number in
      let pin = pins[Int(number)]
      return pin.agent == agent && pin.device == device && pin.screen == screen
    }
  }
}
