import Testing
import YuiScreens

@Suite("A widget's link")
struct WidgetLinkTests {
  @Test("is percent-encoded, so that any id and any name fit into it")
  func encodes() {
    #expect(
      WidgetLink(agent: "coach", screen: "Week 8").url == "yui://agent/coach/thread?show=Week%208")
    #expect(
      WidgetLink(agent: "a/b?c", screen: "50% & più #1").url
        == "yui://agent/a%2Fb%3Fc/thread?show=50%25%20%26%20pi%C3%B9%20%231")
  }

  @Test(
    "reads back as it was made",
    arguments: [
      ("coach", "today"), ("a/b", "x?y=z&show=other"), ("7", "100 %"), ("\u{0}", "\n"),
      ("..", "../../etc"), ("\u{1F9D8}\u{200D}\u{2640}\u{FE0F}", "\u{645}\u{62D}"),
      ("e\u{301}", "\u{E9}"), ("+", "a+b"),
    ])
  func readsBack(agent: String, screen: String) throws {
    let link = WidgetLink(agent: agent, screen: screen)
    let read = try WidgetLink(link.url) { _ in true }
    #expect(read.agent.utf8.elementsEqual(agent.utf8))
    #expect(read.screen.utf8.elementsEqual(screen.utf8))
    #expect(link.url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test("opens nothing that is not pinned")
  func checksThePins() throws {
    let pinned: Set = [WidgetLink(agent: "coach", screen: "today")]
    let other = WidgetLink(agent: "coach", screen: "Today")
    #expect(throws: WidgetLink.Failure.notPinned(other)) {
      try WidgetLink(other.url, isPinned: pinned.contains)
    }
    #expect(
      try WidgetLink("YUI://Agent/coach/thread?show=today", isPinned: pinned.contains)
        == WidgetLink(agent: "coach", screen: "today"))
  }

  @Test(
    "is refused when it is not exactly what is made here",
    arguments: [
      "", "yui:", "yui://agent/", "yui://agent/coach", "yui://agent/coach/thread",
      "yui://agent/coach/thread?show=", "yui://agent//thread?show=today",
      "yui://agent/coach/thread?show=today&show=other", "yui://agent/coach/thread?show=today#x",
      "yui://agent/coach/thread?x=1&show=today", "yui://agent/coach/thread/?show=today",
      "yui://agent/coach/Thread?show=today", "https://agent/coach/thread?show=today",
      "yui://agent/coach/../other/thread?show=today", "yui://agent/coach/thread?show=to day",
      "yui://agent/coach/thread?show=%", "yui://agent/coach/thread?show=%4",
      "yui://agent/coach/thread?show=%zz", "yui://agent/coach/thread?show=%C3",
      "yui://agent/coach/thread?show=%FF", "yui://agent/coach/thread?show=\u{E9}",
      " yui://agent/coach/thread?show=today", "yui://agent@evil/coach/thread?show=today",
    ])
  func refuses(url: String) {
    #expect(throws: WidgetLink.Failure.notALink) { try WidgetLink(url) { _ in true } }
  }

  @Test("is refused when it is too long to be one")
  func refusesLongOnes() {
    let url = "yui://agent/coach/thread?show=" + String(repeating: "a", count: WidgetLink.longest)
    #expect(throws: WidgetLink.Failure.notALink) { try WidgetLink(url) { _ in true } }
  }
}
