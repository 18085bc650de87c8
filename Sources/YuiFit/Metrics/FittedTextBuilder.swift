/// Makes the lines of a fitted text.
struct FittedTextBuilder {
  let text: String
  let font: TextFont
  private(set) var fitted = FittedText(first: "", isTruncated: false, width: 0)
  private var isFirst = true

  init(text: String, font: TextFont) {
    self.text = text
    self.font = font
  }

  mutating func add(_ line: BrokenLine, width: Int) {
    var drawn = line.isUntidy ? tidy(line.piece) : piece(line.piece)
    if line.isTruncated { drawn += "\u{2026}" }
    if isFirst { fitted.first = drawn } else { fitted.rest.append(drawn) }
    isFirst = false
    fitted.isTruncated = line.isTruncated
    fitted.width = max(fitted.width, width)
  }

  /// A piece as it is; the whole text is not copied.
  private func piece(_ range: Range<String.Index>) -> String {
    range.lowerBound == text.startIndex && range.upperBound == text.endIndex
      ? text : String(text[range])
  }

  /// A piece without controls and with one space where there are several.
  private func tidy(_ range: Range<String.Index>) -> String {
    var scanner = ClusterScanner(text, font: font, from: range.lowerBound)
    var tidied = ""
    var isSpaced = false
    while let cluster = scanner.next(), cluster.start < range.upperBound {
      if cluster.isDropped { continue }
      if cluster.line == .space {
        if !isSpaced { tidied += cluster.isControl ? " " : text[cluster.start..<cluster.end] }
        isSpaced = true
      } else {
        tidied += text[cluster.start..<cluster.end]
        isSpaced = false
      }
    }
    return tidied
  }
}

extension ClusterScanner.Cluster {
  /// Whether it is a space that is drawn as a plain one: a tab, a line end.
  var isControl: Bool {
    base.value < 0x20 || base.value == 0x85 || base.value == 0x2028 || base.value == 0x2029
  }
}
