import Testing
import YuiLines

/// Parse, print, parse: whatever was read can be written, and reads as the same.
@Suite("Ops written as lines read as the same ops")
struct WritingLawTests {
  @Test(arguments: EveryText.files)
  func texts(file: EveryText) throws {
    for text in try file.texts() {
      WrittenReply.expectSame(text.text, known: text.known, "\(text.name)")
    }
  }
}
