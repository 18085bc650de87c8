import Testing
import YuiLines
import YuiScreens

@Suite("Which pins a row touches")
struct RowTouchTests {
  /// Two phones have the coach's `today`, one of them its `gym` too, and a third an other agent's.
  func index() throws -> PinIndex {
    var index = PinIndex()
    let today: KnownIDs = ["weight": .stat, "todo": .list, "step-1": .now]
    try index.insert(
      Pin(
        device: "a", agent: "coach", screen: "today", token: "aa", ids: today, tables: ["lifts"]))
    try index.insert(Pin(device: "b", agent: "coach", screen: "today", token: "bb", ids: today))
    try index.insert(
      Pin(
        device: "a", agent: "coach", screen: "gym bag", token: "aa",
        ids: ["tabata": .timer, "weight": .card]))
    try index.insert(
      Pin(device: "c", agent: "cook", screen: "today", token: "cc", ids: ["weight": .stat]))
    return index
  }

  func touched(_ body: String, from agent: String = "coach") throws -> [String] {
    try index().touches(of: body, from: agent).touches.map {
      "\($0.device)/\($0.screen): \($0.causes.names.joined(separator: " "))"
    }
  }

  @Test(
    "is told by its lines",
    arguments: [
      // Patches to an id.
      ("~todo Today \"Walk\"", ["a/today: patch", "b/today: patch"]),
      ("  >3 ~todo x\r\n", ["a/today: patch", "b/today: patch"]),
      ("\u{A0}~todo\u{3000}x", ["a/today: patch", "b/today: patch"]),
      ("~list@todo x", ["a/today: patch", "b/today: patch"]),
      ("~stat@weight 5", ["a/today: patch", "b/today: patch", "a/gym bag: patch"]),
      ("~weight 5", ["a/today: patch", "b/today: patch", "a/gym bag: patch"]),
      ("~step-1 kind=done", ["a/today: patch", "b/today: patch"]),
      ("~done@step-1 x", ["a/today: patch", "b/today: patch"]),
      ("~chart@todo x", []), ("~stat 5", []), ("~list x", []), ("~nobody 5", []), ("~ todo", []),
      ("~", []),
      ("say ~todo x", []), ("# ~todo x", []),
      // A preset's name is never an id.
      ("stat@s 5\n~stat 6", []),
      // Ids that this reply made are its own when they are something else.
      ("card@weight x\n~weight y", ["a/gym bag: patch"]),
      ("~weight y\nsay@weight x", ["a/today: patch", "b/today: patch", "a/gym bag: patch"]),
      ("stat@weight 4\n~weight 5", ["a/today: patch", "b/today: patch"]),
      ("done@step-1 x\n~step-1 y", ["a/today: patch", "b/today: patch"]),
      // A timer's.
      ("~tabata label=x", ["a/gym bag: patch"]),
      ("~tabata +auto", ["a/gym bag: patch timer"]),
      ("~tabata auto=off", ["a/gym bag: patch timer"]),
      ("~tabata 40/20x8", ["a/gym bag: patch timer"]),
      ("~timer@tabata rounds=3", ["a/gym bag: patch timer"]),
      ("~todo work=4", ["a/today: patch", "b/today: patch"]),
      // Save, forget, show.
      ("save today", ["a/today: save", "b/today: save"]),
      (">2 save gym   \"bag\" # now", ["a/gym bag: save"]),
      ("forget today", ["a/today: forget", "b/today: forget"]),
      ("save Today", []), ("save", []), ("show today", []), ("save today too", []),
      // Tables.
      ("put lifts Weight=80", ["a/today: table"]),
      ("put lifts r1 +delete", ["a/today: table"]),
      ("put +delete lifts r1", ["a/today: table"]), ("put Weight=80 lifts", ["a/today: table"]),
      ("table create lifts Day:date", ["a/today: table"]),
      ("put Lifts Weight=80", []), ("table lifts a|b", []), ("put lifts", []),
      // All of a row, once a pin.
      (
        "~tabata 30\n~todo x\nsave today\nput lifts a=1",
        ["a/today: patch save table", "b/today: patch save", "a/gym bag: patch timer"]
      ),
      // Blocks and fences.
      ("draw D\n<svg>\n~todo x\nsave today\nend\n", []),
      ("draw D\n<svg>\nend\n~todo x", ["a/today: patch", "b/today: patch"]),
      ("~todo x\n```yui\nsay hi\n```\n~todo y", []),
      ("Hi\n```yui\n~todo x\n```", ["a/today: patch", "b/today: patch"]),
      ("", []),
    ] as [(String, [String])])
  func told(body: String, touches: [String]) throws {
    #expect(try touched(body) == touches)
  }

  @Test("is none of another agent's")
  func agents() throws {
    #expect(try touched("~weight 5", from: "cook") == ["c/today: patch"])
    #expect(try touched("~todo 5\nput lifts a=1", from: "cook").isEmpty)
    #expect(try touched("~weight 5", from: "nobody").isEmpty)
    #expect(try touched("~weight 5", from: "today").isEmpty)
  }

