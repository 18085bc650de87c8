/// A group that is open: its head's preset, id and screen.
struct OpenGroup: Sendable {
  let preset: Preset
  let id: TextRef
  let screen: TextRef
}

/// The open groups, innermost last (spec 1, section 8).
struct GroupStack: Sendable {
  private(set) var groups: ContiguousArray<OpenGroup> = []

  var isEmpty: Bool { groups.isEmpty }

  /// Closes every group that an add of this preset on this screen does not join, and returns the
  /// id of the one it joins.
  mutating func place(
    _ preset: Preset, on screen: TextRef, made: ContiguousArray<UInt8>,
    _ tables: ParserTables
  ) -> TextRef? {
    while let group = groups.last {
      if tables.members(of: group.preset).contains(preset),
        made.span.equal(group.screen.range, screen.range)
      {
        return group.id
      }
      groups.removeLast()
    }
    return nil
  }

  mutating func open(_ group: OpenGroup) {
    groups.append(group)
    assert(groups.count <= Limits.openGroups)
  }

  /// Closes the innermost group and returns its id.
  mutating func closeLast() -> TextRef? { groups.popLast()?.id }

  @inline(__always)
  mutating func closeAll() {
    if !groups.isEmpty { groups.removeAll(keepingCapacity: true) }
  }

  /// Replaces each text by what `move` makes of it.
  mutating func moveTexts(_ move: (TextRef) -> TextRef) {
    for place in groups.indices {
      let group = groups[place]
      groups[place] = OpenGroup(
        preset: group.preset, id: move(group.id), screen: move(group.screen))
    }
  }
}
