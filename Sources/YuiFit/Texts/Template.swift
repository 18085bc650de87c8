/// Templates: texts with names in braces.
package enum Template {
  /// The template with each `{name}` replaced by its value. A name that is not known stays as it
  /// is; values are put in as they are, braces included. O(template + values).
  package static func fill(_ template: String, _ values: KeyValuePairs<String, String>) -> String {
    guard template.utf8.contains(0x7B) else { return template }
    var filled = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let name = rest[open...].dropFirst().prefix { $0 != "}" && $0 != "{" }
      rest = rest[name.endIndex...]
      if rest.first == "}", let value = values.first(where: { $0.key == name })?.value {
        filled += value
        rest = rest.dropFirst()
      } else {
        filled += "{" + name
      }
    }
    return filled + rest
  }
}
