import YuiLines

/// A list that a vector tells by how long it is and by what stands last in it, or by one of them:
///
///     {"count": 262146, "ending": [{"op": "error", "screen": "1"}]}
///
/// It is told so only where a list was found: there no object could be right.
struct LongList {
  /// How many members there are, when the vector says it.
  let count: Value?
  /// The last members, when the vector says them.
  let ending: [Value]

  init?(_ value: Value?) {
    guard let props = value?.object, !props.isEmpty,
      props.allSatisfy({ $0.key == "count" || $0.key == "ending" })
    else { return nil }
    count = props["count"]
    ending = props["ending"]?.list ?? []
  }

  /// The mismatches with a list of so many members, of which those at the end are given: as many
  /// as `ending` has, or all when there are fewer.
  func mismatches(_ check: String, count: Int, ending last: [Value]) -> [Mismatch] {
    let got = Value.number(Double(count))
    return [
      Mismatch(check: check + ".count", expected: self.count ?? got, got: got),
      Mismatch(check: check + ".ending", expected: .list(ending), got: .list(last)),
    ].compactMap(\.self)
  }
}
