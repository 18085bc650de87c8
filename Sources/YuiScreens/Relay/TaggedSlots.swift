/// The slots of an open hash table: numbers from 1, and a byte of each one's hash beside them.
///
/// A search walks the bytes, of which a line of the cache has many, and looks at what a number
/// stands for only when its byte agrees. Among millions of names that wait in memory this is what
/// makes a search short.
struct TaggedSlots: Sendable {
  private var tags = ContiguousArray<UInt8>()
  private var numbers = ContiguousArray<UInt32>()

  /// No slots.
  init() {}

  /// Free slots: a power of two of them.
  init(count: Int) {
    tags = ContiguousArray(repeating: 0, count: count)
    numbers = ContiguousArray(repeating: 0, count: count)
  }

  var count: Int { tags.count }
  var isEmpty: Bool { tags.isEmpty }

  /// The number in a slot, 0 in a free one.
  subscript(slot: Int) -> UInt32 { numbers[slot] }

  /// The slot of what has this hash and is what is looked for, or the free one where it would be.
  ///
  /// The caller owes: a slot is free.
  @inline(__always)
  func find(_ hash: UInt64, _ isSame: (UInt32) -> Bool) -> Int {
    let mask = tags.count - 1
    let tag = Self.tag(hash)
    var slot = Self.place(hash) & mask
    while tags[slot] != 0 {
      if tags[slot] == tag, isSame(numbers[slot]) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  mutating func set(_ slot: Int, to number: UInt32, hash: UInt64) {
    tags[slot] = Self.tag(hash)
    numbers[slot] = number
  }

  /// Puts a number that is not here into a free slot.
  mutating func insert(_ number: UInt32, hash: UInt64) {
    set(find(hash) { _ in false }, to: number, hash: hash)
  }

  /// Calls `body` with every number.
  func forEach(_ body: (UInt32) -> Void) {
    for number in numbers where number != 0 { body(number) }
  }

  /// Seven bits that the slot's place does not come from, and one that says it is taken.
  private static func tag(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 57) | 0x80 }

  private static func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash & 0xFFFF_FFFF)
  }
}
