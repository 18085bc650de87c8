import YuiLines

/// A cell as it is compared: text without case, dates as text whose order is theirs.
enum SortKey: Hashable {
  case empty
  case number(Double)
  case date(String)
  case text(String)

  init(_ cell: Value, of kind: TableColumn.Kind) {
    switch cell {
    case .number(let number): self = .number(number)
    case .bool(let bool): self = .number(bool ? 1 : 0)
    case .text(let text): self = kind == .date ? .date(text) : .text(text.lowercased())
    case .null, .list, .object: self = .empty
    }
  }

  /// Below, at or above zero as this key comes before, with or after `other`; an empty one is last.
  func compare(to other: SortKey) -> Int {
    switch (self, other) {
    case (.number(let left), .number(let right)): Self.order(left, right)
    case (.date(let left), .date(let right)), (.text(let left), .text(let right)):
      Self.order(left, right)
    default: Self.order(rank, other.rank)
    }
  }

  /// The same, but that dates compare by their day when one of them has no time.
  ///
  /// Conditions compare like this. Sorting cannot: two times of a day would both equal the day.
  func compareByDay(to other: SortKey) -> Int {
    guard case .date(let left) = self, case .date(let right) = other,
      DateCell.isDay(left) != DateCell.isDay(right)
    else { return compare(to: other) }
    return Self.order(DateCell.day(left), DateCell.day(right))
  }

  private var rank: Int {
    switch self {
    case .number: 0
    case .date: 1
    case .text: 2
    case .empty: 3
    }
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }
}
