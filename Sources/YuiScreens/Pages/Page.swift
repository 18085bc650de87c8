public import YuiLines

/// The pages of a thread (spec 4, pages): the chat is page 1, screens `2` to `12` are pages of
/// their own, and any other screen is drawn with the chat.
public enum Page {
  /// The pages beside the chat.
  public static let numbers = 2...12

  /// The page of a screen: its number when that is 2 to 12 written plainly, else 1.
  ///
  ///     Page.number(ofScreen: "12")   // 12
  ///     Page.number(ofScreen: "02")   // 1
  public static func number(ofScreen screen: String) -> Int {
    // `utf8` of a short name is read in place; no text is made.
    var bytes = screen.utf8.makeIterator()
    guard let first = bytes.next() else { return 1 }
    guard let second = bytes.next() else {
      return 0x32...0x39 ~= first ? Int(first) - 0x30 : 1
    }
    guard bytes.next() == nil, first == 0x31, 0x30...0x32 ~= second else { return 1 }
    return Int(second) - 0x30 + 10
  }

  /// The page of each add of a reply, in order.
  public static func ofAdds(_ ops: some Sequence<Op>) -> [Int] {
    ops.compactMap { op in
      if case .add = op.action { number(ofScreen: op.screen) } else { nil }
    }
  }

  /// The page that a reply brings forward: that of its last add that lands on a page and is not
  /// staged; nil when there is none.
  ///
  /// A page that the reply both cleared and saved was only built for the shelf, so it is skipped
  /// when the reply also adds to the chat.
  /// - Parameter style: The stored style profile, which the stage rule reads.
  public static func broughtForward(by ops: some Sequence<Op>, style: Props = [:]) -> Int? {
    var stage = StageRule(style: style)
    var cleared = PageSet()
    var saved = PageSet()
    var addsToChat = false
    var landed: [Int] = []
    for op in ops {
      let page = number(ofScreen: op.screen)
      let isStaged = stage.read(op)
      switch op.action {
      case .add where !isStaged:
        if page == 1 {
          addsToChat = true
        } else {
          landed.removeAll { $0 == page }
          landed.append(page)
        }
      case .clear: cleared.insert(page)
      case .save: saved.insert(page)
      default: break
      }
    }
    return landed.last { page in
      !(addsToChat && cleared.contains(page) && saved.contains(page))
    }
  }
}

/// A set of pages from 2 to 12, as bits; others are never in it.
struct PageSet: Sendable, Hashable {
  private var bits: UInt16 = 0

  /// The pages, in number order.
  var pages: [Int] { Page.numbers.filter(contains) }

  func contains(_ page: Int) -> Bool { Page.numbers ~= page && bits & (1 << page) != 0 }

  mutating func insert(_ page: Int) {
    if Page.numbers ~= page { bits |= 1 << page }
  }

  mutating func remove(_ page: Int) {
    if Page.numbers ~= page { bits &= ~(1 << page) }
  }
}
