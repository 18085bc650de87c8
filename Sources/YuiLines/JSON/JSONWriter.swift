/// Writes values as compact JSON, bytes into a buffer that the caller keeps.
///
/// Keys come out in the order in which the props hold them. Strings escape what JSON asks for and
/// nothing else, so text stays readable in any script.
public struct JSONWriter: Sendable {
  /// What has been written so far, UTF-8.
  public private(set) var bytes: ContiguousArray<UInt8> = []

  /// Whether a number that is too large for a double is written as one that reads back so, instead
  /// of null, which is what ECMAScript writes.
  package var keepsInfinity = false

  /// A writer with nothing written.
  public init() {}

  /// What has been written so far, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Empties the buffer and keeps its memory.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes one value.
  /// - Complexity: O(*n*) in the size of the value.
  public mutating func write(_ value: Value) {
    switch value {
    case .null: write(raw: "null")
    case .bool(let bool): write(raw: bool ? "true" : "false")
    case .number(let number):
      let isKept = keepsInfinity && number.isInfinite
      write(raw: isKept ? (number < 0 ? "-1e999" : "1e999") : NumberText.string(number))
    case .text(let text): write(text)
    case .list(let list):
      bytes.append(UInt8(ascii: "["))
      for (place, member) in list.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let props):
      write(props)
    }
  }

  /// Writes props as an object.
  public mutating func write(_ props: Props) {
    bytes.append(UInt8(ascii: "{"))
    for (place, prop) in props.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      write(prop.key)
      bytes.append(UInt8(ascii: ":"))
      write(prop.value)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes text as a JSON string, quotes included.
  public mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    text.withBytes { text in
      var start = 0
      while start < text.count {
        let end = text.plainTextEnd(from: start)
        bytes.append(text, start..<end)
        if end < text.count { append(escaped: text.byte(end)) }
        start = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes text as it is: punctuation, or JSON made elsewhere.
  public mutating func write(raw text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: write(raw: "\\n")
    case 0x0D: write(raw: "\\r")
    case 0x09: write(raw: "\\t")
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      write(raw: "\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}

extension Value {
  /// The value as compact JSON.
  public var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
