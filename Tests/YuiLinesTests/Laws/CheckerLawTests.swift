import Testing
import YuiLines

/// The checker over every text, as it is and as it would be with a slip of the hand.
@Suite("What the checker says of any text is true of it")
struct CheckerLawTests {
  @Test(arguments: EveryText.files)
  func texts(file: EveryText) throws {
    for text in try file.texts() {
      Self.expectTrue(of: text.text, known: text.known, "\(text.name)")
    }
  }

  @Test(arguments: EveryText.files)
  func slips(file: EveryText) throws {
    for (number, text) in try file.texts(limit: 600).enumerated() {
      for slip in Slip.allCases where (slip.rawValue + number) % 5 == 0 {
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        let slipped = lines.map { slip.apply(to: String($0)) }.joined(separator: "\n")
        Self.expectTrue(of: slipped, known: text.known, "\(text.name), \(slip)")
      }
    }
  }

  /// Every error op is said and no other, each problem lies in its line, and each suggestion is
  /// a line that reads.
  private static func expectTrue(of reply: String, known: KnownIDs, _ name: Comment) {
    let ops = ReplyParser.parse(reply, known: known)
    let problems = Checker.check(reply, known: known)
    let errors = ops.compactMap { op -> Diagnostic? in
      if case .error(let diagnostic) = op.action { diagnostic } else { nil }
    }
    let said = problems.filter { !$0.code.isWarning }.map { problem in
      var problem = problem
      problem.suggestion = nil
      return problem
    }
    #expect(said == errors, name)

    let bytes = Array(reply.utf8)
    for problem in problems {
      let before = bytes[..<problem.byteRange.lowerBound]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      #expect(problem.column == problem.byteRange.lowerBound - start + 1, name)
      #expect(problem.lineNumber == before.count { $0 == UInt8(ascii: "\n") } + 1, name)
      #expect(!bytes[problem.byteRange].contains(UInt8(ascii: "\n")), name)
      // A range cuts no character in two.
      let shown = String(decoding: bytes[problem.byteRange], as: UTF8.self)
      #expect(Array(shown.utf8) == Array(bytes[problem.byteRange]), name)
      #expect(problem.message.hasSuffix(".") && problem.message.count < 200, name)
      if let suggestion = problem.suggestion {
        // An id may be another preset's by the reply's end: it is the line's own place that counts.
        let then = Self.ids(known, ops.prefix { $0.line.number < problem.lineNumber })
        let meant = ReplyParser.parse(suggestion, known: then).map(\.action)
        if case .error(let diagnostic)? = meant.first {
          Issue.record("\(name): \(suggestion): \(diagnostic.message)")
        }
        #expect(!meant.isEmpty, name)
      }
    }
  }
}

extension CheckerLawTests {
  /// The ids that are known after some ops.
  private static func ids(_ known: KnownIDs, _ ops: some Sequence<Op>) -> KnownIDs {
    var ids = known
    for op in ops {
      switch op.action {
      case .add(let preset, let id, _, _): ids[id] = preset
      case .patch(let id, let props):
        if let kind = props["kind"]?.text.flatMap(Preset.init(name:)), ids[id] != nil {
          ids[id] = kind
        }
      default: break
      }
    }
    return ids
  }
}

/// A slip of the hand, made in a line.
private enum Slip: Int, CaseIterable {
  case headInCapitals, swappedLetters, droppedLetter, doubledLetter, spaceBehindRoute, colon
  case openQuote, bullet, targetInCapitals, wordBehind, equals, idOnHead
  case spacedEquals, commas, commasBehind, otherQuotes, dashes, swappedKeys, unitsApart, backslashes
  case namedAnew, valuedFlags, otherLists, otherMoments, otherTimes

  func apply(to line: String) -> String {
    var letters = Array(line)
    switch self {
    case .headInCapitals:
      guard letters.first?.isLowercase == true else { return line }
      return letters[0].uppercased() + String(letters[1...])
    case .swappedLetters where letters.count > 3: letters.swapAt(1, 2)
    case .droppedLetter where letters.count > 3: letters.remove(at: 2)
    case .doubledLetter where letters.count > 3: letters.insert(letters[2], at: 2)
    case .spaceBehindRoute where letters.first == ">": letters.insert(" ", at: 1)
    case .colon: return line.replacing("=", with: ":")
    case .openQuote:
      if let quote = letters.lastIndex(of: "\"") { letters.remove(at: quote) }
    case .bullet: return "- " + line
    case .targetInCapitals where letters.first == "~": return line.uppercased()
    case .wordBehind: return line + " \u{E9}x"
    case .equals: return line.replacing(":", with: "=")
    case .idOnHead:
      let head = line.prefix { $0 != " " }
      return head + "@x" + line.dropFirst(head.count)
    case .spacedEquals: return line.replacing("=", with: " = ")
    case .commas: return line.replacing("|", with: ",")
    case .commasBehind: return line.replacing(" ", with: ", ").replacingFirst(", ", with: " ")
    case .otherQuotes: return line.replacing("\"", with: "'")
    case .dashes: return line.replacing("+", with: "--")
    case .swappedKeys:
      for place in letters.indices where place > 2 && letters[place] == "=" {
        letters.swapAt(place - 1, place - 2)
      }
    case .unitsApart:
      for place in letters.indices.reversed()
      where place > 0 && letters[place - 1].isNumber && letters[place].isLetter {
        letters.insert(" ", at: place)
      }
    case .backslashes: return line.replacing("\"", with: "\"\\n")
    case .namedAnew:
      return line + " title=Other name=A sub= b sub=a text=x items=\"a|b\" options=a,b"
    case .valuedFlags: return line + " +check=on --auto +chek"
    case .otherLists: return line + " spark=1,2,3 y=\"4|5|6\" x=a,b,c next=Paint,Door"
    case .otherMoments: return line + " when=2026-10-29T19:00-04:00 from=2026-10-29T19:00:05"
    case .otherTimes: return line + " 1h30m 5 min"
    default: break
    }
    return String(letters)
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
