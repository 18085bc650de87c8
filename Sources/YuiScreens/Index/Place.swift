/// Where a node stands: a slot of the screen table and a position in it. Its sequence number tells
/// whether it still stands there, since a slot and a position are used again after a clear.
struct Place: Sendable, Hashable {
  var sequence: Int
  var slot: Int32
  var position: Int32
}

/// Places in the order of their sequence numbers, of which the last is asked for. Most ids have
/// one node, so one place costs no allocation.
enum PlaceStack: Sendable {
  case none
  case one(Place)
  case many(ContiguousArray<Place>)

  var newest: Place? {
    switch self {
    case .none: nil
    case .one(let place): place
    case .many(let places): places.last
    }
  }

  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// Puts a place with a higher sequence number than all others on top.
  mutating func push(_ place: Place) {
    switch self {
    case .none: self = .one(place)
    case .one(let first): self = .many([first, place])
    case .many(var places):
      // Let go of the stored copy first, so that the append happens in place.
      self = .none
      places.append(place)
      self = .many(places)
    }
  }

  /// Takes dead places off the top, so that the newest is alive, and says how many.
  mutating func dropDead(_ isAlive: (Place) -> Bool) -> Int {
    switch self {
    case .none: return 0
    case .one(let place):
      if isAlive(place) { return 0 }
      self = .none
      return 1
    case .many(var places):
      self = .none
      let count = places.count
      while let last = places.last, !isAlive(last) { places.removeLast() }
      if !places.isEmpty { self = .many(places) }
      return count - places.count
    }
  }
}

/// Places in any order, of which the one with the highest sequence number is asked for.
struct PlaceHeap: Sendable {
  private var places: ContiguousArray<Place> = []

  var newest: Place? { places.first }

  mutating func push(_ place: Place) {
    places.append(place)
    var child = places.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if places[parent].sequence >= places[child].sequence { return }
      places.swapAt(parent, child)
      child = parent
    }
  }

  /// Takes dead places off the top, so that the newest is alive, and says how many.
  mutating func dropDead(_ isAlive: (Place) -> Bool) -> Int {
    let count = places.count
    while let first = places.first, !isAlive(first) { removeFirst() }
    return count - places.count
  }

  private mutating func removeFirst() {
    let last = places.removeLast()
    if places.isEmpty { return }
    places[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= places.count { return }
      if child + 1 < places.count, places[child + 1].sequence > places[child].sequence {
        child += 1
      }
      if places[parent].sequence >= places[child].sequence { return }
      places.swapAt(parent, child)
      parent = child
    }
  }
}
