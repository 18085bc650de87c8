/// The ids that a patch may name: those this reply made, and those that last from earlier ones.
///
/// Made ids `n1`, `c2` ... are numbers into a list; explicit ones lie in one buffer under a hash with
/// a secret start, so that no reply can choose ids that collide. Nothing is allocated for one id.
struct IDTable: Sendable {
  private struct Entry {
    var start: UInt32
    var length: UInt32
    var preset: Preset
    /// How many ids had been made when this one was; an id made later shadows it.
    var madeAt: UInt32
  }

  /// The ids that last from earlier replies. A thread may have thousands and a reply names few, so
  /// they are looked up when they are named, and not taken in one by one at the start.
  private var known: KnownIDs
  private var entries: ContiguousArray<Entry> = []
  private var slots: ContiguousArray<UInt32> = []
  private var bytes: ContiguousArray<UInt8> = []
  private var made: ContiguousArray<Preset> = []

  private static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine("ids")
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }()

  init(known: KnownIDs) { self.known = known }

  /// A table of texts that are asked for by their bytes, as many as there is room for.
  init(noting texts: some Sequence<String>) {
    known = [:]
    for text in texts {
      let bytes = ContiguousArray(text.utf8)
      _ = insert(bytes.span, 0..<bytes.count, .say)
    }
  }

  /// Forgets all ids; the memory of few of them stays for the next reply.
  mutating func reset(known: KnownIDs) {
    if slots.count > Self.keptSlots || bytes.count > Self.keptBytes || made.count > Self.keptBytes {
      self = IDTable(known: known)
      return
    }
    self.known = known
    made.removeAll(keepingCapacity: true)
    if entries.isEmpty { return }
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
  }

  private static let keptSlots = 256
  private static let keptBytes = 1 << 12

  /// Takes one more id that lasts from earlier replies; `replacing` what is known of it.
  mutating func know(
    _ text: Span<UInt8>, _ range: Range<Int>, _ preset: Preset, replacing: Bool
  ) {
    if !replacing, self.preset(text, range) != nil { return }
    if !insert(text, range, preset, madeAt: 0) { known[text.text(range)] = preset }
  }

  /// Whether a text is among those that were noted.
  func hasNoted(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool { place(text, range) != nil }

  /// How many ids the reply has made.
  var madeCount: Int { made.count }

  /// Notes the next made id, or says that there have been too many.
  mutating func make(_ preset: Preset) -> Bool {
    guard made.count < Limits.madeIDsPerReply else { return false }
    made.append(preset)
    return true
  }

  /// Notes an explicit id, or says that there have been too many.
  mutating func insert(_ text: Span<UInt8>, _ range: Range<Int>, _ preset: Preset) -> Bool {
    insert(text, range, preset, madeAt: made.count)
  }

  private mutating func insert(
    _ text: Span<UInt8>, _ range: Range<Int>, _ preset: Preset, madeAt: Int
  ) -> Bool {
    if 2 * (entries.count + 1) > slots.count { grow() }
    let slot = slot(of: text, range)
    if slots[slot] > 0 {
      let place = Int(slots[slot]) - 1
      entries[place].preset = preset
      entries[place].madeAt = UInt32(truncatingIfNeeded: madeAt)
      return true
    }
    guard entries.count < Limits.idsPerReply, bytes.count + range.count <= Limits.idBytesPerReply
    else { return false }
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: bytes.count),
        length: UInt32(truncatingIfNeeded: range.count), preset: preset,
        madeAt: UInt32(truncatingIfNeeded: madeAt)))
    bytes.append(text, range)
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    return true
  }

  /// The preset of an id.
  mutating func preset(_ text: Span<UInt8>, _ range: Range<Int>) -> Preset? {
    switch place(text, range) {
    case .made(let place): return made[place]
    case .explicit(let place): return entries[place].preset
    case nil:
      guard !known.isEmpty, let preset = known[text.text(range)] else { return nil }
      // Kept at hand for the next line that names it; any id that the reply makes shadows it.
      _ = insert(text, range, preset, madeAt: 0)
      return preset
    }
  }

  /// Makes an id another preset: a row that was moved.
  mutating func setPreset(_ text: Span<UInt8>, _ range: Range<Int>, _ preset: Preset) {
    switch place(text, range) {
    case .made(let place): made[place] = preset
    case .explicit(let place): entries[place].preset = preset
    case nil: known[text.text(range)] = preset
    }
  }

  private enum Place {
    case made(Int)
    case explicit(Int)
  }

  private func place(_ text: Span<UInt8>, _ range: Range<Int>) -> Place? {
    var explicit: Int?
    if !slots.isEmpty {
      let found = slots[slot(of: text, range)]
      if found > 0 { explicit = Int(found) - 1 }
    }
    if let number = madeNumber(text, range) {
      if let explicit, entries[explicit].madeAt >= UInt32(truncatingIfNeeded: number) {
        return .explicit(explicit)
      }
      return .made(number - 1)
    }
    return explicit.map(Place.explicit)
  }

  /// The number of a made id that the text names: `n` and a count, `c` and one for `custom`.
  private func madeNumber(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.count >= 2, range.count <= 9 else { return nil }
    let letter = text.byte(range.lowerBound)
    guard letter == UInt8(ascii: "n") || letter == UInt8(ascii: "c"),
      text.byte(range.lowerBound + 1) != UInt8(ascii: "0")
    else { return nil }
    var number = 0
    for offset in range.lowerBound + 1..<range.upperBound {
      guard text.byte(offset).isDigit else { return nil }
      number = number * 10 + Int(text.byte(offset) &- 0x30)
    }
    guard number <= made.count else { return nil }
    return (made[number - 1] == .custom) == (letter == UInt8(ascii: "c")) ? number : nil
  }

  // MARK: - The hash

  private func slot(of text: Span<UInt8>, _ range: Range<Int>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(text, range)) & mask
    while slots[slot] > 0, !matches(Int(slots[slot]) - 1, text, range) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func matches(_ place: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let entry = entries[place]
    guard Int(entry.length) == range.count else { return false }
    let own = bytes.span
    var offset = 0
    while offset < range.count {
      let start = Int(entry.start)
      if own.word(at: start &+ offset, end: start &+ range.count)
        != text.word(at: range.lowerBound &+ offset, end: range.upperBound)
      {
        return false
      }
      offset &+= 8
    }
    return true
  }

  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      hash = (hash ^ text.word(at: offset, end: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
      offset &+= 8
    }
    return hash
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: max(16, slots.count * 2))
    let mask = slots.count - 1
    for (place, entry) in entries.enumerated() {
      let start = Int(entry.start)
      var slot =
        Int(truncatingIfNeeded: Self.hash(bytes.span, start..<start + Int(entry.length))) & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    }
  }
}
