import YuiLines

/// Names of files for copies: safe on any file system, and different for different copies.
enum FileName {
  static let ending = ".copy"

  /// Bytes of a file's name. File systems take 255, and a name is written with an ending first.
  private static let longest = 200

  /// The name of a copy's file: both parts with everything but small letters, digits, `-` and `_`
  /// written as `%` and two digits, so that no case, no slash and no dot is left. One that is too
  /// long is cut and told apart by a hash.
  static func of(agent: String, screen: String) -> String {
    let name = escaped(agent) + "." + escaped(screen)
    if name.utf8.count <= longest { return name + ending }
    let hash = hash(agent, screen)
    return name.prefix(longest - hash.utf8.count - 1) + "~" + hash + ending
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    let digits = Array("0123456789abcdef".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Two checksums, of the parts in either order.
  private static func hash(_ agent: String, _ screen: String) -> String {
    let parts = [agent, screen].map { ContiguousArray($0.utf8) + [0] }
    return [parts[0] + parts[1], parts[1] + parts[0]].map { bytes in
      var checksum = CopyChecksum()
      checksum.add(bytes.span, 0..<bytes.count)
      return String(decoding: checksum.digits, as: UTF8.self)
    }.joined()
  }
}
