import Testing
import YuiLines
import YuiScreens

@Suite("Pages")
struct PageTests {
  @Test("A screen's page is its number from 2 to 12 written plainly, else 1")
  func numbers() {
    for number in 2...12 { #expect(Page.number(ofScreen: "\(number)") == number) }
    for screen in ["1", "0", "13", "02", "20", "99", "full", "chat", "", "2a", "-2", "120", "1x"] {
      #expect(Page.number(ofScreen: screen) == 1)
    }
  }

  @Test("The page of each add")
  func adds() {
    let ops = [add(.say, on: "3"), patch("say", [:]), clear("4"), add(.say), add(.say, on: "12")]
    #expect(Page.ofAdds(ops) == [3, 1, 12])
  }

  @Test("A reply brings forward the page of its last add there that is not staged")
  func forward() {
    #expect(Page.broughtForward(by: [add(.say, on: "3"), add(.say, on: "2"), add(.say)]) == 2)
    #expect(
      Page.broughtForward(by: [
        add(.say, on: "3"), add(.timer, "t", ["rounds": 3], on: "2"),
      ]) == 3)
  }

  @Test("None when nothing lands on a page")
  func none() {
    #expect(Page.broughtForward(by: []) == nil)
    #expect(Page.broughtForward(by: [add(.say), focus("2"), clear("3")]) == nil)
    #expect(Page.broughtForward(by: [add(.timer, "t", ["rest": 3], on: "2")]) == nil)
  }

  @Test("A page only built for the shelf stays back when the reply also talks in the chat")
  func built() {
    let built = [clear("2"), add(.say, on: "2"), save("x", on: "2")]
    #expect(Page.broughtForward(by: built) == 2)
    #expect(Page.broughtForward(by: built + [add(.say)]) == nil)
    #expect(Page.broughtForward(by: [add(.say)] + built) == nil)
    #expect(Page.broughtForward(by: [add(.say, on: "3"), add(.say)] + built) == 3)
    #expect(Page.broughtForward(by: built + [add(.timer)]) == 2)
    let unsaved = [clear("2"), add(.say, on: "2"), add(.say)]
    #expect(Page.broughtForward(by: unsaved) == 2)
    let kept = [add(.say, on: "2"), save("x", on: "2"), add(.say)]
    #expect(Page.broughtForward(by: kept) == 2)
  }

  @Test("A member of a staged head is staged with it")
  func member() {
    let ops = [
      add(.say, on: "2"), theme(["screen": "full"]), add(.narrate, "d", on: "full"),
      add(.page, "p", in: "d", on: "3"),
    ]
    #expect(Page.broughtForward(by: ops) == 2)
  }
}
