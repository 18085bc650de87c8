/// Lists that are separated as they are elsewhere, and are one text here.
extension Checker {
  /// `list Today "Walk 30 min", Read`: the comma is part of the item.
  mutating func checkCommas(_ line: CheckedLine, at place: Int) {
    var items = line.positionals
    var isTitle = false
    if let first = items.first, first.isBare {
      isTitle = first.raw.hasSuffix(",")
      items.removeFirst()
    }
    guard let last = items.last,
      let comma = (isTitle ? line.positionals : items).first(where: { isCut($0, before: last) })
    else { return }
    var suggestion: String?
    if !isTitle, let first = items.first, isRun(first, last, of: line),
      items.allSatisfy({ !$0.raw.utf8.contains(UInt8(ascii: "|")) })
    {
      let range = first.range.lowerBound..<last.range.upperBound
      suggestion = line.line.replacing(range, with: separated(items))
    }
    warn(.looseCommas, comma.range, of: line, at: place, suggestion: suggestion)
  }

  /// Whether a comma ends an item that another one follows.
  private func isCut(_ word: CheckedLine.Word, before last: CheckedLine.Word) -> Bool {
    word.raw.hasSuffix(",") && word.raw.utf8.count > 1
      && word.range.lowerBound < last.range.lowerBound
  }

  /// The items that commas separate, each as one token.
  private func separated(_ words: [CheckedLine.Word]) -> String {
    var items: [String] = []
    var item: [String] = []
    func endItem() {
      if !item.isEmpty { items.append(item.joined(separator: " ")) }
      item = []
    }
    for word in words {
      let text = word.text
      if word.hasQuote { endItem() }
      let isCut = word.raw.hasSuffix(",")
      item.append(isCut ? String(text.dropLast()) : text)
      if word.hasQuote || isCut { endItem() }
    }
    endItem()
    return items.map { Quoting().word($0, bars: false) }.joined(separator: " ")
  }

  /// `list Run | Walk`: items that are bars alone, which are empty ones.
  mutating func checkBars(_ line: CheckedLine, at place: Int) {
    let words = line.words
    func isBar(_ word: CheckedLine.Word) -> Bool { word.kind == .positional && word.raw == "|" }
    guard let first = words.first(where: isBar) else { return }
    var changes: [(range: Range<Int>, text: String)] = []
    var isClear = true
    for (index, word) in words.enumerated() where isBar(word) {
      guard index > 0, index + 1 < words.count, !isBar(words[index + 1]) else {
        isClear = false
        break
      }
      changes.append(
        (words[index - 1].range.upperBound..<words[index + 1].range.lowerBound, "|"))
    }
    warn(
      .loneBar, first.range, of: line, at: place,
      suggestion: isClear ? line.line.replacing(changes) : nil)
  }

  /// `spark=1,2,3`, `y="1|2|3"`: one text, and no number.
  mutating func checkSeries(_ line: CheckedLine, at place: Int) {
    let isChart = line.preset.spec.normalisation == .chart
    guard isChart || line.preset.spec.normalisation == .stat else { return }
    var changes: [(range: Range<Int>, text: String)] = []
    var first: CheckedLine.Word?
    for word in line.words {
      guard case .key(let name, _) = word.kind,
        isChart ? PresetSpec.isSeries(name) || name == "x" : name == "spark",
        let values = line.props[name]?.list, values.count == 1, let text = values.first?.text
      else { continue }
      let pieces = text.split(separator: text.utf8.contains(UInt8(ascii: "|")) ? "|" : ",")
        .map(Self.trimmed)
      // Two numbers and a comma may be one number elsewhere.
      guard pieces.count > 2 else { continue }
      if name != "x" {
        guard pieces.allSatisfy({ $0.matches { Numbers.number($0, $1) != nil } }) else { continue }
        if first == nil { first = word }
      }
      changes.append(
        (word.range, name + "=" + pieces.map { Quoting().part($0) }.joined(separator: "|")))
    }
    guard let first else { return }
    warn(.looseCommas, first.range, of: line, at: place, suggestion: line.line.replacing(changes))
  }

  /// `next=Paint,Door`, `items="Milk|Eggs"`: one text where a list is awaited.
  mutating func checkLists(_ line: CheckedLine, at place: Int) {
    let spec = line.preset.spec
    for word in line.words {
      guard case .key(let name, _) = word.kind else { continue }
      let isAlways = spec.lists.contains(name)
      guard isAlways || spec.defaults[name]?.list != nil, let said = line.props[name],
        let text = said.text ?? said.list?.first?.text, said.list?.count ?? 1 == 1
      else { continue }
      let separator: Character
      if word.hasQuote, !isAlways, text.utf8.contains(UInt8(ascii: "|")) {
        separator = "|"
      } else if !word.hasQuote, text.utf8.contains(UInt8(ascii: ",")) {
        separator = ","
      } else {
        continue
      }
      let pieces = text.split(separator: separator, omittingEmptySubsequences: false)
        .map(Self.trimmed)
      // Places and amounts have commas of their own.
      guard pieces.count > 1, pieces.allSatisfy({ Self.isWord($0) || separator == "|" })
      else { continue }
      let meant = name + "=" + pieces.map { Quoting().part($0) }.joined(separator: "|")
      warn(
        .looseCommas, word.range, of: line, at: place,
        suggestion: line.line.replacing(word.range, with: meant))
      return
    }
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  private static func trimmed(_ text: Substring) -> String {
    let bytes = ContiguousArray(text.utf8)
    return bytes.span.text(WhiteSpace.trim(bytes.span, 0..<bytes.count))
  }
}
