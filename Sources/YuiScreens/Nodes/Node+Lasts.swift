import YuiLines

extension Node {
  /// Whether the node, standing on this screen, lets its id last (spec 4, ids that last).
  func lasts(on screen: String) -> Bool {
    (shownFrom != nil || Page.number(ofScreen: screen) > 1) && canLast
  }

  /// Whether the node's id can last at all, on a page or on the shelf.
  var canLast: Bool { preset != .custom && id.canLast }
}

extension String {
  /// Whether this can be an id that lasts: it does not look like one that the parser made, `n1` or
  /// `c2`.
  var canLast: Bool {
    var bytes = utf8.makeIterator()
    guard let letter = bytes.next(), letter == UInt8(ascii: "n") || letter == UInt8(ascii: "c"),
      var byte = bytes.next()
    else { return true }
    while true {
      guard byte &- UInt8(ascii: "0") < 10 else { return true }
      guard let next = bytes.next() else { return false }
      byte = next
    }
  }
}
