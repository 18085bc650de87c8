extension Diagnostic {
  /// The kinds of fault a line can have.
  ///
  /// Raw values are the stable codes that `yuilines check` prints.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    // Heads, ids and targets (spec 1, sections 6 and 7).
    case unknownPreset = "unknown-preset"
    case unknownTarget = "unknown-target"
    case customPatch = "custom-patch"
    case presetMismatch = "preset-mismatch"
    case badKind = "bad-kind"
    case badJSON = "bad-json"
    case missingName = "missing-name"
    case nothingToEnd = "nothing-to-end"

    // Core words (spec 1, section 9).
    case closeTakesNothing = "close-takes-nothing"
    case badTalk = "bad-talk"
    case badTheme = "bad-theme"
    case badDoing = "bad-doing"
    case badVisual = "bad-visual"
    case badMenu = "bad-menu"
    case badTable = "bad-table"
    case badPut = "bad-put"

    // Blocks (spec 3).
    case badStep = "bad-step"
    case badChange = "bad-change"

    // Limits.
    case lineTooLong = "line-too-long"
    case tooManyTokens = "too-many-tokens"
    case tooManyParts = "too-many-parts"
    case tooManyProps = "too-many-props"
    case tooManyIDs = "too-many-ids"
    case blockTooLong = "block-too-long"
    case tooManyEdges = "too-many-edges"
    case replyTooLong = "reply-too-long"

    // Warnings: lines that read well and will disappoint. No error op has one of these.
    case noLastingID = "no-lasting-id"
    case ambiguousPatch = "ambiguous-patch"
    case repeatedID = "repeated-id"
    case looseOptions = "loose-options"
    case unclosedQuote = "unclosed-quote"
    case colonForEquals = "colon-for-equals"
    case emptyBlock = "empty-block"
    case unclosedBlock = "unclosed-block"
    case unreadProp = "unread-prop"
    case lostWords = "lost-words"
    case spacedEquals = "spaced-equals"
    case strayFlag = "stray-flag"
    case looseUnit = "loose-unit"
    case looseCommas = "loose-commas"
    case badMoment = "bad-moment"
    case lostBackslash = "lost-backslash"
    case otherQuotes = "other-quotes"
    case outsideGroup = "outside-group"
    case emptySave = "empty-save"
    case otherTarget = "other-target"
    case loneBar = "lone-bar"

    /// Whether the line read well: it gave its op, and that is not what it looks like.
    public var isWarning: Bool {
      switch self {
      case .noLastingID, .ambiguousPatch, .repeatedID, .looseOptions, .unclosedQuote,
        .colonForEquals, .emptyBlock, .unclosedBlock, .unreadProp, .lostWords, .spacedEquals,
        .strayFlag, .looseUnit, .looseCommas, .badMoment, .lostBackslash, .otherQuotes,
        .outsideGroup, .emptySave, .otherTarget, .loneBar:
        true
      default: false
      }
    }
  }

  /// What stands before an id in the detail.
  private var nameBeforeID: String {
    let name = detail.prefix { $0 != "@" }
    return name.isEmpty ? detail : String(name)
  }

  /// The heads of the groups that the preset in the detail joins: `deck, plan or narrate`.
  private var heads: String {
    let heads = Preset.allCases.filter { head in
      head.spec.members.contains { $0.name == detail }
    }.map { "`\($0.name)`" }
    guard heads.count > 1, let last = heads.last else { return heads.first ?? "a group" }
    return heads.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The fault in a sentence, with what it is about.
  ///
  /// Messages are for people and may change; match on `code`.
  public var message: String {
    switch code {
    case .unknownPreset where detail == "custom" || detail.hasPrefix("custom@"):
      "Behind `\(detail)` stands one JSON value."
    case .unknownPreset where Preset(name: nameBeforeID) != nil && nameBeforeID != detail:
      "There is no preset or word `\(detail)`; an id behind `@` has letters, digits, `-` and `_`."
    case .unknownPreset: "There is no preset or word `\(nameBeforeID)`."
    case .unknownTarget where detail.isEmpty:
      "What is to be changed stands right behind `~`: a preset or an id."
    case .unknownTarget:
      "Nothing here is called `\(detail)`: it is no preset, no id of this reply and no id that lasts."
    case .customPatch: "A custom block cannot be patched; add it again."
    case .presetMismatch: "That id is a \(detail)."
    case .badKind: "A row's kind is done, now or next, not `\(detail)`."
    case .badJSON: "The JSON is not valid: \(detail)."
    case .missingName: "`\(detail)` needs a name."
    case .nothingToEnd: "No group is open here."
    case .closeTakesNothing: "`close` stands alone on its line."
    case .badTalk: "`talk` is followed by nothing, `on` or `off`."
    case .badTheme: "The theme line is not right: \(detail)."
    case .badDoing: "The doing line is not right: \(detail)."
    case .badVisual: "The visual line is not right: \(detail)."
    case .badMenu: "The menu line is not right: \(detail)."
    case .badTable: "The table line is not right: \(detail)."
    case .badPut: "The put line is not right: \(detail)."
    case .badStep: "`\(detail)` is not a step of a flow."
    case .badChange: "A flow variant reads drop, add and %% lines, not `\(detail)`."
    case .lineTooLong: "The line is longer than \(Limits.lineBytes) bytes."
    case .tooManyTokens: "The line has more than \(Limits.tokensPerLine) tokens."
    case .tooManyParts: "The line has more than \(Limits.partsPerLine) parts."
    case .tooManyProps: "The line has more than \(Limits.propsPerLine) props."
    case .tooManyIDs: "The reply has more ids than one reply may have."
    case .blockTooLong: "The block is longer than \(Limits.blockBytes) bytes."
    case .tooManyEdges: "The `&` joins of the block make more than \(Limits.joinedEdges) edges."
    case .replyTooLong: "The reply is longer than \(Limits.replyBytes) bytes between two readings."
    case .noLastingID:
      "No part of `\(detail)` has an id of its own, so no later reply can keep it current."
    case .ambiguousPatch: "There are several of \(detail) here; the patch reaches only the newest."
    case .repeatedID: "`\(detail)` is taken on this screen; patches reach only the newer one."
    case .looseOptions: "The options stand as words of the question; `|` between them makes a list."
    case .unclosedQuote: "A quote opens here and never closes: the rest of the line is in it."
    case .colonForEquals: "`\(detail)` is read as words; a prop is written with `=`."
    case .emptyBlock:
      "Nothing is drawn: `\(detail)` reads the lines after it, and they are not its own."
    case .unclosedBlock: "Only the end of the reply ends this \(detail); `end` was probably meant."
    case .unreadProp: "`\(detail)` is read as a prop, and nothing reads it on this line."
    case .lostWords: "`\(detail)` is lost: a prop of the line takes its place."
    case .spacedEquals: "`\(detail)`, its `=` and its value stand together, without spaces."
    case .strayFlag: "`\(detail)` is read as words; a flag is `+name`, a prop `name=value`."
    case .looseUnit:
      "`\(detail)` is read as words; a unit stands right behind its number, a time's is s, m or h."
    case .looseCommas:
      "This is one text: spaces separate items, and `|` outside quotes the values of a prop."
    case .badMoment:
      "`\(detail)` is no moment; one is `2026-10-29T19:00` or `2026-10-29T19:00:00-04:00`."
    case .lostBackslash:
      "The backslash goes: in quotes it only keeps the `\(detail)` behind it as it is."
    case .otherQuotes: "`\(detail)` is no quote here, and the words fall apart; `\"` keeps them."
    case .outsideGroup:
      "`\(detail)` is part of \(heads), and none is open here: a line between ends a group."
    case .emptySave:
      "`\(detail)` is saved empty: nothing is on this screen. Each reply begins on screen 1."
    case .otherTarget: "`\(detail)` is not here: the patch reaches the newest of its preset."
    case .loneBar: "A bar that stands alone makes empty items; between items it has no spaces."
    }
  }
}
