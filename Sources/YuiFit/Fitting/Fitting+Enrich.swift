// The second pass.

extension Fitting {
  /// Gives the room that is left to richer forms, a step each from the top down, round after
  /// round; then to the drawings.
  mutating func enrich() {
    guard !isOneLine else { return }
    var hasLastRow = needsLastRow
    var room = rooms(hasLastRow)
    takeSteps(&room, telling: true)
    if hasLastRow, !isStale, !hidesComponents {
      if let place = onlyHidden { complete(place, &room) }
      if !needsLastRow {
        hasLastRow = false
        room = rooms(false)
        takeSteps(&room, telling: true)
      }
    }
    takeSteps(&room, telling: false)
    for place in placed.indices {
      let item = placed[place]
      let most = item.form.stretch(item.level, width: columnWidth)
      let extra = min(most, room[item.column])
      guard extra > 0 else { continue }
      placed[place].extra = extra
      room[item.column] -= extra
    }
  }

  /// The room left in each column.
  private func rooms(_ hasLastRow: Bool) -> [Int] {
    (0..<columnCount).map { column in
      let reserved = hasLastRow && column == columnCount - 1 ? lastRowHeight : 0
      return box.height - used(column) - reserved
    }
  }

  private mutating func takeSteps(_ room: inout [Int], telling: Bool) {
    // What cannot grow now is not asked again: room hardly ever comes back.
    var growing = Array(placed.indices)
    while !growing.isEmpty {
      var next: [Int] = []
      for place in growing {
        let form = placed[place].form
        if takeStep(place, below: telling ? form.tellingLevels : form.levels, &room) {
          next.append(place)
        }
      }
      growing = next
    }
  }

  /// Takes the next level of a component that there is room for.
  private mutating func takeStep(_ place: Int, below end: Int, _ room: inout [Int]) -> Bool {
    let item = placed[place]
    var level = item.level + 1
    while level < end {
      let height = height(item.form, level)
      if height - item.height <= room[item.column] {
        room[item.column] -= height - item.height
        placed[place].level = level
        placed[place].height = height
        return true
      }
      level += 1
    }
    return false
  }

  /// The only component with a hidden unit, when it is one unit.
  private var onlyHidden: Int? {
    var found: Int?
    for (place, item) in placed.enumerated() {
      let hidden = item.form.unitCount - item.form.units(item.level)
      if hidden == 0 { continue }
      guard hidden == 1, found == nil, item.form.completeLevel != nil else { return nil }
      found = place
    }
    return found
  }

  /// Shows the one hidden unit in the last row's place, when it fits there.
  private mutating func complete(_ place: Int, _ room: inout [Int]) {
    let item = placed[place]
    guard let level = item.form.completeLevel else { return }
    let height = height(item.form, level)
    let reserved = item.column == columnCount - 1 ? lastRowHeight : 0
    guard height - item.height <= room[item.column] + reserved else { return }
    placed[place].level = level
    placed[place].height = height
  }
}
