import Foundation
import Testing
import YuiLines
import YuiScreens

@Suite("The push planner")
struct PushPlannerTests {
  let start = Moment(microseconds: 1_795_941_600_000_000)

  func touch(
    _ screen: String = "today", device: String = "phone", token: String? = nil,
    _ causes: Touch.Causes = .patch
  ) -> Touch {
    Touch(device: device, screen: screen, token: token ?? device + "-token", causes: causes)
  }

  func after(_ minutes: Double) -> Moment { start.adding(seconds: minutes * 60) }

  @Test("sends the first touch at once, holds the next ones, and sends them as one")
  func coalesces() throws {
    var planner = PushPlanner()
    var plan = planner.plan([touch()], at: start)
    #expect(plan.pushes.map(\.reason) == [.first])
    #expect(plan.nextWake == nil)
    for minute in 1...14 {
      plan = planner.plan([touch()], at: after(Double(minute)))
      #expect(plan.pushes.isEmpty)
      #expect(plan.nextWake == after(15))
    }
    plan = planner.plan(at: after(15))
    let push = try #require(plan.pushes.first)
    #expect(plan.pushes.count == 1)
    #expect(push.token == "phone-token")
    #expect(
      push.subjects == [
        Push.Subject(
          device: "phone", screen: "today", reason: .coalesced, touchedSince: after(1), touches: 14)
      ])
    #expect(plan.nextWake == nil)
    #expect(planner.plan([touch()], at: after(30)).pushes.map(\.reason) == [.first])
  }

  @Test("never delays a timer, and what waits for the phone rides along")
  func timers() {
    var planner = PushPlanner()
    _ = planner.plan([touch("gym"), touch("today")], at: start)
    _ = planner.plan([touch("today")], at: after(1))
    let plan = planner.plan([touch("gym", [.patch, .timer])], at: after(2))
    #expect(plan.pushes.map(\.reason) == [.timer])
    #expect(plan.pushes.first?.subjects.map(\.reason) == [.timer, .riding])
    #expect(plan.nextWake == nil)
    #expect(planner.plan([touch("gym", .timer)], at: after(2)).pushes.map(\.reason) == [.timer])
    // Both were told of at minute 2, so both wait until minute 17.
    #expect(planner.plan([touch("today"), touch("gym")], at: after(16)).nextWake == after(17))
  }

  @Test("joins pushes that are due together for one token, also of two devices")
  func joins() {
    var planner = PushPlanner()
    let plan = planner.plan(
      [touch("a"), touch("b"), touch("a", device: "pad", token: "phone-token"), touch("a")],
      at: start)
    #expect(plan.pushes.map(\.token) == ["phone-token"])
    #expect(plan.pushes.first?.subjects.map(\.screen) == ["a", "a", "b"])
    #expect(plan.pushes.first?.subjects.map(\.touches) == [1, 2, 1])
  }

  @Test("gives an agent that updates a dashboard every minute four pushes an hour")
  func dashboard() {
    var planner = PushPlanner()
    var pushes: [Moment] = []
    var touches = 0
    for minute in 0..<24 * 60 {
      let plan = planner.plan([touch()], at: after(Double(minute)))
      if !plan.pushes.isEmpty { pushes.append(after(Double(minute))) }
      touches += plan.pushes.reduce(0) { $0 + $1.subjects.reduce(0) { $0 + $1.touches } }
    }
    #expect(pushes.count == 96)
    let last = planner.plan(at: after(24 * 60))
    touches += last.pushes.reduce(0) { $0 + $1.subjects.reduce(0) { $0 + $1.touches } }
    #expect(touches == 24 * 60, "the last state reaches the phone")
    for push in pushes {
      #expect(pushes.count { $0 >= push && $0.seconds(since: push) < 3600 } <= 4)
    }
  }

  @Test("forgets what no longer matters")
  func forgets() {
    var planner = PushPlanner()
    for minute in 0..<1000 {
      _ = planner.plan([touch(device: "phone\(minute)")], at: after(Double(minute)))
    }
    let value = planner.value.object?["devices"]?.list
    #expect(value?.count == 15)
    _ = planner.plan(at: after(2000))
    #expect(planner.json == #"{"version":1,"clock":"\#(after(2000).text)"}"#)
  }

  @Test("sends what waits to a device's new token, and drops what is unpinned")
  func tokensAndPins() {
    var planner = PushPlanner()
    _ = planner.plan([touch("a"), touch("b")], at: start)
    _ = planner.plan([touch("a"), touch("b")], at: after(1))
    planner.replaceToken(of: "phone", with: "new")
    planner.unpin(device: "phone", screen: "a")
    let plan = planner.plan(at: after(15))
    #expect(plan.pushes.map(\.token) == ["new"])
    #expect(plan.pushes.first?.subjects.map(\.screen) == ["b"])
    _ = planner.plan([touch("b")], at: after(16))
    planner.unpin(device: "phone")
    let nothing = planner.plan(at: after(40))
    #expect(nothing.pushes.isEmpty && nothing.nextWake == nil)
  }

  @Test("does not tell of a screen sooner because it was unpinned and pinned again")
  func pinnedAgain() {
    var planner = PushPlanner()
    _ = planner.plan([touch()], at: start)
    planner.unpin(device: "phone")
    #expect(planner.plan([touch()], at: after(1)).nextWake == after(15))
  }

  @Test("waits no longer than the gap after a clock that went back")
  func clockGoesBack() {
    var planner = PushPlanner()
    _ = planner.plan([touch()], at: after(10))
    // A little: the clock stands still.
    #expect(planner.plan([touch()], at: after(5)).nextWake == after(25))
    // A lot: it is believed.
    #expect(planner.plan(at: after(-600)).nextWake == after(-585))
    #expect(planner.plan(at: after(-585)).pushes.map(\.reason) == [.coalesced])
  }

  @Test("holds with times at the ends of what a clock can say")
  func extremeClocks() {
    var planner = PushPlanner(secondsBetweenPushes: 1e300)
    for time in [Int64.min, .max, 0, .max, .min, .max] {
      _ = planner.plan([touch()], at: Moment(microseconds: time))
      _ = planner.plan(at: Moment(microseconds: time))
    }
    planner = PushPlanner(secondsBetweenPushes: .nan)
    #expect(planner.plan([touch()], at: start).pushes.count == 1)
    #expect(planner.plan([touch()], at: start).pushes.count == 1)
  }

  @Test("makes the notification as the system wants it")
  func notification() {
    #expect(Push.payload == #"{"aps":{"content-changed":true}}"#)
    #expect(Push.type == "widgets")
    #expect(Push.topic(bundle: "com.example.app") == "com.example.app.push-type.widgets")
  }
}

