import YuiLines

extension ScreenState {
  /// Works out anew whether an id lasts, and as what (spec 4, ids that last): as the newest node on
  /// a page or come back through `show`, else as the newest save holds it.
  mutating func refreshLasting(_ id: String) {
    guard id.canLast else { return }
    let entry = index[id]
    let preset =
      entry?.lasting.newest.map { screens.preset(at: $0) }
      ?? entry?.newestSaved.flatMap { shelf.node(at: $0)?.preset }
    if lastingIDs[id] != preset { lastingIDs[id] = preset }
  }
}
