import Testing
import YuiLines

@testable import YuiScreens

@Suite("Pinning") struct PinningTests {
  static let time = LocalTime(secondsSince1970: 1_764_000_000)

  static func copy(_ replies: String..., saved: String = "log") throws -> PinnedCopy {
    var state = ScreenState()
    for reply in replies { state.apply(reply: reply, at: time) }
    return try PinnedCopy(of: state, saved: saved, agent: CatchUpLaws.agent, at: CatchUpLaws.now)
  }

  static func row(_ id: Int, _ body: String) -> AgentRow {
    AgentRow(id: "\(id)", at: CatchUpLaws.now.adding(seconds: Double(id)), body: body)
  }

  @Test func whatIsNotSavedCannotBePinned() {
    #expect(throws: CopyFault.notSaved(name: "night")) {
      try Self.copy(">2 say Hi\n>2 save day", saved: "night")
    }
  }

  @Test func nothingElseOfTheThreadIsInTheBytes() throws {
    let copy = try Self.copy(
      """
      say Secret-chat
      table create secrets Word:text
      put secrets Word=Secret-row
      >3 card@other Secret-page
      >3 save secret-name
      theme candy
      menu review Secret-item
      >2 stat@weight 80kg Weight
      >2 save log
      """)
    let text = String(decoding: copy.encoded, as: UTF8.self).lowercased()
    #expect(text.contains("weight") && !text.contains("secret") && !text.contains("candy"))
    // Nor does what passes by in rows stay.
    var later = copy
    later.catchUp(
      [
        Self.row(1, "say Secret-chat\n>4 card@o Secret-page\n>4 save secret-name"),
        Self.row(2, "~unknown Secret-patch\nput secrets Word=Secret-row\ntheme mint"),
      ], at: CatchUpLaws.now)
    let passed = String(decoding: later.encoded, as: UTF8.self).lowercased()
    #expect(!passed.contains("secret") && !passed.contains("mint"))
  }

  @Test func changesAreTold() throws {
    var copy = try Self.copy(
      """
      table create lifts Kg:number
      >2
      stat@weight 80kg Weight
      list@todo Today A|B +check
      query@q lifts
      say Bye.
      save log
      """)
    let keys = copy.nodes.map(\.key)
    copy.setTick(true, on: "A", of: keys[1])
    var result = copy.catchUp(
      [Self.row(1, "~weight 79kg\n~weight 80kg\n~todo Today B\nput lifts Kg=1")],
      at: CatchUpLaws.now)
    // The weight is what it was.
    #expect(result.changed == [keys[1], keys[2]] && result.tables == ["lifts"])
    #expect(result.added.isEmpty && result.removed.isEmpty && !result.isSavedAnew)
    result = copy.catchUp([Self.row(2, ">2 card@c C")], at: CatchUpLaws.now)
    #expect(result.isEmpty && result.rowCount == 1)
    result = copy.catchUp([Self.row(3, ">2 save log")], at: CatchUpLaws.now)
    #expect(result.isSavedAnew && result.added == [copy.nodes[4].key] && result.changed.isEmpty)
    result = copy.catchUp([Self.row(4, ">2 clear\n>2 save log")], at: CatchUpLaws.now)
    #expect(result.removed.count == 5 && copy.nodes.isEmpty && !result.isEmpty)
    result = copy.catchUp([Self.row(5, "forget log")], at: CatchUpLaws.now)
    #expect(result.isGoneChanged && copy.isGone)
    #expect(copy.catchUp([], at: CatchUpLaws.now) == CatchUp())
  }

  @Test func theTimesAreKept() throws {
    var copy = try Self.copy(">2 stat@w 1\n>2 save log")
    #expect(copy.changedAt == CatchUpLaws.now && copy.caughtUpAt == CatchUpLaws.now)
    let later = CatchUpLaws.now.adding(seconds: 500)
    copy.catchUp([Self.row(10, "~w 2"), Self.row(20, "say Hi")], at: later)
    #expect(copy.changedAt == CatchUpLaws.now.adding(seconds: 10))
    #expect(copy.caughtUpAt == later && copy.cursor == Self.row(20, "").cursor)
    copy.catchUp([], at: later.adding(seconds: 60))
    #expect(copy.caughtUpAt == later.adding(seconds: 60))
  }

  @Test func anOldCopyStaysAsItWas() throws {
    let copy = try Self.copy(">2 stat@w 1\n>2 save log")
    var other = copy
    other.catchUp([Self.row(1, "~w 2")], at: CatchUpLaws.now)
    #expect(copy.nodes[0].props["value"] == 1 && other.nodes[0].props["value"] == 2)
  }
}

@Suite("Rows and cursors") struct RowCursorTests {
  @Test(arguments: [
    ("9", "10", true), ("10", "9", false), ("a9", "a10", false), ("10", "9a", true),
    ("9a", "10", false), ("2", "1a", true), ("", "0", false), ("0", "", true), ("007", "8", true),
    ("8", "007", false), ("-1", "1", false),
    ("99999999999999999999", "100000000000000000000", true),
  ])
  func ids(left: String, right: String, isBefore: Bool) {
    let at = Moment(microseconds: 5)
    #expect((Cursor(at: at, id: left) < Cursor(at: at, id: right)) == isBefore)
  }

  @Test func equalNumbersAreTheSameRow() {
    let at = Moment(microseconds: 5)
    #expect(Cursor(at: at, id: "7") == Cursor(at: at, id: "007"))
    #expect(Cursor(at: at, id: "a7") != Cursor(at: at, id: "a07"))
    #expect(Cursor(at: at, id: "z") < Cursor(at: Moment(microseconds: 6), id: "a"))
  }

  @Test(arguments: [
    (#"{"id":"41","at":"2026-11-29T09:40:00Z","body":"x"}"#, "41"),
    (#"{"id":41,"at":"2026-11-29T09:40:00Z","body":"x","more":1}"#, "41"),
    (#"{"id":0,"at":"2026-11-29T09:40:00.123456+02:00","body":""}"#, "0"),
  ])
  func rowsAreRead(json: String, id: String) throws {
    #expect(AgentRow(try JSONReader.read(json))?.id == id)
  }

  @Test(arguments: [
    "[]", "{}", #"{"id":"1","at":"2026-11-29T09:40:00Z"}"#, #"{"id":"1","body":"x"}"#,
    #"{"id":1.5,"at":"2026-11-29T09:40:00Z","body":"x"}"#,
    #"{"id":-1,"at":"2026-11-29T09:40:00Z","body":"x"}"#,
    #"{"id":9007199254740993,"at":"2026-11-29T09:40:00Z","body":"x"}"#,
    #"{"id":true,"at":"2026-11-29T09:40:00Z","body":"x"}"#,
    #"{"id":"1","at":"yesterday","body":"x"}"#, #"{"id":"1","at":5,"body":"x"}"#,
    #"{"id":"1","at":"2026-11-29T09:40:00Z","body":7}"#,
  ])
  func whatIsNoRowIsNone(json: String) throws {
    #expect(AgentRow(try JSONReader.read(json)) == nil)
  }
}
