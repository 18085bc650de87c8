import Foundation
import Testing

@Suite("The command: event")
struct EventCommandTests {
  static let reply = """
    >2
    list@today Today "Walk 30 min" "Read ch. 4" +check
    list@plain Plan a b
    timer@focus 25m Focus
    stat@weight 178.9lb Weight cta="Log today"
    say@words Hello
    save today
    """
  static let noon = "--now=2026-11-29T12:00:00Z"

  let folder: Folder
  let copy: String

  init() throws {
    folder = try Folder()
    copy = folder.path("today.copy")
    let reply = try folder.file("1.yui", Self.reply)
    _ = try Command("pin", reply, "--saved", "today", "--out", copy, Self.noon)
  }

  var bytes: String { get throws { try String(contentsOfFile: copy, encoding: .utf8) } }

  /// What the copy says when nothing is newer.
  func member(_ name: String) throws -> String {
    let copy = try JSONSerialization.jsonObject(with: Data(try bytes.utf8)) as? [String: Any]
    guard let member = copy?[name] else { return "" }
    let json = try JSONSerialization.data(withJSONObject: member, options: .sortedKeys)
    return String(decoding: json, as: UTF8.self)
  }

  @Test func aTickFlipsAndFlipsBack() throws {
    let ticked = try Command("event", copy, "--toggle", "today", "Walk 30 min")
    #expect(ticked.status == 0)
    #expect(
      ticked.output == """
        {"id":"today","preset":"list","item":"Walk 30 min","checked":true,"saved":"today",\
        "via":"widget"}
        [yui] today list checked item="Walk 30 min" saved=today via=widget

        """)
    #expect(try member("ticks").contains(#""items":["Walk 30 min"]"#))
    // The copy need not stand in front, and `=` is as good as a space.
    let back = try Command("event", "--toggle=today", "Walk 30 min", copy)
    #expect(back.status == 0 && back.output.contains(#""checked":false"#))
    #expect(try member("ticks").isEmpty)
  }

  @Test func aTimerRunsFromTheGivenTimeAndStops() throws {
    let started = try Command("event", copy, "--start", "focus", Self.noon)
    #expect(
      started.output == """
        {"id":"focus","preset":"timer","started":true,"saved":"today","via":"widget"}
        [yui] focus timer saved=today started via=widget

        """)
    let running = try member("timers")
    #expect(running.contains(#""seconds":1500"#))
    #expect(running.contains(#""start":"2026-11-29T12:00:00Z""#))
    let again = try Command("event", copy, "--start", "focus", "--now=2026-11-29T12:05:00Z")
    #expect(again.status == 2 && again.errors.contains("The timer `focus` runs already."))
    #expect(try member("timers") == running)
    let paused = try Command("event", copy, "--pause", "focus", "--now=2026-11-29T12:10:00Z")
    #expect(paused.lines.last == "[yui] focus timer paused saved=today via=widget")
    #expect(try member("timers").contains(#""left":900"#))
    let twice = try Command("event", copy, "--pause", "focus")
    #expect(twice.status == 2 && twice.errors.contains("The timer `focus` does not run."))
  }

  @Test func aButtonTellsItsWordsAndChangesNothing() throws {
    let before = try bytes
    let tapped = try Command("event", copy, "--cta", "weight")
    #expect(
      tapped.output == """
        {"id":"weight","preset":"stat","cta":"Log today","saved":"today","via":"widget"}
        [yui] weight stat cta="Log today" saved=today via=widget

        """)
    #expect(try bytes == before)
  }

  @Test(
    "What cannot be done says why in one line and leaves the copy as it is",
    arguments: [
      (["--toggle", "todya", "x"], "has the id `todya`. Did you mean `today`?"),
      (["--toggle", "today", "Walk"], "no item `Walk`."),
      (["--toggle", "today", "Walk 30 mim"], "Did you mean `Walk 30 min`?"),
      (["--toggle", "plain", "a"], "A `list` does not do that"),
      (["--start", "nobody"], "has the id `nobody`."),
      (["--start", "weight"], "A `stat` does not do that"),
      (["--pause", "focus"], "does not run."),
      (["--pause", "today"], "A `list` does not do that"),
      (["--cta", "words"], "has no such button."),
      (["--cta", ""], "has the id ``."),
    ] as [([String], String)])
  func refused(tap: [String], why: String) throws {
    let before = try bytes
    let words = tap.map { "'\($0)'" }.joined(separator: " ")
    let refused = try Command(shell: "$Y event '\(copy)' \(words)")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix("yuilines: \(copy): ") && refused.errors.contains(why))
    #expect(refused.errors.filter { $0 == "\n" }.count == 1)
    #expect(try bytes == before)
  }

  @Test func nothingIsDoneToAScreenThatIsGone() throws {
    let row = #"{"id":"1","at":"2026-11-29T12:00:00Z","body":"forget today"}"#
    _ = try Command("catchup", copy, "-", input: row)
    let refused = try Command("event", copy, "--start", "focus")
    #expect(refused.status == 2 && refused.errors.contains("The agent forgot the screen."))
  }

  @Test func aCopyThatIsNotThereOrDamagedIsSaid() throws {
    let missing = try Command("event", folder.path("none"), "--start", "focus")
    #expect(missing.status == 2 && missing.errors.contains("There is no such copy."))
    let damaged = try folder.file("d", "{\"version\":1,")
    #expect(try Command("event", damaged, "--start", "focus").errors.contains("damaged"))
    #expect(try String(contentsOfFile: damaged, encoding: .utf8) == "{\"version\":1,")
  }

  @Test(
    arguments: [
      "", "x", "x --start", "x --toggle a", "x --start a --pause a", "x y --start a",
      "--start a", "x --toggle=a", "x --start a --now noon",
    ])
  func usage(words: String) throws {
    let refused = try Command(shell: "$Y event \(words)")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("yuilines event --help"))
  }

  @Test func tapsAtOnceAreAllKept() throws {
    let items = (0..<12).map { "item\($0)" }
    let reply = try folder.file(
      "2.yui", ">2\nlist@many Many \(items.joined(separator: " ")) +check\nsave many")
    _ = try Command("pin", reply, "--saved", "many", "--out", copy)
    let copy = copy
    DispatchQueue.concurrentPerform(iterations: items.count) { place in
      let tap = try? Command("event", copy, "--toggle", "many", items[place])
      #expect(tap?.status == 0)
    }
    let ticks = try member("ticks")
    for item in items { #expect(ticks.contains("\"\(item)\"")) }
  }
}
