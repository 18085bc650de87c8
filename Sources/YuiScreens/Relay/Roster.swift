/// What has a name of its own.
protocol Named {
  var name: String { get }
}

/// Entries by their names, side by side. There are few of them most of the time, and these are
/// searched from the front, which takes less time and memory than hashing; more are looked up by
/// hash.
struct Roster<Entry: Named & Sendable>: Sendable {
  /// In no order that means anything.
  private(set) var entries: [Entry] = []
  /// The places of the names once there were more than a few, until there are none.
  private var places: [String: Int] = [:]

  private static var searchLimit: Int { 8 }

  var isEmpty: Bool { entries.isEmpty }
  var indices: Range<Int> { entries.indices }

  /// The place of the entry of a name.
  func place(of name: String) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.name == name } : places[name]
  }

  /// The entry at a place; its name stays.
  subscript(place: Int) -> Entry {
    get { entries[place] }
    _modify { yield &entries[place] }
  }

  /// Adds an entry whose name is not here yet, and gives its place.
  @discardableResult
  mutating func append(_ entry: Entry) -> Int {
    entries.append(entry)
    if !places.isEmpty {
      places[entry.name] = entries.count - 1
    } else if entries.count > Self.searchLimit {
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    }
    return entries.count - 1
  }

  mutating func swapAt(_ one: Int, _ other: Int) {
    if one == other { return }
    entries.swapAt(one, other)
    if places.isEmpty { return }
    places[entries[one].name] = one
    places[entries[other].name] = other
  }

  /// Removes an entry; the last one takes its place.
  mutating func remove(at place: Int) {
    swapAt(place, entries.count - 1)
    let entry = entries.removeLast()
    if !places.isEmpty { places[entry.name] = nil }
  }
}

extension Roster: Equatable, Hashable where Entry: Hashable {
  /// Whether both have equal entries, in any order.
  static func == (left: Roster, right: Roster) -> Bool {
    guard left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { entry in
      right.place(of: entry.name).map { right[$0] == entry } ?? false
    }
  }

  func hash(into hasher: inout Hasher) {
    // Order must not count, so the entries' own hashes are added up.
    var sum = 0
    for entry in entries { sum &+= entry.hashValue }
    hasher.combine(sum)
  }
}
