import Testing
import YuiLines

/// What is past a limit is an error with its code, and costs nothing else.
@Suite("Robustness: limits")
struct RobustnessLimitTests {
  private func codes(_ reply: String) -> [Diagnostic.Code?] {
    ReplyParser.parse(reply + "\nsay next").map(\.code)
  }

  @Test("A line too long, in one push and in many")
  func line() {
    let long = "say " + String(repeating: "x", count: Limits.lineBytes)
    #expect(codes(long) == [.lineTooLong, nil])
    var parser = ReplyParser()
    parser.push(String(long.dropLast(5000)))
    for _ in 0..<5000 { parser.push(byte: 0x78) }
    parser.push("\nsay next")
    parser.finish()
    #expect(parser.ops.map(\.code) == [.lineTooLong, nil])
    // One that ends with the reply.
    #expect(ReplyParser.parse(long).map(\.code) == [.lineTooLong])
  }

  @Test("Tokens, parts and props of a line")
  func words() {
    let tokens = Limits.tokensPerLine
    #expect(codes("say" + String(repeating: " x", count: tokens)) == [nil, nil])
    #expect(codes("say" + String(repeating: " x", count: tokens + 1)) == [.tooManyTokens, nil])
    let bars = Limits.partsPerLine
    #expect(codes("say " + String(repeating: "|", count: bars)) == [.tooManyParts, nil])
    let keys = (0...Limits.propsPerLine).map { " k\($0)=1" }.joined()
    #expect(codes("say" + keys) == [.tooManyProps, nil])
    #expect(codes("stat 5" + keys + "\n~stat" + keys) == [.tooManyProps, .tooManyProps, nil])
    #expect(codes("put t" + keys) == [.badPut, nil])
    // A key that is repeated counts as often: each is looked for among those before it.
    for (line, code) in [
      ("stat", .tooManyProps), ("~stat", .tooManyProps), ("put t", .badPut),
    ] as [(String, Diagnostic.Code)] {
      for key in [" value=1", " foo=1", " +check"] {
        let many = String(repeating: key, count: Limits.tokensPerLine - 4)
        #expect(codes("stat 5\n" + line + many) == [nil, code, nil], "\(line)\(key)")
        let few = String(repeating: key, count: Limits.propsPerLine)
        #expect(codes("stat 5\n" + line + few) == [nil, nil, nil], "\(line)\(key)")
      }
    }
  }

  @Test("Groups nest as deep as their members say, and no stream of heads goes deeper")
  func groups() {
    func depth(_ head: Preset) -> Int {
      1 + (head.spec.members.filter { !$0.spec.members.isEmpty }.map(depth).max() ?? 0)
    }
    let heads = Preset.allCases.filter { !$0.spec.members.isEmpty }
    #expect(heads.map(depth).max() == Limits.openGroups)
    var lines: [String] = []
    var random = SplitMix64(seed: 8)
    for number in 0..<2000 {
      lines.append("\(heads.randomElement(using: &random) ?? .deck)@g\(number)")
    }
    var deepest = 0
    var depths: [String: Int] = [:]
    for case .add(_, let id, _, let group) in ReplyParser.parse(lines.joined(separator: "\n"))
      .map(\.action)
    {
      depths[id] = 1 + (group.flatMap { depths[$0] } ?? 0)
      deepest = max(deepest, depths[id] ?? 0)
    }
    #expect(deepest == Limits.openGroups)
  }

  @Test("Explicit ids")
  func manyIDs() {
    var parser = ReplyParser()
    for number in 0..<Limits.idsPerReply {
      parser.push("say@i\(number)\n")
      if number % 10_000 == 0 { parser.removeOps() }
    }
    parser.removeOps()
    parser.push("say@more x\nsay@i7 again\n~i7 y\nsay next\n")
    #expect(parser.ops.map(\.code) == [.tooManyIDs, nil, nil, nil])
  }

  @Test("Ids that are made")
  func madeIDs() {
    let lines = String(repeating: "say\n", count: 1 << 14)
    var parser = ReplyParser()
    for _ in 0..<Limits.madeIDsPerReply >> 14 {
      parser.push(lines)
      parser.removeOps()
    }
    parser.push("say x\ncustom 1\nsay@own y\n~n1048576 z\n")
    #expect(parser.ops.map(\.code) == [.tooManyIDs, .tooManyIDs, nil, nil])
  }

  @Test("A walk through a flow")
  func flow() {
    // Each step leads through one long run of nodes to a fork that has an edge for every step.
    let (run, steps) = (3000, 1800)
    var lines = ["graph"]
    for step in 0..<steps {
      lines.append("%% s\(step): ask Q? a\(step + 1)|b\ns\(step) --> r0")
    }
    for node in 0..<run { lines.append("r\(node) --> r\(node + 1)") }
    for step in 1..<steps { lines.append("r\(run) -->|a\(step)| s\(step)") }
    let block = "flow\n" + lines.joined(separator: "\n") + "\nend"
    let props = ReplyParser.parse(block).compactMap(\.props).last ?? [:]
    var answers: [String: Value] = [:]
    for step in 0..<steps { answers["s\(step)"] = .text("a\(step + 1)") }
    let walked = FlowRun(props, answers: answers).path.count
    #expect(walked > 100 && walked < steps)
  }

  @Test("Ids that a misspelt target is compared with")
  func guesses() {
    func suggestion(of count: Int) -> String? {
      let adds = (0..<count).map { "say@\($0)\n" }.joined() + "stat@weight 5\n"
      return Checker.check(adds + "~wieght 6").first?.suggestion
    }
    #expect(suggestion(of: Limits.guessedIDs - 1) == "~weight 6")
    // Past the limit it is not all of them that are looked at.
    let many = (0..<60_000).map { "say@\($0)\n" }.joined()
    let words = (0..<20).map { "wei\($0 + 10)ght" }
    let own = words.map { "stat@\($0) 5\n" }.joined()
    let slips = words.map { "~\($0)s 6\n" }.joined()
    let suggested = Checker.check(many + own + slips).compactMap(\.suggestion).count
    #expect(suggested < words.count)
  }

  @Test("Bytes of ids")
  func ids() {
    let id = String(repeating: "i", count: Limits.idBytesPerReply)
    #expect(codes("say@\(id) x\nsay@a y") == [nil, .tooManyIDs, nil])
    #expect(codes("say@\(id)j x") == [.tooManyIDs, nil])
  }

  @Test("A block too long is over, says so once, and still ends")
  func block() {
    let line = "<" + String(repeating: "x", count: Limits.blockBytes / 2) + "\n"
    let reply = "draw@d\n" + line + line + line + line + "end\nsay x"
    #expect(codes(reply) == [nil, .blockTooLong, nil, nil])
    let open = ReplyParser.parse("diagram@d\ngraph\na --> b\n%%" + line + line + line)
    #expect(open.map(\.code) == [nil, .blockTooLong, nil])
    #expect(open[2].props?["nodes"]?.list?.count == 2)
  }

  @Test("JSON that is nested too deep")
  func json() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(codes("custom " + nested(Limits.jsonDepth)) == [nil, nil])
    #expect(codes("custom " + nested(Limits.jsonDepth + 1)) == [.badJSON, nil])
    func list(_ count: Int) -> String { "custom [" + String(repeating: "0,", count: count) + "0]" }
    #expect(codes(list(Limits.jsonValues - 2)) == [nil, nil])
    #expect(codes(list(Limits.jsonValues - 1)) == [.badJSON, nil])
  }
}
