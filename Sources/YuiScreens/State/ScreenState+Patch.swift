import YuiLines

extension ScreenState {
  mutating func patch(
    _ target: String, _ props: Props, noting change: inout Change
  ) throws(Refusal.Reason) {
    if let preset = Preset(name: target) {
      if preset == .custom { throw .customPatch(target: target) }
      guard let place = index.newest(of: preset) else { throw .nothingToPatch(target: target) }
      let merge = try Merge(props, onto: preset)
      if screens.isOverfull(at: place, after: merge) { throw .limit(.props) }
      patch(at: place, of: preset, with: merge, noting: &change)
      return
    }
    let entry = index[target]
    let live = entry?.live.newest
    guard
      let preset = live.map({ screens.preset(at: $0) })
        ?? entry?.newestSaved.flatMap({ shelf.node(at: $0)?.preset })
    else { throw .nothingToPatch(target: target.quoted) }
    if preset == .custom { throw .customPatch(target: target.quoted) }
    let merge = try Merge(props, onto: preset)
    let saved = shelf.newestOfEachSave(among: entry?.saved ?? [], of: preset)
    // All of it or nothing: whoever has no room for the props stops the whole patch.
    let isOverfull =
      live.map { screens.isOverfull(at: $0, after: merge) } ?? false
      || saved.contains { shelf.node(at: $0).map { merge.isOverfull(on: $0.props) } ?? false }
    if isOverfull { throw .limit(.props) }
    if let live { patch(at: live, of: preset, with: merge, noting: &change) }
    for place in saved where shelf.merge(merge, at: place) {
      change.touch(saved: shelf.name(of: place))
    }
    if merge.kind != nil { refreshLasting(target) }
  }

  /// Patches a node on a screen.
  private mutating func patch(
    at place: Place, of preset: Preset, with merge: Merge, noting change: inout Change
  ) {
    guard screens.merge(merge, at: place) else { return }
    change.changed.append(NodeKey(rawValue: place.sequence))
    change.touch(screen: screens.name(of: place))
    guard let kind = merge.kind, kind != preset else { return }
    index.rekind(at: place, from: preset, to: kind, on: screens)
    refreshLasting(screens.node(at: place).id)
  }
}
