/// How many slips of the hand lie between two words: a letter too many, too few or another one, or
/// two that changed places.
package enum EditDistance {
  /// The longest word that is compared; longer ones are no slip of a word of the language.
  static let longestWord = 64

  /// The distance, or nil when it is more than `limit`.
  /// - Complexity: O(*n* * *m*) in words of at most `longestWord` bytes.
  static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit, left.count <= longestWord,
      right.count <= longestWord
    else { return nil }
    // Three rows of the table: the one before the last holds what a change of places starts from.
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for (place, letter) in left.enumerated() {
      row[0] = place + 1
      var least = row[0]
      for (other, otherLetter) in right.enumerated() {
        var cost = min(row[other], last[other + 1]) + 1
        cost = min(cost, last[other] + (letter == otherLetter ? 0 : 1))
        if place > 0, other > 0, letter == right[other - 1], left[place - 1] == otherLetter {
          cost = min(cost, beforeLast[other - 1] + 1)
        }
        row[other + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// The one word that a misspelt one was probably meant to be: near it, and nearer than any other.
  ///
  ///     EditDistance.closest(to: "tmer", in: ["timer", "theme"])   // "timer"
  ///     EditDistance.closest(to: "nap", in: ["map", "nav"])        // nil: it may be either
  ///
  /// - Complexity: O(*n*) in the number of words, of which all are short.
  package static func closest(to word: String, in words: some Sequence<String>) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 2 else { return nil }
    var limit = letters.count < 6 ? 1 : 2
    var found: String?
    var isOnlyOne = false
    for candidate in words {
      let distance = between(letters, Array(candidate.utf8), limit: limit)
      guard let distance, distance > 0 else { continue }
      if distance < limit || found == nil {
        limit = distance
        found = candidate
        isOnlyOne = true
      } else if candidate != found {
        isOnlyOne = false
      }
    }
    return isOnlyOne ? found : nil
  }
}
