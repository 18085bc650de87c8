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
      let column = placed[place].column
      guard room[column] > 0 else { continue }
      let most = placed[place].form.stretch(placed[place].level, width: columnWidth)
      let extra = min(most, room[column])
      guard extra > 0 else { continue }
      placed[place].extra = extra
      room[column] -= extra
    }
  }

  /// The room left in each column.
  private func rooms(_ hasLastRow: Bool) -> Columns {
    var rooms = Columns()
    for column in 0..<columnCount { rooms[column] = box.height - used(column) }
    if hasLastRow { rooms[columnCount - 1] -= lastRowHeight }
    return rooms
  }

  private mutating func takeSteps(_ room: inout Columns, telling: Bool) {
    // What cannot grow now is not asked again: room hardly ever comes back.
    for place in placed.indices {
      let form = placed[place].form
      placed[place].growsUpTo = telling ? form.tellingLevels : form.levels
    }
    var pen = dryPen
    var grows = true
    while grows {
      grows = false
      for place in placed.indices where placed[place].growsUpTo > 0 {
        if takeStep(place, below: placed[place].growsUpTo, &room, with: &pen) {
          grows = true
        } else {
          placed[place].growsUpTo = 0
        }
      }
    }
  }

  /// Takes the next level of a component that there is room for.
  private mutating func takeStep(
    _ place: Int, below end: Int, _ room: inout Columns, with pen: inout Pen
  ) -> Bool {
    let level = placed[place].level + 1
    guard level < end else { return false }
    let height = pen.height(placed[place].form, level)
    let more = height - placed[place].height
    // Levels are in the order of their heights: where this one has no room, no richer one has.
    guard more <= room[placed[place].column] else { return false }
    room[placed[place].column] -= more
    placed[place].level = level
    placed[place].height = height
    return true
  }

  /// The only component with a hidden unit, when it is one unit.
  private var onlyHidden: Int? {
    var found: Int?
    for place in placed.indices {
      let hidden = hiddenUnits(place)
      if hidden == 0 { continue }
      guard hidden == 1, found == nil, placed[place].form.completeLevel != nil else { return nil }
      found = place
    }
    return found
  }

  /// Shows the one hidden unit in the last row's place, when it fits there.
  private mutating func complete(_ place: Int, _ room: inout Columns) {
    let item = placed[place]
    guard let level = item.form.completeLevel else { return }
    var pen = dryPen
    let height = pen.height(item.form, level)
    let reserved = item.column == columnCount - 1 ? lastRowHeight : 0
    guard height - item.height <= room[item.column] + reserved else { return }
    placed[place].level = level
    placed[place].height = height
  }
}
