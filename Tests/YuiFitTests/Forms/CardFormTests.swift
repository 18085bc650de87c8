import Testing
import YuiFit
import YuiLines
import YuiScreens

/// Cards with facts, and cards whose line is what there is to read.
@Suite("Cards")
struct CardFormTests {
  private static let lesson =
    "card@l \"Week 8\" sub=\"Due Sunday\" facts=\"Watch: 2 of 3\"|\"Record: one left\"|\"Later\" "
    + "mark=Record cta=Continue"

  @Test("facts stand in two columns, the button beside the title")
  func facts() throws {
    let layout = Fixture.layout(Self.lesson, .systemMedium)
    #expect(
      layout.words == [
        "Week 8", "Due Sunday", "Continue", "Watch", "2 of 3", "Record", "one left", "Later",
      ])
    let button = try #require(layout.buttons.first)
    #expect(button.frame.maxX == layout.contentBox.maxX)
    #expect(button.button.intent.value == "Continue")
    #expect(layout.frame(of: "2 of 3")?.x == layout.frame(of: "one left")?.x)
    let marked = try #require(layout.runs.first { $0.lines == ["one left"] })
    #expect(marked.role == .accent && marked.sensitive)
    #expect(layout.runs.first { $0.lines == ["Record"] }?.sensitive == false)
    #expect(layout.accessibilityLabel.contains("Record, one left"))
  }

  @Test("a small widget says what is new; the lock screen its title and sub")
  func factsInLittleRoom() {
    #expect(
      Fixture.layout(Self.lesson, .systemSmall).words
        == ["Week 8", "Due Sunday", "one left", "Continue"])
    #expect(
      Fixture.layout(Self.lesson, .accessoryRectangular).words == ["Week 8", "Due Sunday"])
    let hidden = Fixture.layout(Self.lesson, .systemMedium, hidden: true)
    #expect(!hidden.words.contains("2 of 3"))
    #expect(!hidden.accessibilityLabel.contains("2 of 3"))
  }

  @Test("a line is as large as it fits without breaking a word")
  func line() {
    let word = Fixture.layout("card@w mail size=large sub=post", .systemSmall)
    #expect(word.runs.first?.font.size == 34)
    let long = "card@w \"In Your name I lie down, and in Your name I rise\" size=large"
    let small = Fixture.layout(long, .systemSmall)
    #expect(small.runs.first?.truncated == false)
    #expect((small.runs.first?.font.size ?? 0) > 17)
    let whole = Fixture.layout("card@w Dampfschifffahrt size=large", .systemSmall)
    #expect(whole.runs.first?.lines == ["Dampfschifffahrt"])
  }

  @Test("what belongs to a line stands around it: above, below, and a button")
  func around() {
    let text = "card@w word kicker=\"A1 \u{B7} New\" body=meaning sub=sound cta=Play size=large"
    #expect(
      Fixture.layout(text, .systemSmall).words
        == ["A1 \u{B7} New", "word", "meaning", "sound", "Play"])
    #expect(
      Fixture.layout(text, .accessoryRectangular).words == ["word", "sound", "meaning"])
  }

  @Test("a line of another direction begins on its own side, and what belongs to it below")
  func direction() {
    let text = "card@w \"\u{62A}\u{628}\u{627}\u{631}\u{643}\" sub=AL-MULK size=large"
    for family in [Family.systemSmall, .systemMedium, .accessoryRectangular] {
      #expect(
        Fixture.layout(text, family).runs.allSatisfy { $0.alignment == .trailing }, "\(family)")
    }
    let mirrored = Fixture.layout(Fixture.content(text), .systemSmall, rightToLeft: true)
    #expect(mirrored.runs.first?.alignment == .leading)
  }

  @Test("inline says what the screen says of itself, and its usual line where that is hidden")
  func glance() {
    let text = "card@w word sub=meaning glance=\"word \u{B7} meaning\""
    let inline = Fixture.layout(text, .accessoryInline)
    #expect(inline.words == ["word \u{B7} meaning"])
    #expect(inline.runs.first?.sensitive == true)
    #expect(inline.accessibilityLabel == "word \u{B7} meaning")
    #expect(Fixture.layout(text, .accessoryInline, hidden: true).words == ["word"])
    #expect(Fixture.layout(text, .systemSmall).words == ["word", "meaning"])
  }

  @Test("what may show on a locked phone stands in place of the sub there, and only there")
  func lock() {
    let text = "card@w Lesson sub=\"Well read, but slower\" lock=\"Feedback ready\""
    #expect(
      Fixture.layout(text, .accessoryRectangular, hidden: true).words
        == ["Lesson", "Feedback ready"])
    #expect(Fixture.layout(text, .accessoryInline).words == ["Feedback ready"])
    #expect(Fixture.layout(text, .systemSmall).words == ["Lesson", "Well read, but slower"])
    #expect(
      Fixture.layout(text, .systemSmall, hidden: true).words
        == ["Lesson", "\u{2022}\u{2022}\u{2022}"])
  }
}
