/// The text of a line, its route aside.
extension LineWriter {
  func text(of op: Op) -> String? {
    switch op.action {
    case .add(let preset, let id, let props, _): add(preset, id, props)
    case .patch(let target, let props): patch(target, props)
    case .save(let name): named("save", name, op)
    case .show(let name): named("show", name, op)
    case .forget(let name): named("forget", name, op)
    case .clear: "clear"
    case .focus: ">" + op.screen
    case .close: op.screen == "full" ? "close" : nil
    case .end: "end"
    case .theme(let props): Self.shortest(Self.themes(props), as: op)
    case .talk(let isOn): isOn ? "talk" : "talk off"
    case .doing(let props): Self.shortest(Self.doing(props), as: op)
    case .visual(let props): Self.shortest(Self.visual(props), as: op)
    case .menu(let id, let props): Self.shortest(Self.menu(id, props), as: op)
    case .menuDone(let id): Self.shortest(["menu done " + Quoting().word(id)], as: op)
    case .table(let name, let columns): Self.shortest([Self.table(name, columns)], as: op)
    case .put(let table, let key, let values, let isDelete):
      Self.shortest(Self.put(table, key, values, isDelete), as: op)
    case .error: nil
    }
  }

  /// The shortest of some lines that is read as the op's action, wherever it stands.
  private static func shortest(_ lines: [String?], as op: Op) -> String? {
    let lines = lines.compactMap(\.self)
    let sorted = lines.enumerated().sorted { left, right in
      (left.element.utf8.count, left.offset) < (right.element.utf8.count, right.offset)
    }
    return sorted.first { ReplyParser.parse($0.element).first?.action == op.action }?.element
  }

  private func named(_ word: String, _ name: String, _ op: Op) -> String? {
    let joined = JoinedText(takesNamed: true, dropsEmpty: true)
    return Self.shortest([joined.tokens(name).map { "\(word) \($0)" }], as: op)
  }
}

// MARK: - Adds and patches

extension LineWriter {
  private func add(_ preset: Preset, _ id: String, _ props: Props) -> String? {
    let isMade = id == nextID(of: preset)
    guard isMade || id.matches(Names.isName) else { return nil }
    let head = isMade ? preset.name : "\(preset.name)@\(id)"
    let proposals: [String]
    if preset == .custom {
      guard props.count == 1, let spec = props[Key.spec.name] else { return nil }
      proposals = [JSONText.line(spec)]
    } else {
      proposals = PropsWriter(preset, props, isPatch: false).proposals
    }
    for proposal in proposals {
      let line = proposal.isEmpty ? head : "\(head) \(proposal)"
      guard
        case .add(preset, let readID, let readProps, _)? = ReplyParser.parse(line).first?.action,
        readProps == props, isMade || readID == id
      else { continue }
      return line
    }
    return nil
  }

  private func patch(_ target: String, _ props: Props) -> String? {
    var heads: [(head: String, preset: Preset)] = []
    if let preset = Preset(name: target), preset != .custom { heads.append(("~" + target, preset)) }
    if let preset = ids[target] {
      // An id that is a preset's name as well is called by both.
      heads.append((heads.isEmpty ? "~" + target : "~\(preset.name)@\(target)", preset))
    }
    let known = ids[target].map { [target: $0] } ?? [:]
    let lines = heads.flatMap { head, preset in
      PropsWriter(preset, props, isPatch: true).proposals.map { proposal in
        proposal.isEmpty ? head : "\(head) \(proposal)"
      }
    }
    let sorted = lines.enumerated().sorted { left, right in
      (left.element.utf8.count, left.offset) < (right.element.utf8.count, right.offset)
    }
    return sorted.first { _, line in
      ReplyParser.parse(line, known: known).first?.action == .patch(target: target, props: props)
    }?.element
  }
}

/// A JSON value as a line can hold it.
enum JSONText {
  /// The value as compact JSON without what would end a line: U+2028 and U+2029 are escaped, as LF
  /// and CR are anyway. Infinity stands as a number too large to be one.
  static func line(_ value: Value) -> String {
    var writer = JSONWriter()
    write(value, to: &writer)
    var line = ""
    for scalar in writer.text.unicodeScalars {
      switch scalar {
      case "\u{2028}": line += "\\u2028"
      case "\u{2029}": line += "\\u2029"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func write(_ value: Value, to writer: inout JSONWriter) {
    switch value {
    case .number(let number) where number.isInfinite:
      writer.write(raw: number < 0 ? "-1e999" : "1e999")
    case .list(let list):
      writer.write(raw: "[")
      for (place, member) in list.enumerated() {
        if place > 0 { writer.write(raw: ",") }
        write(member, to: &writer)
      }
      writer.write(raw: "]")
    case .object(let props):
      writer.write(raw: "{")
      for (place, prop) in props.enumerated() {
        if place > 0 { writer.write(raw: ",") }
        writer.write(prop.key)
        writer.write(raw: ":")
        write(prop.value, to: &writer)
      }
      writer.write(raw: "}")
    default: writer.write(value)
    }
  }
}