  @Test("is told by a timer's event, on every device that holds it")
  func events() throws {
    var index = try index()
    try index.insert(
      Pin(device: "b", agent: "coach", screen: "gym bag", token: "bb", ids: ["tabata": .timer]))
    func touches(_ values: Props, id: String = "tabata", saved: String? = "gym bag") -> [String] {
      let event = Event(
        id: id, preset: .timer, values: values, saved: saved, isFromWidget: true)
      return index.touches(of: event, from: "coach").map { "\($0.device) \($0.causes.names)" }
    }
    #expect(touches(["started": true]) == [#"a ["timer"]"#, #"b ["timer"]"#])
    #expect(touches(["paused": true]) == [#"a ["timer"]"#, #"b ["timer"]"#])
    #expect(touches(["done": true]).isEmpty)
    #expect(touches(["started": true], id: "weight").isEmpty)
    #expect(touches(["started": true], saved: "today").isEmpty)
    #expect(touches(["started": true], saved: nil).isEmpty)
    let toggle = Event(
      id: "todo", preset: .list, values: ["item": "x", "checked": true], saved: "today")
    #expect(index.touches(of: toggle, from: "coach").isEmpty)
  }

  @Test("says which ids a save brings, and the pins can take them on")
  func adopts() throws {
    var index = try index()
    let row = index.touches(
      of: ">2\nstat@old 1\nclear\nstat@new 1\nstat 2\nlist@n7 x\n>3 card@else x\nsave today",
      from: "coach")
    #expect(row.saves == ["today": ["new": .stat]])
    #expect(index.touches(of: "~new 2", from: "coach").isEmpty)
    let adopted = try index.adopt(row, from: "coach")
    #expect(adopted.map(\.device) == ["a", "b"])
    #expect(index.touches(of: "~new 2", from: "coach").touches.map(\.device) == ["a", "b"])
    #expect(index.pin(device: "a", agent: "coach", screen: "today")?.ids["new"] == .stat)
    let again = try index.adopt(row, from: "coach")
    #expect(again.isEmpty && index.count == 4)
  }
}

@Suite("The index of pins")
struct PinIndexTests {
  let pin = Pin(
    device: "d", agent: "a", screen: "s", token: "00ff", ids: ["x": .stat, "y": .done],
    tables: ["t"])

  @Test("gives back what was put in", arguments: ["", "0", "00ff", "00FF", "0g", "\u{E9}", "abc"])
  func givesBack(token: String) throws {
    var index = PinIndex()
    var pin = pin
    pin.token = token
    try index.insert(pin)
    #expect(index.pin(device: "d", agent: "a", screen: "s") == pin)
    #expect(index.pin(device: "d", agent: "s", screen: "a") == nil)
  }

  @Test("replaces, removes, and changes tokens")
  func changes() throws {
    var index = PinIndex()
    try index.insert(pin)
    try index.insert(pin)
    #expect(index.count == 1)
    var other = pin
    other.ids = ["z": .card]
    other.tables = []
    other.token = "new"
    try index.insert(other)
    #expect(index.count == 1)
    #expect(index.pin(device: "d", agent: "a", screen: "s") == other)
    #expect(index.touches(of: "~x 1\nput t a=1", from: "a").isEmpty)
    #expect(index.touches(of: "~z 1", from: "a").touches.map(\.token) == ["new"])
    let isKnown = try index.replaceToken(of: "d", with: "newer")
    let isNobodyKnown = try index.replaceToken(of: "e", with: "newer")
    #expect(isKnown && !isNobodyKnown)
    #expect(index.touches(of: "~z 1", from: "a").touches.map(\.token) == ["newer"])
    let isRemoved = index.remove(device: "d", agent: "a", screen: "s")
    let isRemovedAgain = index.remove(device: "d", agent: "a", screen: "s")
    #expect(isRemoved && !isRemovedAgain)
    #expect(index.count == 0)
    #expect(index.touches(of: "~z 1\nsave s", from: "a").isEmpty)
  }

  @Test("takes no names that are too long")
  func limits() {
    let long = String(repeating: "x", count: PinIndex.longestName + 1)
    var index = PinIndex()
    for (member, change) in [
      ("device", { $0.device = long }), ("agent", { $0.agent = long }),
      ("screen", { $0.screen = long }), ("token", { $0.token = long }),
      ("ids", { $0.ids[long] = .stat }), ("tables", { $0.tables.insert(long) }),
    ] as [(String, (inout Pin) -> Void)] {
      var pin = pin
      change(&pin)
      #expect(throws: PinIndex.Failure.nameTooLong(member: member)) { try index.insert(pin) }
    }
    #expect(index.count == 0)
  }

