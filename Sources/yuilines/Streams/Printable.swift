extension String {
  /// The text for a terminal: control characters, with which a reply could write anywhere on it, or
  /// into its title, are replaced.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    text.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 })
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
