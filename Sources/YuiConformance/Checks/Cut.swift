import YuiLines

/// A way to cut an input into chunks. Whatever the cut, the ops are the same.
public struct Cut: Sendable {
  /// How it is cut, in words.
  public let name: String
  private let chunks: [ArraySlice<UInt8>]

  /// An input of more bytes is cut in one way alone: each way costs as much as the whole.
  static let longBytes = 4 << 10

  /// The cuts every input is tried with: by byte, by character, by several sizes, and at random
  /// places that a seed decides; a long one by 997 bytes, a prime
  /// number, so that what repeats is not cut at the same place again and again.
  public static func all(of input: String, seed: String) -> [Cut] {
    let bytes = Array(input.utf8)
    if bytes.count > longBytes { return [Cut(bytes, name: "by 997 bytes", size: 997)] }
    var cuts = [
      Cut(bytes, name: "by character", sizes: input.map(\.utf8.count)),
      Cut(bytes, name: "by code point", sizes: input.unicodeScalars.map { UTF8.width($0) }),
    ]
    for size in [1, 2, 3, 5, 7, 16, 64, 1000] {
      cuts.append(Cut(bytes, name: size == 1 ? "by byte" : "by \(size) bytes", size: size))
    }
    var random = SplitMix(seed: seed)
    for round in 1...4 {
      var sizes: [Int] = []
      var cut = 0
      while cut < bytes.count {
        // Mostly short chunks, empty ones among them, and now and then a long one.
        let size = Int(random.next() % (random.next() % 8 == 0 ? 300 : 9))
        sizes.append(size)
        cut += size
      }
      cuts.append(Cut(bytes, name: "at random (\(round))", sizes: sizes))
    }
    return cuts
  }

  /// The ops when the input is pushed chunk by chunk.
  public func parse(known: KnownIDs = [:]) -> [Op] {
    var parser = ReplyParser(known: known)
    var ops: [Op] = []
    for chunk in chunks {
      parser.push(chunk)
      ops += parser.takeOps()
    }
    parser.finish()
    ops += parser.takeOps()
    return ops
  }

  /// How many ops there are when the input is pushed chunk by chunk, and the last of them: as many
  /// as `most` says, or all when there are fewer.
  func ending(_ most: Int, known: KnownIDs) -> (count: Int, ops: [Op]) {
    var parser = ReplyParser(known: known)
    var count = 0
    var last: [Op] = []
    func take(_ ops: OpList) {
      count += ops.count
      last = (last + ops.suffix(most)).suffix(most)
    }
    for chunk in chunks {
      parser.push(chunk)
      // Taking them one by one would cost more than reading them.
      if parser.opCount >= 1000 { take(parser.takeOps()) }
    }
    parser.finish()
    take(parser.takeOps())
    return (count, last)
  }

  private init(_ bytes: [UInt8], name: String, size: Int) {
    let sizes = Array(repeating: size, count: (bytes.count + size - 1) / size)
    self.init(bytes, name: name, sizes: sizes)
  }

  private init(_ bytes: [UInt8], name: String, sizes: [Int]) {
    self.name = name
    var chunks: [ArraySlice<UInt8>] = []
    var start = 0
    for size in sizes {
      let end = min(start + size, bytes.count)
      chunks.append(bytes[start..<end])
      start = end
    }
    self.chunks = chunks
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    UTF8.encode(scalar)?.count ?? 0
  }
}

/// SplitMix64, seeded by a text: the same cuts on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: String) {
    state = 0xcbf2_9ce4_8422_2325
    for byte in seed.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
