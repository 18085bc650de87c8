import Foundation
import Testing
import YuiLines

/// What is written as JSON is read as the same, by our reader and by Foundation's.
@Suite("Values written as JSON read as the same values")
struct JSONLawTests {
  @Test(arguments: EveryText.files)
  func ops(file: EveryText) throws {
    for (number, text) in try file.texts(limit: 4096).enumerated() {
      for op in ReplyParser.parse(text.text, known: text.known) {
        try Self.expectSame(op.value, "\(text.name)", coders: number % 8 == 0)
      }
    }
  }

  @Test(arguments: EveryText.files)
  func vectors(file: EveryText) throws {
    for value in try file.values() { try Self.expectSame(value, "\(file)", coders: false) }
  }

  private static func expectSame(_ value: Value, _ name: Comment, coders: Bool) throws {
    let json = value.json
    #expect(try JSONReader.read(json) == value, name)
    #expect(try JSONReader.read(" \(json)\n") == value, name)
    guard coders else { return }
    let data = Data(json.utf8)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value, name)
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value, name)
  }
}
