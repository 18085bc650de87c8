import Testing
import YuiLines
import YuiScreens

@Suite("Bodies")
struct BodyTests {
  @Test("Words typed on a page carry its tag, and read back")
  func typed() {
    let body = TypedBody(words: "Two\nlines", screen: "12")
    #expect(body.text == "[yui] screen=12\nTwo\nlines")
    #expect(TypedBody(text: body.text) == body)
  }

  @Test("Words typed elsewhere go as they are", arguments: ["1", "full", "13", "02"])
  func typedElsewhere(screen: String) {
    #expect(TypedBody(words: "hello", screen: screen).text == "hello")
    #expect(TypedBody(text: "[yui] screen=\(screen)\nhello") == nil)
  }

  @Test("Reading a tag takes a CRLF, and nothing that is not quite one")
  func typedTags() {
    #expect(TypedBody(text: "[yui] screen=2\r\n\r\nx") == TypedBody(words: "\r\nx", screen: "2"))
    #expect(TypedBody(text: "[yui] screen=2\n") == TypedBody(words: "", screen: "2"))
    for text in [
      "", "hello", "[yui] screen=2", "[yui] screen=2 \nx", "[yui] screen=\nx", " [yui] screen=2\nx",
      "[yui]  screen=2\nx", "[yui] screen=2\rx", "[yui] Screen=2\nx",
    ] {
      #expect(TypedBody(text: text) == nil)
    }
  }

  @Test("Words about an item carry its tag, and read back")
  func attach() {
    let item = AttachBody.Item(section: "soul", id: "SOUL.md", rev: "b41c09")
    let body = AttachBody(words: "[yui] attach section=x id=y rev=z\nhi", item: item)
    #expect(
      body.text
        == "[yui] attach section=soul id=SOUL.md rev=b41c09\n[yui] attach section=x id=y rev=z\nhi"
    )
    #expect(AttachBody(text: body.text) == body)
    #expect(AttachBody(words: "hi", item: nil).text == "hi")
    #expect(AttachBody(text: "hi") == nil)
  }

  @Test("An item that is not well formed is left out, and not read")
  func attachRefused() {
    let long = String(repeating: "a", count: 101)
    let items: [(String, String, String)] = [
      ("", "a", "1"), ("Soul", "a", "1"), ("so ul", "a", "1"), (String(long.prefix(21)), "a", "1"),
      ("s1", "a", "1"), ("soul", "", "1"), ("soul", ".a", "1"), ("soul", "a..b", "1"),
      ("soul", "../a", "1"), ("soul", "a b", "1"), ("soul", "a/b", "1"), ("soul", long, "1"),
      ("soul", "a", ""), ("soul", "a", "1-2"), ("soul", "a", String(long.prefix(65))),
      ("soul", "\u{E9}", "1"), ("soul\n", "a", "1"),
    ]
    for (section, id, rev) in items {
      let item = AttachBody.Item(section: section, id: id, rev: rev)
      #expect(!item.isWellFormed)
      #expect(AttachBody(words: "hi", item: item).text == "hi")
      #expect(AttachBody(text: "[yui] attach section=\(section) id=\(id) rev=\(rev)\nhi") == nil)
    }
    let longest = AttachBody.Item(
      section: String(long.prefix(20)), id: String(long.prefix(100)), rev: String(long.prefix(64)))
    #expect(longest.isWellFormed)
    #expect(AttachBody.Item(section: "a", id: "0._-Z", rev: "Z9").isWellFormed)
  }

  @Test("An event is its values behind id and preset, and says where it comes from")
  func event() {
    let node = Node(key: 1, id: "today", preset: .list, shownFrom: "morning")
    let event = Event(
      of: node, values: ["item": "Walk 30 min", "checked": true], isFromWidget: true)
    #expect(
      event.value.json
        == #"{"id":"today","preset":"list","item":"Walk 30 min","checked":true,"saved":"morning","#
        + #""via":"widget"}"#)
    #expect(
      event.line == #"[yui] today list checked item="Walk 30 min" saved=morning via=widget"#)
    let plain = Event(id: "n1", preset: .ask, values: ["answer": "Yes"])
    #expect(plain.value.json == #"{"id":"n1","preset":"ask","answer":"Yes"}"#)
    #expect(plain.line == "[yui] n1 ask answer=Yes")
  }

  @Test("An event's line quotes what would be misread, and walks objects and lists")
  func eventLine() {
    func line(_ values: Props) -> String {
      String(Event(id: "a", preset: .form, values: values).line.dropFirst("[yui] a form".count))
    }
    #expect(line(["b": 2.5, "a": false, "c": true, "d": .null]) == " a=false b=2.5 c")
    #expect(line(["x": ""]) == #" x="""#)
    #expect(line(["x": "a=b"]) == #" x="a=b""#)
    #expect(line(["x": "a|b"]) == #" x="a|b""#)
    #expect(line(["x": "say \"hi\""]) == #" x="say \"hi\"""#)
    #expect(line(["x": "a\\b"]) == #" x=a\b"#)
    #expect(line(["x": "a\\b c"]) == #" x="a\\b c""#)
    #expect(line(["x": "a\nb"]) == #" x="a\nb""#)
    #expect(line(["x": "\u{3000}"]) == " x=\"\u{3000}\"")
    #expect(line(["x": ["Push", "Pull ups", 3]]) == #" x=Push|"Pull ups"|3"#)
    #expect(line(["x": []]) == #" x="""#)
    #expect(
      line(["flow": ["q2": "No", "q1": ["a", "b"]], "path": ["q1", "q2"]])
        == " flow.q1=a|b flow.q2=No path=q1|q2")
  }

  @Test("An event as deep as JSON may be still gives a line")
  func deepEvent() {
    var value: Value = 1
    for _ in 0..<100 { value = .object(["k": value]) }
    let event = Event(id: "a", preset: .form, values: ["k": value])
    #expect(event.line.utf8.count < 1000)
    #expect(!event.line.dropFirst(5).contains("\n"))
  }
}
