import Testing

@testable import YuiLines

@Suite("Blocks: draw and motion")
struct BlocksMarkupTests {
  @Test("Only five heads open a block")
  func heads() {
    for preset in Preset.allCases {
      let opens = [.draw, .motion, .diagram, .flow].contains(preset)
      #expect((OpenBlock(head: preset, props: [:]) != nil) == opens, "\(preset.name)")
    }
  }

  @Test("Blank lines before the first are not kept, those inside are, as written")
  func blanks() {
    let reading = BlockReading(
      .draw, "\n \t\n  <svg>\n\n\t<g/>  \r\n</svg>\n\u{3000}end\u{A0}\nrest")
    #expect(reading.patch == ["source": "  <svg>\n\n\t<g/>  \r\n</svg>"])
    #expect(reading.steps.last == .closed(reading.patch))
    #expect(reading.taken == 6)
  }

  @Test("A first line that opens no tag is YL", arguments: ["say hi", "svg", "&lt;", "# note"])
  func refused(_ line: String) {
    #expect(BlockReading(.draw, line).steps == [.refused])
    #expect(BlockReading(.motion, line).steps == [.refused])
    #expect(BlockReading(.draw, "\n" + line).steps == [.taken, .refused])
  }

  @Test("Each has its own opener")
  func openers() {
    #expect(BlockReading(.motion, "<svg/>").steps == [.refused])
    #expect(BlockReading(.draw, "=== scene ===").steps == [.refused])
    #expect(BlockReading(.motion, "== scene").steps == [.refused])
    #expect(BlockReading(.motion, "====").patch == ["source": "===="])
  }

  @Test("end at once ends it and gives nothing", arguments: [Preset.draw, .motion])
  func endAtOnce(_ head: Preset) {
    #expect(BlockReading(head, "end").steps == [.closed(nil)])
    #expect(BlockReading(head, "\n  end ").steps == [.taken, .closed(nil)])
    #expect(BlockReading(head, "").patch == nil)
  }

  @Test("Only end alone ends it", arguments: ["end;", "ending", "End", "<end>", "end end"])
  func notEnd(_ line: String) {
    #expect(BlockReading(.draw, "<a>\n\(line)").patch == ["source": .text("<a>\n\(line)")])
  }

  @Test("Lines that a patch prints as")
  func prints() {
    #expect(
      OpenBlock.lines(of: ["source": "<a>\n\n</a>"], head: .draw) == ["<a>", "", "</a>", "end"])
    #expect(OpenBlock.lines(of: ["source": "<a>\r\n"], head: .draw) == ["<a>\r\r", "", "end"])
    #expect(OpenBlock.lines(of: ["source": ""], head: .flow) == ["end"])
    #expect(OpenBlock.lines(of: ["source": "words"], head: .motion)?.suffix(2) == ["words", "end"])
    #expect(OpenBlock.lines(of: ["source": "<a>", "x": 1], head: .draw) == nil)
    #expect(OpenBlock.lines(of: ["source": "<a>\nend\n<b>"], head: .draw) == nil)
    #expect(OpenBlock.lines(of: ["source": "words"], head: .diagram) == nil)
    #expect(OpenBlock.lines(of: ["source": 1], head: .draw) == nil)
    #expect(OpenBlock.lines(of: ["source": "x"], head: .stat) == nil)
  }
}
