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
  mutating func first(in devices: [String: PushPlanner.Device]) -> Moment? {
    while let entry = heap.first {
      if devices[entry.device]?.due == entry.due { return entry.due }
      removeFirst()
    }
    return nil
  }

  /// Takes out the first device that is due by now.
  mutating func popFirst(
    dueBy now: Moment, in devices: [String: PushPlanner.Device]
  ) -> String? {
    guard let due = first(in: devices), due <= now else { return nil }
    return removeFirst()
  }

  @discardableResult
  private mutating func removeFirst() -> String? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last.device }
    var place = 0
    heap[0] = last
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return first.device }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[place]) else { return first.device }
      heap.swapAt(place, child)
      place = child
    }
  }
}
