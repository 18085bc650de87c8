import Testing
import YuiLines

@Suite("Fences")
struct FencesTests {
  @Test(
    "leave the lines that count",
    arguments: [
      ("", ""), ("say hi", "say hi"), ("say hi\nsay you\n", "say hi\nsay you\n"),
      ("Hi.\n```yui\nsay a\n```\nBye.", "say a\n"),
      ("```yui\nsay a\n```\nor\n```yui\nsay b\n```", "say a\nsay b\n"),
      ("```yui\nsay a\nsay b", "say a\nsay b"),
      ("```yui\nsay a\n```\n```yui\nsay b", "say a\nsay b"),
      ("```yui\n```", ""), ("```yui", ""), ("```yui\n", ""),
      ("  ```  yui  \r\nsay a\r\n  ```  \r\nBye", "say a\r\n"),
      ("```yui v0\nsay a\n```", "say a\n"),
      ("````yui\nsay a\n```\nsay b\n````\nBye", "say a\n```\nsay b\n"),
      ("```yui\nsay a\n````\nBye", "say a\n"),
      ("```js\nx\n```\n```yui\nsay a\n```", "say a\n"),
      ("```yui\nsay a\n```js\nsay b\n```\nBye", "say a\n```js\nsay b\n"),
      ("```yui\nsay a\n```yui\nsay b\n```\nBye", "say a\n```yui\nsay b\n"),
      ("```yuigui\nsay a\n```", "```yuigui\nsay a\n```"),
      ("``yui\nsay a\n``", "``yui\nsay a\n``"), ("```\nsay a\n```", "```\nsay a\n```"),
      ("```Yui\nsay a", "```Yui\nsay a"), ("say ```yui\nsay a", "say ```yui\nsay a"),
      ("```yui\nsay \u{1F44B}\n```\n\u{1F44B}", "say \u{1F44B}\n"),
    ])
  func linesThatCount(body: String, lines: String) { #expect(Fences.lines(of: body) == lines) }
}
