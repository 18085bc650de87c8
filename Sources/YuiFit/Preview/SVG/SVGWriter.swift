/// Writes SVG: elements, attributes, text. Nothing unescaped gets in.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []
  private var ids = 0

  /// A name for a definition, different from all others of this picture.
  mutating func nextID(_ prefix: String) -> String {
    ids += 1
    return "\(prefix)\(ids)"
  }

  /// Starts an element.
  mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    tag(name, attributes, ">\n")
    open.append(name)
  }

  /// Ends the element started last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += String(repeating: " ", count: open.count) + "</\(name)>\n"
  }

  /// An element with nothing inside.
  mutating func add(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    tag(name, attributes, "/>\n")
  }

  /// An element with text inside.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, text inside: String
  ) {
    tag(name, attributes, ">")
    text += Self.escaped(inside) + "</\(name)>\n"
  }

  private mutating func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ end: String
  ) {
    text += String(repeating: " ", count: open.count) + "<" + name
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"" + Self.escaped(value) + "\""
    }
    text += end
  }

  /// A number with at most two places.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e6), 1e6) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return sign + "\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Text as XML takes it: markup escaped, what XML does not allow left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
