import Testing
import YuiLines

/// What is past a limit is an error with its code, and costs nothing else: what the vectors of
/// `Conformance/limits` do not say.
@Suite("Robustness: limits")
struct RobustnessLimitTests {
  private func codes(_ reply: String) -> [Diagnostic.Code?] {
    ReplyParser.parse(reply + "\nsay next").map(\.code)
  }

  @Test("A line too long that comes byte by byte")
  func line() {
    let long = "say " + String(repeating: "x", count: Limits.lineBytes)
    var parser = ReplyParser()
    parser.push(String(long.dropLast(5000)))
    for _ in 0..<5000 { parser.push(byte: 0x78) }
    parser.push("\nsay next")
    parser.finish()
    #expect(parser.ops.map(\.code) == [.lineTooLong, nil])
  }

  @Test("A key that a whole line repeats is not looked for among all those before it")
  func repeatedKeys() {
    for (line, code) in [
      ("stat", .tooManyProps), ("~stat", .tooManyProps), ("put t", .badPut),
    ] as [(String, Diagnostic.Code)] {
      for key in [" value=1", " foo=1", " +check"] {
        let many = String(repeating: key, count: Limits.tokensPerLine - 4)
        #expect(codes("stat 5\n" + line + many) == [nil, code, nil], "\(line)\(key)")
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
}
