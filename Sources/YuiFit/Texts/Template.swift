/// Templates: texts with names in braces.
package enum Template {
  /// The template with each `{name}` replaced by its value. A name that is not known stays as it
  /// is; values are put in as they are, braces included. O(template + values).
  package static func fill(_ template: String, _ values: KeyValuePairs<String, String>) -> String {
    let bytes = template.utf8
    guard var open = bytes.firstIndex(of: 0x7B) else { return template }
    var filled = ""
    var start = template.startIndex
    while true {
      filled.append(contentsOf: template[start..<open])
      let nameStart = bytes.index(after: open)
      let nameEnd = bytes[nameStart...].firstIndex { $0 == 0x7B || $0 == 0x7D } ?? bytes.endIndex
      start = open
      if nameEnd < bytes.endIndex, bytes[nameEnd] == 0x7D,
        let value = values.first(where: { $0.key.utf8.elementsEqual(bytes[nameStart..<nameEnd]) })
      {
        filled += value.value
        start = bytes.index(after: nameEnd)
      } else {
        filled.append(contentsOf: template[open..<nameEnd])
        start = nameEnd
      }
      guard let next = bytes[start...].firstIndex(of: 0x7B) else { break }
      open = next
    }
    filled.append(contentsOf: template[start...])
    return filled
  }
}
