import Testing
import YuiFit

/// The picture of a layout in a terminal's characters.
@Suite("Terminal preview")
struct TerminalPreviewTests {
  private func lines(_ text: String, _ family: Family, size: TextSize = .large) -> [String] {
    let layout = Fixture.layout(text, family, size: size)
    return TerminalPreview(layout, title: "today").text.split(separator: "\n").map(String.init)
  }

  @Test("a medium widget as a person would see it")
  func medium() {
    let lines = lines(FirstLightTests.reply, .systemMedium)
    #expect(
      lines.first?.hasPrefix("\u{256D} systemMedium \u{2500} 350 \u{00D7} 164 \u{2500} today")
        == true)
    let inner = lines.dropFirst().dropLast().map { line in
      String(line.dropFirst(2).dropLast(2))
    }
    #expect(inner[0].hasPrefix("Weight "))
    #expect(inner.contains { $0.hasPrefix("181.2 lb  \u{25BC}0.6  this week") })
    let rows = inner.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows.suffix(5) == [
        "", "Today", "\u{25CB} Walk 30 min", "\u{25CB} Read ch. 4", "4 more in Yui",
      ])
    // The spark is drawn in dots.
    #expect(inner.joined().unicodeScalars.contains { 0x2801...0x28FF ~= $0.value })
  }

  @Test("lines are all as wide, with wide characters too", arguments: Family.allCases)
  func width(family: Family) {
    let text = """
      stat@w 178.9lb 体重 delta=-2.3 spark=1|2|3
      list@l 今日 "三十分歩く" "本を読む 📚" C D +check
      say 👩‍👩‍👧‍👦 é नमस्ते
      """
    for size in [TextSize.large, .ax3] {
      let lines = lines(text, family, size: size).filter { !$0.contains("\u{00D7}") }
      let widths = Set(lines.map(Self.cells))
      #expect(widths.count == 1, "\(family): \(lines.joined(separator: "\n"))")
    }
  }

  @Test("colours are codes that end with the line")
  func colors() {
    let layout = Fixture.layout(FirstLightTests.reply, .systemMedium)
    let plain = TerminalPreview(layout).text
    let colored = TerminalPreview(layout, colors: true).text
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[0;32m"))
    for line in colored.split(separator: "\n") where line.contains("\u{1B}") {
      let codes = line.split(separator: "\u{1B}").dropFirst()
      #expect(codes.last?.hasPrefix("[0m") == true)
    }
  }

  @Test("it is the same twice, and no id shows")
  func quiet() {
    let text = FirstLightTests.reply
    #expect(lines(text, .systemLarge) == lines(text, .systemLarge))
    #expect(!lines(text, .systemLarge).joined().contains("stat@"))
  }

  private static func cells(_ line: String) -> Int {
    line.reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      let isWide =
        0x1100...0x115F ~= scalar.value || 0x2E80...0xA4CF ~= scalar.value
        || 0xAC00...0xD7A3 ~= scalar.value || 0xF900...0xFAFF ~= scalar.value
        || 0xFF01...0xFF60 ~= scalar.value || 0x1F300...0x1FAFF ~= scalar.value
      return sum + (isWide ? 2 : 1)
    }
  }

  @Test("a text in the second column begins where the column does")
  func secondColumn() {
    let text = WidgetLayout.TextRun(
      lines: ["Basil likes wet feet too"],
      font: WidgetLayout.Font(style: .footnote, size: 13, lineHeight: 18))
    let frame = WidgetLayout.Rect(208, 16, 246, 18)
    let layout = WidgetLayout(
      family: .systemExtraLarge, canvas: WidgetLayout.Size(470, 100),
      contentBox: WidgetLayout.Rect(16, 16, 438, 68),
      blocks: [
        WidgetLayout.Block(
          kind: .card, frame: frame,
          elements: [WidgetLayout.Element(frame: frame, content: .text(text))])
      ])
    let row = TerminalPreview(layout, title: "x").text.split(separator: "\n")
      .first { $0.contains("Basil") }
    let before = row?.prefix { $0 != "B" }.count ?? 0
    let cells = row?.count ?? 0
    // The column begins at 192 of the 438 points inside.
    #expect(abs(Double(before) / Double(max(cells, 1)) - 192 / 438) < 0.06, "\(row ?? "")")
  }
}