  @Test("agrees with a plain list of pins, whatever is put in and taken out", arguments: 0..<8)
  func agrees(seed: Int) throws {
    var generator = SeededRandom(seed: seed)
    var index = PinIndex()
    var list: [Pin] = []
    func name(_ letter: String, _ count: Int) -> String {
      letter + "\(Int.random(in: 0..<count, using: &generator))"
    }
    for step in 0..<2000 {
      let device = name("d", 30)
      let agent = name("a", 3)
      let screen = name("s", 4)
      let place = list.firstIndex {
        $0.device == device && $0.agent == agent && $0.screen == screen
      }
      if generator.once(in: 3) {
        let removed = index.remove(device: device, agent: agent, screen: screen)
        #expect(removed == (place != nil))
        if let place { list.remove(at: place) }
      } else {
        var ids: KnownIDs = [name("i", 20): .stat]
        ids[name("i", 20)] = .list
        let pin = Pin(
          device: device, agent: agent, screen: screen, token: device, ids: ids,
          tables: [name("t", 5)])
        try index.insert(pin)
        if let place { list[place] = pin } else { list.append(pin) }
      }
      guard step % 10 == 0 else { continue }
      let id = name("i", 20)
      let table = name("t", 5)
      let saved = name("s", 4)
      let touches = index.touches(of: "~\(id) x\nput \(table) a=1\nsave \(saved)", from: agent)
      var expected: Set<Touch> = []
      for pin in list where pin.agent == agent {
        var causes: Touch.Causes = []
        if pin.ids[id] != nil { causes.insert(.patch) }
        if pin.tables.contains(table) { causes.insert(.table) }
        if pin.screen == saved { causes.insert(.save) }
        guard !causes.isEmpty else { continue }
        expected.insert(
          Touch(device: pin.device, screen: pin.screen, token: pin.token, causes: causes))
      }
      #expect(touches.touches.count == expected.count)
      #expect(Set(touches.touches) == expected)
      #expect(index.count == list.count)
    }
  }

  @Test("A pin reads back as it was, and a wrong one is refused")
  func pinJSON() throws {
    #expect(try Pin(json: pin.json) == pin)
    #expect(
      pin.json == """
        {"device":"d","agent":"a","screen":"s","token":"00ff",\
        "ids":{"x":"stat","y":"done"},"tables":["t"]}
        """)
    let short = #"{"device":"d","agent":"a","screen":"s","token":"t","more":1}"#
    #expect(try Pin(json: short) == Pin(device: "d", agent: "a", screen: "s", token: "t"))
    for json in [
      "", "[]", "{}", #"{"device":"d","agent":"a","screen":"s"}"#,
      #"{"device":1,"agent":"a","screen":"s","token":"t"}"#,
      #"{"device":"d","agent":"a","screen":"s","token":"t","ids":{"x":"starts"}}"#,
      #"{"device":"d","agent":"a","screen":"s","token":"t","ids":["x"]}"#,
      #"{"device":"d","agent":"a","screen":"s","token":"t","tables":[1]}"#,
    ] {
      #expect(throws: DataFailure.self) { try Pin(json: json) }
    }
  }
}

@Suite("Laws of the relay's question")
struct TouchLaws {
  @Test("What changes a copy touches its pin", arguments: 0..<40)
  func nothingIsMissed(seed: Int) throws {
    var generator = SeededRandom(seed: seed)
    func pick(_ lines: [String]) -> String {
      lines[Int.random(in: 0..<lines.count, using: &generator)]
    }
    let lines = [
      "stat@w 1 W", "~w 2", "~stat@w 3", "~stat 4", "list@l L a b +check", "~l L c d", "~list@l e",
      "timer@t 60 T", "~t 30", "~t +auto", "now@r x", "~r kind=done", "~done@r y", "~now@r z",
      "say hi", "save s", "save other", "show s", "show other", "forget s", "clear", "card@w C",
      ">2", ">3", ">1", ">2 stat@w 9", ">2 ~w 8", ">3 ~w 7", ">2 save s", ">3 save s", "end",
      "timeline@tl T", "query@q lifts as list", "put lifts a=1", "put lifts r1 a=2",
      "table create lifts a:number", "query@q lifts as=stat +count", "~q as=table", "~nope 1",
    ]
    var state = ScreenState()
    let start = ">2\nstat@w 1 W\nlist@l L a b +check\ntimer@t 60\nquery@q lifts as list\nsave s"
    var now = Moment(microseconds: 1_795_941_600_000_000)
    state.apply(
      ReplyParser.parse("table create lifts a:number\n" + start),
      at: LocalTime(now, utcOffsetSeconds: 0))
    let agent = PinnedCopy.Agent(id: "coach", name: "Coach")
    var copy = try PinnedCopy(of: state, saved: "s", agent: agent, at: now)
    var index = PinIndex()
    try index.insert(Pin(of: copy, device: "d", token: "t"))
    for row in 1..<80 {
      now = now.adding(seconds: 60)
      let body = (0..<Int.random(in: 1...4, using: &generator)).map { _ in pick(lines) }
        .joined(separator: "\n")
      let result = copy.catchUp([AgentRow(id: "\(row)", at: now, body: body)], at: now)
      let touches = index.touches(of: body, from: "coach")
      let isTouched = touches.touches.contains { $0.screen == "s" }
      #expect(result.isEmpty || isTouched, "row \(row): \(body)")
      _ = try index.adopt(touches, from: "coach")
      // A save wakes the phone, and it registers again.
      if touches.saves["s"] != nil { try index.insert(Pin(of: copy, device: "d", token: "t")) }
      if copy.needsRefresh { break }
    }
  }
}
