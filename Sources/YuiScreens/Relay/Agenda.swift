/// When devices are due, the first in front: a binary heap.
///
/// A device whose time changed stands in it more than once; what no longer agrees with the device
/// is passed over. At one time devices come in the order of their names, so that a plan does not
/// depend on how its planner came about.
struct Agenda: Sendable {
  private struct Entry: Sendable {
    var due: Moment
    var device: String

    func isBefore(_ other: Entry) -> Bool {
      due == other.due ? device < other.device : due < other.due
    }
  }

  private var heap: [Entry] = []

  mutating func insert(_ device: String, due: Moment) {
    var place = heap.count
    let entry = Entry(due: due, device: device)
    heap.append(entry)
    while place > 0, entry.isBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// When the first device is due.
  mutating func first(in devices: Roster<PushPlanner.Device>) -> Moment? {
    findFirst(in: devices) == nil ? nil : heap.first?.due
  }

  /// Takes out the first device that is due by now, and gives its place.
  mutating func popFirst(dueBy now: Moment, in devices: Roster<PushPlanner.Device>) -> Int? {
    guard let place = findFirst(in: devices), let entry = heap.first, entry.due <= now else {
      return nil
    }
    removeFirst()
    return place
  }

  /// The place of the first device, once what no longer agrees is gone.
  private mutating func findFirst(in devices: Roster<PushPlanner.Device>) -> Int? {
    while let entry = heap.first {
      if let place = devices.place(of: entry.device), devices[place].due == entry.due {
        return place
      }
      removeFirst()
    }
    return nil
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    var place = 0
    heap[0] = last
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[place]) else { return }
      heap.swapAt(place, child)
      place = child
    }
  }
}
