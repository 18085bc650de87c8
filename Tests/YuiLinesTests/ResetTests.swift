import Testing
import YuiLines

@Suite("One parser for many replies")
struct ResetTests {
  @Test("Nothing of a reply lasts into the next but what is known")
  func reset() {
    // More ids than a parser keeps the memory of.
    let many = (0..<300).map { "say@i\($0)\n" }.joined()
    let replies = [
      ">2\ndeck D\npage A", "say a\n~n1 b", "draw D\n<svg>", "~a 1", "stat@a 1kg\n~a 2kg",
      "say open \"quote", "\u{FF}\u{A0}say x", "page B", "flow\nflowchart TD\na-->b",
      many, "~i7 c", many, "say@i7 c\n~i7 d",
    ]
    var parser = ReplyParser()
    for reply in replies + replies.reversed() {
      let known: KnownIDs = reply == "~a 1" ? ["a": .stat] : [:]
      parser.reset(known: known)
      parser.push(reply)
      parser.finish()
      let expected = ReplyParser.parse(reply, known: known)
      #expect(parser.opCount == expected.count)
      #expect(Array(parser.takeOps()) == Array(expected))
    }
  }
}
