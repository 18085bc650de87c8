import YuiLines

@testable import YuiScreens

/// Rows that a copy catches up with: whole, twice, in batches that overlap, in any order, through
/// its file.
enum CatchUpTarget {
  static let now = Moment(secondsSince1970: 1_764_900_000)
  static let first = 1_764_000_000.0

  /// A pinned screen of everything that a copy keeps something about.
  static let base: PinnedCopy? = {
    var state = ScreenState()
    state.apply(
      reply: """
        table create lifts Day:date Weight:number:lb Note:text Done:bool
        put lifts Day=today Weight=80.5 Note="a" Done=on
        >2
        stat@weight 178.9lb Weight delta=-2.3
        list@todo Today A|B|C|D +check
        timer@focus 40/20x8 Focus
        timeline@tl Release
        done One
        now@row Two
        query@q lifts as table
        save today
        """, at: LocalTime(secondsSince1970: first))
    return try? PinnedCopy(
      of: state, saved: "today", agent: .init(id: "coach", name: "Coach"),
      cursor: Cursor(at: Moment(secondsSince1970: first), id: "0"), utcOffsetSeconds: 3600, at: now)
  }()

  @Sendable static func run(_ input: FuzzInput) {
    guard var start = base else { return expect(false, "no copy to begin with") }
    if let key = start.node(id: "focus")?.key { start.startTimer(key, at: now) }
    if let key = start.node(id: "todo")?.key { start.setTick(true, on: "A", of: key) }
    let rows = input.pieces.enumerated().map { place, body in
      // Some rows share a time, so that ids decide.
      AgentRow(
        id: "\(place + 1)", at: Moment(secondsSince1970: first + Double((place + 1) / 2) * 60),
        body: body)
    }
    var whole = start
    whole.catchUp(rows, at: now)

    var twice = whole
    expect(twice.catchUp(rows, at: now) == CatchUp(), "rows applied twice")
    expect(twice == whole, "rows applied twice")

    var random = SeededGenerator(seed: input.seed)
    var cut = start
    var place = 0
    while place < rows.count {
      let from = max(0, place - Int.random(in: 0...2, using: &random))
      place = min(rows.count, place + Int.random(in: 1...3, using: &random))
      cut.catchUp(Array(rows[from..<place]), at: now)
      // On its way through the file.
      if random.oneIn(2) {
        do throws(CopyFault) {
          let read = try PinnedCopy(decoding: cut.encoded)
          expect(read == cut, "another copy from the file")
          cut = read
        } catch {
          expect(false, "its own file is refused: \(error)")
        }
      }
    }
    expect(cut == whole, "rows in batches")

    var shuffled = start
    shuffled.catchUp(rows.shuffled(using: &random), at: now)
    expect(shuffled == whole, "rows in another order")

    check(whole)
  }

  /// Ticks and timers belong to what is there; a pin of the copy is one.
  static func check(_ copy: PinnedCopy) {
    for (key, ticked) in copy.ticks {
      let items = copy.node(key)?.items ?? []
      expect(!ticked.isEmpty && ticked.isSubset(of: items), "ticks without items")
    }
    for (key, run) in copy.timers {
      let node = copy.node(key)
      // What is no length is none, and no length is longer than some decades.
      let length = min(max(node?.resolved[run.phase.rawValue]?.number ?? 0, 0), 1e9)
      expect(node?.preset == .timer && run.seconds == length, "a timer of \(run.seconds) s")
    }
    let pin = Pin(of: copy, device: "phone", token: "t")
    expect((try? Pin(json: pin.json)) == pin, "a pin's JSON")
  }
}
