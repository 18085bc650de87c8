import YuiLines

/// Names, each kept once, as numbers: all their bytes lie in one array, found through an open hash
/// table. A name costs its bytes and about 14 more.
///
/// Names are compared byte by byte. The hash is the standard library's, seeded anew in each process,
/// so that names from outside cannot be chosen to collide.
struct NameTable: Sendable {
  private var bytes = ContiguousArray<UInt8>()
  private struct Entry: Sendable {
    /// Where the name starts; it ends where the next one does.
    var start: UInt32
    var hash: UInt32
  }

  private var entries = ContiguousArray<Entry>()
  /// A name's number plus one, or 0.
  private var slots = TaggedSlots()

  /// How many names there are.
  var count: Int { entries.count }

  /// The number of a name that is here.
  func find(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt32? {
    if slots.isEmpty { return nil }
    let slot = slot(of: span, range, hash: Self.hash(span, range))
    return slots[slot] == 0 ? nil : slots[slot] - 1
  }

  /// The number of a name that is here.
  func find(_ name: String) -> UInt32? {
    name.withBytes { find($0, 0..<$0.count) }
  }

  /// The number of a name, which is added when it is not here.
  /// - Returns: nil when there is no more room.
  mutating func insert(_ name: String) -> UInt32? {
    name.withBytes { insert($0) }
  }

  private mutating func insert(_ added: Span<UInt8>) -> UInt32? {
    let range = 0..<added.count
    let hash = Self.hash(added, range)
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let slot = slot(of: added, range, hash: hash)
    if slots[slot] != 0 { return slots[slot] - 1 }
    guard UInt32(exactly: bytes.count + added.count) != nil, count < UInt32.max - 1 else {
      return nil
    }
    entries.append(Entry(start: UInt32(bytes.count), hash: hash))
    bytes.append(added, range)
    slots.set(slot, to: UInt32(count), hash: Self.spread(hash))
    return UInt32(count - 1)
  }

  /// A name.
  func name(_ number: UInt32) -> String { bytes.span.text(range(Int(number))) }

  private func range(_ number: Int) -> Range<Int> {
    let end = number + 1 < entries.count ? Int(entries[number + 1].start) : bytes.count
    return Int(entries[number].start)..<end
  }

  /// The slot in which a name stands, or the free one where it would.
  private func slot(of span: Span<UInt8>, _ range: Range<Int>, hash: UInt32) -> Int {
    slots.find(Self.spread(hash)) { number in
      entries[Int(number - 1)].hash == hash && isName(Int(number - 1), span, range)
    }
  }

  private func isName(_ number: Int, _ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let own = self.range(number)
    guard own.count == range.count else { return false }
    let bytes = bytes.span
    var place = 0
    while place < range.count {
      let left = bytes.word(at: own.lowerBound + place, end: own.upperBound)
      if left != span.word(at: range.lowerBound + place, end: range.upperBound) { return false }
      place += 8
    }
    return true
  }

  private mutating func grow() {
    slots = TaggedSlots(count: max(16, slots.count * 2))
    for (number, entry) in entries.enumerated() {
      slots.insert(UInt32(number + 1), hash: Self.spread(entry.hash))
    }
  }

  /// The kept half of a hash for a table that takes a place from its low bits and a tag from its
  /// high ones.
  private static func spread(_ hash: UInt32) -> UInt64 {
    UInt64(hash) | UInt64(hash &* 0x9E37_79B1) << 32
  }

  private static func hash(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hasher = Hasher()
    var place = range.lowerBound
    while place < range.upperBound {
      hasher.combine(span.word(at: place, end: range.upperBound))
      place += 8
    }
    hasher.combine(range.count)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
