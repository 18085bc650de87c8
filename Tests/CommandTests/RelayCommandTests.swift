import Foundation
import Testing

@Suite("The command: touch, relay, plan")
struct RelayCommandTests {
  static let pins = """
    {"device":"d1","agent":"coach","screen":"today","token":"aa","ids":{"weight":"stat"}}
    {"device":"d2","agent":"coach","screen":"gym","token":"bb","ids":{"tabata":"timer"},"tables":["lifts"]}
    """

  let folder: Folder
  let pins: String

  init() throws {
    folder = try Folder()
    pins = try folder.file("pins.ndjson", Self.pins)
  }

  func row(_ body: String, at time: String = "09:00:00", agent: String = "coach") -> String {
    #"{"agent":"\#(agent)","at":"2026-11-29T\#(time)Z","body":"\#(body)"}"#
  }

  // MARK: touch

  @Test func rowsThatTouchAPinGoOutAsTheyCame() throws {
    let first = #"{"n": 12345678901234567890, "agent" : "coach" ,"body":"~weight 5\nsay \u00e9" }"#
    let rows = [
      first, #"{"agent":"coach","body":"say ~weight"}"#, "",
      #"{"agent":"cook","body":"~weight 5"}"#,
      #"{"agent":"coach","body":"put lifts a=1\n~tabata +auto\nsave gym"}"#,
      #"{"agent":"coach","body":"~weight 5","touches":1}"#,
    ]
    let touched = try Command("touch", pins, input: rows.joined(separator: "\n") + "\n")
    #expect(touched.status == 0 && touched.errors.isEmpty)
    let weight = #"[{"device":"d1","screen":"today","token":"aa","causes":["patch"]}]"#
    let gym = #"[{"device":"d2","screen":"gym","token":"bb","causes":[CAUSES]}]"#
      .replacingOccurrences(of: "CAUSES", with: #""patch","save","table","timer""#)
    let expected: [String] = [
      "\(first.dropLast()),\"touches\":\(weight)}", "\(rows[4].dropLast()),\"touches\":\(gym)}",
      "{\"agent\":\"coach\",\"body\":\"~weight 5\",\"touches\":\(weight)}",
    ]
    #expect(touched.lines == expected)
    for line in touched.lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func aWidgetsEventAndASavesIDsCount() throws {
    let event = #"{"id":"tabata","preset":"timer","started":true,"saved":"gym","via":"widget"}"#
    let rows = [
      #"{"agent":"coach","event":\#(event)}"#, row("~new 2"),
      row(#">2\nclear\nstat@new 1\nsave today"#), row("~new 2"),
    ]
    let touched = try Command("touch", pins, input: rows.joined(separator: "\n"))
    #expect(touched.lines.count == 3)
    #expect(touched.lines.first?.contains(#""causes":["timer"]"#) == true)
    #expect(touched.lines.last?.contains(#""body":"~new 2""#) == true)
  }

  @Test func aLineThatIsNoRowIsNamedAndPassedOver() throws {
    let rows = [
      "{", row("~weight 1"), "[]", #"{"agent":"coach"}"#, #"{"body":"~weight 1"}"#,
      #"{"agent":"coach","at":"noon","body":"~weight 1"}"#,
      #"{"agent":"coach","event":{"id":"x"}}"#, row("~weight 2"),
    ]
    let touched = try Command("touch", pins, input: rows.joined(separator: "\n"))
    #expect(touched.status == 1 && touched.lines.count == 2)
    let places = touched.errors.split(separator: "\n").map { $0.split(separator: ":")[2] }
    #expect(places == ["1", "3", "4", "5", "6", "7"])
    let named = try Command("touch", "--agent", "coach", pins, input: rows[4])
    #expect(named.status == 0 && named.lines.count == 1)
  }

  @Test func aRowGoesOutBeforeTheNextOneComes() throws {
    let out = folder.path("seen")
    let script = """
      { echo '\(row("~weight 1"))'; n=0
        while [ ! -s '\(out)' ] && [ $n -lt 200 ]; do sleep 0.05; n=$((n + 1)); done
        [ -s '\(out)' ] && echo seen >&2; } | $Y touch '\(pins)' >'\(out)'
      """
    #expect(try Command(shell: script).errors == "seen\n")
  }

  @Test func pinsAreAListOrOneALineAndMustBePins() throws {
    let list = "[\n" + Self.pins.split(separator: "\n").joined(separator: ",\n") + "\n]\n"
    let file = try folder.file("list.json", list)
    #expect(try Command("touch", file, input: row("~weight 1")).lines.count == 1)
    let empty = try folder.file("none.json", "\n")
    #expect(try Command("touch", empty, input: row("~weight 1")).output.isEmpty)
    let wrong = try folder.file("wrong.json", Self.pins + "\n{\"device\":\"d\"}\n")
    let refused = try Command("touch", wrong, input: row("~weight 1"))
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("wrong.json:3: this is no pin: `agent` is missing"))
    #expect(try Command(shell: "$Y touch '\(pins)' </").errors.contains("is a directory"))
  }

  // MARK: relay

  @Test func eachPushIsPrintedWithItsTimeAndWhy() throws {
    let rows = [
      row("~weight 1"), row("~weight 2", at: "09:01:00"), row("say Hi.", at: "09:02:00"),
      row("~tabata +auto", at: "09:03:00"), row("~weight 3", at: "09:20:00"),
      row("~tabata label=x", at: "09:30:00"),
    ]
    let file = try folder.file("rows.ndjson", rows.joined(separator: "\n"))
    let relay = try Command("relay", pins, file)
    #expect(relay.status == 0)
    #expect(
      relay.output == """
        2026-11-29T09:00:00Z  first      coach: d1 today (1 touch)
        2026-11-29T09:03:00Z  timer      coach: d2 gym (1 touch)
        2026-11-29T09:15:00Z  coalesced  coach: d1 today (1 touch)
        2026-11-29T09:30:00Z  coalesced  coach: d1 today (1 touch)
        2026-11-29T09:30:00Z  first      coach: d2 gym (1 touch)
        6 rows, 5 of them touch one of 2 pins, 5 touches; 5 pushes, 1 for timers; \
        at most 3 an hour for a pin, timers apart

        """)
    let json = try Command("relay", "--json", pins, file)
    #expect(json.lines.count == 6)
    #expect(
      json.lines.last == """
        {"rows":6,"touched":5,"touches":5,"pushes":5,"timers":1,"pins":2,"most_per_hour":3}
        """)
    #expect(json.lines[0].hasPrefix(#"{"at":"2026-11-29T09:00:00Z","agent":"coach","token":"aa","#))
  }