@Suite("The push planner's state")
struct PushPlannerStateTests {
  let start = Moment(microseconds: 1_795_941_600_000_000)

  func busyPlanner() -> PushPlanner {
    var planner = PushPlanner()
    let touches = ["b", "a"].map {
      Touch(device: "d" + $0, screen: "s\u{E9}\"" + $0, token: "t" + $0, causes: .patch)
    }
    _ = planner.plan(touches, at: start)
    _ = planner.plan(touches.prefix(1), at: start.adding(seconds: 1.5))
    return planner
  }

  @Test("reads back as it was, from JSON and through a coder")
  func roundTrip() throws {
    let planner = busyPlanner()
    #expect(try PushPlanner(json: planner.json) == planner)
    #expect(try PushPlanner(json: planner.json).json == planner.json)
    let data = try JSONEncoder().encode(planner)
    #expect(try JSONDecoder().decode(PushPlanner.self, from: data) == planner)
    let own = try PushPlanner(json: String(decoding: data, as: UTF8.self))
    #expect(own == planner)
    let other = PushPlanner(secondsBetweenPushes: 0.25)
    #expect(try PushPlanner(json: other.json) == other)
  }

  @Test("is written in one way")
  func shape() {
    #expect(
      busyPlanner().json == """
        {"version":1,"clock":"2026-11-29T08:40:01.5Z","devices":[\
        {"device":"da","token":"ta","screens":[\
        {"screen":"s\u{E9}\\"a","pushed":"2026-11-29T08:40:00Z"}]},\
        {"device":"db","token":"tb","screens":[{"screen":"s\u{E9}\\"b",\
        "pushed":"2026-11-29T08:40:00Z","touched":"2026-11-29T08:40:01.5Z","touches":1}]}]}
        """)
  }

  @Test(
    "is refused when it is not right",
    arguments: [
      "", "[]", "{}", #"{"version":"1"}"#, #"{"version":0}"#, #"{"version":1,"clock":5}"#,
      #"{"version":1,"clock":"today"}"#, #"{"version":1,"gap":"x"}"#,
      #"{"version":1,"devices":[{"device":"d","token":"t"}]}"#,
      #"{"version":1,"clock":"2026-11-29T08:40:00Z","devices":[{"device":"d"}]}"#,
      #"{"version":1,"clock":"2026-11-29T08:40:00Z","devices":[{"device":"d","token":"t","#
        + #""screens":[{"screen":"s"}]}]}"#,
    ])
  func refused(json: String) {
    #expect(throws: DataFailure.self) { try PushPlanner(json: json) }
  }

  @Test("says when it is newer")
  func newer() {
    #expect(throws: DataFailure.newer(version: 2)) {
      try PushPlanner(json: #"{"version":2,"new":true}"#)
    }
  }

  @Test("that lies ahead of its own clock holds nothing back for long")
  func fromTheFuture() throws {
    var planner = try PushPlanner(
      json: """
        {"version":1,"clock":"2026-11-29T08:40:00Z","devices":[{"device":"d","token":"t",\
        "screens":[{"screen":"s","pushed":"9999-01-01T00:00:00Z",\
        "touched":"9999-01-01T00:00:00Z"}]}]}
        """)
    #expect(planner.plan(at: start).nextWake == start.adding(seconds: 900))
  }
}

@Suite("The push planner's state: what does not fit together")
struct PushPlannerOddStateTests {
  @Test("touches without their time are none, and the state reads back as it is")
  func touchesWithoutATime() throws {
    let planner = try PushPlanner(
      json: """
        {"version":1,"clock":"2025-12-05T02:03:00Z","devices":[{"device":"d0","token":"t",\
        "screens":[{"screen":"today","pushed":"2025-12-05T02:00:00Z","touches":1}]}]}
        """)
    #expect(!planner.json.contains("touches"))
    #expect(try PushPlanner(json: planner.json) == planner)
  }
}
