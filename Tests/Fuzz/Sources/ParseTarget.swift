import YuiLines

/// One reply, parsed in every way, checked, looked over for a relay.
enum ParseTarget {
  static let known: KnownIDs = [
    "a": .stat, "old": .list, "row": .next, "say": .chart, "weight": .stat, "n1": .timer,
    "today": .list, "m": .math, "s": .step, "fl": .flow, "tl": .timeline,
  ]

  @Sendable static func run(_ input: FuzzInput) {
    let bytes = input.bytes
    let whole = Array(ReplyParser.parse(bytes.span, known: known))

    var parser = ReplyParser(known: known)
    var taken: [Op] = []
    for (place, byte) in bytes.enumerated() {
      parser.push(byte: byte)
      if byte == 0x0A, place % 3 == 0 {
        taken += parser.ops
        parser.removeOps()
      }
    }
    parser.finish()
    expect(taken + parser.ops == whole, "byte by byte")

    // The memory of the reply before, chunks of any size, ops taken in the midst of lines.
    parser.reset(known: known)
    taken = []
    var random = SeededGenerator(seed: input.seed)
    let most = [1, 3, 17, 4096][Int(input.seed % 4)]
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 0...most, using: &random))
      parser.push(ContiguousArray(bytes[start..<end]))
      if random.oneIn(3) { taken += parser.takeOps() }
      start = end
    }
    parser.finish()
    taken += parser.takeOps()
    expect(taken == whole, "in chunks")

    checkLines(whole, of: bytes)
    checkText(input)
    runFlows(whole)
  }

  /// Each op's line is one line of the reply, and lines rise.
  private static func checkLines(_ ops: [Op], of bytes: ContiguousArray<UInt8>) {
    var last = 0
    for op in ops {
      let range = op.line.byteRange
      expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a line outside: \(range)")
      expect(!bytes[range].contains(0x0A), "two lines: \(range)")
      expect(op.line.number >= last, "lines fall: \(op.line.number) after \(last)")
      last = op.line.number
    }
  }

  /// What is said of a text: errors as the ops have them, places inside it, suggestions that read.
  private static func checkText(_ input: FuzzInput) {
    let text = input.text
    let repaired = ContiguousArray(text.utf8)
    let ops = ReplyParser.parse(text, known: known)
    if repaired == input.bytes {
      expect(Array(ReplyParser.parse(repaired.span, known: known)) == Array(ops), "as a text")
    }
    let errors = ops.compactMap { op -> Diagnostic? in
      if case .error(let diagnostic) = op.action { diagnostic } else { nil }
    }
    let problems = Checker.check(text, known: known)
    let said = problems.filter { !$0.code.isWarning }.map { problem in
      var problem = problem
      problem.suggestion = nil
      return problem
    }
    expect(said == errors, "the checker says other errors than the ops")
    for problem in problems {
      let range = problem.byteRange
      expect(range.lowerBound >= 0 && range.upperBound <= repaired.count, "a place outside")
      expect(!repaired[range].contains(0x0A), "a place in two lines")
      let shown = String(decoding: repaired[range], as: UTF8.self)
      expect(Array(shown.utf8) == Array(repaired[range]), "a character cut: \(problem)")
      expect(problem.message.hasSuffix(".") && problem.message.count < 200, problem.message)
    }
    checkTouches(text, repaired)
  }

  private static func checkTouches(_ text: String, _ bytes: ContiguousArray<UInt8>) {
    let lasting = known.filter { $0.key != "n1" }
    let (names, tables): (Set<String>, Set<String>) = (["today", "my week"], ["t", "lifts"])
    let scanner = TouchScanner(ids: lasting, names: names, tables: tables)
    let touches = ReplyParser.parse(Fences.lines(of: text), known: lasting).contains { op in
      switch op.action {
      case .patch(let target, _): Preset(name: target) == nil && lasting[target] != nil
      case .save(let name), .forget(let name): names.contains(name)
      case .put(let table, _, _, _), .table(let table, _): tables.contains(table)
      default: false
      }
    }
    expect(scanner.touches(text) == touches, "touches")
    expect(!touches || scanner.seemsToTouch(bytes.span), "touches and does not seem to")
  }

  /// Flows can be run and varied, whatever they are.
  private static func runFlows(_ ops: [Op]) {
    let answers: [String: Value] = [
      "a": "Yes", "b": 5, "c": ["x", "y"], "q": "no", "A": true, "B": ["f": "x", "g": 2],
    ]
    var base: Props?
    for op in ops {
      guard case .patch(_, let props) = op.action else { continue }
      if let changes = props["changes"]?.list, let base {
        let varied = FlowVariant.apply(changes, to: base)
        _ = FlowRun(varied, answers: answers)
      } else if props["nodes"] != nil {
        base = props
        _ = FlowRun(props, answers: answers)
        _ = FlowRun(props, answers: [:])
      }
    }
  }
}
