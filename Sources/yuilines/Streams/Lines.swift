import YuiLines

/// The lines of a file or of standard input, one at a time, however many there are.
struct Lines {
  private var input: Input
  private var buffer: ContiguousArray<UInt8> = []
  private var start = 0
  private var searched = 0
  private var isAtEnd = false

  /// The number of the line that was given last, from 1.
  private(set) var number = 0

  /// The file's name in messages.
  var name: String { input.name }

  init(_ path: String) throws(Stop) { input = try Input(path) }

  /// Whether the next line is here already, so that nobody needs to be waited for.
  var hasNextLine: Bool { lineEnd < buffer.count }

  /// The end of the next line, or that of what is here.
  private var lineEnd: Int {
    buffer.span.firstOffset(of: 0x0A, in: searched..<buffer.count)
  }

  /// The next line that is not blank, without its end.
  mutating func next() throws(Stop) -> ContiguousArray<UInt8>? {
    while let line = try nextLine() {
      number += 1
      if line.contains(where: { $0 > 0x20 }) { return line }
    }
    return nil
  }

  /// The next line that is not blank, as JSON.
  mutating func nextValue() throws(Stop) -> Value? {
    guard let line = try next() else { return nil }
    do {
      return try JSONReader.read(line)
    } catch {
      throw .input("\(place): byte \(error.byteOffset): \(error.reason.rawValue)")
    }
  }

  /// Why something of the file cannot be read.
  func tooLarge(_ what: String) -> Stop { input.tooLarge(what) }

  /// Where the last line stands, for a message.
  var place: String { "\(name):\(number)" }

  private mutating func nextLine() throws(Stop) -> ContiguousArray<UInt8>? {
    while true {
      let end = lineEnd
      if end < buffer.count {
        defer { (start, searched) = (end + 1, end + 1) }
        return ContiguousArray(buffer[start..<end])
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { (start, searched) = (buffer.count, buffer.count) }
        return ContiguousArray(buffer[start...])
      }
      // What was given out goes before more comes in, so that a long file stays small here.
      buffer.removeSubrange(..<start)
      searched = buffer.count
      start = 0
      if buffer.count > Input.wholeBytes { throw input.tooLarge("line \(number + 1)") }
      if let piece = try input.next() { buffer += piece } else { isAtEnd = true }
    }
  }
}
