//  The one file of this package that is unsafe. Each function says what its caller owes it.

extension Span where Element == UInt8 {
  /// The byte at `offset`, without a bounds check in release.
  ///
  /// The caller owes: `0 <= offset < count`. Every loop that calls it compares its offset with an
  /// end that is at most `count` first; debug builds check.
  @inlinable @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return unsafe self[unchecked: offset]
  }

  /// Up to eight bytes from `offset` on as one word, the first byte lowest; zeros past `end`.
  ///
  /// The caller owes: `0 <= offset <= end <= count`.
  @inlinable @inline(__always)
  package func word(at offset: Int, end: Int) -> UInt64 {
    assert(offset >= 0 && offset <= end && end <= count)
    if offset &+ 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      let length = end &- offset
      let kept = UInt64(littleEndian: word)
      return length >= 8 ? kept : kept & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1)
    }
    var word: UInt64 = 0
    var place = min(end, offset &+ 8)
    while place > offset {
      place &-= 1
      word = word &<< 8 | UInt64(byte(place))
    }
    return word
  }

  /// The eight bytes from `offset` on as one word, the first byte lowest; zeros past the span's end.
  ///
  /// The caller owes: `0 <= offset <= count`.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset <= count)
    guard offset &+ 8 <= count else { return lastWord(at: offset) }
    let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The sixteen bytes from `offset` on as two words; zeros past the span's end.
  ///
  /// The caller owes: `0 <= offset <= count`.
  @inline(__always)
  package func twoWords(at offset: Int) -> SIMD2<UInt64> {
    assert(offset >= 0 && offset <= count)
    guard offset &+ 16 <= count else { return lastWords(at: offset) }
    let words = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  @inline(never)
  private func lastWords(at offset: Int) -> SIMD2<UInt64> {
    SIMD2(word(at: offset), word(at: min(offset &+ 8, count)))
  }

  /// As `word(at:)`, where fewer than eight bytes are left.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 { word(at: offset, end: count) }

  /// The bytes in `range` as text; what is not UTF-8 becomes U+FFFD.
  ///
  /// The pointer does not leave the closure.
  package func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension UInt8 {
  /// A number below 16 as a digit.
  fileprivate init(hexadecimal value: UInt8) {
    self = value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}

extension String {
  /// The bytes in `range` of a span as small hexadecimal digits, two a byte.
  ///
  /// The buffer does not leave the closure, which fills all of it.
  package init(hexadecimal bytes: Span<UInt8>, _ range: Range<Int>) {
    unsafe self.init(unsafeUninitializedCapacity: range.count * 2) { digits in
      var place = 0
      for offset in range {
        let byte = bytes.byte(offset)
        unsafe digits[place] = UInt8(hexadecimal: byte &>> 4)
        unsafe digits[place &+ 1] = UInt8(hexadecimal: byte & 15)
        place &+= 2
      }
      return place
    }
  }

  /// Calls `body` with the text's bytes, UTF-8, where they lie.
  ///
  /// The span does not leave the closure.
  @inlinable @inline(__always)
  package func withBytes<Outcome>(_ body: (Span<UInt8>) -> Outcome) -> Outcome {
    let outcome = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      body(unsafe bytes.span)
    }
    if let outcome { return outcome }
    // A text of another system's, bridged, is copied.
    var text = self
    return text.withUTF8 { bytes in body(unsafe bytes.span) }
  }
}

/// Where a text is written whose length is known before.
@safe
package struct TextSpace: ~Copyable {
  private let base: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  fileprivate init(_ base: UnsafeMutableBufferPointer<UInt8>) { unsafe self.base = base }

  /// Writes the bytes in `range` of a span; past the text's length nothing is written.
  @inline(__always)
  package mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard unsafe range.count <= base.count &- count else { return }
    unsafe bytes.extracting(range).withUnsafeBufferPointer { piece in
      guard let from = piece.baseAddress, let start = unsafe base.baseAddress else { return }
      unsafe (start + count).initialize(from: from, count: piece.count)
    }
    count &+= range.count
  }

  /// Writes a byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    guard unsafe count < base.count else { return }
    unsafe base[count] = byte
    count &+= 1
  }

  /// Writes a text.
  @inline(__always)
  package mutating func append(_ text: String) {
    text.withBytes { append($0, Range(ordered: 0, $0.count)) }
  }

  fileprivate consuming func written() -> Int { count }
}

