/// timer, slide, stat, chart and the beats: numbers by position.
extension PropsWriter {
  var timer: LineDraft {
    var draft = LineDraft()
    if let work = number(.work).flatMap(NumberText.duration) {
      var token = work
      draft.say(nothingFor: Key.work.name)
      if let rest = number(.rest).flatMap(NumberText.duration) {
        token += "/" + rest
        draft.say(nothingFor: Key.rest.name)
      }
      if let rounds = number(.rounds).flatMap(NumberText.line), rounds.utf8.allSatisfy(\.isDigit) {
        token += "x" + rounds
        draft.say(nothingFor: Key.rounds.name)
      }
      draft.tokens.append(token)
    }
    let isOpen = draft.tokens.isEmpty
    join(.label, to: &draft) { bytes, word in
      isOpen && Numbers.timeSpec(bytes, word) != nil ? .quoted : .bareOrQuoted
    }
    return draft
  }

  var slide: LineDraft {
    var draft = LineDraft()
    var hasRange = false
    if let low = number(.min).flatMap(NumberText.line),
      let high = number(.max).flatMap(NumberText.line)
    {
      draft.say(.min, .max, token: "\(low)-\(high)")
      hasRange = true
    }
    var hasEnds = false
    if let low = text(.lo), let high = text(.hi) {
      draft.say(.lo, .hi, token: quoting.parts([low, high]))
      hasEnds = true
    }
    join(.label, to: &draft) { bytes, word in
      let isRange = !hasRange && Numbers.range(bytes, word) != nil
      let isEnds = !hasEnds && word.count { bytes.byte($0) == UInt8(ascii: "|") } == 1
      return isRange || isEnds ? .quoted : .bareOrQuoted
    }
    return draft
  }

  var stat: LineDraft {
    var draft = LineDraft()
    if let value = number(.value), let token = quantity(value) {
      draft.say(.value, token: token.text)
      if token.hasUnit { draft.say(nothingFor: Key.unit.name) }
      join(.label, to: &draft)
    } else if let value = text(.value) {
      // The first token is the value when none is a quantity: neither it nor a word may be one.
      let isQuantity = value.matches { Quantity($0, $1) != nil }
      draft.say(.value, token: isQuantity ? quoting.quoted(value) : quoting.word(value))
      join(.label, to: &draft) { Quantity($0, $1) == nil ? .bareOrQuoted : .quoted }
    }
    return draft
  }

  /// A number, with its unit when it reads as one behind the number.
  private func quantity(_ value: Double) -> (text: String, hasUnit: Bool)? {
    guard let number = NumberText.quantity(value) else { return nil }
    guard let unit = text(.unit), !unit.isEmpty else { return (number, false) }
    let token =
      ["$", "\u{20AC}", "\u{A3}", "\u{A5}"].contains(unit) ? unit + number : number + unit
    let reads = token.matches { bytes, range in
      guard let quantity = Quantity(bytes, range) else { return false }
      return quantity.value == value && bytes.text(quantity.unit) == unit
        && Quoting.isBareWord(bytes, range, bars: false)
    }
    return reads ? (token, true) : (number, false)
  }

  /// A chart, and the same with errors written beside their points.
  var charts: [LineDraft] {
    var draft = LineDraft()
    if let type = text(.type), type.matches({ WordList.charts.contains(Word16($0, $1)) }) {
      draft.say(.type, token: type)
    }
    let isOpen = draft.tokens.isEmpty
    join(.title, to: &draft) { bytes, word in
      isOpen && WordList.charts.contains(Word16(bytes, word)) ? .quoted : .bareOrQuoted
    }
    var errors = draft
    for prop in props where prop.key.hasPrefix("err") {
      let series = "y" + prop.key.dropFirst(3)
      guard let token = points(series, errors: prop.value.list) else { continue }
      errors.named[series] = token
      errors.say(nothingFor: prop.key)
    }
    return errors.named.isEmpty ? [draft] : [draft, errors]
  }

  /// `y=181\u{B1}0.4|180`: the points of a series, each with its error where that is above zero.
  private func points(_ series: String, errors: [Value]?) -> String? {
    guard let points = props[series]?.list, let errors, points.count == errors.count else {
      return nil
    }
    var parts: [String] = []
    for (point, error) in zip(points, errors) {
      guard let size = error.number, size >= 0 else { return nil }
      if size == 0 {
        let token = ValueText(quoting: quoting).token(series, [point], .list, flags: false)
        guard let token else { return nil }
        parts.append(String(token.dropFirst(series.count + 1)))
      } else {
        guard let number = point.number.flatMap(NumberText.line),
          let error = NumberText.line(size)
        else { return nil }
        parts.append("\(number)\u{B1}\(error)")
      }
    }
    return "\(series)=\(parts.joined(separator: "|"))"
  }

  /// loop and metronome.
  var beat: LineDraft {
    var draft = LineDraft()
    if let bpm = number(.bpm), bpm >= 0, let token = NumberText.line(bpm) {
      draft.say(.bpm, token: token)
    }
    let isOpen = draft.tokens.isEmpty
    join(.title, to: &draft) { bytes, word in
      isOpen && MusicText.bpm(bytes, word) != nil ? .quoted : .bareOrQuoted
    }
    return draft
  }
}
