/// The slots of an open hash table: numbers, and beside each the hash of what it stands for.
///
/// A search looks at what a number stands for only when the hashes agree. Among millions of names
/// that wait in memory this is what makes a search short: one line of the cache, and the name's.
struct HashSlots: Sendable {
  /// The hash in the high half, the number plus one in the low one; 0 is free.
  private var slots = ContiguousArray<UInt64>()

  var isEmpty: Bool { slots.isEmpty }

  /// The number in a slot; nil in a free one.
  subscript(slot: Int) -> UInt32? {
    let number = UInt32(truncatingIfNeeded: slots[slot])
    return number == 0 ? nil : number &- 1
  }

  /// The slot of what has this hash and is what is looked for, or the free one where it would be.
  ///
  /// The caller owes: a slot is free.
  @inline(__always)
  func find(_ hash: UInt32, _ isSame: (UInt32) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = UInt32(truncatingIfNeeded: slots[slot]) &- 1
      if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash, isSame(number) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Puts a number below `UInt32.max` into a slot that was found.
  mutating func set(_ slot: Int, to number: UInt32, hash: UInt32) {
    slots[slot] = UInt64(hash) &<< 32 | UInt64(number &+ 1)
  }

  /// Makes sure that a quarter of the slots is free when so many are taken.
  mutating func reserve(_ taken: Int) {
    if taken * 4 <= slots.count * 3 { return }
    let old = slots
    slots = ContiguousArray(repeating: 0, count: max(16, old.count * 2))
    for entry in old where entry != 0 {
      slots[find(UInt32(truncatingIfNeeded: entry &>> 32)) { _ in false }] = entry
    }
  }
}

extension HashSlots {
  /// A hash of three numbers that were given out here: mixing them is enough.
  @inline(__always)
  static func hash(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    var bits = UInt64(first) << 32 | UInt64(second)
    bits = (bits ^ UInt64(third) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 29) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: bits ^ bits >> 32)
  }
}
