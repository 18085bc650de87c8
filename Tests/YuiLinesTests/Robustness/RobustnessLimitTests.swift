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
  }
}
