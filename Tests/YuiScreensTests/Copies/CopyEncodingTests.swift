import Testing
import YuiLines

@testable import YuiScreens

@Suite("Encoding of copies") struct CopyEncodingTests {
  /// A copy with something in every field.
  static func full() throws -> PinnedCopy {
    var state = ScreenState()
    let time = LocalTime(secondsSince1970: 1_764_000_000)
    state.apply(
      reply: """
        table create lifts Day:date Weight:number:lb Note:text Done:bool
        put lifts Day=today Weight=80.5 Note="a \\"b\\" \u{2028} \u{1F3CB}" Done=on
        put lifts "odd key"  Weight=1
        >2
        stat@weight 178.9lb Weight delta=-2.3 good=down spark=181.2|180|178.9
        list@today Today "Walk 30 min" "Read \u{E9}" +check
        timer@focus 40/20x8 Focus
        timeline@release Release
        done One
        now@two Two
        query@q lifts as table
        custom@x {"a":[1,2.5,null,true,{"b":"c"}],"big":1e999}
        say Bye.
        save today
        """, at: time)
    var copy = try PinnedCopy(
      of: state, saved: "today", agent: CatchUpLaws.agent,
      cursor: Cursor(at: Moment(secondsSince1970: 1_764_000_000.5), id: "40"),
      utcOffsetSeconds: -3600, at: CatchUpLaws.now)
    copy.catchUp(
      [
        AgentRow(
          id: "41", at: Moment(secondsSince1970: 1_764_000_100),
          body: "~weight 177lb\n>2 card@new More\n>3 card@today Other\nquery@r none\n>2 save today"),
        AgentRow(
          id: "42", at: Moment(secondsSince1970: 1_764_000_200),
          body:
            ">2 say Later.\n>3 ask@weight Go?\ntable create none A:text\ntable create none B:text"),
      ], at: CatchUpLaws.now)
    copy.setTick(true, on: "Walk 30 min", of: try #require(copy.node(id: "today")).key)
    let timer = try #require(copy.node(id: "focus")).key
    copy.startTimer(timer, at: CatchUpLaws.now)
    copy.pauseTimer(timer, at: CatchUpLaws.now.adding(seconds: 7.25))
    return copy
  }

  /// Puts JSON into the form of a copy, the checksum being right.
  static func sealed(_ value: Value) -> ContiguousArray<UInt8> {
    var props = value.object ?? Props()
    props["version"] = nil
    props["sum"] = nil
    var writer = JSONWriter()
    writer.keepsInfinity = true
    writer.write(props)
    var body = Array(writer.bytes.dropFirst())
    if !props.isEmpty { body.insert(UInt8(ascii: ","), at: 0) }
    body.insert(UInt8(ascii: "\""), at: 0)
    return PinnedCopy.seal(ContiguousArray(body))
  }

  static func fault(_ bytes: ContiguousArray<UInt8>) -> CopyFault? {
    do throws(CopyFault) {
      _ = try PinnedCopy(decoding: bytes)
      return nil
    } catch { return error }
  }

  @Test func everyFieldComesBack() throws {
    let copy = try Self.full()
    #expect(copy.livePage != nil && !copy.takenIDs.isEmpty && !copy.timers.isEmpty)
    let bytes = copy.encoded
    let read = try PinnedCopy(decoding: bytes)
    #expect(read == copy)
    #expect(read.encoded == bytes)
    #expect(copy.node(id: "x")?.props["spec"]?.object?["big"] == .number(.infinity))
  }

  @Test(arguments: 0..<20)
  func copiesOnTheirWayComeBackAndGoOnTheSame(seed: Int) throws {
    let thread = GeneratedThread(seed: seed + 300, replies: 15, hasShows: true)
    var state = ScreenState()
    CatchUpLaws.apply(thread.rows[0], to: &state)
    var copy = try CatchUpLaws.pin(state, after: thread.rows[0])
    for row in thread.rows {
      var read = try PinnedCopy(decoding: copy.encoded)
      #expect(read == copy)
      #expect(read.encoded == copy.encoded)
      let result = copy.catchUp([row], at: CatchUpLaws.now)
      #expect(read.catchUp([row], at: CatchUpLaws.now) == result)
      #expect(read == copy)
    }
  }

  @Test func truncatedAtEveryLength() throws {
    let bytes = try Self.full().encoded
    for length in 0..<bytes.count {
      guard case .damaged = Self.fault(ContiguousArray(bytes.prefix(length))) else {
        Issue.record("\(length) bytes")
        return
      }
    }
    #expect(Self.fault(bytes + [0x20]) != nil)
  }

  @Test func oneByteFlippedAtEveryPlace() throws {
    var bytes = try Self.full().encoded
    for place in bytes.indices {
      for change: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        bytes[place] ^= change
        if Self.fault(bytes) == nil { Issue.record("byte \(place) ^ \(change)") }
        bytes[place] ^= change
      }
    }
    #expect(Self.fault(bytes) == nil)
  }

