import Foundation
import Testing
import YuiLines
import YuiScreens

@Suite("A widget's events")
struct WidgetEventTests {
  let noon = Moment(microseconds: 1_795_953_600_000_000)

  func copy(
    _ reply: String = """
    >2
    list@today Today "Walk 30 min" "Read ch. 4" +check
    list@plain Plan a b
    timer@focus 1500 Focus
    timer@tabata 40/20x8
    stat@weight 178.4lb Weight cta="Log today"
    save today
    """
  ) throws -> PinnedCopy {
    var state = ScreenState()
    state.apply(reply: reply, at: LocalTime(noon))
    return try PinnedCopy(
      of: state, saved: "today", agent: PinnedCopy.Agent(id: "coach", name: "Coach"), at: noon)
  }

  @Test("are JSON and lines as the specification has them")
  func shapes() throws {
    let copy = try copy()
    let toggle = try WidgetEvent.toggle("Walk 30 min", of: "today", on: copy)
    #expect(
      toggle.json == """
        {"id":"today","preset":"list","item":"Walk 30 min","checked":true,"saved":"today",\
        "via":"widget"}
        """)
    #expect(toggle.line == #"[yui] today list checked item="Walk 30 min" saved=today via=widget"#)
    let start = try WidgetEvent(.start, of: "focus", on: copy)
    #expect(
      start.json == """
        {"id":"focus","preset":"timer","started":true,"saved":"today","via":"widget"}
        """)
    #expect(start.line == "[yui] focus timer saved=today started via=widget")
    let pause = try WidgetEvent(.pause, of: "focus", on: copy)
    #expect(
      pause.json == """
        {"id":"focus","preset":"timer","paused":true,"saved":"today","via":"widget"}
        """)
    let cta = try WidgetEvent.cta(of: "weight", on: copy)
    #expect(
      cta.json == """
        {"id":"weight","preset":"stat","cta":"Log today","saved":"today","via":"widget"}
        """)
    for event in [toggle, start, pause, cta] {
      #expect(try WidgetEvent(event.value) == event)
      let data = try JSONEncoder().encode(event)
      #expect(try JSONDecoder().decode(WidgetEvent.self, from: data) == event)
    }
  }

  @Test("are refused where nothing can be done")
  func refused() throws {
    var copy = try copy()
    #expect(throws: WidgetEvent.Failure.noNode(id: "x")) {
      try WidgetEvent(.start, of: "x", on: copy)
    }
    #expect(throws: WidgetEvent.Failure.notForPreset(.list)) {
      try WidgetEvent.toggle("a", of: "plain", on: copy)
    }
    #expect(throws: WidgetEvent.Failure.noItem("Walk")) {
      try WidgetEvent.toggle("Walk", of: "today", on: copy)
    }
    #expect(throws: WidgetEvent.Failure.notForPreset(.stat)) {
      try WidgetEvent(.pause, of: "weight", on: copy)
    }
    #expect(throws: WidgetEvent.Failure.noButton) { try WidgetEvent.cta(of: "today", on: copy) }
    #expect(throws: WidgetEvent.Failure.noButton) {
      try WidgetEvent(.cta("Log tomorrow"), of: "weight", on: copy)
    }
    copy.catchUp([AgentRow(id: "1", at: noon, body: "forget today")], at: noon)
    #expect(throws: WidgetEvent.Failure.gone) { try WidgetEvent(.start, of: "focus", on: copy) }
    for json in [
      "{}", #"{"id":"a","preset":"list","item":"x","checked":true,"saved":"s"}"#,
      #"{"id":"a","preset":"lists","item":"x","saved":"s","via":"widget"}"#,
      #"{"id":"a","preset":"list","saved":"s","via":"widget"}"#,
      #"{"id":"a","preset":"list","item":1,"saved":"s","via":"widget"}"#,
    ] {
      let value = try JSONReader.read(json)
      #expect(throws: DataFailure.self) { try WidgetEvent(value) }
    }
  }

  @Test("flip a tick at once, and flip it back when refused")
  func ticks() throws {
    var copy = try copy()
    let before = copy
    let key = try #require(copy.node(id: "today")?.key)
    let event = try WidgetEvent.toggle("Read ch. 4", of: "today", on: copy)
    let applied = copy.apply(event, at: noon)
    let undo = try #require(applied)
    #expect(copy.isTicked("Read ch. 4", of: key))
    let appliedAgain = copy.apply(event, at: noon)
    #expect(appliedAgain == nil, "it is done already")
    let back = try WidgetEvent.toggle("Read ch. 4", of: "today", on: copy)
    #expect(back.action == .toggle(item: "Read ch. 4", isChecked: false))
    let isUndone = copy.undo(undo)
    #expect(isUndone && copy == before)
    let isUndoneTwice = copy.undo(undo)
    #expect(!isUndoneTwice)
  }

  @Test("start a timer from a given clock, pause it, and take either back")
  func timers() throws {
    var copy = try copy()
    let before = copy
    let key = try #require(copy.node(id: "focus")?.key)
    let start = try WidgetEvent(.start, of: "focus", on: copy)
    let started = copy.apply(start, at: noon)
    let undoStart = try #require(started)
    #expect(copy.timers[key]?.end == noon.adding(seconds: 1500))
    let running = copy
    let pause = try WidgetEvent(.pause, of: "focus", on: copy)
    let paused = copy.apply(pause, at: noon.adding(seconds: 500))
    let undoPause = try #require(paused)
    #expect(copy.timers[key]?.left == 1000)
    #expect(copy.timers[key]?.end == nil)
    let wasStartUndone = copy.undo(undoStart)
    #expect(!wasStartUndone, "it was paused since")
    let wasPauseUndone = copy.undo(undoPause)
    #expect(wasPauseUndone && copy == running)
    // A patch makes it longer; the start is still the one to take back.
    copy.catchUp(
      [AgentRow(id: "1", at: noon.adding(seconds: 1), body: "~focus work=3000")],
      at: noon.adding(seconds: 1))
    #expect(copy.timers[key]?.end == noon.adding(seconds: 3000))
    let isUndone = copy.undo(undoStart)
    #expect(isUndone && copy.timers == before.timers)
  }

  @Test("leave no trace on a screen that was saved anew")
  func savedAnew() throws {
    var copy = try copy()
    let tick = try WidgetEvent.toggle("Walk 30 min", of: "today", on: copy)
    _ = copy.apply(tick, at: noon)
    let untick = try WidgetEvent.toggle("Walk 30 min", of: "today", on: copy)
    let unticked = copy.apply(untick, at: noon)
    let undo = try #require(unticked)
    copy.catchUp(
      [
        AgentRow(
          id: "1", at: noon, body: ">2 clear\n>2 list@today \"Walk 30 min\" +check\n>2 save today")
      ], at: noon)
    let isUndone = copy.undo(undo)
    #expect(!isUndone && copy.ticks.isEmpty)
  }

  @Test("do nothing to a copy of another screen, and a cta nothing to any")
  func nothing() throws {
    var copy = try copy()
    let before = copy
    let cta = try WidgetEvent.cta(of: "weight", on: copy)
    let tapped = copy.apply(cta, at: noon)
    #expect(tapped == nil)
    let json = """
      {"id":"focus","preset":"timer","started":true,"saved":"other","via":"widget"}
      """
    let other = try WidgetEvent(JSONReader.read(json))
    let elsewhere = copy.apply(other, at: noon)
    #expect(elsewhere == nil && copy == before)
  }
}
