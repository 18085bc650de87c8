import Testing
import YuiLines

/// What stands in a fence reads as it would alone.
@Suite("Lines in a fence are those lines")
struct FenceLawTests {
  @Test(arguments: EveryText.files)
  func fenced(file: EveryText) throws {
    for text in try file.texts(limit: 4096) {
      // A fence so long that nothing in the text closes it.
      let fence = String(repeating: "`", count: 9)
      let lines = text.text + "\n"
      let body = "Here it is:\n~weight 5\n \(fence) yui\n\(lines)\(fence)\nAnything else?\n"
      #expect(Fences.lines(of: body) == lines, "\(text.name)")
      #expect(Fences.lines(of: "\(fence)yui \(fence)\n\(lines)") == lines, "\(text.name)")
    }
  }
}
