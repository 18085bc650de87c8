/// A binary heap, the smallest in front.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  /// The smallest.
  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    var place = elements.count
    elements.append(element)
    while place > 0, element < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = elements.popLast(), !elements.isEmpty else { return }
    elements[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[place] else { return }
      elements.swapAt(place, child)
      place = child
    }
  }
}
