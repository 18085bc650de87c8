extension Op {
  /// The op as JSON: `op`, `screen`, then the fields of its kind (spec 1, section 1).
  ///
  ///     ReplyParser.parse(">2 stat@weight 178.9lb Weight")[0].value.json
  ///     // {"op":"add","screen":"2","preset":"stat","id":"weight","props":{"value":178.9, ...}}
  ///
  /// An error has its stable `code` and a `message` for people. The source line is not part of it.
  /// - Complexity: O(*n*) in the size of the op.
  public var value: Value {
    var fields = Props()
    fields.append(unique: "op", .text(action.word))
    fields.append(unique: "screen", .text(screen))
    action.append(to: &fields)
    return .object(fields)
  }
}

extension Op.Action {
  /// The word that names the action in JSON: `add`, `patch`, `menu`.
  public var word: String {
    switch self {
    case .add: "add"
    case .patch: "patch"
    case .save: "save"
    case .show: "show"
    case .forget: "forget"
    case .clear: "clear"
    case .focus: "focus"
    case .close: "close"
    case .end: "end"
    case .theme: "theme"
    case .talk: "talk"
    case .doing: "doing"
    case .visual: "visual"
    case .menu, .menuDone: "menu"
    case .table: "table"
    case .put: "put"
    case .error: "error"
    }
  }

  fileprivate func append(to fields: inout Props) {
    switch self {
    case .add(let preset, let id, let props, let group):
      fields.append(unique: "preset", .text(preset.name))
      fields.append(unique: "id", .text(id))
      if let group { fields.append(unique: "in", .text(group)) }
      fields.append(unique: "props", .object(props))
    case .patch(let target, let props):
      fields.append(unique: "target", .text(target))
      fields.append(unique: "props", .object(props))
    case .save(let name), .show(let name), .forget(let name):
      fields.append(unique: "name", .text(name))
    case .clear, .focus, .close: break
    case .end(let target): fields.append(unique: "target", .text(target))
    case .theme(let props): fields.append(unique: "props", .object(props))
    case .talk(let on): fields.append(unique: "props", ["on": .bool(on)])
    case .doing(let props), .visual(let props):
      fields.append(unique: "props", props.map(Value.object) ?? ["off": true])
    case .menu(let id, let props):
      fields.append(unique: "id", .text(id))
      fields.append(unique: "props", .object(props))
    case .menuDone(let id):
      fields.append(unique: "id", .text(id))
      fields.append(unique: "props", ["done": true])
    case .table(let name, let columns):
      fields.append(unique: "name", .text(name))
      fields.append(unique: "cols", .list(columns.map(\.value)))
    case .put(let table, let key, let values, let delete):
      fields.append(unique: "table", .text(table))
      if let key { fields.append(unique: "key", .text(key)) }
      fields.append(unique: "values", .object(values))
      if delete { fields.append(unique: "delete", true) }
    case .error(let diagnostic):
      fields.append(unique: "code", .text(diagnostic.code.rawValue))
      fields.append(unique: "message", .text(diagnostic.message))
    }
  }
}

extension TableColumn {
  /// The column as JSON: `{name, type, unit?}`.
  public var value: Value {
    var fields: Props = ["name": .text(name), "type": .text(kind.rawValue)]
    if let unit { fields.append(unique: "unit", .text(unit)) }
    return .object(fields)
  }
}
