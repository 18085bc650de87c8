import YuiLines

/// Names, each kept once, as numbers: all their bytes lie in one array, found through an open hash
/// table. A name costs its bytes and about 14 more.
///
/// Names are compared byte by byte. The hash is the standard library's, seeded anew in each process,
/// so that names from outside cannot be chosen to collide.
struct NameTable: Sendable {
  private var bytes = ContiguousArray<UInt8>()
  /// Where each name starts, and behind the last one where it ends.
  private var starts: ContiguousArray<UInt32> = [0]
  private var hashes = ContiguousArray<UInt32>()
  /// A name's number plus one, or 0.
  private var slots = ContiguousArray<UInt32>()

  /// How many names there are.
  var count: Int { hashes.count }

  /// The number of a name that is here.
  func find(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt32? {
    if slots.isEmpty { return nil }
    let slot = slot(of: span, range, hash: Self.hash(span, range))
    return slots[slot] == 0 ? nil : slots[slot] - 1
  }

  /// The number of a name that is here.
  func find(_ name: String) -> UInt32? {
    let bytes = ContiguousArray(name.utf8)
    return find(bytes.span, 0..<bytes.count)
  }

  /// The number of a name, which is added when it is not here.
  /// - Returns: nil when there is no more room.
  mutating func insert(_ name: String) -> UInt32? {
    let added = ContiguousArray(name.utf8)
    let range = 0..<added.count
    let hash = Self.hash(added.span, range)
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let slot = slot(of: added.span, range, hash: hash)
    if slots[slot] != 0 { return slots[slot] - 1 }
    guard let end = UInt32(exactly: bytes.count + added.count), count < UInt32.max - 1 else {
      return nil
    }
    bytes.append(contentsOf: added)
    starts.append(end)
    hashes.append(hash)
    slots[slot] = UInt32(count)
    return UInt32(count - 1)
  }

  /// A name.
  func name(_ number: UInt32) -> String {
    bytes.span.text(Int(starts[Int(number)])..<Int(starts[Int(number) + 1]))
  }

  /// The slot in which a name stands, or the free one where it would.
  private func slot(of span: Span<UInt8>, _ range: Range<Int>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot] - 1)
      if hashes[number] == hash, isName(number, span, range) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isName(_ number: Int, _ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == range.count else { return false }
    let own = bytes.span
    for place in 0..<range.count
    where own.byte(start + place) != span.byte(range.lowerBound + place) {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: max(16, slots.count * 2))
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }

  private static func hash(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hasher = Hasher()
    var word: UInt64 = 0
    for place in 0..<range.count {
      word = word << 8 | UInt64(span.byte(range.lowerBound + place))
      if place & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(range.count)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
