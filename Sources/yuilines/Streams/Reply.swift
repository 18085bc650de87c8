import YuiLines

/// A reply in a file: the lines that count, and where they stand in the file.
struct Reply {
  /// The file's name in messages.
  let name: String
  /// The lines that count: those inside `yui` fences when the file has any, else all of them.
  let bytes: ContiguousArray<UInt8>
  /// For each run of lines that count: the number of its first line in the reply, and in the file.
  private let runs: [(reply: Int, file: Int)]

  /// Reads a file, or standard input for `-`.
  init(_ path: String) throws(Stop) {
    let input = try Input(path)
    name = input.name
    let all = try input.all()
    let ranges = Fences.ranges(in: all)
    var bytes: ContiguousArray<UInt8> = []
    var runs: [(reply: Int, file: Int)] = []
    var place = (offset: 0, fileLine: 1, replyLine: 1)
    for range in ranges {
      place.fileLine += Self.lineEnds(in: all[place.offset..<range.lowerBound])
      runs.append((place.replyLine, place.fileLine))
      let lines = Self.lineEnds(in: all[range])
      bytes += all[range]
      place = (range.upperBound, place.fileLine + lines, place.replyLine + lines)
    }
    self.bytes = bytes
    self.runs = runs
  }

  /// The number in the file of a line that counts.
  func fileLine(_ replyLine: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].reply <= replyLine { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? replyLine : runs[low - 1].file + replyLine - runs[low - 1].reply
  }

  /// The ops of the lines that count.
  func ops(known: KnownIDs = [:]) -> OpList {
    var parser = ReplyParser(known: known)
    parser.push(bytes)
    parser.finish()
    return parser.takeOps()
  }

  private static func lineEnds(in bytes: ContiguousArray<UInt8>.SubSequence) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
