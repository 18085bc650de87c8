/// Reads a text cluster by cluster: what a person takes for one character, and no line and no cut
/// may part.
struct ClusterScanner {
  /// A cluster of a text.
  struct Cluster {
    /// Where it starts.
    var start: String.Index
    /// Where it ends.
    var end: String.Index
    /// Its first character.
    var base: Unicode.Scalar
    /// What it is wide.
    var extent = TextExtent()
    /// How it behaves at the end of a line.
    var line = LineClass.letter
    /// A control that is not drawn.
    var isDropped = false
    /// More marks than anyone writes: it is cut off instead of being drawn.
    var isOversized = false
  }

  private let bytes: String.UTF8View
  private let scalars: String.UnicodeScalarView
  private let letters: [UInt16]
  private let weight: TextWeight
  private var index: String.Index

  init(_ text: String, font: TextFont, from start: String.Index? = nil) {
    bytes = text.utf8
    scalars = text.unicodeScalars
    letters = AdvanceTable.letters(of: font)
    weight = font.weight
    index = start ?? text.startIndex
  }

  /// The next cluster, nil at the end.
  @inline(__always)
  mutating func next() -> Cluster? {
    guard index < bytes.endIndex else { return nil }
    let byte = bytes[index]
    let after = bytes.index(after: index)
    // ASCII before a character that cannot join it: nearly all there is to read. A character from
    // U+0300 on, the first mark, starts with 0xCC or more.
    if byte < 0x80, after == bytes.endIndex || bytes[after] < 0xCC {
      var cluster = Cluster(start: index, end: after, base: Unicode.Scalar(byte))
      cluster.line = Self.lineClasses[Int(byte)]
      cluster.isDropped = byte < 0x20 && cluster.line != .space || byte == 0x7F
      let isControl = byte < 0x20 && cluster.line == .space
      cluster.extent.add(letter: Int(letters[isControl ? 0x20 : Int(byte)]))
      index = after
      return cluster
    }
    return nextOther()
  }

  private mutating func nextOther() -> Cluster? {
    guard let base = take() else { return nil }
    var cluster = Cluster(start: base.index, end: index, base: base.scalar)
    if base.scalar.value < AdvanceTable.denseEnd {
      cluster.extent.add(letter: Int(letters[Int(base.scalar.value)]))
      setLineClass(&cluster)
      if let next = peek(), next.value >= 0x300 {
        join(&cluster, .other, isPictograph: base.scalar == "\u{A9}" || base.scalar == "\u{AE}")
      }
    } else {
      let traits = AdvanceTable.traits(base.scalar)
      cluster.extent.add(traits, weight: weight)
      cluster.line = traits.line
      switch traits.join {
      case .dropped: cluster.isDropped = true
      case .vowel, .trailing: cluster.extent.others = 1000
      case .extend where 0x1F3FB...0x1F3FF ~= base.scalar.value:
        // A skin tone without a base is a swatch.
        showAsPicture(&cluster)
      case .flag, .other, .extend, .joiner, .spacing, .virama, .prepend, .leading, .syllable,
        .pictograph:
        break
      }
      if let next = peek(), next.value >= 0x300 || traits.join == .prepend {
        join(&cluster, traits.join, isPictograph: traits.join == .pictograph)
      }
    }
    return cluster
  }

  /// Takes in what joins the cluster that `first` started.
  private mutating func join(
    _ cluster: inout Cluster, _ first: CharacterTraits.Join, isPictograph: Bool
  ) {
    if cluster.isDropped { return }
    var last = first
    var isLinked = first == .virama
    var flags = first == .flag ? 1 : 0
    var count = 0
    while let next = peek() {
      let isDense = next.value < AdvanceTable.denseEnd
      let traits = isDense ? denseTraits(next) : AdvanceTable.traits(next)
      var isWide = true
      switch traits.join {
      case .extend:
        if next == "\u{FE0F}" || next == "\u{20E3}" { showAsPicture(&cluster) }
      case .joiner, .spacing: break
      case .virama: isLinked = true
      case .pictograph:
        guard last == .prepend || last == .joiner && isPictograph else { return }
        isWide = last == .prepend
      case .flag:
        guard last == .prepend || flags == 1 && last == .flag else { return }
        flags += 1
        isWide = false
      case .vowel, .trailing:
        guard last.isKorean || last == .prepend else { return }
        isWide = false
      case .leading, .syllable:
        guard last == .leading || last == .prepend else { return }
      case .other, .prepend:
        guard last == .prepend || isLinked && !isDense && traits.line == .letter else { return }
        isLinked = false
      case .dropped: return
      }
      count += 1
      if count > Self.longestCluster {
        cluster.isOversized = true
        return
      }
      if isWide { cluster.extent.add(isDense ? .init(bits: 0) : traits, weight: weight) }
      if isWide, isDense { cluster.extent.add(letter: Int(letters[Int(next.value)])) }
      _ = take()
      cluster.end = index
      last = traits.join
      if cluster.line == .space { cluster.line = .letter }
    }
  }

  /// Characters that join a base. Thousands of marks on one letter are sent to make a text that
  /// costs much and measures nothing; no writing needs more than these.
  static let longestCluster = 64

  private func showAsPicture(_ cluster: inout Cluster) {
    cluster.extent = TextExtent(emojiCount: 1)
    cluster.line = .ideograph
  }

  private func denseTraits(_ scalar: Unicode.Scalar) -> CharacterTraits {
    let isMark = scalar.value >= 0x300 && letters[Int(scalar.value)] == 0
    let join: CharacterTraits.Join
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: join = .dropped
    case 0xA9, 0xAE: join = .pictograph
    default: join = isMark ? .extend : .other
    }
    return CharacterTraits(bits: UInt32(join.rawValue) << 25)
  }

  private func setLineClass(_ cluster: inout Cluster) {
    switch cluster.base.value {
    case 0x00...0x7F:
      cluster.line = Self.lineClasses[Int(cluster.base.value)]
      cluster.isDropped = letters[Int(cluster.base.value)] == 0 && cluster.line != .space
      if cluster.line == .space, cluster.base != " " {
        cluster.extent.add(letter: Int(letters[0x20]))
      }
    case 0x85:
      cluster.line = .space
      cluster.extent.add(letter: Int(letters[0x20]))
    // The opening marks of other languages, and the closing one
    case 0xAB, 0xA1, 0xBF: cluster.line = .opener
    case 0xBB: cluster.line = .closer
    case 0x80...0x9F, 0xAD: cluster.isDropped = true
    default: break
    }
  }

  /// How ASCII behaves at the end of a line.
  private static let lineClasses: [LineClass] = (UInt8(0)..<0x80).map { byte in
    switch byte {
    case 0x09...0x0D, 0x20: .space
    case 0x30...0x39: .digit
    case 0x2D: .hyphen
    // ( [ {
    case 0x28, 0x5B, 0x7B: .opener
    // ) ] } , . : ; ! ? %
    case 0x29, 0x5D, 0x7D, 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F, 0x25: .closer
    default: .letter
    }
  }

  @inline(__always)
  private func peek() -> Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }

  @inline(__always)
  private mutating func take() -> (index: String.Index, scalar: Unicode.Scalar)? {
    guard index < scalars.endIndex else { return nil }
    let taken = (index, scalars[index])
    index = scalars.index(after: index)
    return taken
  }
}

extension CharacterTraits.Join {
  fileprivate var isKorean: Bool {
    switch self {
    case .leading, .vowel, .trailing, .syllable: true
    default: false
    }
  }
}
