import Testing

@testable import YuiLines

@Suite("Blocks: labels")
struct BlocksLabelTests {
  @Test(
    "A label as a person reads it",
    arguments: [
      (" x ", "x"), ("\"x\"", "x"), ("\" x \"", "x"), ("\"\"x\"\"", "\"x\""), ("\"x", "\"x"),
      ("`x`", "x"), ("\"`x`\"", "x"), ("`\"x\"`", "\"x\""), ("\"", "\""), ("'x'", "'x'"),
      ("a<br>b", "a b"), ("a<br/>b", "a b"), ("a<BR />b", "a b"), ("a<br x>b", "a<br x>b"),
      ("<br>x<br>", "x"), ("a<b>c", "a<b>c"), ("#quot;x#quot;", "\"x\""),
      ("#amp;#lt;#gt;", "&<>"), ("a#nbsp;b", "a\u{A0}b"), ("#nbsp;a", "a"), ("#35;1", "#1"),
      ("#9829;", "\u{2665}"), ("#128512;", "\u{1F600}"), ("#35;quot;", "#quot;"),
      ("#foo;", "#foo;"), ("#quot", "#quot"), ("#;", "#;"), ("# 1;", "# 1;"), ("#QUOT;", "#QUOT;"),
      ("#55296;", "#55296;"), ("#1114112;", "#1114112;"), ("#99999999999999;", "#99999999999999;"),
      ("#12a;", "#12a;"), ("\u{3000}x\u{FEFF}", "x"), ("e\u{301}\u{2028}", "e\u{301}"), ("", ""),
      ("\"\"", ""), ("\"#quot;\"", "\""),
    ])
  func clean(_ text: String, _ label: String) {
    let bytes = ContiguousArray(text.utf8)
    let read = DiagramLabel.clean(bytes.span, 0..<bytes.count)
    #expect(Array(read.utf8) == Array(label.utf8), "\(text): \(read)")
  }
}
