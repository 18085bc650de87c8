import YuiLines

extension PinnedCopy {
  /// Reads a copy that `encoded` has written.
  ///
  /// Fields that are not known here are kept and written again. Bytes that are damaged in any place
  /// are refused, never read as another copy.
  /// - Throws: `CopyFault.damaged`, or `CopyFault.newer` for a copy of a later version.
  /// - Complexity: O(*n*) in the bytes.
  public init(decoding bytes: ContiguousArray<UInt8>) throws(CopyFault) {
    try Self.check(bytes)
    let value: Value
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw .damaged(reason: "\(error.reason.rawValue) at byte \(error.byteOffset)")
    }
    guard let props = value.object else { throw .damaged(reason: "it is no object") }
    var reader = CopyReader()
    self = try reader.copy(props)
  }

  /// Makes sure that the version is known and the checksum right.
  private static func check(_ bytes: ContiguousArray<UInt8>) throws(CopyFault) {
    let digits = opening.count..<opening.count + 16
    guard bytes.count > digits.upperBound, bytes.starts(with: opening) else {
      if let version = version(of: bytes), version > Self.version { throw .newer(version: version) }
      throw .damaged(reason: "it does not begin as a copy does")
    }
    let span = bytes.span
    var checksum = CopyChecksum()
    checksum.add(span, 0..<digits.lowerBound)
    checksum.add(span, digits.upperBound..<bytes.count)
    guard bytes[digits] == checksum.digits[...] else {
      throw .damaged(reason: "the checksum is wrong")
    }
  }

  /// The version of a copy that does not begin as this one's do: its first field, in digits.
  private static func version(of bytes: ContiguousArray<UInt8>) -> Int? {
    let start = ContiguousArray(#"{"version":"#.utf8)
    guard bytes.starts(with: start) else { return nil }
    let digits = bytes[start.count...].prefix { $0 &- UInt8(ascii: "0") < 10 }
    let next = start.count + digits.count
    guard next < bytes.count, bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}")
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