  @Test(arguments: [
    (#"{"version":2}"#, 2), (#"{"version":2,"sum":"x"}"#, 2), (#"{"version":17,"a":[]}"#, 17),
  ])
  func aLaterVersionIsNewer(text: String, version: Int) {
    #expect(Self.fault(ContiguousArray(text.utf8)) == .newer(version: version))
  }

  @Test(arguments: [
    "", "{", "{}", "null", #"{"version":1}"#, #"{"version":0,"sum":""}"#, #"{"version":-3}"#,
    #"{"version":99999999999999999999999,"a":1}"#, #"{"version":"2"}"#, #"{"version":2"#,
    #"{"version":1,"sum":"0123456789abcdef"}"#,
  ])
  func whatIsNoCopyIsDamaged(text: String) {
    guard case .damaged = Self.fault(ContiguousArray(text.utf8)) else {
      Issue.record("\(text)")
      return
    }
  }

  @Test func unknownFieldsAreKept() throws {
    let copy = try Self.full()
    var value = try #require(try JSONReader.read(copy.encoded).object)
    value["later"] = ["deep": [1, "x", nil]]
    value["agent"] = .object(try #require(value["agent"]?.object).with("face", "round"))
    value["cursor"] = .object(try #require(value["cursor"]?.object).with("shard", 7))
    for list in ["nodes", "tables", "ticks", "timers"] {
      var members = try #require(value[list]?.list)
      members[0] = .object(try #require(members[0].object).with("extra", .text(list)))
      value[list] = .list(members)
    }
    let bytes = Self.sealed(.object(value))
    var read = try PinnedCopy(decoding: bytes)
    #expect(read.nodes == copy.nodes)
    #expect(try JSONReader.read(read.encoded) == JSONReader.read(bytes))
    #expect(try PinnedCopy(decoding: read.encoded) == read)
    // They stay as long as what they belong to: the nodes are gone, and the table with its query.
    read.catchUp(
      [
        AgentRow(
          id: "50", at: CatchUpLaws.now, body: "~weight 170lb\n>2 clear\n>2 say Bye.\n>2 save today"
        )
      ], at: CatchUpLaws.now)
    let left = try #require(try JSONReader.read(read.encoded).object)
    #expect(left["later"] == ["deep": [1, "x", nil]])
    #expect(left["agent"]?.object?["face"] == "round")
    #expect(read.extras.keys.sorted() == ["", "agent", "cursor"])
    #expect(try PinnedCopy(decoding: read.encoded) == read)
  }

  @Test("A copy without nodes gives out no key that is none", arguments: [0, -1, 1])
  func keysThatAreNoneAreRefused(next: Double) {
    let fault = Self.fault(
      Self.sealed([
        "agent": ["id": "a", "name": "A"], "name": "x", "screen": "2",
        "changed": "2025-12-05T02:00:00Z", "caught": "2025-12-05T02:00:00Z", "offset": 0,
        "next": .number(next), "nodes": [],
      ]))
    #expect(fault == (next < 1 ? .damaged(reason: "`next` is not right") : nil))
  }

  @Test("What could not stand in a thread is no copy", arguments: [0, -1, 2, 3])
  func nodesThatCannotBeAreRefused(key: Double) throws {
    func bytes(_ key: Double, isStaged: Bool) -> ContiguousArray<UInt8> {
      let deck: Value = ["key": .number(key), "id": "d", "preset": "deck", "props": [:]]
      let page: Value = [
        "key": 3, "id": "p", "preset": "page", "props": [:], "in": "d", "head": .number(key),
        "staged": .bool(isStaged),
      ]
      return Self.sealed([
        "agent": ["id": "a", "name": "A"], "name": "x", "screen": "2",
        "changed": "2025-12-05T02:00:00Z", "caught": "2025-12-05T02:00:00Z", "offset": 0,
        "next": 4, "nodes": [deck, page],
      ])
    }
    let field = key < 1 || key >= 3 ? "key" : nil
    let fault = Self.fault(bytes(key, isStaged: false))
    #expect(fault == field.map { .damaged(reason: "`\($0)` is not right") })
    #expect(Self.fault(bytes(key, isStaged: true)) != nil)
  }

  @Test(arguments: 0..<12)
  func jsonThatIsNoCopyIsNoTrap(part: Int) throws {
    let value = try JSONReader.read(try Self.full().encoded)
    var dice = Dice(part)
    var refused = 0
    for _ in 0..<120 {
      let bytes = Self.sealed(Self.mutate(value, &dice))
      if let copy = try? PinnedCopy(decoding: bytes) {
        var copy = copy
        copy.catchUp(
          [AgentRow(id: "9", at: CatchUpLaws.now, body: "~weight 1\n>2 clear\n>2 save today")],
          at: CatchUpLaws.now)
        #expect(try PinnedCopy(decoding: copy.encoded) == copy)
      } else {
        refused += 1
      }
    }
    #expect(refused > 20)
  }

  /// The value with one thing in it changed, dropped, doubled or put elsewhere.
  static func mutate(_ value: Value, _ dice: inout Dice) -> Value {
    switch value {
    case .object(let props) where !props.isEmpty && dice.chance(85):
      var props = props
      let prop = props[dice.roll(props.count)]
      props[prop.key] = dice.chance(10) ? nil : mutate(prop.value, &dice)
      return .object(props)
    case .list(var list) where !list.isEmpty && dice.chance(85):
      let place = dice.roll(list.count)
      switch dice.roll(8) {
      case 0: list.remove(at: place)
      case 1: list.append(list[place])
      case 2: list.swapAt(place, dice.roll(list.count))
      default: list[place] = mutate(list[place], &dice)
      }
      return .list(list)
    default:
      return dice.pick([
        nil, true, 0, -1, 3, 1e18, 0.5, 9_007_199_254_740_993, "", "stat", "2", "x", [], [nil],
        ["a": 1], .number(.infinity),
      ])
    }
  }
}

extension Props {
  fileprivate func with(_ key: String, _ value: Value) -> Props {
    var props = self
    props[key] = value
    return props
  }
}
