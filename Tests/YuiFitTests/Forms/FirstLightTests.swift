import Testing
import YuiFit
import YuiLines
import YuiScreens

/// A reply becomes a widget: the example that the requirement opens with.
@Suite("A reply becomes a widget")
struct FirstLightTests {
  static let reply = """
    >2
    stat@weight 181.2lb Weight delta=-0.6 good=down spark=183|182.4|181.8|181.2 sub="this week"
    list@today Today "Walk 30 min" "Read ch. 4" "Call the dentist" "Water plants" "Plan week" +check
    card@run Thursday "Easy run, 5 km. Keep it slow." sub="after work" cta="Open plan"
    save today
    """

  @Test("the weight is on top, the list below, and N is exact")
  func medium() {
    let layout = Fixture.layout(Self.reply, .systemMedium)
    #expect(
      layout.words == [
        "Weight", "181.2 lb", "\u{25BC}0.6", "this week", "Today", "Walk 30 min", "Read ch. 4",
        "4 more in Yui",
      ])
    #expect(layout.blocks.map(\.kind) == [.stat, .list, .lastRow])
    #expect(layout.shown == 2)
    #expect(layout.more == 4)
    #expect(layout.drawings.map(\.drawing.kind) == [.spark])
    #expect(layout.link == "yui://agent/coach/thread?show=today")
    #expect(
      layout.accessibilityLabel
        == "Weight, 181.2 lb, down 0.6, good, this week. Today, Walk 30 min, not done, "
        + "Read ch. 4, not done. 4 more in Yui")
  }

  @Test("after a patch the number is new and nothing else moved")
  func patch() {
    let before = Fixture.layout(Self.reply, .systemMedium)
    let after = Fixture.layout(
      Fixture.content(Self.reply, "~weight 178.4lb delta=-2.8"), .systemMedium)
    #expect(after.words.contains("178.4 lb"))
    #expect(after.words.contains("\u{25BC}2.8"))
    #expect(Array(after.blocks.dropFirst()) == Array(before.blocks.dropFirst()))
    #expect(after.blocks[0].frame == before.blocks[0].frame)
    #expect(after.frame(of: "Weight") == before.frame(of: "Weight"))
  }

  @Test("a small widget and the lock screen take what fits them")
  func others() {
    let small = Fixture.layout(Self.reply, .systemSmall)
    #expect(small.words.first == "Weight")
    #expect(small.more == 4)
    let strip = Fixture.layout(Self.reply, .accessoryRectangular)
    #expect(strip.words == ["Weight", "181.2 lb", "\u{25BC}0.6", "6 more in Yui"])
    #expect(strip.more == 6)
    #expect(strip.hidesUntilUnlocked)
    #expect(!small.hidesUntilUnlocked)
  }
}
