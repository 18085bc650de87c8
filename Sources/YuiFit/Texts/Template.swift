/// Templates: texts with names in braces.
package enum Template {
  /// The template with each `{name}` replaced by its value. A name that is not known stays as it
  /// is; values are put in as they are, braces included. O(template + values).
  package static func fill(_ template: String, _ values: KeyValuePairs<String, String>) -> String {
    // Braces are ASCII, so bytes are looked at and no characters are made.
    let bytes = template.utf8
    guard var open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return template }
    var filled = ""
    var copied = bytes.startIndex
    while open < bytes.endIndex {
      let start = bytes.index(after: open)
      var end = start
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
        bytes.formIndex(after: &end)
      }
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: "}"),
        let value = values.first(where: { $0.key.utf8.elementsEqual(bytes[start..<end]) })?.value
      {
        filled += template[copied..<open]
        filled += value
        copied = bytes.index(after: end)
        end = copied
      }
      open = bytes[end...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.endIndex
    }
    return filled + template[copied...]
  }
}
