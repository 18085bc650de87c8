/// Finds what is wrong with a reply, and what reads well and will disappoint.
///
///     Checker.check("tmer 90 Rest\nsave today")
///     // 1:1 unknown-preset, suggestion "timer 90 Rest"
///
///     Checker.check("choose Split? Push Pull Legs")
///     // 1:15 loose-options, suggestion "choose Split? Push|Pull|Legs"
///
/// A suggestion is looked for only here, for at most `Limits.suggestions` faults of a reply.
public struct Checker {
  let ops: OpList
  /// The ids that a patch may name where the walk is.
  var ids: KnownIDs
  /// How many suggestions may still be looked for.
  private var guesses = Limits.suggestions
  /// What a word that is no prop was taken for, of each preset; as many as `Limits.suggestions`.
  var nearKeys: [String: String?] = [:]
  private var found: [Diagnostic] = []
  var screens: CheckedScreens
  /// The head of a block whose lines are awaited.
  var openBlock: (place: Int, id: String)?

  private init(_ ops: OpList, known: KnownIDs) {
    self.ops = ops
    ids = known
    screens = CheckedScreens(known: known)
  }

  /// All errors and warnings of a reply, in the order of its lines.
  /// - Parameter known: the ids that last from earlier replies.
  /// - Complexity: O(*n*) in the reply's bytes.
  public static func check(_ reply: String, known: KnownIDs = [:]) -> [Diagnostic] {
    check(ReplyParser.parse(reply, known: known), known: known)
  }

  /// All errors and warnings of a reply that has been read, in the order of its lines.
  public static func check(_ ops: OpList, known: KnownIDs = [:]) -> [Diagnostic] {
    var checker = Checker(ops, known: known)
    for place in ops.indices { checker.look(at: place) }
    checker.endBlock()
    return checker.found.enumerated().sorted { left, right in
      (left.element.lineNumber, left.element.column, left.offset)
        < (right.element.lineNumber, right.element.column, right.offset)
    }.map(\.element)
  }

  private mutating func look(at place: Int) {
    let op = ops[place]
    if case .error(let diagnostic) = op.action {
      note(diagnostic, lineOf: place)
      return
    }
    if isBlockPatch(op, at: place) {
      checkBlockEnd(at: place)
      openBlock = nil
      return
    }
    endBlock()
    let line = ops.text(ofLineAt: place)
    checkWords(op, line, at: place)
    checkScreens(op, line, at: place)
    screens.apply(op, &ids)
    if case .add(let preset, let id, _, _) = op.action, preset.spec.opensBlock {
      openBlock = (place, id)
    }
  }

  /// Whether one more suggestion may be looked for.
  mutating func mayGuess() -> Bool {
    guard guesses > 0 else { return false }
    guesses -= 1
    return true
  }

  /// Notes an error, with the line that was probably meant.
  private mutating func note(_ diagnostic: Diagnostic, lineOf place: Int) {
    var diagnostic = diagnostic
    if mayGuess() {
      let line = ops.text(ofLineAt: place)
      diagnostic.suggestion = Suggestion(ids: ids).line(for: diagnostic.code, in: line)
    }
    found.append(diagnostic)
  }

  /// Notes a warning about bytes of an op's line, given from the line's start.
  mutating func warn(
    _ code: Diagnostic.Code, about detail: String = "", _ range: Range<Int>, at place: Int,
    suggestion: String? = nil
  ) {
    let line = ops[place].line
    let start = line.byteRange.lowerBound
    // What is put right in one place may still be wrong in another.
    let suggestion = suggestion.flatMap { Suggestion(ids: ids).reads($0) ? $0 : nil }
    found.append(
      Diagnostic(
        code: code, lineNumber: line.number,
        byteRange: start + range.lowerBound..<start + range.upperBound,
        column: range.lowerBound + 1, detail: Diagnostic.shown(detail), suggestion: suggestion))
  }
}
