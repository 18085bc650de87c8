import YuiLines

/// What a patch does to a node, worked out once for the live node and for the saved ones.
struct Merge: Sendable {
  /// The props that are laid over the node's own.
  var props: Props
  /// The kind that a row gets.
  var kind: Preset?

  /// What a patch's props do to a node of this preset: on a row, `kind` is no prop but changes the
  /// preset (spec 4, patch).
  init(_ props: Props, onto preset: Preset) throws(Refusal.Reason) {
    self.props = props
    guard preset.isRow, let value = props["kind"] else { return }
    guard let kind = Preset(name: value.text ?? ""), kind.isRow else {
      throw .badKind(value.written.quoted)
    }
    self.kind = kind
    self.props["kind"] = nil
  }

  /// Whether a node with these props would have more than it may after the merge.
  func isOverfull(on old: Props) -> Bool {
    guard old.count + props.count > ScreenLimits.props else { return false }
    var merged = old
    merged.merge(props)
    return merged.count > ScreenLimits.props
  }
}

extension Node {
  /// Lays a patch over the node and says whether that changed anything.
  mutating func merge(_ merge: Merge) -> Bool {
    var isChanged = false
    if let kind = merge.kind, kind != preset {
      preset = kind
      isChanged = true
    }
    if props.holds(merge.props) { return isChanged }
    props.merge(merge.props)
    return true
  }
}

extension Props {
  /// Whether all of `other` is here already, value for value.
  fileprivate func holds(_ other: Props) -> Bool {
    // Past a few props the search would cost more than the redrawing that it saves.
    guard count * other.count <= 1024 else { return false }
    return other.allSatisfy { self[$0.key] == $0.value }
  }
}

extension String {
  /// The text as an error quotes it: not longer than a few lines.
  var quoted: String {
    let scalars = unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: ScreenLimits.quotedText, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "\u{2026}"
  }
}
