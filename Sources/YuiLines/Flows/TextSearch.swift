/// Finds one text in another.
enum TextSearch {
  /// Whether `text` holds `part`, byte for byte; an empty part is in every text.
  ///
  /// Knuth, Morris and Pratt: an agent chooses the part and a person the text, so the search takes
  /// no longer on a text that almost matches everywhere.
  /// - Complexity: O(*n* + *m*).
  static func contains(_ text: String, _ part: String) -> Bool {
    let part = ContiguousArray(part.utf8)
    if part.isEmpty { return true }
    var borders = ContiguousArray(repeating: 0, count: part.count)
    var length = 0
    for place in part.indices.dropFirst() {
      while length > 0, part[place] != part[length] { length = borders[length - 1] }
      if part[place] == part[length] { length += 1 }
      borders[place] = length
    }
    length = 0
    for byte in text.utf8 {
      while length > 0, byte != part[length] { length = borders[length - 1] }
      if byte == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
