import Foundation
import Testing
import YuiLines
import YuiScreens

@Suite("Privacy: what is in a copy's bytes")
struct PrivacyTests {
  static let agent = PinnedCopy.Agent(id: "coach", name: "Coach")
  static let now = Moment(secondsSince1970: 1_764_900_000)

  /// A copy and what it had to say for itself.
  private struct Trial {
    var copy: PinnedCopy
    var isFollowed = true
  }

  /// How often something was held against something.
  private struct Tally {
    var held = 0
    var hidden = 0
    var tables = 0
  }

  @Test(
    "is the pinned screen, its page and the tables that they query, of a whole thread",
    arguments: 0..<6)
  func nothingElse(part: Int) throws {
    var tally = Tally()
    for seed in part * 10..<part * 10 + 10 { try run(seed, &tally) }
    // Had there been little to hold or to hide, little would have been tried.
    #expect(tally.held > 2000 && tally.hidden > 10_000 && tally.tables > 30)
  }

  private func run(_ seed: Int, _ tally: inout Tally) throws {
    var thread = MarkedThread(seed: seed)
    var dice = Dice(seed + 500)
    var state = ScreenState()
    var trials: [Trial] = []
    for _ in 0..<25 {
      let row = thread.reply()
      state.apply(
        reply: Fences.lines(of: row.body), at: LocalTime(row.at, utcOffsetSeconds: 0))
      for place in trials.indices {
        trials[place].copy.catchUp([row], at: Self.now)
        if !thread.isFollowed { trials[place].isFollowed = false }
        // The person ticks what is there.
        for node in trials[place].copy.nodes where dice.chance(20) {
          let item = node.props["items"]?.list?.first?.text ?? ""
          trials[place].copy.setTick(true, on: item, of: node.key)
        }
      }
      trials.removeAll { $0.copy.needsRefresh }
      if trials.count < 2, state.saved("pinned") != nil {
        trials.append(
          Trial(
            copy: try PinnedCopy(
              of: state, saved: "pinned", agent: Self.agent, cursor: row.cursor, at: Self.now)))
      }
      for trial in trials { try check(trial, thread, "\(seed): \(row)", &tally) }
    }
  }

  private func check(
    _ trial: Trial, _ thread: MarkedThread, _ place: String, _ tally: inout Tally
  ) throws {
    let found = MarkedThread.words(in: trial.copy.encoded)
    let leaked = found.subtracting(thread.allowedWords)
    #expect(leaked.isEmpty, "\(leaked) of \(place)")
    let missing = thread.neededWords.subtracting(found)
    #expect(missing.isEmpty, "\(missing) of \(place)")
    tally.held += found.count
    tally.hidden += thread.wordCount - found.count
    tally.tables += trial.copy.tables.names.count
    // What the phone tells the relay is less: ids, their presets, and names of tables.
    let pin = Pin(of: trial.copy, device: "phone", token: "token")
    #expect(MarkedThread.words(in: pin.json.utf8).isSubset(of: found))
  }

  @Test("stay the same in a store's folder, whose files have no other names")
  func onDisk() throws {
    let folder = try TemporaryFolder()
    var thread = MarkedThread(seed: 3)
    var state = ScreenState()
    while state.saved("pinned") == nil || thread.rows.count < 30 {
      let row = thread.reply()
      state.apply(
        reply: Fences.lines(of: row.body), at: LocalTime(row.at, utcOffsetSeconds: 0))
    }
    let store = CopyStore(folder: folder.path)
    try store.write(
      PinnedCopy(of: state, saved: "pinned", agent: Self.agent, at: Self.now))
    var found: Set<String> = []
    for name in try folder.names() {
      let file = URL(fileURLWithPath: folder.path + "/" + name)
      found.formUnion(MarkedThread.words(in: name.utf8))
      found.formUnion(MarkedThread.words(in: try Data(contentsOf: file)))
    }
    #expect(found.isSubset(of: thread.allowedWords))
    #expect(found.isSuperset(of: thread.neededWords))
  }

  @Test("hold no word of a table once nothing queries it")
  func clearedQueries() throws {
    var state = ScreenState()
    let time = LocalTime(Self.now)
    state.apply(
      reply: """
        table create secret Word:text
        put secret k Word=hush
        >2
        stat@a 1 A
        query@q secret
        save pinned
        clear
        stat@a 1 A
        query@q secret
        """, at: time)
    var copy = try PinnedCopy(of: state, saved: "pinned", agent: Self.agent, at: Self.now)
    #expect(String(decoding: copy.encoded, as: UTF8.self).contains("hush"))
    let row = AgentRow(id: "1", at: Self.now, body: ">2 clear\n>2 stat@a 1 A\n>2 save pinned")
    copy.catchUp([row], at: Self.now)
    let text = String(decoding: copy.encoded, as: UTF8.self)
    #expect(!text.contains("hush") && !text.contains("secret"))
    #expect(!copy.needsRefresh)
  }

  @Test("make pushes that say nothing, and links that name the screen alone")
  func pushes() {
    let push = Push(
      token: "t",
      subjects: [
        Push.Subject(
          device: "d", screen: "secret", reason: .first, touchedSince: Self.now, touches: 1)
      ])
    #expect(!Push.payload.contains("secret") && push.value.object?["payload"]?.text == Push.payload)
    #expect(WidgetLink(agent: "coach", screen: "week").url == "yui://agent/coach/thread?show=week")
  }
}
