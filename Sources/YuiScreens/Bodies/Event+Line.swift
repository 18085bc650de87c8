import YuiLines

extension Event {
  /// The event as a line for the agent to read: `[yui] id preset`, then the values in the order of
  /// their keys.
  ///
  /// True is the key alone, an object is `key.sub=...`, a list is joined with `|`, null is left out.
  /// - Complexity: O(*n* log *n*) in the values.
  public var line: String {
    var line = "[yui] \(id) \(preset.name)"
    append(details, behind: "", to: &line, depth: 0)
    return line
  }

  private func append(_ props: Props, behind path: String, to line: inout String, depth: Int) {
    for prop in props.sorted(by: { $0.key < $1.key }) {
      let key = path + prop.key
      switch prop.value {
      case .null: break
      case .bool(true): line += " \(key)"
      // An object too deep to walk is written as JSON, so that the stack cannot run out.
      case .object(let object) where depth < ScreenLimits.treeDepth:
        append(object, behind: key + ".", to: &line, depth: depth + 1)
      case .list(let list) where !list.isEmpty:
        line += " \(key)=" + list.map(\.written.inLine).joined(separator: "|")
      default: line += " \(key)=" + prop.value.written.inLine
      }
    }
  }
}

extension String {
  /// The text as it stands in an event's line, in quotes where it would be misread without.
  fileprivate var inLine: String {
    let needsQuotes =
      isEmpty
      || unicodeScalars.contains { $0.isSpace || $0 == "\"" || $0 == "|" || $0 == "=" }
    if !needsQuotes { return self }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
