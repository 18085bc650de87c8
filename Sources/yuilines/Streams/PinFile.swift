import YuiLines
import YuiScreens

/// The pins in a file: a JSON list of them, or one a line.
enum PinFile {
  /// Reads a file of pins into an index.
  static func index(_ path: String) throws(Stop) -> PinIndex {
    var index = PinIndex()
    var lines = try Lines(path)
    guard let first = try lines.next() else { return index }
    if first.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
      var text = first
      while let line = try lines.next() {
        if text.count + line.count > Input.wholeBytes { throw lines.tooLarge("the list") }
        text.append(0x0A)
        text += line
      }
      let list = try read(text, lines.name)
      for value in list.list ?? [] { try insert(value, into: &index, lines.name) }
    } else {
      try insert(read(first, lines.place), into: &index, lines.place)
      while let line = try lines.next() {
        try insert(read(line, lines.place), into: &index, lines.place)
      }
    }
    return index
  }

  private static func read(
    _ text: ContiguousArray<UInt8>, _ place: String
  ) throws(Stop) -> Value {
    do {
      return try JSONReader.read(text)
    } catch {
      throw .input("\(place): byte \(error.byteOffset): \(error.reason.rawValue)")
    }
  }

  private static func insert(
    _ value: Value, into index: inout PinIndex, _ place: String
  ) throws(Stop) {
    let pin: Pin
    do {
      pin = try Pin(value)
    } catch {
      throw .input("\(place): this is no pin: \(error)")
    }
    do {
      try index.insert(pin)
    } catch {
      switch error {
      case .nameTooLong(let member):
        throw .input("\(place): `\(member)` is longer than \(PinIndex.longestName) bytes")
      case .full: throw .input("\(place): there is no room for more pins")
      }
    }
  }
}