extension String {
  /// A text of at most `capacity` bytes that `write` puts together.
  ///
  /// The space does not leave the closure.
  package init(capacity: Int, _ write: (inout TextSpace) -> Void) {
    unsafe self.init(unsafeUninitializedCapacity: capacity) { memory in
      var space = unsafe TextSpace(memory)
      write(&space)
      return space.written()
    }
  }

  /// Texts one after the other.
  package init(joining pieces: [String]) {
    var count = 0
    for piece in pieces { count &+= piece.utf8.count }
    self.init(capacity: count) { space in
      for piece in pieces { space.append(piece) }
    }
  }
}

extension Range where Bound == Int {
  /// A range whose bounds are known to be in order, without a check in release.
  ///
  /// The caller owes: `start <= end`; debug builds check.
  @inlinable @inline(__always)
  package init(ordered start: Int, _ end: Int) {
    assert(start <= end)
    self = unsafe Range(uncheckedBounds: (start, end))
  }
}

extension ContiguousArray where Element == UInt8 {
  /// Appends the bytes in `range` of a span.
  ///
  /// The pointer does not leave the closure.
  @inline(__always)
  package mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
    unsafe span.extracting(range).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

/// A growing row of plain values that one owner has to itself: what a parser fills and empties line
/// by line. As nobody else can hold it, adding to it asks nobody.
///
/// The caller owes: offsets below `count`; debug builds check.
@safe
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  package private(set) var count = 0
  private var capacity = 0
  private var base: UnsafeMutablePointer<Element>?

  package init() {}

  deinit { unsafe base?.deallocate() }

  package var isEmpty: Bool { count == 0 }

  package var indices: Range<Int> { 0..<count }

  @inline(__always)
  package subscript(offset: Int) -> Element {
    get {
      assert(offset >= 0 && offset < count)
      return unsafe base.unsafelyUnwrapped[offset]
    }
    set {
      assert(offset >= 0 && offset < count)
      unsafe base.unsafelyUnwrapped[offset] = newValue
    }
  }

  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  @inline(never)
  private mutating func grow(to least: Int = 0) {
    let larger = max(64, capacity * 2, least)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if let old = unsafe base {
      unsafe moved.moveInitialize(from: old, count: count)
      unsafe old.deallocate()
    }
    unsafe base = moved
    capacity = larger
  }

  /// Keeps the first `count` elements.
  @inline(__always)
  package mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= self.count)
    self.count = count
  }

  /// Empties the buffer; memory past `keeping` elements is given back.
  @inline(__always)
  package mutating func removeAll(keeping kept: Int) {
    count = 0
    if capacity > kept { giveBack() }
  }

  private mutating func giveBack() {
    unsafe base?.deallocate()
    unsafe base = nil
    capacity = 0
  }

  /// Appends all elements to an array, at once.
  @inline(__always)
  package func append(to array: inout ContiguousArray<Element>) {
    guard let base = unsafe base else { return }
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  /// Makes room for so many elements in all.
  package mutating func reserve(_ capacity: Int) {
    while self.capacity < capacity { grow(to: capacity) }
  }
}

extension Buffer where Element: Sendable {
  /// The elements, as a row that nobody changes.
  package func row() -> Row<Element> {
    guard let base = unsafe base, count > 0 else { return Row() }
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: count)
    unsafe copy.initialize(from: base, count: count)
    return unsafe Row(owning: copy, count: count)
  }

  /// Hands the elements over as a row and is empty. Memory that is well filled goes with them;
  /// else they are copied, and it stays for the next.
  package mutating func takeRow() -> Row<Element> {
    guard count > 0, count &* 2 > capacity, let base = unsafe base else {
      let row = row()
      count = 0
      return row
    }
    let row = unsafe Row(owning: base, count: count)
    unsafe self.base = nil
    count = 0
    capacity = 0
    return row
  }
}

extension Buffer: @unchecked Sendable where Element: Sendable {}

/// A row of plain values that nobody changes any more; its copies share it.
@safe
package struct Row<Element: BitwiseCopyable & Sendable>: Sendable {
  @safe
  private final class Memory: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>

    init(owning base: UnsafeMutablePointer<Element>) { unsafe self.base = base }

    deinit { unsafe base.deallocate() }
  }

  private let memory: Memory?
  package let count: Int

  package init() {
    memory = nil
    count = 0
  }

  fileprivate init(owning base: UnsafeMutablePointer<Element>, count: Int) {
    memory = unsafe Memory(owning: base)
    self.count = count
  }

  /// The element at `offset`, which must be one of the row.
  package subscript(offset: Int) -> Element {
    precondition(offset >= 0 && offset < count)
    return unsafe memory.unsafelyUnwrapped.base[offset]
  }
}
