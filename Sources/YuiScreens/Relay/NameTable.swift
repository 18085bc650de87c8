import YuiLines

/// Names, each kept once, as numbers: where they start in one array of bytes. They are found
/// through an open hash table. A name costs its bytes and about 13 more.
///
/// Names are compared byte by byte. The hash is the standard library's, seeded anew in each process,
/// so that names from outside cannot be chosen to collide.
struct NameTable: Sendable {
  /// For each name its length in two bytes, the note, when names have one, and the name.
  private var bytes = ContiguousArray<UInt8>()
  private var slots = HashSlots()
  private let noteSize: Int

  /// How many names there are.
  private(set) var count = 0

  /// A table without names; each will have room for a note, when it `hasNotes`.
  init(hasNotes: Bool = false) { noteSize = hasNotes ? 8 : 0 }

  /// The number of a name that is here.
  func find(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt32? {
    slots.isEmpty ? nil : slots[slot(of: span, range, hash: Self.hash(span, range))]
  }

  /// The number of a name that is here.
  func find(_ name: String) -> UInt32? {
    name.withBytes { find($0, 0..<$0.count) }
  }

  /// The number of a name, which is added when it is not here.
  /// - Returns: nil when there is no more room, or when it is longer than 65,535 bytes.
  mutating func insert(_ name: String) -> UInt32? {
    name.withBytes { insert($0) }
  }

  private mutating func insert(_ name: Span<UInt8>) -> UInt32? {
    let hash = Self.hash(name, 0..<name.count)
    slots.reserve(count + 1)
    let slot = slot(of: name, 0..<name.count, hash: hash)
    if let number = slots[slot] { return number }
    let size = 2 + noteSize + name.count
    guard let length = UInt16(exactly: name.count), bytes.count + size < UInt32.max else {
      return nil
    }
    let number = UInt32(bytes.count)
    bytes.append(UInt8(truncatingIfNeeded: length))
    bytes.append(UInt8(truncatingIfNeeded: length >> 8))
    for _ in 0..<noteSize { bytes.append(0) }
    bytes.append(name, 0..<name.count)
    slots.set(slot, to: number, hash: hash)
    count += 1
    return number
  }

  /// A name.
  func name(_ number: UInt32) -> String { bytes.span.text(range(number)) }

  /// What was noted beside a name; 0 at first.
  func note(_ number: UInt32) -> UInt64 {
    bytes.span.word(at: Int(number) + 2, end: Int(number) + 2 + noteSize)
  }

  mutating func setNote(_ number: UInt32, to note: UInt64) {
    for place in 0..<noteSize {
      bytes[Int(number) + 2 + place] = UInt8(truncatingIfNeeded: note >> UInt64(8 * place))
    }
  }

  private func range(_ number: UInt32) -> Range<Int> {
    let length = Int(bytes[Int(number)]) | Int(bytes[Int(number) + 1]) << 8
    let start = Int(number) + 2 + noteSize
    return start..<start + length
  }

  /// The slot in which a name stands, or the free one where it would.
  private func slot(of span: Span<UInt8>, _ range: Range<Int>, hash: UInt32) -> Int {
    slots.find(hash) { isName($0, span, range) }
  }

  private func isName(_ number: UInt32, _ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
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
