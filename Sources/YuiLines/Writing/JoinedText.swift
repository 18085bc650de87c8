/// Writes text as the tokens that join to it, one space between them: a label, a title, a question
/// (spec 2, Text). Words stand bare where they can and are quoted, alone or together, where they
/// cannot; the shortest way is taken, and of two the one with fewer quotes.
///
///     JoinedText().tokens("Pull-up bar")          // Pull-up bar
///     JoinedText().tokens("three  blanks +here")  // "three  blanks" "+here"
struct JoinedText {
  /// How a token that starts with a word may stand, to be taken for a piece of the text.
  enum Standing {
    case bareOrQuoted, quoted, bare, never
  }

  /// Whether bars outside quotes do the text no harm.
  var bars = true
  /// Whether flags and keys are words like others.
  var takesNamed = false
  /// Whether tokens without text are dropped before the others are joined.
  var dropsEmpty = false
  /// How quoted pieces are written.
  var quoting = Quoting()
  /// How a word, in the bytes of the whole text, may stand.
  var standing: (Span<UInt8>, Range<Int>) -> Standing = { _, _ in .bareOrQuoted }

  /// What a run of words costs so far.
  private struct Cost {
    var length = 0
    var tokens = 0

    static func < (left: Cost, right: Cost) -> Bool {
      (left.length, left.tokens) < (right.length, right.tokens)
    }

    func adding(_ length: Int, tokens: Int = 0) -> Cost {
      Cost(length: self.length + length, tokens: self.tokens + tokens)
    }
  }

  /// The cheapest way to have written the words so far, and how it was come to: whether the last
  /// word stands in the same quotes as the one before it, and whether that one was in quotes.
  private struct Step {
    var cost: Cost
    var continues = false
    var isAfterQuotes = false
  }

  /// The tokens, one space between them, or nil when there are none that join to the text.
  /// - Complexity: O(*n*) in the text's bytes.
  func tokens(_ text: String) -> String? {
    let bytes = ContiguousArray(text.utf8)
    let span = bytes.span
    let words = words(span)
    if dropsEmpty, words.contains(where: \.isEmpty) {
      return bytes.isEmpty ? nil : quoting.quoted(text)
    }
    var bare: [Step?] = []
    var quoted: [Step?] = []
    bare.reserveCapacity(words.count)
    quoted.reserveCapacity(words.count)
    for (place, word) in words.enumerated() {
      let isFirst = place == 0
      let (before, isAfterQuotes) = isFirst ? (Cost(), false) : Self.closed(bare.last, quoted.last)
      let standing = standing(span, word)
      let space = isFirst ? 0 : 1
      let isBare =
        (standing == .bareOrQuoted || standing == .bare)
        && (takesNamed
          ? Quoting.isBareText(span, word, bars: bars)
          : Quoting.isBareWord(span, word, bars: bars))
      bare.append(
        before.flatMap { before in
          isBare
            ? Step(
              cost: before.adding(space + word.count, tokens: 1), isAfterQuotes: isAfterQuotes)
            : nil
        })
      var best: Step?
      if let before, standing == .bareOrQuoted || standing == .quoted {
        let cost = before.adding(space + 1 + quoting.length(span, word), tokens: 1)
        best = Step(cost: cost, isAfterQuotes: isAfterQuotes)
      }
      if let last = quoted.last, let last {
        let length = quoting.length(span, word, isBehindSpace: true)
        let cost = last.cost.adding(space + length)
        if best.map({ !($0.cost < cost) }) ?? true { best = Step(cost: cost, continues: true) }
      }
      quoted.append(best)
    }
    guard let isQuoted = Self.choose(words, bare, quoted) else { return nil }
    return write(span, words, isQuoted, quoted)
  }

  /// The words between spaces; a text has one at least, maybe empty.
  private func words(_ bytes: Span<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for offset in 0..<bytes.count where bytes.byte(offset) == 0x20 {
      words.append(start..<offset)
      start = offset + 1
    }
    words.append(start..<bytes.count)
    return words
  }

  /// The cost of having ended the last token, and whether it ended in quotes.
  private static func closed(_ bare: Step??, _ quoted: Step??) -> (Cost?, Bool) {
    let bare = bare.flatMap(\.self)?.cost
    let quoted = quoted.flatMap(\.self)?.cost.adding(1)
    guard let quoted else { return (bare, false) }
    guard let bare, !(quoted < bare) else { return (quoted, true) }
    return (bare, false)
  }

  /// Whether each word stands in quotes, along the cheapest way.
  private static func choose(
    _ words: [Range<Int>], _ bare: [Step?], _ quoted: [Step?]
  ) -> [Bool]? {
    let (cost, endsQuoted) = closed(bare.last, quoted.last)
    guard cost != nil else { return nil }
    var isQuoted = [Bool](repeating: false, count: words.count)
    var inQuotes = endsQuoted
    for place in words.indices.reversed() {
      isQuoted[place] = inQuotes
      guard let step = inQuotes ? quoted[place] : bare[place] else { return nil }
      inQuotes = step.continues || step.isAfterQuotes
    }
    return isQuoted
  }

  private func write(
    _ bytes: Span<UInt8>, _ words: [Range<Int>], _ isQuoted: [Bool], _ quoted: [Step?]
  ) -> String {
    let quote = UInt8(ascii: "\"")
    var line: ContiguousArray<UInt8> = []
    var isOpen = false
    for (place, word) in words.enumerated() {
      let continues = isOpen && isQuoted[place] && quoted[place]?.continues == true
      if isOpen, !continues { line.append(quote) }
      if place > 0 { line.append(0x20) }
      if isQuoted[place] {
        if !continues { line.append(quote) }
        quoting.append(bytes, word, isBehindSpace: continues, to: &line)
      } else {
        line.append(bytes, word)
      }
      isOpen = isQuoted[place]
    }
    if isOpen { line.append(quote) }
    return line.span.text(0..<line.count)
  }
}