  @Test func aDayOfUpdatesEachMinuteIsFourPushesAnHour() throws {
    let rows = (0..<24 * 60).map { minute in
      let time = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return row("~weight \(minute)", at: time.joined(separator: ":") + ":00")
    }
    let relay = try Command("relay", pins, "-", input: rows.joined(separator: "\n"))
    #expect(
      relay.lines.last == """
        1440 rows, 1440 of them touch one of 2 pins, 1440 touches; 97 pushes, 0 for timers; \
        at most 4 an hour for a pin, timers apart
        """)
    // The last push is behind the last row: it tells of the last state.
    #expect(relay.lines.dropLast().last?.hasPrefix("2026-11-30T00:00:00Z  coalesced") == true)
  }

  // MARK: plan

  @Test func plansForARelayThatKeepsTheState() throws {
    let touch = #"{"device":"d1","screen":"today","token":"aa","causes":["patch"]}"#
    func call(_ state: String, _ time: String, _ touches: String) -> String {
      #"{"state":\#(state),"now":"2026-11-29T\#(time)Z","touches":[\#(touches)]}"#
    }
    let first = try Command("plan", input: call("null", "09:00:00", touch))
    let answer = try #require(first.lines.first)
    #expect(answer.contains(#""reason":"first""#) && answer.hasSuffix(#","wake":null}"#))
    let start = try #require(answer.range(of: #"{"state":"#)?.upperBound)
    let end = try #require(answer.range(of: #","pushes":"#)?.lowerBound)
    let state = String(answer[start..<end])
    // A line in, a line out, each call for itself.
    let calls = [
      call(state, "09:01:00", touch), call(state, "09:20:00", ""), "",
      call(state, "09:20:00", touch),
    ]
    let answers = try Command("plan", input: calls.joined(separator: "\n"))
    #expect(answers.status == 0 && answers.lines.count == 3)
    #expect(answers.lines[0].hasSuffix(#""pushes":[],"wake":"2026-11-29T09:15:00Z"}"#))
    #expect(answers.lines[1].hasSuffix(#""pushes":[],"wake":null}"#))
    #expect(answers.lines[2].contains(#""reason":"first""#))
    let quick = try Command("plan", "--gap", "60", input: call("null", "09:00:00", touch))
    #expect(quick.output.contains(#""gap":60"#))
  }

  @Test(arguments: [
    "{", "[]", "{}", #"{"now":"noon"}"#, #"{"now":"2026-11-29T09:00:00Z","state":{}}"#,
    #"{"now":"2026-11-29T09:00:00Z","touches":[{}]}"#,
    #"{"now":"2026-11-29T09:00:00Z","state":{"version":2}}"#,
  ])
  func aCallThatIsNotRightEndsIt(line: String) throws {
    let right = #"{"now":"2026-11-29T09:00:00Z"}"#
    let refused = try Command("plan", input: right + "\n" + line + "\n" + right)
    #expect(refused.status == 2 && refused.lines.count == 1)
    #expect(refused.errors.hasPrefix("yuilines: standard input:2: "))
  }

  @Test(arguments: [
    "touch", "touch a b", "touch missing", "relay", "relay a", "relay a b c", "relay --gap x a b",
    "plan x", "plan --gap=-1",
  ])
  func usage(words: String) throws {
    let refused = try Command(shell: "$Y \(words) </dev/null")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.filter { $0 == "\n" }.count == 1)
  }
}
