import Testing
import YuiLines

/// Where each code says the fault is: the bytes, and the column of the first of them.
@Suite("A diagnostic names its bytes")
struct FaultRangeTests {
  /// A reply, the code of its first error and the bytes at fault.
  struct Fault: CustomTestStringConvertible, Sendable {
    let reply: String
    let code: Diagnostic.Code
    let bytes: String
    var testDescription: String { "\(code.rawValue): \(reply.prefix(60))" }

    init(_ reply: String, _ code: Diagnostic.Code, _ bytes: String) {
      self.reply = reply
      self.code = code
      self.bytes = bytes
    }
  }

  static let faults = [
    Fault("  tmer 40/20", .unknownPreset, "tmer"),
    Fault("say h\u{E9}\r\n>2 tmer 40/20", .unknownPreset, "tmer"),
    Fault("> 2 say hi", .unknownPreset, ">"),
    Fault("menu@x review Plan", .unknownPreset, "menu@x"),
    Fault("custom", .unknownPreset, "custom"),
    Fault("~tmer@a 5", .unknownPreset, "tmer"),
    Fault("~nothing 5", .unknownTarget, "nothing"),
    Fault("custom@a 1\n~a 2", .customPatch, "a"),
    Fault("stat@a 1\n~card@a 2", .presetMismatch, "card@a"),
    Fault("done@a x\n~a kind=soon", .badKind, "a"),
    Fault("custom {\"a\":1,}", .badJSON, "}"),
    Fault("custom [1", .badJSON, ""),
    Fault("  save  ", .missingName, "save"),
    Fault("show # later", .missingName, "show # later"),
    Fault("forget \"\"", .missingName, "forget \"\""),
    Fault("  end  now", .nothingToEnd, "end  now"),
    Fault("close  it ", .closeTakesNothing, "it"),
    Fault("talk maybe", .badTalk, "maybe"),
    Fault("talk on off", .badTalk, "on off"),
    Fault("theme app accent=loud", .badTheme, "app accent=loud"),
    Fault("doing", .badDoing, "doing"),
    Fault("doing Packing 7/5", .badDoing, "7/5"),
    Fault("doing Packing +fast", .badDoing, "Packing +fast"),
    Fault("visual orb blob", .badVisual, "blob"),
    Fault("menu", .badMenu, "menu"),
    Fault("menu plans Week", .badMenu, "plans"),
    Fault("menu review", .badMenu, "review"),
    Fault("menu done", .badMenu, "done"),
    Fault("table@t create x Day:date", .badTable, "create"),
    Fault("table create", .badTable, "create"),
    Fault("table create x", .badTable, "create x"),
    Fault("table create x Day:day", .badTable, "Day:day"),
    Fault("put", .badPut, "put"),
    Fault("put lifts r1", .badPut, "lifts r1"),
    Fault("flow F\ngraph TD\n  a\n %% a: card X \nend", .badStep, "%% a: card X"),
    Fault("flow F as=short\n swap a b \nend", .badChange, "swap a b"),
  ]

  @Test(arguments: faults)
  func range(fault: Fault) throws {
    let ops = ReplyParser.parse(fault.reply)
    let diagnostic = try #require(Self.firstError(in: ops))
    let bytes = Array(fault.reply.utf8)
    #expect(diagnostic.code == fault.code)
    #expect(String(decoding: bytes[diagnostic.byteRange], as: UTF8.self) == fault.bytes)
    let lineStart =
      bytes[..<diagnostic.byteRange.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      ?? 0
    #expect(diagnostic.column == diagnostic.byteRange.lowerBound - lineStart + 1)
    let lineEnds = bytes[..<lineStart].count { $0 == UInt8(ascii: "\n") }
    #expect(diagnostic.lineNumber == lineEnds + 1)
  }

  @Test("In a stream whose ops are taken, bytes count from the reply's start")
  func stream() throws {
    var parser = ReplyParser()
    parser.push("say a\n")
    #expect(parser.takeOps().count == 1)
    parser.push("  tmer 5\n")
    let diagnostic = try #require(Self.firstError(in: parser.takeOps()))
    #expect(diagnostic.byteRange == 8..<12)
    #expect(diagnostic.column == 3)
    #expect(diagnostic.lineNumber == 2)
  }

  @Test("A line that is not UTF-8 is at fault whole")
  func repaired() throws {
    var parser = ReplyParser()
    parser.push([0x20, 0x78, 0xFF, 0x20, 0x79])
    parser.finish()
    let diagnostic = try #require(Self.firstError(in: parser.takeOps()))
    #expect(diagnostic.code == .unknownPreset)
    #expect(diagnostic.byteRange == 1..<5)
  }

  @Test("Every code of a line has a case here, and every code a message")
  func allCodes() {
    let limits: Set<Diagnostic.Code> = [
      .lineTooLong, .tooManyTokens, .tooManyParts, .tooManyProps, .tooManyIDs, .tooManyEdges,
      .blockTooLong, .replyTooLong,
    ]
    let tried = Set(Self.faults.map(\.code))
    for code in Diagnostic.Code.allCases where !code.isWarning && !limits.contains(code) {
      #expect(tried.contains(code), "\(code)")
    }
    let messages = Diagnostic.Code.allCases.map { Diagnostic(code: $0, detail: "X").message }
    #expect(Set(messages).count == messages.count)
  }

  static func firstError(in ops: OpList) -> Diagnostic? {
    for op in ops {
      if case .error(let diagnostic) = op.action { return diagnostic }
    }
    return nil
  }

  @Test(
    "A word of any length is cut where it is shown, and no character with it",
    arguments: [
      "@", "~@", "~b kind=@", "stat@c 1\n~card@c x", "theme app @", "theme app accent=@",
      "theme app @=x", "theme @", "menu @ x", "visual @", "flow x as=y\n@", "flow x as=y\nstep @",
      "custom @", "put @", "table create @",
    ])
  func longWords(line: String) {
    for word in ["\u{E9}\u{1F469}x", "x\u{E9}", "\u{1F469}"] {
      let text = line.replacing("@", with: String(repeating: word, count: 300))
      for op in ReplyParser.parse(text, known: ["b": .now, "c": .stat, "x": .flow]) {
        guard case .error(let diagnostic) = op.action else { continue }
        #expect(diagnostic.message.count < 200)
        #expect(!diagnostic.detail.contains("\u{FFFD}"))
      }
    }
  }
}
